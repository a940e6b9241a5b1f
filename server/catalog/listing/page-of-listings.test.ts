import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';
import type { Db } from '../../platform/db/connection.ts';
import { pageOfListings } from './page-of-listings.ts';
import { readProducts } from './read-products.ts';

const inPriceRange = { includeHidden: false, minCentimes: 20_000, maxCentimes: 50_000 };

async function namesOfPage(db: Db, atAnyPrice: number) {
  const page = { scope: inPriceRange, sort: 'price-high', offset: 1, limit: 2 } as const;
  const { value } = await readProducts(db, pageOfListings({ ...page, count: 4, atAnyPrice }));
  return value.map(({ name }) => name);
}

/** How often this connection planned a call individually, and how often it used the cached plan. */
async function plansOf(db: Db) {
  const { rows } = await sql`
    select sum(custom_plans)::integer as custom, sum(generic_plans)::integer as kept from pg_prepared_statements
  `.execute(db);
  return rows[0];
}

test('a price range finds the same products with the cached plan of a small shop and without one', async () => {
  const { db } = await createTestDatabase();
  const { id: category_id } = await aCategory(db);
  for (const dinars of [100, 200, 300, 400, 500, 600]) {
    await aProduct(db, { name: `For ${dinars}`, price_centimes: dinars * 100, category_id });
  }
  await db.connection().execute(async (db) => {
    expect(await namesOfPage(db, 100_000)).toEqual(['For 400', 'For 300']);
    expect(await plansOf(db)).toEqual({ custom: null, kept: null });
    for (let call = 0; call < 10; call++) {
      expect(await namesOfPage(db, 6)).toEqual(['For 400', 'For 300']);
    }
    expect(await plansOf(db)).toEqual({ custom: 5, kept: 5 });
  });
});
