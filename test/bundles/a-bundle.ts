import { type Insertable, sql } from 'kysely';
import type { Db } from '../../server/platform/db/connection.ts';
import type { Tables } from '../../server/platform/db/tables.ts';
import { aProduct } from '../factories.ts';

type Part = Partial<Insertable<Tables['bundle_parts']>> & { product: { id: string } };

/** A stored bundle that costs 2500 DA, of one unit of each part by default. Its stock follows from them. */
export async function aBundle(db: Db, parts: Part[], values: Partial<Insertable<Tables['products']>> = {}) {
  const bundle = await aProduct(db, { name: 'Routine', price_centimes: 250_000, stock: 0, ...values });
  await db
    .insertInto('bundle_parts')
    .values(
      parts.map(({ product, ...part }, position) => ({
        ...{ bundle_id: bundle.id, product_id: product.id, position, units: 1 },
        ...part,
      })),
    )
    .execute();
  await sql`select stock_bundles(array[${bundle.id}])`.execute(db);
  return bundle;
}
