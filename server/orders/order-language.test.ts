import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct, productTexts } from '../../test/factories.ts';
import { anOrderBody } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';

type Headers = Record<string, string>;

function post(app: FastifyInstance) {
  return (path: string, payload: object, headers: Headers = {}) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
}

/** A product with a French name, and one without. */
async function products(db: Db) {
  const cream = await aProduct(db, { name: 'Sun cream', stock: 10 });
  const soap = await aProduct(db, { name: 'Soap', stock: 1 });
  await productTexts(db, cream, { name: 'Crème solaire' });
  await productTexts(db, soap, { name: 'Soap' });
  return { cream, soap, body: anOrderBody([cream, soap].map(({ id }) => ({ productId: id, quantity: 1 }))) };
}

const storedNames = (db: Db) =>
  db.selectFrom('order_items').select(['name', 'name_as_read']).orderBy('position').execute();

const languageOf = async (db: Db, { id }: { id: string }) =>
  (await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow()).language;

test('an order keeps its language, and the names as the buyer read them beside the base names', async () => {
  const { app, db } = await createTestApp();
  const { body } = await products(db);
  const answer = await post(app)('/orders?lang=fr', body);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    language: 'fr',
    orderItems: [{ name: 'Sun cream', nameAsRead: 'Crème solaire' }, { name: 'Soap' }],
  });
  expect(answer.json().orderItems[1]).not.toHaveProperty('nameAsRead');
  expect(await storedNames(db)).toEqual([
    { name: 'Sun cream', name_as_read: 'Crème solaire' },
    { name: 'Soap', name_as_read: null },
  ]);
  await db.updateTable('product_texts').set({ name: 'Autre nom' }).execute();
  const shown = await app.inject({ url: `/api/orders/guest/${answer.json()._id}` });
  expect(shown.json()).toEqual({ ...answer.json(), steps: [] });
});

test.each(['', '?lang=', '?lang=en'])('an order with the query %j is in English', async (query) => {
  const { app, db } = await createTestApp();
  const { body } = await products(db);
  expect((await post(app)(`/orders${query}`, body)).json().language).toBe('en');
  expect((await storedNames(db)).map(({ name_as_read }) => name_as_read)).toEqual([null, null]);
});

test('an unknown language is refused, and nothing is ordered', async () => {
  const { app, db } = await createTestApp();
  const { body } = await products(db);
  for (const path of ['/orders', '/orders/quote']) {
    const answer = await post(app)(`${path}?lang=de`, body);
    const message = 'Language is en, fr or ar';
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, fields: { lang: message } }]);
  }
  expect(await storedNames(db)).toEqual([]);
});

test('a quote and a refusal name the products as the buyer reads them', async () => {
  const { app, db } = await createTestApp();
  const { cream, body } = await products(db);
  const names = async (query: string) =>
    (await post(app)(`/orders/quote${query}`, body)).json().lines.map(({ name }: { name: string }) => name);
  expect(await names('?lang=fr')).toEqual(['Crème solaire', 'Soap']);
  expect(await names('?lang=ar')).toEqual(['Sun cream', 'Soap']);
  expect(await names('')).toEqual(['Sun cream', 'Soap']);
  const tooMany = anOrderBody([{ productId: cream.id, quantity: 11 }]);
  const refused = await post(app)('/orders?lang=fr', tooMany);
  expect(refused.json().message).toBe('Only 10 left of Crème solaire');
});

test('orders that share a transaction keep their own languages', async () => {
  const { app, db } = await createTestApp();
  const cream = await aProduct(db, { name: 'Sun cream', stock: 100 });
  await productTexts(db, cream, { name: 'Crème solaire' });
  await productTexts(db, cream, { language: 'ar', name: 'واقي شمس' });
  const languages = Array.from({ length: 24 }, (_, place) => (['en', 'fr', 'ar'] as const)[place % 3]);
  const answers = await Promise.all(
    languages.map((language, place) => {
      const address = { phone: `05550000${10 + place}` };
      return post(app)(
        `/orders?lang=${language}`,
        anOrderBody([{ productId: cream.id, quantity: 1 }], address),
      );
    }),
  );
  const names = { en: undefined, fr: 'Crème solaire', ar: 'واقي شمس' };
  expect(answers.map((answer) => [answer.json().language, answer.json().orderItems[0].nameAsRead])).toEqual(
    languages.map((language = 'en') => [language, names[language]]),
  );
});

test('a repeated key is the same order in any language', async () => {
  const { app, db } = await createTestApp();
  const { body } = await products(db);
  const headers = { 'idempotency-key': 'one' };
  const first = await post(app)('/orders?lang=fr', body, headers);
  const again = await post(app)('/orders?lang=ar', body, headers);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await db.selectFrom('orders').select('language').execute()).toEqual([{ language: 'fr' }]);
});

test('an order changes the language of its buyer, and a repeated one does not', async () => {
  const { app, db } = await createTestApp();
  const { body } = await products(db);
  const { user, headers } = await signedInAs(db, 'user');
  const other = await signedInAs(db, 'user');
  const key = { ...headers, 'idempotency-key': 'one' };
  await post(app)('/orders?lang=fr', body, key);
  expect(await languageOf(db, user)).toBe('fr');
  await post(app)('/orders?lang=ar', body, key);
  expect(await languageOf(db, user)).toBe('fr');
  expect(await languageOf(db, other.user)).toBe('en');
});

test('an order from before languages reads as English', async () => {
  const { app, db } = await createTestApp();
  const order = await anOrder(db);
  const shown = (await app.inject({ url: `/api/orders/guest/${order.id}` })).json();
  expect(shown.language).toBe('en');
  expect(shown.orderItems[0]).not.toHaveProperty('nameAsRead');
});

test('an administrator sees the language and both names of an order', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const order = await anOrder(db, { language: 'ar', items: [{ name: 'Soap', name_as_read: 'صابون' }] });
  const expected = { language: 'ar', orderItems: [{ name: 'Soap', nameAsRead: 'صابون' }] };
  expect((await app.inject({ url: `/api/orders/${order.id}`, headers })).json()).toMatchObject(expected);
  expect((await app.inject({ url: '/api/orders', headers })).json().orders).toMatchObject([expected]);
});
