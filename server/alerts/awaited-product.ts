import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';

const isBuyable = sql<boolean>`is_buyable(products.stock, products.sizes)`;

/** Whether visitors see the product and can buy it, in SQL on `products` and `product_listings`. */
export const isOnSale = sql<boolean>`(visible and ${isBuyable})`;

/** A product for which people may wait, or undefined if there is none with this id. */
export function findAwaited(db: Db, productId: string) {
  return awaitedProducts(db).where('products.id', '=', productId).executeTakeFirst();
}

export function awaitedProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .select(['products.id', 'products.name', 'products.stock', 'visible', isBuyable.as('buyable')]);
}
