import * as z from 'zod/mini';
import { stockFilters } from '../../../shared/catalog/admin-products.ts';
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

/** The list of products (requirements: Admin products). */
export const adminProductList = adminList({
  path: '/admin/products',
  filters: z.object({
    keyword: keywordFilter,
    /** A category's id. The categories below it are included. */
    category: z.catch(z.string().check(z.trim(), z.maxLength(100)), ''),
    stock: z.catch(z.enum([...stockFilters, '']), ''),
  }),
  sorting: z.object({ sort: z.catch(z.enum(adminProductSorts), 'newest') }),
});

export type AdminProductListState = ReturnType<typeof adminProductList.read>;
