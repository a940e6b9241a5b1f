import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '../../../shared/product-sorts.ts';

type Column = [name: string, direction: 'asc' | 'desc'];

/** Every order ends with the product's number, so that equal products keep their places between pages. */
const orders: Record<ProductSort, Column[]> = {
  newest: [
    ['created_at', 'desc'],
    ['number', 'desc'],
  ],
  oldest: [
    ['created_at', 'asc'],
    ['number', 'asc'],
  ],
  'price-low': [
    ['effective_price_centimes', 'asc'],
    ['number', 'asc'],
  ],
  'price-high': [
    ['effective_price_centimes', 'desc'],
    ['number', 'desc'],
  ],
  'name-asc': [
    ['name_key', 'asc'],
    ['number', 'asc'],
  ],
  name: [
    ['name_key', 'asc'],
    ['number', 'asc'],
  ],
  'name-desc': [
    ['name_key', 'desc'],
    ['number', 'desc'],
  ],
  stock: [
    ['stock', 'asc'],
    ['number', 'desc'],
  ],
  // With equal scores, the name with the fewest other words is the best match.
  'best-match': [
    ['score', 'desc'],
    ['name_length', 'asc'],
    ['created_at', 'desc'],
    ['number', 'desc'],
  ],
};

/** An `order by` list on the columns of `product_listings`, `search_listings` or, for sorting by stock, `products`. */
export function listingOrder(sort: ProductSort, { backwards = false } = {}): RawBuilder<unknown> {
  const columns = orders[sort].map(([name, direction]) => {
    const descending = (direction === 'desc') !== backwards;
    return sql`${sql.ref(name)} ${sql.raw(descending ? 'desc' : 'asc')}`;
  });
  return sql.join(columns);
}
