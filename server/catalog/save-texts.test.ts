import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aNeed, aProduct, productTexts } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { dropFromCaches } from '../platform/db/notify.ts';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, ...reply.json() };
  };
  const shown = async (path: string) => (await app.inject({ url: `/api${path}` })).json();
  const audited = async () =>
    (await db.selectFrom('audit_entries').select(['action', 'changes']).orderBy('id').execute()).map(
      ({ action, changes }) => ({ action, changes }),
    );
  return { app, db, send, shown, audited };
}

const french = {
  name: 'Lait solaire',
  description: 'Protège la peau.',
  features: ['Sans parfum'],
  ingredients: 'Eau',
  usage: 'Appliquer.',
  warnings: 'Éviter les yeux.',
  audience: 'Adultes',
};

test('translations are saved with their product and shown at once, but only administrators read them all', async () => {
  const { db, send, shown, audited } = await anOffice();
  const { id, version } = await aProduct(db, { name: 'Sun Milk' });
  await dropFromCaches(db, ['catalog']);
  expect(await shown(`/products/${id}?lang=fr`)).toMatchObject({ name: 'Sun Milk' });
  const saved = await send('PUT', `/products/${id}`, { version, texts: { fr: french } });
  const texts = { fr: { ...french, isBehind: false } };
  expect(saved).toMatchObject({ status: 200, name: 'Sun Milk', version: version + 1, texts });
  expect(await shown(`/products/${id}?lang=fr`)).toMatchObject(french);
  expect(await shown(`/products/${id}`)).not.toHaveProperty('texts');
  expect(await send('GET', `/products/${id}?lang=fr`)).not.toHaveProperty('texts');
  expect(await audited()).toEqual([
    {
      action: 'product.changed',
      changes: { 'texts.fr': [null, french], 'texts.fr.isBehind': [null, false] },
    },
  ]);
});

test('absent languages and fields stay, blank ones show the base text, and null removes a translation', async () => {
  const { db, send } = await anOffice();
  const { id } = await aProduct(db, { name: 'Sun Milk' });
  const save = async (texts: object) => (await send('PUT', `/products/${id}`, { texts })).texts;
  await save({ fr: french, ar: { name: 'حليب الشمس' } });
  expect(await save({ fr: { usage: '', name: ' Lait ' } })).toEqual({
    fr: { ...french, name: 'Lait', usage: '', isBehind: false },
    ar: expect.objectContaining({ name: 'حليب الشمس', description: '', features: [] }),
  });
  expect(Object.keys(await save({ ar: null }))).toEqual(['fr']);
  const blank = Object.fromEntries(Object.keys(french).map((name) => [name, name === 'features' ? [] : '']));
  expect(await save({ fr: blank })).toEqual({});
  expect(await db.selectFrom('product_texts').selectAll().execute()).toEqual([]);
});

test('a changed base text leaves translations behind until they are saved or confirmed', async () => {
  const { db, send } = await anOffice();
  const { id } = await aProduct(db, { name: 'Sun Milk' });
  const save = async (body: object) => (await send('PUT', `/products/${id}`, body)).texts;
  await save({ texts: { fr: french, ar: { name: 'حليب' } } });
  const behind = async (body: object) => {
    const { fr, ar } = await save(body);
    return [fr.isBehind, ar.isBehind];
  };
  expect(await behind({ name: 'Sun Cream', texts: { fr: { name: 'Crème' } } })).toEqual([false, true]);
  expect(await behind({ price: 5 })).toEqual([false, true]);
  expect(await behind({ texts: { ar: {} } })).toEqual([false, false]);
  expect(await behind({ texts: { fr: { isBehind: true } } })).toEqual([true, false]);
});

test.each([
  [{ fr: { name: 'x'.repeat(501) } }, 'texts.fr.name', 'Must be at most 500 characters'],
  [{ fr: { name: 'a\nb' } }, 'texts.fr.name', 'Must be one line of text'],
  [{ ar: { description: 'a\u0000b' } }, 'texts.ar.description', 'Contains characters that cannot be stored'],
  [{ ar: { features: Array(51).fill('x') } }, 'texts.ar.features', 'At most 50 features'],
  [{ fr: { usage: 7 } }, 'texts.fr.usage', 'Must be text'],
  [{ fr: 'text' }, 'texts.fr', 'Send the texts of each language as an object'],
  [{ fr: { isBehind: 'no' } }, 'texts.fr.isBehind', 'Behind is true or false'],
])('translations like %j are refused', async (texts, field, message) => {
  const { db, send } = await anOffice();
  const { id } = await aProduct(db);
  expect(await send('PUT', `/products/${id}`, { texts })).toMatchObject({
    status: 400,
    fields: { [field]: message },
  });
});

test('marks that reorder a text are dropped, and isolates stay', async () => {
  const { db, send } = await anOffice();
  const { id } = await aProduct(db);
  const name = 'كريم \u202e50\u202c \u2066SPF 50\u2069';
  const { texts } = await send('PUT', `/products/${id}`, { name, texts: { ar: { name } } });
  expect(texts.ar.name).toBe('كريم 50 \u2066SPF 50\u2069');
  expect(await send('GET', `/products/${id}`)).toMatchObject({ name: texts.ar.name });
});

test('a save over a newer version changes no translation and answers with the stored ones', async () => {
  const { db, send } = await anOffice();
  const { id, version } = await aProduct(db);
  await send('PUT', `/products/${id}`, { version, texts: { fr: french } });
  const stale = await send('PUT', `/products/${id}`, { version, texts: { fr: { name: 'Autre' } } });
  expect(stale).toMatchObject({ status: 409, product: { texts: { fr: { name: 'Lait solaire' } } } });
});

test('a copy that joins a family takes its translations along, as up to date as they were', async () => {
  const { db, send } = await anOffice();
  const category = await aCategory(db);
  const original = await aProduct(db, { category_id: category.id });
  const body = {
    ...{ name: 'Milk, 2 l', description: 'Milk', price: 5, stock: 1, category: category.id },
    imageUrl: 'https://example.com/milk.webp',
    texts: { fr: { ...french, isBehind: true }, ar: { name: 'حليب' } },
    newFamily: { name: 'Milk', optionName: 'Size', product: original.id, productLabel: '1 l', label: '2 l' },
  };
  expect(await send('POST', '/products', body)).toMatchObject({
    status: 201,
    texts: { fr: { name: 'Lait solaire', isBehind: true }, ar: { name: 'حليب', isBehind: false } },
  });
});

test('categories and needs are saved with their translations', async () => {
  const { send, shown, audited } = await anOffice();
  const texts = { fr: { name: 'Laits', description: 'Pour le corps' } };
  const stored = { fr: { ...texts.fr, isBehind: false } };
  const { _id: category } = await send('POST', '/categories', { name: 'Milks', description: 'Body', texts });
  const { _id: need } = await send('POST', '/needs', { name: 'Dry Skin', description: 'Care', texts });
  expect(await send('GET', '/categories')).toMatchObject({ 0: { texts: stored } });
  expect(await send('GET', `/needs/${need}/form`)).toMatchObject({ texts: stored });
  expect((await shown('/categories'))[0]).not.toHaveProperty('texts');
  await send('PUT', `/categories/${category}`, { description: 'All milks' });
  const changed = { texts: { fr: null, ar: { name: 'حليب' } } };
  expect(await send('PUT', `/categories/${category}`, changed)).toMatchObject({
    texts: { ar: { name: 'حليب', description: '', isBehind: false } },
  });
  expect((await send('PUT', `/needs/${need}`, changed)).texts).not.toHaveProperty('fr');
  expect(await shown('/categories?lang=ar')).toMatchObject([{ name: 'حليب', description: 'All milks' }]);
  expect(await shown('/categories?lang=fr')).toMatchObject([{ name: 'Milks' }]);
  expect(await shown('/needs?lang=ar')).toMatchObject([{ name: 'حليب', description: 'Care' }]);
  expect((await audited()).at(-2)).toMatchObject({
    action: 'category.changed',
    changes: { 'texts.fr': [texts.fr, null], 'texts.fr.isBehind': [true, null] },
  });
});

test('a family is saved with the translations of its name, its option and its labels', async () => {
  const { db, send, shown } = await anOffice();
  const category = await aCategory(db);
  const [small, large] = [
    await aProduct(db, { category_id: category.id }),
    await aProduct(db, { category_id: category.id }),
  ];
  await productTexts(db, small, { name: 'Petit lait', is_behind: false });
  const members = [
    { _id: small.id, label: 'Small', labels: { fr: 'Petit' } },
    { _id: large.id, label: 'Large', labels: { fr: 'Grand', ar: '' } },
  ];
  const texts = { fr: { name: 'Lait', optionName: 'Format' } };
  const family = await send('POST', '/families', { name: 'Milk', optionName: 'Size', texts, members });
  expect(family).toMatchObject({
    texts: { fr: { ...texts.fr, isBehind: false } },
    members: [{ labels: { fr: 'Petit' } }, { labels: { fr: 'Grand' } }],
  });
  expect((await shown(`/products/${small.id}?lang=fr`)).family).toMatchObject({
    ...{ name: 'Lait', optionName: 'Format', label: 'Petit' },
    members: [{ label: 'Petit' }, { label: 'Grand' }],
  });
  const behind = async () =>
    (await db.selectFrom('product_texts').select('is_behind').where('product_id', '=', small.id).execute())[0]
      ?.is_behind;
  expect(await behind()).toBe(false);
  const { version } = family;
  const plain = members.map(({ _id, label }) => ({ _id, label: `${label} bottle` }));
  const changed = { name: 'Milk', optionName: 'Size', version, members: plain };
  expect(await send('PUT', `/families/${family._id}`, changed)).toMatchObject({
    members: [{ labels: { fr: 'Petit' } }, { labels: { fr: 'Grand' } }],
  });
  expect(await behind()).toBe(true);
});

test('a product that leaves its family loses its translated label, and keeps its other texts', async () => {
  const { db, send } = await anOffice();
  const family = await aFamily(db);
  const category = await aCategory(db);
  const values = { family_id: family.id, category_id: category.id };
  const members = await Promise.all(
    ['S', 'M', 'L'].map((variant_label) => aProduct(db, { ...values, variant_label })),
  );
  const [first, ...others] = members;
  if (!first) throw new Error('no members');
  await productTexts(db, first, { label: 'Petit', name: 'Lait' });
  await send('PUT', `/families/${family.id}`, {
    ...{ name: family.name, optionName: family.option_name, version: family.version },
    members: others.map(({ id, variant_label }) => ({ _id: id, label: variant_label })),
  });
  expect(await db.selectFrom('product_texts').select(['name', 'label']).execute()).toEqual([
    { name: 'Lait', label: '' },
  ]);
});

test('a need whose name has no translation keeps its base name among the facets', async () => {
  const { db, send, shown } = await anOffice();
  const need = await aNeed(db, { name: 'Sun', slug: 'sun', products: [await aProduct(db)] });
  await send('PUT', `/needs/${need.id}`, { texts: { fr: { description: 'Contre le soleil' } } });
  expect(await shown('/needs/sun?lang=fr')).toMatchObject({ name: 'Sun', description: 'Contre le soleil' });
  expect((await shown('/products/facets?lang=fr')).needs).toMatchObject([{ name: 'Sun' }]);
});
