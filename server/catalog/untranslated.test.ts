import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct, productTexts } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const ask = (query = '') => app.inject({ url: `/api/products/untranslated${query}`, headers });
  const namesOf = async (query?: string) =>
    (await ask(query)).json().products.map(({ name }: { name: string }) => name);
  return { app, db, ask, namesOf };
}

const translated = { name: 'Traduit', description: 'Une description' };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function aHalfTranslatedShop() {
  const office = await anOffice();
  const { db } = office;
  const [both, behind, french, none] = [
    await aProduct(db, { name: 'Both' }),
    await aProduct(db, { name: 'Behind' }),
    await aProduct(db, { name: 'French' }),
    await aProduct(db, { name: 'None', brand: 'Demo', external_key: 'k' }),
  ];
  for (const product of [both, behind, french]) await productTexts(db, product, translated);
  for (const product of [both, behind]) await productTexts(db, product, { ...translated, language: 'ar' });
  await db.updateTable('products').set({ usage: 'Rub.' }).where('id', '=', behind.id).execute();
  await anOrder(db, {
    items: [
      { product_id: french.id, quantity: 3 },
      { product_id: both.id, quantity: 9 },
    ],
  });
  await anOrder(db, { items: [{ product_id: none.id, quantity: 1 }] });
  await anOrder(db, { items: [{ product_id: behind.id, quantity: 50 }], status: 'Cancelled' });
  await anOrder(db, { items: [{ product_id: behind.id, quantity: 50 }], created_at: daysAgo(91) });
  return office;
}

test('products without an up-to-date translation are listed, those that sold most first', async () => {
  const { ask } = await aHalfTranslatedShop();
  expect((await ask()).json()).toMatchObject({
    products: [
      { name: 'French', sold: 3, texts: { fr: 'current', ar: 'missing' } },
      { name: 'None', brand: 'Demo', sold: 1, texts: { fr: 'missing', ar: 'missing' } },
      { name: 'Behind', sold: 0, texts: { fr: 'behind', ar: 'behind' } },
    ],
    count: 3,
    pages: 1,
    page: 1,
  });
});

test('the list is filtered by language and state, and paged', async () => {
  const { ask, namesOf } = await aHalfTranslatedShop();
  expect(await namesOf('?language=fr')).toEqual(['None', 'Behind']);
  expect(await namesOf('?language=ar&state=missing')).toEqual(['French', 'None']);
  expect(await namesOf('?state=behind')).toEqual(['Behind']);
  expect(await namesOf('?language=&state=')).toHaveLength(3);
  expect((await ask('?limit=2&pageNumber=2')).json()).toMatchObject({
    products: [{ name: 'Behind' }],
    count: 3,
    pages: 2,
    page: 2,
  });
  expect((await ask('?limit=2&pageNumber=9')).json()).toMatchObject({ products: [], count: 3 });
  for (const query of ['?language=de', '?state=current', '?state=behind&state=missing']) {
    expect((await ask(query)).statusCode, query).toBe(400);
  }
});

test('pages beyond the middle, which are read from the end, have the same order', async () => {
  const { db, namesOf } = await aHalfTranslatedShop();
  for (const name of ['Unsold 1', 'Unsold 2', 'Unsold 3']) await aProduct(db, { name });
  const all = ['French', 'None', 'Behind', 'Unsold 1', 'Unsold 2', 'Unsold 3'];
  expect(await namesOf('')).toEqual(all);
  for (const limit of [1, 2, 3, 4]) {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => namesOf(`?limit=${limit}&pageNumber=${page}`));
    expect((await Promise.all(pages)).flat(), `${limit} a page`).toEqual(all);
  }
});

test('a translation without a description is missing', async () => {
  const { db, namesOf } = await anOffice();
  const product = await aProduct(db, { name: 'Half' });
  await productTexts(db, product, { ...translated, language: 'ar' });
  await productTexts(db, product, { name: 'Moitié', description: '' });
  expect(await namesOf('?language=fr&state=missing')).toEqual(['Half']);
  await db.updateTable('product_texts').set({ description: 'Tout' }).execute();
  expect(await namesOf()).toEqual([]);
});

test('the list can be downloaded', async () => {
  const { ask } = await aHalfTranslatedShop();
  const reply = await ask('/export?language=fr');
  expect(reply.headers['content-disposition']).toContain('products-to-translate.csv');
  const [header, ...lines] = reply.body.trimEnd().split('\r\n');
  expect(header).toBe('\ufeffSKU,Id,Name,Brand,Sold in 90 days,French,Arabic');
  expect(lines).toEqual([
    expect.stringMatching(/^k,[a-z2-7]{36},None,Demo,1,missing,missing$/),
    expect.stringMatching(/^,[a-z2-7]{36},Behind,,0,behind,behind$/),
  ]);
});

test('the state of a product follows its texts, whatever changes them', async () => {
  const { db, ask } = await anOffice();
  const statesNow = async () => (await ask()).json().products.map(({ texts }: { texts: object }) => texts);
  // A load inserts texts before their products.
  const early = { id: newId() };
  await db.transaction().execute(async (db) => {
    await sql`set constraints all deferred`.execute(db);
    await productTexts(db, early, { ...translated, language: 'ar' });
    await aProduct(db, early);
  });
  expect(await statesNow()).toEqual([{ fr: 'missing', ar: 'current' }]);
  await productTexts(db, early, translated);
  expect(await statesNow()).toEqual([]);
  await db.updateTable('products').set({ name: 'Renamed' }).execute();
  expect(await statesNow()).toEqual([{ fr: 'behind', ar: 'behind' }]);
  await db.updateTable('product_texts').set({ is_behind: false }).where('language', '=', 'fr').execute();
  expect(await statesNow()).toEqual([{ fr: 'current', ar: 'behind' }]);
  await db.deleteFrom('product_texts').execute();
  expect(await statesNow()).toEqual([{ fr: 'missing', ar: 'missing' }]);
  await sql`truncate products cascade`.execute(db);
  expect((await ask()).json()).toMatchObject({ products: [], count: 0 });
});
