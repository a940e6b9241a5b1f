import * as z from 'zod/mini';
import { productList, productListQuery } from '../catalog/catalog.ts';
import { chosenProduct } from '../catalog/needs.ts';
import { productId } from '../catalog/product-families.ts';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import {
  blankIsAbsent,
  flag,
  keyword,
  pageQuery,
  textsQuery,
  wholeNumber,
} from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams, idPattern } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { typedLine } from '../values/text.ts';

/** The periods for which searches are listed, in days up to today. */
export const searchPeriods = ['7', '30', '90'] as const;

/** A search that finds so many products or fewer found hardly anything. */
export const hardlyAny = 3;

const termFilter = {
  days: blankIsAbsent(wholeNumber('Days', 90)),
  keyword: blankIsAbsent(keyword),
  language: blankIsAbsent(z.enum(languages, messageOf('language-not-offered'))),
  /** Whether to list only the searches that found nothing or hardly anything. */
  few: flag('Few'),
};

const { pageNumber, limit } = productListQuery.shape;

/** A term with its figures of the period. `found` is the number of products that its last search found. */
const searchTerm = z.object({
  term: z.string(),
  /** As somebody typed it. */
  sample: z.string(),
  languages: z.array(z.enum(languages)),
  searches: z.int(),
  clicks: z.int(),
  found: z.int(),
});

export const searchLogApi = {
  /** Counts that a shopper opened a product from the results of a search. */
  click: endpoint('POST', '/search/clicks', {
    access: 'anyone',
    query: pageQuery,
    body: z.object({ keyword, product: productId }),
    reply: z.object({}),
  }),
  /** What shoppers searched, most searched first (requirements: Searches). */
  terms: endpoint('GET', '/search/terms', {
    access: 'catalog',
    query: z.object({ ...termFilter, pageNumber, limit }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      terms: z.array(searchTerm),
      /** Of all terms of the list. */
      searches: z.int(),
    }),
  }),
  export: endpoint('GET', '/search/terms/export', {
    access: 'catalog',
    query: z.object({ ...termFilter, ...fileOptions }),
    download: { en: 'searches', fr: 'recherches' },
    reply: tableReply,
  }),
};

/** The most words of a group of synonyms. */
const mostSynonyms = 60;

const synonymList = z
  .array(typedLine(100, messageOf('word-required')), messageOf('words-not-a-list'))
  .check(z.maxLength(mostSynonyms, messageOf('too-many-words-in-group', { max: mostSynonyms })));

/** `understood` are words that people type, but that the search does not look for. */
const synonymFields = z.object({ words: synonymList, understood: z._default(synonymList, []) });

type SynonymFields = z.output<typeof synonymFields>;

/** Checks of a group. Made anew for each schema, because a schema with checks cannot be extended. */
function areSynonyms<Fields extends SynonymFields>() {
  return [
    z.refine<Fields>(({ words }) => words.length > 0, {
      error: messageOf('searched-word-required'),
      path: ['words'],
    }),
    z.refine<Fields>(({ words, understood }) => words.length + understood.length !== 1, {
      error: messageOf('two-words-required'),
      path: ['words'],
    }),
  ] as const;
}

export const newSynonymsBody = synonymFields.check(...areSynonyms());

const synonymsChangeBody = z
  .extend(synonymFields, { version: z.int(messageOf('version-not-whole')) })
  .check(...areSynonyms());

/** A group of words that mean the same (requirements: Synonyms). */
export const synonymGroup = z.object({
  _id: id,
  words: z.array(z.string()),
  understood: z.array(z.string()),
  version: z.int(),
});

const changedProducts = z.object({
  count: z.int(),
  /** The first of them. */
  first: z.array(z.object({ _id: id, name: z.string() })),
});

/** What a search for the term finds before and after a change. */
const changedSearch = z.object({
  term: z.string(),
  before: z.int(),
  after: z.int(),
  added: changedProducts,
  removed: changedProducts,
});

export type SynonymGroup = z.infer<typeof synonymGroup>;
export type NewSynonymsBody = z.output<typeof newSynonymsBody>;
export type SynonymsChangeBody = z.output<typeof synonymsChangeBody>;
export type ChangedSearch = z.infer<typeof changedSearch>;

export const synonymApi = {
  /** The groups, last changed first (requirements: Synonyms). */
  list: endpoint('GET', '/search/synonyms', {
    access: 'catalog',
    query: z.object({ keyword: blankIsAbsent(keyword), pageNumber, limit }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      groups: z.array(synonymGroup),
    }),
  }),
  read: endpoint('GET', '/search/synonyms/:id', { access: 'catalog', params: idParams, reply: synonymGroup }),
  create: endpoint('POST', '/search/synonyms', {
    access: 'catalog',
    body: newSynonymsBody,
    reply: synonymGroup,
    status: 201,
  }),
  /** An outdated version answers 409 with `group`, as it is stored now. */
  update: endpoint('PUT', '/search/synonyms/:id', {
    access: 'catalog',
    params: idParams,
    body: synonymsChangeBody,
    reply: synonymGroup,
  }),
  remove: endpoint('DELETE', '/search/synonyms/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /**
   * What the searches for the words of a group find before and after a change; nothing is saved. Without `group` the
   * words are a new group, and `change` is null for a deletion.
   */
  preview: endpoint('POST', '/search/synonyms/preview', {
    access: 'catalog',
    body: z.object({
      group: z.optional(
        z.string(messageOf('group-required')).check(z.regex(idPattern, messageOf('group-not-found'))),
      ),
      change: z.nullable(newSynonymsBody),
    }),
    reply: z.array(changedSearch),
  }),
};

/** The most products that are pinned for a term. */
const mostPins = 10;

const pinFields = z.object({
  term: typedLine(200, messageOf('search-required')),
  products: z.array(productId, messageOf('products-not-a-list')).check(
    z.minLength(1, messageOf('product-choice-required')),
    z.maxLength(mostPins, messageOf('too-many-pins', { max: mostPins })),
    z.refine((ids) => new Set(ids).size === ids.length, messageOf('product-pinned-twice')),
  ),
});

const pinsChangeBody = z.extend(pinFields, { version: z.int(messageOf('version-not-whole')) });

/** A search with the products that come first in it, in their order (requirements: Pinned products). */
export const pinnedTerm = z.object({
  _id: id,
  /** As the administrator typed it. */
  term: z.string(),
  products: z.array(chosenProduct),
  version: z.int(),
});

export const pinsBody = pinFields;
export type PinnedTerm = z.infer<typeof pinnedTerm>;
export type PinsBody = z.output<typeof pinFields>;
export type PinsChangeBody = z.output<typeof pinsChangeBody>;

export const pinApi = {
  /** The terms with pinned products, last changed first. */
  list: endpoint('GET', '/search/pins', {
    access: 'catalog',
    query: z.object({ keyword: blankIsAbsent(keyword), pageNumber, limit, ...textsQuery.shape }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      terms: z.array(pinnedTerm),
    }),
  }),
  read: endpoint('GET', '/search/pins/:id', {
    access: 'catalog',
    params: idParams,
    query: textsQuery,
    reply: pinnedTerm,
  }),
  create: endpoint('POST', '/search/pins', {
    access: 'catalog',
    body: pinFields,
    reply: pinnedTerm,
    status: 201,
  }),
  /** An outdated version answers 409 with `term`, as it is stored now. */
  update: endpoint('PUT', '/search/pins/:id', {
    access: 'catalog',
    params: idParams,
    body: pinsChangeBody,
    reply: pinnedTerm,
  }),
  remove: endpoint('DELETE', '/search/pins/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** The first page of the search as shoppers would see it with these products; nothing is saved. */
  preview: endpoint('POST', '/search/pins/preview', {
    access: 'catalog',
    body: pinFields,
    reply: productList,
  }),
};
