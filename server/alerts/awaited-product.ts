import { sql } from 'kysely';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';

const isBuyable = sql<boolean>`is_buyable(products.stock, products.sizes)`;

/** Whether visitors see the product and can buy it, in SQL on `products` and `product_listings`. */
export const isOnSale = sql<boolean>`(visible and ${isBuyable})`;

/** A product for which people may wait, or undefined if there is none with this id. */
export function findAwaited(db: Db, productId: string) {
  return awaitedProducts(db).where('products.id', '=', productId).executeTakeFirst();
}

type Named = { id: string; name: string };

/** The product's name as readers of this language see it (requirements: Catalog texts). */
export async function nameIn(db: Db, language: Language, { id, name }: Named) {
  const texts = await db
    .selectFrom('product_texts')
    .select('name')
    .where('product_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  return texts?.name ?? name;
}

export function awaitedProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .select(['products.id', 'products.name', 'products.stock', 'visible', isBuyable.as('buyable')]);
}
