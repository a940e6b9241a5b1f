import { expect, test } from 'vitest';
import type { ProductList } from '../../shared/catalog/catalog.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aProduct, somePins } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

/** A shop with these products, by name. Their descriptions contain no word of a name. */
async function aShopWith(...names: string[]) {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const category = await aCategory(db, { name: 'Care' });
  const add = (name: string, values: object = {}) =>
    aProduct(db, { name, description: 'Plain', category_id: category.id, ...values });
  const products: Record<string, { id: string }> = {};
  for (const name of names) products[name] = await add(name);
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/search/pins${path}`;
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const list = async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/products', query: { group: 'family', ...query } });
    const { products, ...rest } = reply.json<ProductList>();
    return { names: products.map(({ name }) => name), ...rest };
  };
  const namesOf = async (keyword: string, query: Record<string, string> = {}) =>
    (await list({ keyword, ...query })).names;
  const idOf = (name: string) => products[name]?.id ?? '';
  return { app, db, user, category, add, send, list, namesOf, idOf };
}

test('pinned products come first in their order, also those that the search does not find', async () => {
  const { send, namesOf, list, idOf, user, db } = await aShopWith('Rose soap', 'Soap', 'Sponge', 'Zinc');
  expect(await namesOf('soap')).toEqual(['Soap', 'Rose soap']);
  const body = { term: 'Soaps', products: [idOf('Sponge'), idOf('Rose soap')] };
  const created = await send('POST', '', body);
  expect(created).toMatchObject({
    status: 201,
    body: { term: 'Soaps', version: 1, products: [{ name: 'Sponge' }, { name: 'Rose soap' }] },
  });
  await expect.poll(() => namesOf('soap')).toEqual(['Sponge', 'Rose soap', 'Soap']);
  expect(await namesOf('SOAP', { sort: 'best-match' })).toEqual(['Sponge', 'Rose soap', 'Soap']);
  expect(await list({ keyword: 'soap', limit: '2', pageNumber: '2' })).toMatchObject({
    names: ['Soap'],
    count: 3,
    pages: 2,
  });
  // Other sorts contain the same products, as do the counts of the filters.
  expect(await namesOf('soap', { sort: 'name-desc' })).toEqual(['Sponge', 'Soap', 'Rose soap']);
  expect(await namesOf('"soap"')).toEqual(['Soap', 'Rose soap']);
  expect(await namesOf('rose soap')).toEqual(['Rose soap', 'Soap']);
  const entry = await db.selectFrom('audit_entries').selectAll().executeTakeFirst();
  expect(entry).toMatchObject({
    actor_id: user.id,
    action: 'pins.created',
    subject_id: created.body._id,
    changes: { term: [null, 'Soaps'], products: [null, body.products] },
  });
});

test('in orders other than best match, pinned products count as closest', async () => {
  const { db, idOf, namesOf } = await aShopWith('Rose soap', 'Soap', 'Sponge');
  await somePins(db, 'rose soap', [{ id: idOf('Sponge') }]);
  expect(await namesOf('rose soap', { sort: 'name-asc' })).toEqual(['Rose soap', 'Sponge', 'Soap']);
});

test('a pinned product that a filter excludes is not shown, and the counts of filters include pins', async () => {
  const { app, db, idOf, namesOf, add } = await aShopWith('Soap', 'Sponge');
  const dear = await add('Brush', { price_centimes: 900_000 });
  await somePins(db, 'soap', [{ id: idOf('Sponge') }, dear]);
  expect(await namesOf('soap')).toEqual(['Sponge', 'Brush', 'Soap']);
  expect(await namesOf('soap', { maxPrice: '8000' })).toEqual(['Sponge', 'Soap']);
  const reply = await app.inject({
    url: '/api/products/facets',
    query: { keyword: 'soap', group: 'family' },
  });
  expect(reply.json().count).toBe(3);
});

test('pinned products keep their place when they are sold out, alone or in a family', async () => {
  const { db, add, namesOf } = await aShopWith('Soap');
  const family = await aFamily(db, { name: 'Foam' });
  await add('Foam small', { family_id: family.id, variant_label: 'S' });
  const large = await add('Foam large', { family_id: family.id, variant_label: 'L', stock: 0 });
  const sponge = await add('Sponge', { stock: 0 });
  await somePins(db, 'soap', [large, sponge]);
  expect(await namesOf('soap')).toEqual(['Foam large', 'Sponge', 'Soap']);
  await somePins(db, 'foam', [sponge]);
  expect(await namesOf('foam')).toEqual(['Sponge', 'Foam small']);
});

test('a hidden pinned product is not shown, and a deleted one leaves the pins', async () => {
  const { app, db, add, send, namesOf, idOf } = await aShopWith('Soap', 'Sponge');
  const hidden = await aCategory(db, { name: 'Hidden', is_active: false });
  const secret = await add('Secret', { category_id: hidden.id });
  const { id } = await somePins(db, 'soap', [secret, { id: idOf('Sponge') }]);
  expect(await namesOf('soap')).toEqual(['Sponge', 'Soap']);
  const { headers } = await signedInAs(db, 'admin');
  await app.inject({ method: 'DELETE', url: `/api/products/${idOf('Sponge')}`, headers });
  await expect.poll(() => namesOf('soap')).toEqual(['Soap']);
  expect((await send('GET', `/${id}`)).body.products).toMatchObject([{ name: 'Secret' }]);
});

test('a misspelled search has the pins of its correction, and the back office has none', async () => {
  const { app, db, namesOf, idOf } = await aShopWith('Thermometer', 'Sponge');
  await somePins(db, 'thermometer', [{ id: idOf('Sponge') }]);
  expect(await namesOf('thermometr')).toEqual(['Sponge', 'Thermometer']);
  const { headers } = await signedInAs(db, 'admin');
  const reply = await app.inject({ url: '/api/products?keyword=thermometer&sort=newest', headers });
  expect(reply.json().count).toBe(1);
});

test('pins are changed only over the version that was read, and taken away', async () => {
  const { db, send, namesOf, idOf } = await aShopWith('Soap', 'Sponge', 'Zinc');
  const { id } = await somePins(db, 'soap', [{ id: idOf('Sponge') }]);
  const change = { term: 'soap', products: [idOf('Zinc')], version: 1 };
  expect(await send('PUT', `/${id}`, change)).toMatchObject({ status: 200, body: { version: 2 } });
  await expect.poll(() => namesOf('soap')).toEqual(['Zinc', 'Soap']);
  expect(await send('PUT', `/${id}`, change)).toMatchObject({
    status: 409,
    body: { term: { version: 2, products: [{ name: 'Zinc' }] } },
  });
  expect((await send('DELETE', `/${id}`)).status).toBe(200);
  await expect.poll(() => namesOf('soap')).toEqual(['Soap']);
  expect((await send('GET', `/${id}`)).status).toBe(404);
  const entries = await db.selectFrom('audit_entries').select('action').orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual(['pins.changed', 'pins.deleted']);
});

test('terms and products that cannot be pinned are refused', async () => {
  const { db, send, idOf } = await aShopWith('Soap');
  const product = idOf('Soap');
  await somePins(db, 'Crème solaire', [{ id: product }]);
  const refused = async (body: object) => {
    const reply = await send('POST', '', { term: 'soap', products: [product], ...body });
    expect(reply.status, JSON.stringify(body)).toBe(400);
    return reply.body.fields;
  };
  expect(await refused({ term: ' ' })).toEqual({ term: 'Type a search' });
  expect(await refused({ term: '?!' })).toEqual({ term: '“?!” has no letters or digits' });
  expect(await refused({ term: 'CREMES solaires' })).toEqual({
    term: 'Products are already pinned for “Crème solaire”',
  });
  expect(await refused({ products: [] })).toEqual({ products: 'Choose at least one product' });
  expect(await refused({ products: [product, product] })).toEqual({
    products: 'A product can be pinned only once',
  });
  expect(await refused({ products: Array.from({ length: 11 }, newId) })).toEqual({
    products: 'At most 10 products can be pinned',
  });
  expect(await refused({ products: [product, newId()] })).toEqual({
    'products.1': 'This product is no longer in the shop',
  });
});

test('a preview shows the first page with the pins, and saves nothing', async () => {
  const { db, send, namesOf, idOf } = await aShopWith('Rose soap', 'Soap', 'Sponge');
  await somePins(db, 'soap', [{ id: idOf('Rose soap') }]);
  const before = await db.selectFrom('catalog_version').selectAll().execute();
  const body = { term: 'soap', products: [idOf('Sponge')] };
  const preview = await send('POST', '/preview', body);
  expect(preview.status).toBe(200);
  expect(preview.body.products.map(({ name }: { name: string }) => name)).toEqual([
    'Sponge',
    'Soap',
    'Rose soap',
  ]);
  expect(preview.body.count).toBe(3);
  expect((await send('POST', '/preview', { ...body, term: '?' })).status).toBe(400);
  expect(await db.selectFrom('catalog_version').selectAll().execute()).toEqual(before);
  expect(await namesOf('soap')).toEqual(['Rose soap', 'Soap']);
});
