import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './ids.ts';

/** Page size of product lists (design §4). */
export const productPageSize = 12;

/** Sorts a shopper may choose, in the order of the menu (spec §2). */
export const shopSorts = ['newest', 'price-low', 'price-high', 'name-asc', 'name-desc'] as const;

/** `best-match` exists only with a keyword (design §6.11); `oldest`, `name` and `stock` are the back office's. */
export const productSorts = [...shopSorts, 'best-match', 'oldest', 'name', 'stock'] as const;

export type ProductSort = (typeof productSorts)[number];

export const productSize = z.object({ size: z.string(), inStock: z.boolean() });

export type ProductSize = z.infer<typeof productSize>;

/** Prices are dinars; `discountedPrice` 0 means no discount. `parentCategory` is absent for main categories. */
export const product = z.object({
  _id: id,
  name: z.string(),
  brand: z.string().optional(),
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
});

export type Product = z.infer<typeof product>;

export const category = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  parentCategory: id.optional(),
  isActive: z.boolean(),
});

export type Category = z.infer<typeof category>;

/** An absent and an empty query value mean the same (spec §2: the home page sends both empty). */
function blankIsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const pageNumber = z.coerce.number().pipe(z.int().min(1).max(1_000_000));
const dinars = z.coerce.number().pipe(z.number().min(0).max(1_000_000_000));

/** A search term of reasonable length; control characters and broken UTF-16 never reach the database. */
const keyword = z
  .string()
  .max(200, 'Search for at most 200 characters')
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'Search for readable text')
  .transform((value) => value.trim());

/** The listing page's own query names (spec §2), in which its URL holds its whole state. */
export const listingParams = ['category', 'keyword', 'maxPrice', 'minPrice', 'page', 'sort'] as const;

export const productListQuery = z.object({
  pageNumber: blankIsAbsent(pageNumber),
  limit: blankIsAbsent(z.coerce.number().pipe(z.int().min(1).max(100))),
  keyword: blankIsAbsent(keyword),
  category: blankIsAbsent(z.string().max(100)),
  sort: blankIsAbsent(z.enum(productSorts)),
  minPrice: blankIsAbsent(dinars),
  maxPrice: blankIsAbsent(dinars),
});

export type ProductListQuery = z.output<typeof productListQuery>;

/** `correction` tells that nothing matched `searched`, so products for `shown` are answered instead (design §4). */
export const productList = z.object({
  products: z.array(product),
  count: z.int(),
  pages: z.int(),
  page: z.int(),
  correction: z.object({ searched: z.string(), shown: z.string() }).optional(),
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
    reply: product,
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
    query: productListQuery.pick({ pageNumber: true, limit: true }),
    reply: productList,
    cacheable: true,
  }),
};
