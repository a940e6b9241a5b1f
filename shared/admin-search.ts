import * as z from 'zod/mini';
import { productList, productListQuery } from './catalog.ts';
import { csvPieces } from './csv.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { productId } from './product-families.ts';
import { blankIsAbsent, flag, keyword, pageQuery, wholeNumber } from './query-values.ts';

/** The periods for which searches are listed, in days up to today. */
export const searchPeriods = ['7', '30', '90'] as const;

/** A search that finds so many products or fewer found hardly anything. */
export const hardlyAny = 3;

const termFilter = {
  days: blankIsAbsent(wholeNumber('Days', 90)),
  keyword: blankIsAbsent(keyword),
  language: blankIsAbsent(z.enum(languages, 'Language is en, fr or ar')),
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
    access: 'admin',
    query: z.object({ ...termFilter, pageNumber, limit }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      terms: z.array(searchTerm),
      /** Of all terms of the list. */
      searches: z.int(),
    }),
  }),
  export: endpoint('GET', '/search/terms/export', {
    access: 'admin',
    query: z.object(termFilter),
    download: 'searches',
    reply: csvPieces,
  }),
};
