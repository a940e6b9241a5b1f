import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './ids.ts';
import { factFields, quantityFields } from './product-facts.ts';
import { productSorts } from './product-sorts.ts';
import { blankIsAbsent, keyword, wholeNumber } from './query-values.ts';

/** Page size of product lists (requirements: Query values). */
export const productPageSize = 12;

export const productSize = z.object({ size: z.string(), inStock: z.boolean() });

export type ProductSize = z.infer<typeof productSize>;

/** The family of a card that stands for several members; prices are the lowest and highest effective ones in dinars. */
const familySummary = z.object({
  _id: id,
  name: z.string(),
  optionName: z.string(),
  members: z.int(),
  minPrice: z.number(),
  maxPrice: z.number(),
});

/** Prices are dinars; `discountedPrice` 0 means no discount. `parentCategory` is absent for main categories. */
export const product = z.object({
  _id: id,
  name: z.string(),
  brand: z.optional(z.string()),
  description: z.string(),
  price: z.number(),
  discountedPrice: z.number(),
  stock: z.int(),
  imageUrl: z.string(),
  features: z.array(z.string()),
  sizes: z.array(productSize),
  category: z.object({ _id: id, name: z.string() }),
  featured: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.int(),
  ...quantityFields,
});

export type Product = z.infer<typeof product>;

/** A product of a list. `family` is present only in a list that is grouped by family, for two members or more. */
const listedProduct = z.extend(product, { family: z.optional(familySummary) });

/** One member of a family, for the picker of a product's page. */
export const familyMember = z.object({
  ...z.pick(product, {
    _id: true,
    name: true,
    price: true,
    discountedPrice: true,
    stock: true,
    imageUrl: true,
  }).shape,
  label: z.string(),
});

/** A product with everything that its page shows. */
export const productDetail = z.extend(product, {
  ...factFields,
  /** The pictures after `imageUrl`, in their order. */
  moreImages: z.array(z.string()),
  /** Absent for a product outside a family and for the only member. `label` is this product's own option. */
  family: z.optional(
    z.object({
      _id: id,
      name: z.string(),
      optionName: z.string(),
      label: z.string(),
      members: z.array(familyMember),
    }),
  ),
});

export type ProductDetail = z.infer<typeof productDetail>;

export const category = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  parentCategory: z.optional(id),
  isActive: z.boolean(),
});

export type Category = z.infer<typeof category>;

function dinars(name: string) {
  const max = 1_000_000_000;
  const message = `${name} must be a number from 0 to ${max}`;
  return z.coerce.number(message).check(z.minimum(0, message), z.maximum(max, message));
}

/** The query parameters of the listing page's URL, which contains the page's whole state (requirements: Listing). */
export const listingParams = ['category', 'keyword', 'maxPrice', 'minPrice', 'page', 'sort'] as const;

export const productListQuery = z.object({
  pageNumber: blankIsAbsent(wholeNumber('Page number', 1_000_000)),
  limit: blankIsAbsent(wholeNumber('Limit', 100)),
  keyword: blankIsAbsent(keyword),
  category: blankIsAbsent(
    z.string('Choose one category').check(z.maxLength(100, 'Category must be at most 100 characters')),
  ),
  sort: blankIsAbsent(z.enum(productSorts, 'Sort order is unknown')),
  minPrice: blankIsAbsent(dinars('Minimum price')),
  maxPrice: blankIsAbsent(dinars('Maximum price')),
});

export type ProductListQuery = z.output<typeof productListQuery>;

/**
 * `correction` is present when nothing matched `searched` and the list contains the products for `shown` instead
 * (requirements: Search).
 */
export const productList = z.object({
  products: z.array(listedProduct),
  count: z.int(),
  pages: z.int(),
  page: z.int(),
  correction: z.optional(z.object({ searched: z.string(), shown: z.string() })),
});

export type ProductList = z.infer<typeof productList>;

export const catalogApi = {
  products: endpoint('GET', '/products', {
    access: 'anyone',
    query: productListQuery,
    reply: productList,
    cacheable: true,
  }),
  product: endpoint('GET', '/products/:id', {
    access: 'anyone',
    params: idParams,
    reply: productDetail,
    cacheable: true,
  }),
  categories: endpoint('GET', '/categories', { access: 'anyone', reply: z.array(category), cacheable: true }),
  category: endpoint('GET', '/categories/:id', {
    access: 'anyone',
    params: idParams,
    reply: category,
    cacheable: true,
  }),
  categoryProducts: endpoint('GET', '/categories/:id/products', {
    access: 'anyone',
    params: idParams,
    query: z.pick(productListQuery, { pageNumber: true, limit: true }),
    reply: productList,
    cacheable: true,
  }),
};
