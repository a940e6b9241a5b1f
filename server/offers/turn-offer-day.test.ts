import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import type { Db } from '../platform/db/connection.ts';
import { turnOfferDay } from './turn-offer-day.ts';

/** A product of 1000 DA with a cut from 10 to 12 December, in a shop of the day before. */
async function beforeTheCut(db: Db) {
  const { id } = await aProduct(db);
  const days = { first_day: '2026-12-10', last_day: '2026-12-12' };
  await anOffer(db, { kind: 'price_cut', percent: 10, ...days });
  await sql`update catalog_version set offers_day = '2026-12-09'`.execute(db);
  return id;
}

async function priceOf(db: Db, id: string) {
  const query = db.selectFrom('products').select('effective_price_centimes').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).effective_price_centimes;
}

test('a cut begins with its first day and ends after its last one, also when days were missed', async () => {
  const { db } = await createTestApp();
  const id = await beforeTheCut(db);
  await turnOfferDay(db, '2026-12-09');
  expect(await priceOf(db, id)).toBe(100_000);
  await turnOfferDay(db, '2026-12-10');
  expect(await priceOf(db, id)).toBe(90_000);
  await turnOfferDay(db, '2026-12-12');
  expect(await priceOf(db, id)).toBe(90_000);
  await turnOfferDay(db, '2026-12-20');
  expect(await priceOf(db, id)).toBe(100_000);
});

test('a slow clock does not take the day back, and a day far ahead is corrected', async () => {
  const { db } = await createTestApp();
  const id = await beforeTheCut(db);
  await turnOfferDay(db, '2026-12-10');
  await turnOfferDay(db, '2026-12-09');
  expect(await priceOf(db, id)).toBe(90_000);
  await turnOfferDay(db, '2036-01-01');
  expect(await priceOf(db, id)).toBe(100_000);
  await turnOfferDay(db, '2026-12-11');
  expect(await priceOf(db, id)).toBe(90_000);
});

test('two processes at midnight change each price once', async () => {
  const { db } = await createTestApp();
  const id = await beforeTheCut(db);
  await Promise.all([turnOfferDay(db, '2026-12-10'), turnOfferDay(db, '2026-12-10')]);
  const { rows } = await sql<{ offer_price_centimes: number | null }>`
    select offer_price_centimes from price_changes where product_id = ${id} order by id`.execute(db);
  expect(rows.map((row) => row.offer_price_centimes)).toEqual([null, 90_000]);
});

test('in a running shop the cut begins at midnight, and the next visitor sees it', async () => {
  let now = new Date('2026-12-09T22:59:59Z');
  const { app, db } = await createTestApp({ now: () => now });
  const id = await beforeTheCut(db);
  const shown = async () => (await app.inject({ url: `/api/products/${id}` })).json().offer?.price;
  expect(await shown()).toBeUndefined();
  now = new Date('2026-12-09T23:00:00Z');
  await expect.poll(shown).toBe(900);
});
