import * as z from 'zod/mini';
import { productList, productListQuery } from './catalog.ts';
import { csvPieces } from './csv.ts';
import { endpoint } from './endpoint.ts';
import { blankIsAbsent } from './query-values.ts';

/** The limit of a product without its own, in units. The index of migration 0016 contains it too. */
export const usualStockLimit = 5;

/** `low` is above 0 and at or below the product's limit, `out` is 0 (requirements: Low stock). */
export const shortStocks = ['low', 'out'] as const;

const { keyword, category, sort, pageNumber, limit } = productListQuery.shape;

const short = z.enum(shortStocks, 'Stock is low or out');

/** The filter of the back office's list of products. */
export const productFilter = { keyword, category, stock: blankIsAbsent(short) };

/** The endpoints with which administrators watch the stock. */
export const adminProductApi = {
  list: endpoint('GET', '/products/stock', {
    access: 'admin',
    query: z.object({ ...productFilter, sort, pageNumber, limit }),
    reply: productList,
  }),
  counts: endpoint('GET', '/products/stock/counts', {
    access: 'admin',
    reply: z.object({ low: z.int(), out: z.int() }),
  }),
  /** What to order from the suppliers: products with low stock and sold-out ones. */
  toOrder: endpoint('GET', '/products/to-order', {
    access: 'admin',
    query: z.object(productFilter),
    download: 'to-order',
    reply: csvPieces,
  }),
};
