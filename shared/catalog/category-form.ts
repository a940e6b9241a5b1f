import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';
import { blankableLine, blankableText, paragraph, textsBody, typedLine } from '../values/text.ts';
import { category } from './catalog.ts';
import { imageUrl, invalidImageUrl } from './image-url.ts';

/**
 * The fields of a category that an administrator edits (requirements: Admin categories). `parentCategory` null or ''
 * means a main category.
 */
const categoryFields = z.object({
  name: typedLine(200, messageOf('category-name-required')),
  description: paragraph(5_000, messageOf('description-required')),
  imageUrl: z.union([z.literal(''), imageUrl(messageOf('image-required'))], invalidImageUrl),
  parentCategory: z.pipe(
    z.transform((value) => (value === '' ? null : value)),
    z.nullable(z.string(messageOf('parent-category-unknown'))),
  ),
  isActive: z.boolean(messageOf('active-not-boolean')),
});

const texts = textsBody(z.object({ name: blankableLine(200), description: blankableText(5_000) }));

/** A new category; optional fields may be absent. */
const newCategoryBody = z.extend(categoryFields, {
  texts,
  imageUrl: z._default(categoryFields.shape.imageUrl, ''),
  parentCategory: z._default(categoryFields.shape.parentCategory, null),
  isActive: z._default(categoryFields.shape.isActive, true),
});

/** A change to a category; fields that are not sent stay the same. */
const categoryChangeBody = z.extend(z.partial(categoryFields), { texts });

export type NewCategoryBody = z.output<typeof newCategoryBody>;
export type CategoryChangeBody = z.output<typeof categoryChangeBody>;

export const categoryFormApi = {
  create: endpoint('POST', '/categories', {
    access: 'catalog',
    body: newCategoryBody,
    reply: category,
    status: 201,
  }),
  update: endpoint('PUT', '/categories/:id', {
    access: 'catalog',
    params: idParams,
    body: categoryChangeBody,
    reply: category,
  }),
  remove: endpoint('DELETE', '/categories/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};
