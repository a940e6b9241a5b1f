import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';

async function anOffice({ strikesLowest = true } = {}) {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  await app.inject({
    method: 'PUT',
    url: '/api/settings/offers',
    headers,
    payload: { strikesLowest, version: 0 },
  });
  const save = (id: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/products/${id}`, headers, payload });
  const history = async (id: string) =>
    (await app.inject({ url: `/api/products/${id}/prices`, headers })).json();
  return { app, db, headers, user, save, history };
}

type Past = { days: number; price: number; discounted?: number };

/** A product whose prices are as old as this, the oldest first. It has the last of them now. */
async function aProductOnceSold(db: Db, past: Past[]) {
  const product = await aProduct(db);
  // The history cannot be changed; only a test gives a product a past.
  await sql`alter table price_changes disable trigger price_changes_append_only`.execute(db);
  const last = past.at(-1) ?? { price: 1000, days: 0 };
  await db
    .updateTable('products')
    .set({
      price_centimes: last.price * 100,
      discounted_price_centimes: last.discounted ? last.discounted * 100 : null,
    })
    .where('id', '=', product.id)
    .execute();
  await db.deleteFrom('price_changes').where('product_id', '=', product.id).execute();
  for (const { days, price, discounted } of past) {
    await db
      .insertInto('price_changes')
      .values({
        product_id: product.id,
        at: new Date(Date.now() - days * 86_400_000),
        price_centimes: price * 100,
        discounted_price_centimes: discounted ? discounted * 100 : null,
      })
      .execute();
  }
  await dropFromCaches(db, ['catalog', `product:${product.id}`]);
  return product;
}

test('the history of a product has its prices, when they changed and who changed them', async () => {
  const { db, user, save, history } = await anOffice();
  const { id } = await aProduct(db, { price_centimes: 100_000 });
  await save(id, { discountedPrice: 800 });
  await save(id, { stock: 4 });
  await save(id, { discountedPrice: 0, price: 900 });
  const { changes } = await history(id);
  expect(changes).toEqual([
    { at: expect.any(String), price: 900, discountedPrice: 0, by: user.name },
    { at: expect.any(String), price: 1000, discountedPrice: 800, by: user.name },
    { at: expect.any(String), price: 1000, discountedPrice: 0 },
  ]);
  await expect(db.deleteFrom('price_changes').execute()).rejects.toThrow('append-only');
});

test('a discount may not strike a price that was raised for it', async () => {
  const { db, save, history } = await anOffice();
  const { id } = await aProductOnceSold(db, [
    { days: 100, price: 900 },
    { days: 40, price: 1000 },
    { days: 10, price: 1200 },
  ]);
  const refused = await save(id, { discountedPrice: 950 });
  expect(refused.statusCode).toBe(400);
  const { lowest } = await history(id);
  expect(lowest.price).toBe(1000);
  expect(refused.json().fields.discountedPrice).toBe(
    `A discount may strike at most 1000 DA, the lowest price of the 30 days before it (on ${lowest.day})`,
  );
  expect((await save(id, { price: 1000, discountedPrice: 950 })).statusCode).toBe(200);
});

test('an earlier discount counts for 30 days, and one that goes on may grow', async () => {
  const { db, save } = await anOffice();
  const recent = await aProductOnceSold(db, [
    { days: 60, price: 1000 },
    { days: 20, price: 1000, discounted: 700 },
    { days: 10, price: 1000 },
  ]);
  expect((await save(recent.id, { discountedPrice: 900 })).statusCode).toBe(400);
  const old = await aProductOnceSold(db, [
    { days: 90, price: 1000, discounted: 700 },
    { days: 40, price: 1000 },
  ]);
  expect((await save(old.id, { discountedPrice: 900 })).statusCode).toBe(200);
  const running = await aProductOnceSold(db, [
    { days: 60, price: 1000 },
    { days: 5, price: 1000, discounted: 800 },
  ]);
  expect((await save(running.id, { discountedPrice: 700 })).statusCode).toBe(200);
  expect((await save(running.id, { price: 1100 })).statusCode).toBe(400);
});

test('a product may come into the shop with a discount, whose price must not be raised', async () => {
  const { db, save, history } = await anOffice();
  const { id } = await aProduct(db, { price_centimes: 100_000, discounted_price_centimes: 80_000 });
  expect(await history(id)).toMatchObject({ lowest: { price: 1000 } });
  expect((await save(id, { discountedPrice: 700 })).statusCode).toBe(200);
  expect((await save(id, { price: 2000 })).statusCode).toBe(400);
});

test('a change of several products leaves out those whose struck price would be too high', async () => {
  const { app, db, headers } = await anOffice();
  const { id } = await aProductOnceSold(db, [
    { days: 60, price: 1000 },
    { days: 5, price: 1000, discounted: 800 },
  ]);
  const payload = { ids: [id], change: { kind: 'price', price: 1500 } };
  const reply = await app.inject({ method: 'POST', url: '/api/products/changes', headers, payload });
  expect(reply.json()).toMatchObject({ changed: [], refused: [{ _id: id, code: 'struck-price-too-high' }] });
});

test('without the setting a discount may strike any price', async () => {
  const { db, save } = await anOffice({ strikesLowest: false });
  const { id } = await aProduct(db);
  expect((await save(id, { price: 3000, discountedPrice: 2000 })).statusCode).toBe(200);
});
