import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { blankableLine, blankableText, line, paragraph, textsBody, withoutAccents } from '../values/text.ts';
import { describedTexts, product, textLanguagesOf } from './catalog.ts';
import { imageUrl, invalidImageUrl } from './image-url.ts';
import { productId } from './product-families.ts';

/** The most products of a need. */
const maxNeedProducts = 500;

/** The longest address of a need. */
export const longestSlug = 60;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const invalidSlug = messageOf('slug-invalid');

/** The address of a need made from its name: `Hair Loss` becomes `hair-loss`; '' if the name has no Latin letters. */
export function slugOf(name: string) {
  return withoutAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
}

/** A need by which shoppers look for products. `products` counts those that the caller may see, a family once for shoppers. */
export const need = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  isActive: z.boolean(),
  products: z.int(),
  version: z.int(),
});

export type Need = z.infer<typeof need>;

const needPage = z.extend(need, { languages: textLanguagesOf });

export type NeedPage = z.infer<typeof needPage>;

const slugParams = z.object({ slug: z.string().check(z.maxLength(longestSlug), z.regex(slugPattern)) });

export const needsApi = {
  /** In their order; inactive ones only for administrators. */
  list: endpoint('GET', '/needs', {
    access: 'anyone',
    query: textsQuery,
    reply: z.array(need),
    cacheable: true,
  }),
  read: endpoint('GET', '/needs/:slug', {
    access: 'anyone',
    params: slugParams,
    query: textsQuery,
    reply: needPage,
    cacheable: true,
  }),
};

/** A product in the form of a need or of a search. */
export const chosenProduct = z.pick(product, { _id: true, name: true, imageUrl: true, stock: true });

/** A need with its translations and its products in their order, also hidden ones. */
export const needDetail = z.extend(need, { texts: describedTexts, products: z.array(chosenProduct) });

export type NeedDetail = z.infer<typeof needDetail>;

/** The fields of a need that an administrator edits (requirements: Admin needs). A blank slug is made from the name. */
const needFields = z.object({
  name: line(100, messageOf('need-name-required')),
  slug: blankableText(longestSlug).check(
    z.refine((slug) => slug === '' || slugPattern.test(slug), invalidSlug),
  ),
  description: paragraph(5_000, messageOf('description-required')),
  imageUrl: z.union([z.literal(''), imageUrl(messageOf('image-required'))], invalidImageUrl),
  isActive: z.boolean(messageOf('active-not-boolean')),
  products: z.array(productId, messageOf('products-not-a-list')).check(
    z.maxLength(maxNeedProducts, messageOf('need-too-large', { max: maxNeedProducts })),
    z.refine((ids) => new Set(ids).size === ids.length, messageOf('product-twice-in-need')),
  ),
});

const texts = textsBody(z.object({ name: blankableLine(100), description: blankableText(5_000) }));

export const newNeedBody = z.extend(needFields, {
  texts,
  slug: z._default(needFields.shape.slug, ''),
  imageUrl: z._default(needFields.shape.imageUrl, ''),
  isActive: z._default(needFields.shape.isActive, true),
  products: z._default(needFields.shape.products, []),
});

/** A change of a need; fields that are not sent stay the same. `version` is the one that the form loaded. */
const needChangeBody = z.extend(z.partial(needFields), {
  texts,
  version: z.optional(z.int(messageOf('version-not-whole'))),
});

const ids = z.array(z.string(messageOf('need-ids-not-a-list')), messageOf('need-ids-not-a-list'));

export type NewNeedBody = z.output<typeof newNeedBody>;
export type NeedChangeBody = z.output<typeof needChangeBody>;

export const needFormApi = {
  /** Its products have their names in the language; its own texts are the base texts. */
  form: endpoint('GET', '/needs/:id/form', {
    access: 'catalog',
    params: idParams,
    query: textsQuery,
    reply: needDetail,
  }),
  create: endpoint('POST', '/needs', {
    access: 'catalog',
    body: newNeedBody,
    reply: needDetail,
    status: 201,
  }),
  /** An outdated version answers 409 with `need`, as it is stored now. */
  update: endpoint('PUT', '/needs/:id', {
    access: 'catalog',
    params: idParams,
    body: needChangeBody,
    reply: needDetail,
  }),
  remove: endpoint('DELETE', '/needs/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /**
   * Orders all needs. `loaded` is the order that the page has shown: if it has changed since, or if `needs` are not all
   * needs, the answer is 409 with `needs`, as they are stored now.
   */
  order: endpoint('PUT', '/needs/order', {
    access: 'catalog',
    body: z.object({ needs: ids, loaded: z.optional(ids) }),
    reply: z.array(need),
  }),
};
