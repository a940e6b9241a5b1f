import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aNeed, anOrder, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { makeSitemap } from '../platform/crawlers/sitemap.ts';
import { newId } from '../platform/db/new-id.ts';

const sitemap = { origin: 'https://shop.example', pages: [], maxUrls: 50_000, languages: ['en' as const] };

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const category = await aCategory(db, { name: 'Sun care' });
  const add = (name: string, values: object = {}) =>
    aProduct(db, { name, category_id: category.id, brand: 'Ombre', image_url: '/uploads/a.webp', ...values });
  const get = async (path: string) => (await app.inject({ url: `/api${path}` })).json();
  const office = async (path: string) => (await app.inject({ url: `/api${path}`, headers })).json();
  const change = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/products/changes', headers, payload })).json();
  const names = () => db.selectFrom('products').select('name').orderBy('name').execute();
  return { app, db, headers, category, add, get, office, change, names };
}

test('shoppers see a draft nowhere, until it is shown', async () => {
  const { app, db, headers, category, add, get } = await anOffice();
  const family = await aFamily(db);
  const shown = await add('Parasol milk', { family_id: family.id, variant_label: 'S' });
  const draft = await add('Parasol cream', {
    ...{ family_id: family.id, variant_label: 'M', family_position: 1 },
    ...{ state: 'draft', featured: true, brand: 'Secret', barcode: '6130000000019' },
  });
  await aNeed(db, { slug: 'sun', products: [draft] });
  const found = async () => {
    const ids = `ids=${draft.id}`;
    const lists = [
      '',
      'keyword=parasol+cream',
      'keyword=6130000000019',
      'featured=true',
      'brand=Secret',
      ids,
    ];
    return {
      lists: await Promise.all(
        lists.map(async (query) =>
          (await get(`/products?${query}`)).products
            .map(({ _id }: { _id: string }) => _id)
            .includes(draft.id),
        ),
      ),
      ofCategory: (await get(`/categories/${category.id}/products`)).count,
      brands: (await get('/products/facets')).brands.map(({ name }: { name: string }) => name).sort(),
      suggested: JSON.stringify(await get('/search/suggest?q=parasol+cr')).includes('Parasol cream'),
      page: (await app.inject({ url: `/api/products/${draft.id}` })).statusCode,
      members: (await get(`/products/${shown.id}`)).family?.members.length ?? 0,
      need: (await get('/needs/sun')).products,
      sitemap: (await makeSitemap(db, sitemap)).includes(draft.id),
      quote: (
        await app.inject({
          method: 'POST',
          url: '/api/orders/quote',
          payload: anOrderBody([{ productId: draft.id, quantity: 1 }]),
        })
      ).json().lines[0].available,
      order: (await postOrder(app, anOrderBody([{ productId: draft.id, quantity: 1 }]))).statusCode,
    };
  };
  expect(await found()).toEqual({
    ...{ lists: Array(6).fill(false), ofCategory: 1, brands: ['Ombre'], suggested: false },
    ...{ page: 404, members: 0, need: 0, sitemap: false, quote: false, order: 409 },
  });
  await app.inject({
    method: 'PUT',
    url: `/api/products/${draft.id}`,
    headers,
    payload: { state: null },
  });
  expect(await found()).toMatchObject({
    ...{ lists: Array(6).fill(true), ofCategory: 2, brands: ['Ombre', 'Secret'], suggested: true },
    ...{ page: 200, members: 2, need: 1, sitemap: true, quote: true, order: 201 },
  });
});

test('administrators see drafts with their state, and find them by it and by brand', async () => {
  const { app, headers, add, office } = await anOffice();
  await add('Shown');
  const draft = await add('Hidden', { brand: 'Évian', stock: 50 });
  await app.inject({ method: 'PUT', url: `/api/products/${draft.id}`, headers, payload: { state: 'draft' } });
  const names = async (query: string) =>
    (await office(`/products/${query}`)).products.map(({ name }: { name: string }) => name);
  expect(await office(`/products/${draft.id}`)).toMatchObject({ state: 'draft' });
  expect((await office('/products?sort=name')).products).toMatchObject([
    { name: 'Hidden', state: 'draft' },
    { name: 'Shown' },
  ]);
  expect(await names('stock?state=draft')).toEqual(['Hidden']);
  expect(await names('stock?state=shown')).toEqual(['Shown']);
  expect(await names('stock?state=draft&brand=evian')).toEqual(['Hidden']);
  expect(await names('stock?state=draft&brand=Ombre')).toEqual([]);
  expect(await names('stock?state=draft&stock=out')).toEqual([]);
  expect((await office('/products/stock?state=gone')).message).toBe('A product is shown or a draft');
  expect((await office('/products/stock?brand=%00')).count).toBe(0);
});

test('drafts and products of an inactive category are not offered for orders, and their refusal names the reason', async () => {
  const { app, db, add, office } = await anOffice();
  const shown = await add('Parasol milk');
  const draft = await add('Parasol cream', { state: 'draft' });
  const closed = await aCategory(db, { is_active: false });
  const hidden = await add('Parasol oil', { category_id: closed.id });
  const found = async (query: string) =>
    (await office(`/products?keyword=parasol${query}`)).products.map(({ _id }: { _id: string }) => _id);
  expect(new Set(await found(''))).toEqual(new Set([shown.id, draft.id, hidden.id]));
  expect(await found('&forSale=true')).toEqual([shown.id]);
  const refusal = async ({ id }: { id: string }) =>
    (await postOrder(app, anOrderBody([{ productId: id, quantity: 1 }]))).json().message;
  expect(await refusal(draft)).toBe('Parasol cream is not for sale');
  expect(await refusal(hidden)).toBe('Parasol oil is no longer for sale');
});

test('several products are hidden and shown after a preview', async () => {
  const { db, add, change, get } = await anOffice();
  await add('Cream');
  await add('Milk', { state: 'draft' });
  const body = { filter: { brand: 'ombre' }, change: { kind: 'state', state: 'draft' } };
  const preview = await change({ ...body, preview: true });
  expect(preview).toMatchObject({
    changed: [{ name: 'Cream', before: { state: null }, after: { state: 'draft' } }],
    unchanged: 1,
    refused: [],
  });
  expect((await get('/products')).count).toBe(1);
  await change({ ...body, seen: preview.seen });
  expect((await get('/products')).count).toBe(0);
  expect(await db.selectFrom('audit_entries').select(['action', 'changes']).execute()).toEqual([
    { action: 'product.changed', changes: { state: [null, 'draft'] } },
  ]);
  await change({ filter: { state: 'draft' }, change: { kind: 'state', state: 'shown' } });
  expect((await get('/products')).count).toBe(2);
});

test('a draft waits for its description and picture, and is shown with both', async () => {
  const { app, headers, category, change, get, add } = await anOffice();
  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    app.inject({ method, url: `/api/products${path}`, headers, payload });
  const bare = { name: 'Night milk', price: 900, stock: 3, category: category.id };
  const shown = await send('POST', '', bare);
  expect([shown.statusCode, shown.json().fields]).toEqual([
    400,
    { description: 'Description is required', imageUrl: 'Product image is required' },
  ]);
  const { _id } = (await send('POST', '', { ...bare, state: 'draft' })).json();
  const refusals = async (payload: object) => {
    const answer = await send('PUT', `/${_id}`, payload);
    return [answer.statusCode, answer.json().fields];
  };
  expect(await refusals({ state: null })).toEqual([400, { description: 'Description is required' }]);
  expect(await refusals({ description: 'For dry skin.' })).toEqual([200, undefined]);
  expect(await refusals({ state: null })).toEqual([400, { imageUrl: 'Product image is required' }]);
  const showAll = { filter: { state: 'draft' }, change: { kind: 'state', state: 'shown' } };
  await add('From a file', { state: 'draft', image_url: '', external_key: 'A-1' });
  const outcome = await change({ ...showAll, preview: true });
  expect(outcome.refused).toMatchObject([{ _id, reason: 'Product image is required' }]);
  expect(outcome.changed).toMatchObject([{ name: 'From a file' }]);
  expect(await refusals({ state: null, imageUrl: 'https://shop.example/a.jpg' })).toEqual([200, undefined]);
  expect((await get('/products')).count).toBe(1);
  expect(await refusals({ description: '' })).toEqual([400, { description: 'Description is required' }]);
});

test('several products are deleted after a preview, except those that an open order contains', async () => {
  const { db, add, change, names } = await anOffice();
  const family = await aFamily(db);
  const small = await add('Small', { family_id: family.id, variant_label: 'S' });
  const large = await add('Large', { family_id: family.id, variant_label: 'L', family_position: 1 });
  const ordered = await add('Ordered');
  const past = await add('Past');
  await anOrder(db, { items: [{ product_id: ordered.id }], status: 'Processing' });
  await anOrder(db, { items: [{ product_id: past.id }], status: 'Cancelled' });
  const unknown = newId();
  const body = { ids: [large.id, ordered.id, past.id, unknown], change: { kind: 'delete' } };
  const preview = await change({ ...body, preview: true });
  expect(preview.changed).toHaveLength(2);
  expect(preview.changed).toContainEqual({
    _id: past.id,
    name: 'Past',
    before: { state: null },
    after: { state: 'deleted' },
  });
  expect(preview.refused).toMatchObject([
    { _id: unknown, code: 'product-not-found' },
    { _id: ordered.id, name: 'Ordered', code: 'product-in-open-order' },
  ]);
  expect(await names()).toHaveLength(4);
  const done = await change({ ...body, seen: preview.seen });
  expect(done).toEqual({ ...preview, report: done.report });
  expect(await names()).toEqual([{ name: 'Ordered' }, { name: 'Small' }]);
  expect(await db.selectFrom('families').selectAll().execute()).toEqual([]);
  const audit = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(audit.filter(({ action }) => action === 'product.deleted')).toHaveLength(2);
  // The same call again, as after a lost reply.
  expect((await change({ ...body, seen: preview.seen })).code).toBe('products-changed');
  expect(await change({ ids: [small.id], change: { kind: 'delete' } })).toMatchObject({
    changed: [{ name: 'Small' }],
  });
});
