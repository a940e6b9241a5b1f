import type { Insertable } from 'kysely';
import type { Db } from '../server/db/connection.ts';
import { newId } from '../server/db/new-id.ts';
import type { Tables } from '../server/db/tables.ts';

/** A stored main category; `parent_id` and `level` make it a child. */
export async function aCategory(db: Db, values: Partial<Insertable<Tables['categories']>> = {}) {
  return db
    .insertInto('categories')
    .values({ id: newId(), name: 'Vitamins', description: 'Vitamins of all kinds', level: 1, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A stored product that costs 1000 DA, ten in stock, in a category of its own unless one is given. */
export async function aProduct(db: Db, values: Partial<Insertable<Tables['products']>> = {}) {
  const product = await db
    .insertInto('products')
    .values({
      id: newId(),
      name: 'Vitamin C 500 mg',
      description: 'Effervescent tablets',
      price_centimes: 100_000,
      stock: 10,
      category_id: values.category_id ?? (await aCategory(db)).id,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (product.stock > 0) {
    await db
      .insertInto('stock_moves')
      .values({ product_id: product.id, delta: product.stock, reason: 'opening' })
      .execute();
  }
  return product;
}
