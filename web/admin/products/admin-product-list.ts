import * as z from 'zod/mini';
import { stateFilters, stockFilters } from '../../../shared/catalog/admin-products.ts';
import type { ProductSort } from '../../../shared/contract/list-query.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';

/** The back office's sorts, in the order of the menu (requirements: Admin products). */
export const adminProductSorts = [
  'newest',
  'oldest',
  'price-low',
  'price-high',
  'name',
  'stock',
] as const satisfies ProductSort[];

/** Products on a page; the first one is the specification's. */
export const pageSizes = ['12', '24', '48', '96'] as const;

/** Which products, whatever their state. */
const placeFilters = {
  keyword: keywordFilter,
  /** A category's id. The categories below it are included. */
  category: z.catch(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** As a query of the API names it (`joinChoices`). */
  brand: z.catch(z.string().check(z.maxLength(200)), ''),
};

/** The list of products (requirements: Admin products). */
export const adminProductList = adminList({
  path: '/admin/products',
  filters: z.object({
    ...placeFilters,
    stock: z.catch(z.enum([...stockFilters, '']), ''),
    state: z.catch(z.enum([...stateFilters, '']), ''),
    cost: z.catch(z.enum(['unknown', '']), ''),
  }),
  sorting: z.object({
    sort: z.catch(z.enum(adminProductSorts), 'newest'),
    limit: z.catch(z.enum(pageSizes), pageSizes[0]),
  }),
});

export type AdminProductListState = ReturnType<typeof adminProductList.read>;

/** The sheet of products to order (requirements: Low stock). */
export const toOrderList = adminList({
  path: '/admin/products/to-order',
  filters: z.object(placeFilters),
  sorting: z.object({}),
});
