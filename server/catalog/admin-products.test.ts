import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { newId } from '../platform/db/new-id.ts';

async function anOffice() {
  const { app, db, resources, cache } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const category = await aCategory(db);
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/products${path}`, headers, ...(payload && { payload }) });
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  const body = {
    name: 'Zinc 15 mg',
    description: 'Tablets',
    price: 950.5,
    stock: 7,
    imageUrl: 'https://example.com/zinc.webp',
    category: category.id,
  };
  return { app, db, cache, user, headers, category, send, violations, body };
}

test('a new product shows in the shop at once, also in cached lists', async () => {
  const { app, send, body, category, violations } = await anOffice();
  const list = () => app.inject({ url: '/api/products' });
  expect((await list()).json().count).toBe(0);
  const reply = await send('POST', '', {
    ...body,
    brand: 'Demo',
    discountedPrice: 900,
    features: ['Vegan', 'Small'],
    sizes: [{ size: 'S', inStock: true }],
    featured: true,
    _id: newId(),
    createdAt: '2001-01-01T00:00:00Z',
  });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    name: 'Zinc 15 mg',
    brand: 'Demo',
    price: 950.5,
    discountedPrice: 900,
    stock: 7,
    features: ['Vegan', 'Small'],
    sizes: [{ size: 'S', inStock: true }],
    category: { _id: category.id, name: 'Vitamins' },
    featured: true,
    version: 1,
  });
  await expect.poll(async () => (await list()).json().count).toBe(1);
  expect(await violations()).toEqual([]);
});

test('optional fields may be absent', async () => {
  const { send, body } = await anOffice();
  const product = (await send('POST', '', body)).json();
  expect(product).toMatchObject({ discountedPrice: 0, features: [], sizes: [], featured: false });
});

test.each([
  [{ name: ' ' }, 'name', 'Product name is required'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ price: undefined }, 'price', 'Price is required'],
  [{ price: 0 }, 'price', 'Price must be a positive number'],
  [{ price: 0.004 }, 'price', 'Price must be a positive number'],
  [{ price: '950' }, 'price', 'Price must be a positive number'],
  [{ price: 1e12 }, 'price', 'Price must be at most 1000000000'],
  [{ discountedPrice: -1 }, 'discountedPrice', 'Discounted price must be a non-negative number'],
  [{ discountedPrice: 950.5 }, 'discountedPrice', 'Discounted price must be less than the original price'],
  [{ stock: undefined }, 'stock', 'Stock is required'],
  [{ stock: 1.5 }, 'stock', 'Stock must be a non-negative number'],
  [{ stock: -1 }, 'stock', 'Stock must be a non-negative number'],
  [{ imageUrl: '' }, 'imageUrl', 'Product image is required'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Image must be an uploaded picture or an https address'],
  [{ imageUrl: 'http://10.0.0.1/x' }, 'imageUrl', 'Image must be an uploaded picture or an https address'],
  [{ imageUrl: '//evil.example/x' }, 'imageUrl', 'Image must be an uploaded picture or an https address'],
  [
    { imageUrl: `/uploads/${'a'.repeat(36)}-800.webp` },
    'imageUrl',
    'The picture is no longer there. Please upload it again.',
  ],
  [{ category: '' }, 'category', 'Category is required'],
  [{ category: 'x' }, 'category', 'Category not found'],
  [{ name: 'a\u0000b' }, 'name', 'Contains characters that cannot be stored'],
  [
    {
      sizes: [
        { size: 'S', inStock: true },
        { size: 'S', inStock: false },
      ],
    },
    'sizes',
    'Sizes must differ',
  ],
])('a product with %j is refused', async (change, field, message) => {
  const { db, send, body } = await anOffice();
  const reply = await send('POST', '', { ...body, ...change });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { message, fields: { [field]: message } }]);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
});

test('a change may contain only the changed fields', async () => {
  const { send, body } = await anOffice();
  const { _id, ...before } = (await send('POST', '', body)).json();
  const after = (await send('PUT', `/${_id}`, { price: 800 })).json();
  expect(after).toEqual({ _id, ...before, price: 800, version: 2 });
});

test('a changed discount is checked against the stored price', async () => {
  const { send, body } = await anOffice();
  const { _id } = (await send('POST', '', { ...body, discountedPrice: 900 })).json();
  const reply = await send('PUT', `/${_id}`, { price: 850 });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    { discountedPrice: 'Discounted price must be less than the original price' },
  ]);
  expect((await send('PUT', `/${_id}`, { price: 850, discountedPrice: 0 })).statusCode).toBe(200);
});

test('saving an outdated version is refused with the stored product', async () => {
  const { send, body } = await anOffice();
  const { _id, version } = (await send('POST', '', body)).json();
  await send('PUT', `/${_id}`, { name: 'First', version });
  const late = await send('PUT', `/${_id}`, { name: 'Second', version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message: 'Somebody else has changed this product in the meantime',
    product: { name: 'First', version: version + 1 },
  });
});

test('the stock changes by the difference in the form, so that orders placed in the meantime count', async () => {
  const { app, send, body, violations } = await anOffice();
  const { _id } = (await send('POST', '', body)).json();
  await postOrder(app, anOrderBody([{ productId: _id, quantity: 3 }]));
  const saved = await send('PUT', `/${_id}`, { stock: 10, stockLoaded: 7 });
  expect(saved.json().stock).toBe(7);
  const tooFew = await send('PUT', `/${_id}`, { stock: 0, stockLoaded: 8 });
  expect([tooFew.statusCode, tooFew.json().fields]).toEqual([409, { stock: 'Only 7 left in stock' }]);
  expect((await send('PUT', `/${_id}`, { stock: 2 })).json().stock).toBe(2);
  const tooMuch = await send('PUT', `/${_id}`, { stock: 1_000_000, stockLoaded: 0 });
  expect([tooMuch.statusCode, tooMuch.json().fields]).toEqual([
    400,
    { stock: 'Stock must be at most 1000000' },
  ]);
  for (const stockLoaded of [-1, 3_000_000_000]) {
    expect((await send('PUT', `/${_id}`, { stock: 5, stockLoaded })).statusCode).toBe(400);
  }
  expect(await violations()).toEqual([]);
});

test('stock edited while orders are placed stays the sum of its moves', async () => {
  const { app, send, body, violations } = await anOffice();
  const { _id } = (await send('POST', '', { ...body, stock: 500 })).json();
  const orders = Array.from({ length: 40 }, () =>
    postOrder(app, anOrderBody([{ productId: _id, quantity: 2 }])),
  );
  const edits = Array.from({ length: 20 }, () => send('PUT', `/${_id}`, { stock: 105, stockLoaded: 100 }));
  const replies = await Promise.all([...orders, ...edits]);
  expect(replies.filter((reply) => reply.statusCode >= 400)).toEqual([]);
  expect((await app.inject({ url: `/api/products/${_id}` })).json().stock).toBe(500 - 80 + 100);
  expect(await violations()).toEqual([]);
});

test('a deleted product leaves the shop and stays in its orders', async () => {
  const { app, db, headers, send, body, violations } = await anOffice();
  const { _id } = (await send('POST', '', body)).json();
  expect((await app.inject({ url: `/api/products/${_id}` })).statusCode).toBe(200);
  const order = (await postOrder(app, anOrderBody([{ productId: _id, quantity: 1 }]))).json();
  expect((await send('DELETE', `/${_id}`)).json()).toEqual({ message: 'Product deleted successfully' });
  await expect.poll(async () => (await app.inject({ url: `/api/products/${_id}` })).statusCode).toBe(404);
  const kept = await app.inject({ url: `/api/orders/${order._id}`, headers });
  expect(kept.json().orderItems).toMatchObject([{ productId: _id, name: 'Zinc 15 mg' }]);
  expect((await send('DELETE', `/${_id}`)).statusCode).toBe(404);
  expect(await violations()).toEqual([]);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
});

test('creating, changing and deleting a product is audited', async () => {
  const { db, user, send, body } = await anOffice();
  const { _id } = (await send('POST', '', body)).json();
  await send('PUT', `/${_id}`, { price: 800, stock: 5 });
  await send('DELETE', `/${_id}`);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'changes'])
    .where('subject_id', '=', _id)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor_id: user.id, action: 'product.created', changes: { name: [null, 'Zinc 15 mg'] } },
    { actor_id: user.id, action: 'product.changed', changes: { price: [950.5, 800], stock: [7, 5] } },
    { actor_id: user.id, action: 'product.deleted', changes: { name: ['Zinc 15 mg', null] } },
  ]);
});

test('an unknown product is not found', async () => {
  const { send } = await anOffice();
  for (const id of [newId(), 'x']) {
    expect((await send('PUT', `/${id}`, {})).statusCode).toBe(404);
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
  }
});

test('an administrator sees and edits products of inactive categories', async () => {
  const { app, db, headers, send } = await anOffice();
  const hidden = await aCategory(db, { is_active: false });
  const product = await aProduct(db, { category_id: hidden.id });
  expect((await app.inject({ url: `/api/products/${product.id}`, headers })).statusCode).toBe(200);
  expect((await send('PUT', `/${product.id}`, { name: 'Renamed' })).json().name).toBe('Renamed');
});

const facts = {
  ingredients: 'Zinc gluconate',
  usage: 'One a day with water',
  warnings: 'Not for children',
  audience: 'Adults',
  netQuantity: 60,
  unit: 'pieces',
  barcode: '4006381333931',
  productClass: 'supplement',
  moreImages: ['https://example.com/back.webp', 'https://example.com/open.webp'],
};

test('a product keeps its facts, and a change may clear them', async () => {
  const { app, send, body } = await anOffice();
  const { _id } = (await send('POST', '', { ...body, ...facts, barcode: '4006381-333 931' })).json();
  const read = async () => (await app.inject({ url: `/api/products/${_id}` })).json();
  expect(await read()).toMatchObject(facts);
  await send('PUT', `/${_id}`, {
    usage: '',
    netQuantity: null,
    unit: null,
    barcode: '',
    productClass: null,
    moreImages: [],
  });
  await expect.poll(read).toMatchObject({ ingredients: 'Zinc gluconate', moreImages: [] });
  for (const name of ['usage', 'netQuantity', 'unit', 'barcode', 'productClass']) {
    expect(await read()).not.toHaveProperty(name);
  }
});

test.each([
  [{ netQuantity: 0 }, 'netQuantity', 'Net quantity must be a number above 0'],
  [{ netQuantity: 5 }, 'unit', 'Choose a unit for the net quantity'],
  [{ unit: 'ml' }, 'netQuantity', 'Net quantity is required with a unit'],
  [{ unit: 'cups', netQuantity: 5 }, 'unit', 'Unit is unknown'],
  [
    { barcode: '4006381333932' },
    'barcode',
    'Barcode (GTIN/EAN) is not valid: check the number of digits and the last digit',
  ],
  [{ productClass: 'medicine' }, 'productClass', 'Product class is unknown'],
  [{ usage: 'x'.repeat(5_001) }, 'usage', 'Must be at most 5000 characters'],
  [
    { moreImages: Array.from({ length: 8 }, (_, index) => `https://example.com/${index}.webp`) },
    'moreImages',
    'A product has at most 8 pictures',
  ],
  [
    { moreImages: ['https://example.com/a.webp', 'https://example.com/a.webp'] },
    'moreImages',
    'Pictures must differ',
  ],
  [{ moreImages: ['javascript:alert(1)'] }, 'moreImages', undefined],
])('a product with the facts %j is refused', async (change, field, message) => {
  const { db, send, body } = await anOffice();
  const reply = await send('POST', '', { ...body, ...change });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)[0]).toMatch(new RegExp(`^${field}`));
  if (message) expect(reply.json().fields[field]).toBe(message);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
});

test('a change of the unit alone is checked against the stored quantity', async () => {
  const { send, body } = await anOffice();
  const { _id } = (await send('POST', '', body)).json();
  const reply = await send('PUT', `/${_id}`, { unit: 'ml' });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    { netQuantity: 'Net quantity is required with a unit' },
  ]);
  expect((await send('PUT', `/${_id}`, { unit: 'ml', netQuantity: 75 })).json()).toMatchObject({
    netQuantity: 75,
    unit: 'ml',
  });
});

test('no two products have the same barcode', async () => {
  const { send, body } = await anOffice();
  const { barcode } = facts;
  const { _id, version } = (await send('POST', '', { ...body, barcode })).json();
  const other = await send('POST', '', { ...body, barcode });
  expect([other.statusCode, other.json().fields]).toEqual([
    400,
    { barcode: 'This barcode belongs to Zinc 15 mg' },
  ]);
  expect((await send('PUT', `/${_id}`, { barcode, version })).statusCode).toBe(200);
});

test('the reference of a product is its own, and shoppers do not read it', async () => {
  const { app, send, body } = await anOffice();
  const reply = await send('POST', '', { ...body, reference: ' ZN  15 ' });
  const { _id, version, reference } = reply.json();
  expect(reference).toBe('ZN 15');
  expect((await app.inject({ url: `/api/products/${_id}` })).json()).not.toHaveProperty('reference');
  const refusals = async (reference: string) =>
    (await send('POST', '', { ...body, reference })).json().fields?.reference;
  expect(await refusals('ZN 15')).toBe('This reference belongs to Zinc 15 mg');
  expect(await refusals(`saha:${_id}`)).toBe('References that begin with “saha:” are kept for exports');
  expect(await refusals('3,61E+12')).toBe('A spreadsheet has changed this reference. Enter it again.');
  // Products without a reference do not share one.
  expect((await send('POST', '', body)).statusCode).toBe(201);
  const cleared = await send('PUT', `/${_id}`, { reference: '', version });
  expect([cleared.statusCode, cleared.json().reference]).toEqual([200, undefined]);
  expect((await send('POST', '', body)).statusCode).toBe(201);
});

test('a member shows its family with all visible members, but not a family without other members', async () => {
  const { app, db, send, category } = await anOffice();
  const family = await db
    .insertInto('families')
    .values({ id: newId(), name: 'Sun Milk', option_name: 'Size' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const member = (label: string, place: number, more = {}) =>
    aProduct(db, {
      name: `Sun Milk ${label}`,
      category_id: category.id,
      family_id: family.id,
      variant_label: label,
      family_position: place,
      ...more,
    });
  const [large, small] = [await member('200 ml', 1), await member('100 ml', 0, { stock: 0 })];
  const hiddenIn = (await aCategory(db, { is_active: false })).id;
  await member('400 ml', 2, { category_id: hiddenIn });
  const read = async (id: string) => (await app.inject({ url: `/api/products/${id}` })).json();
  expect((await read(large.id)).family).toMatchObject({
    name: 'Sun Milk',
    optionName: 'Size',
    label: '200 ml',
    members: [
      { _id: small.id, label: '100 ml', stock: 0 },
      { _id: large.id, label: '200 ml', stock: 10 },
    ],
  });
  await send('DELETE', `/${small.id}`);
  await expect.poll(async () => (await read(large.id)).family).toBeUndefined();
});
