import { expect, test } from 'vitest';
import type { Role } from '../../../shared/access/accounts.ts';
import { aBundle } from '../../../test/bundles/a-bundle.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aCategory, aFamily, aNeed, aProduct } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import { newId } from '../../platform/db/new-id.ts';

const newFamily = { name: 'Rose Water', optionName: 'Size', productLabel: '100 ml' };
const small = { label: '50 ml', price: 350.5, stock: 4 };
const large = { label: '200 ml', price: 900, stock: 0 };

/** An office with a product in no family, of which `more` fields are sent when it is created. */
async function anOffice({ role = 'admin', ...more }: { role?: Role; [field: string]: unknown } = {}) {
  const { app, db, resources } = await createTestApp();
  const owner = await signedInAs(db, 'admin');
  const { headers, user } = role === 'admin' ? owner : await signedInAs(db, role);
  const category = await aCategory(db);
  const product = {
    ...{ name: 'Rose Water 100 ml', description: 'Toner', price: 600, stock: 7, category: category.id },
    imageUrl: 'https://example.com/rose.webp',
    ...more,
  };
  const made = await app.inject({
    ...{ method: 'POST', url: '/api/products', headers: owner.headers, payload: product },
  });
  expect(made.statusCode, made.body).toBe(201);
  const { _id: id } = made.json();
  const add = async (payload: object, of: string = id) => {
    const reply = await app.inject({ method: 'POST', url: `/api/products/${of}/variants`, headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const read = async (id: string) =>
    (await app.inject({ url: `/api/products/${id}`, headers: owner.headers })).json();
  const rows = () => db.selectFrom('products').select('id').execute();
  const broken = async () =>
    (await proveInvariants(db, resources.env)).filter(({ violations }) => violations.length > 0);
  return { app, db, user, id, category, add, read, rows, broken };
}

const labelsOf = ({ members }: { members: { label: string }[] }) => members.map(({ label }) => label);

test('a product in no family founds one with copies of itself, and keeps what only its own size has', async () => {
  const texts = {
    fr: { name: 'Eau de rose 100 ml', description: 'Tonique', isBehind: false },
    ar: { name: 'ماء الورد', description: 'تونر', isBehind: false },
  };
  const shared = {
    ...{ brand: 'Demo', usage: 'Twice a day', features: ['Vegan'], tvaRate: 9 },
    ...{ productClass: 'cosmetic', moreImages: ['https://example.com/back.webp'] },
    ...{ lowStockLimit: 3, shelfPlace: 'B3' },
  };
  const own = {
    ...{ barcode: '4006381333931', netQuantity: 100, unit: 'ml', sizes: [{ size: 'S', inStock: true }] },
    ...{ costPrice: 300, weight: 140, discountedPrice: 550, featured: true },
  };
  const { db, id, category, add, read, broken } = await anOffice({ ...shared, ...own, texts });
  const need = await aNeed(db, { slug: 'skin', products: [{ id }] });
  const variants = [
    { ...small, netQuantity: 50 },
    { ...large, barcode: '9638-5074', reference: 'RW-200', costPrice: 512.5 },
  ];
  const reply = await add({ newFamily, variants });
  expect([reply.status, reply.body]).toMatchObject([201, { name: 'Rose Water', optionName: 'Size' }]);
  expect(labelsOf(reply.body)).toEqual(['100 ml', '50 ml', '200 ml']);

  const [first, second] = [await read(reply.body.members[1]._id), await read(reply.body.members[2]._id)];
  const { fr } = first.texts;
  expect(first).toMatchObject({
    ...shared,
    ...{ name: 'Rose Water 50 ml', description: 'Toner', category: { _id: category.id }, needs: [need.slug] },
    ...{ price: 350.5, stock: 4, netQuantity: 50, unit: 'ml', discountedPrice: 0, sizes: [] },
    featured: false,
    imageUrl: 'https://example.com/rose.webp',
  });
  for (const field of ['barcode', 'reference', 'costPrice', 'weight'])
    expect(first).not.toHaveProperty(field);
  // The French name follows the label; the Arabic one has to be read again.
  expect([fr.name, fr.description, fr.isBehind]).toEqual(['Eau de rose 50 ml', 'Tonique', false]);
  expect(first.texts.ar).toMatchObject({ name: 'ماء الورد', isBehind: true });
  expect(second).toMatchObject({
    name: 'Rose Water 200 ml',
    price: 900,
    stock: 0,
    barcode: '96385074',
    reference: 'RW-200',
    costPrice: 512.5,
  });
  for (const field of ['netQuantity', 'unit']) expect(second).not.toHaveProperty(field);
  expect(await read(id)).toMatchObject({ ...own, name: 'Rose Water 100 ml', stock: 7 });
  expect(await broken()).toEqual([]);
});

test('new members come last in the family of the product, whose name has no label', async () => {
  const { db, id, add, read } = await anOffice({
    name: 'Rose Water',
    texts: { fr: { name: 'Eau de rose' } },
  });
  await add({ newFamily, variants: [small] });
  const { status, body } = await add({ variants: [large, { ...large, label: '1 L' }] });
  expect([status, labelsOf(body), body.version]).toEqual([201, ['100 ml', '50 ml', '200 ml', '1 L'], 2]);
  expect((await read(body.members[3]._id)).name).toBe('Rose Water');
  expect((await read(id)).family.members).toHaveLength(4);
  expect(await db.selectFrom('families').select('name').execute()).toEqual([{ name: 'Rose Water' }]);
});

test.each([
  ['Cream 50ML tube', '50 ml', 'Cream 75 ml tube'],
  ['Cream 150 ml', '50 ml', 'Cream 150 ml'],
  ['Cream 1,5 ml', '5 ml', 'Cream 1,5 ml'],
  ['Cream,50 ml', '50 ml', 'Cream,75 ml'],
  ['Sun SPF 50+ (tinted)', 'SPF 50+ (tinted)', 'Sun 75 ml'],
  ['Cream 50 %', '50 %', 'Cream 75 ml'],
  // The new name would be too long.
  [`${'x'.repeat(495)} S 1`, 'S', `${'x'.repeat(495)} S 1`],
])('a copy of %.40s with the label %j is called %.40s', async (name, productLabel, named) => {
  const { add, read } = await anOffice({ name });
  const { body } = await add({
    newFamily: { ...newFamily, productLabel },
    variants: [{ ...small, label: '75 ml' }],
  });
  expect((await read(body.members[1]._id)).name).toBe(named);
});

test('each member is recorded, with one stock move if it has stock', async () => {
  const { db, user, id, add } = await anOffice();
  const { body } = await add({ newFamily, variants: [small, large] });
  const [, first, second] = body.members;
  const moves = db.selectFrom('stock_moves').select(['product_id', 'delta', 'reason']);
  expect(await moves.where('product_id', '!=', id).execute()).toEqual([
    { product_id: first._id, delta: 4, reason: 'admin' },
  ]);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject_id'])
    .where('subject_id', '!=', id)
    .execute();
  expect(entries).toEqual([
    { actor_id: user.id, action: 'product.created', subject_id: first._id },
    { actor_id: user.id, action: 'product.created', subject_id: second._id },
    { actor_id: user.id, action: 'family.created', subject_id: body._id },
  ]);
});

test('references that are taken are refused at their rows', async () => {
  const { add } = await anOffice({ reference: 'RW-100' });
  const variants = [small, { ...large, reference: 'RW-100' }];
  expect((await add({ newFamily, variants })).body.fields).toEqual({
    'variants.1.reference': 'This reference belongs to Rose Water 100 ml',
  });
});

test('barcodes that are taken are refused at their rows, and then nothing is stored', async () => {
  const { db, add, rows } = await anOffice({ barcode: '4006381333931' });
  const other = await aProduct(db, { name: 'Soap', barcode: '96385074' });
  const variants = [
    small,
    { ...large, barcode: '4006381333931' },
    { ...large, label: '1 L', barcode: other.barcode },
  ];
  const { status, body } = await add({ newFamily, variants });
  expect([status, body.fields]).toEqual([
    400,
    {
      'variants.1.barcode': 'This barcode belongs to Rose Water 100 ml',
      'variants.2.barcode': 'This barcode belongs to Soap',
    },
  ]);
  expect(await rows()).toHaveLength(2);
  for (const table of ['families', 'audit_entries'] as const) {
    const { stored } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('stored'))
      .executeTakeFirstOrThrow();
    expect(stored).toBe(table === 'families' ? 0 : 1);
  }
});

test('labels in use are refused at their rows', async () => {
  const { add, rows } = await anOffice();
  const taken = (label: string) => `Another member has the label ${label}`;
  const tried = async (body: object) => (await add(body)).body.fields;
  expect(await tried({ newFamily, variants: [small, { ...large, label: '50 ML' }] })).toEqual({
    'variants.1.label': taken('50 ML'),
  });
  expect(await tried({ newFamily, variants: [small, { ...large, label: '100 ML' }] })).toEqual({
    'variants.1.label': taken('100 ML'),
  });
  await add({ newFamily, variants: [small] });
  const again = [
    { ...small, label: '1 L' },
    { ...small, label: '50 ML' },
    { ...small, label: '100 Ml' },
  ];
  expect(await tried({ variants: again })).toEqual({
    'variants.1.label': taken('50 ML'),
    'variants.2.label': taken('100 Ml'),
  });
  expect(await rows()).toHaveLength(2);
});

test('wrong cells are refused at their fields', async () => {
  const { add, rows } = await anOffice();
  const tried = async (...variants: object[]) => (await add({ newFamily, variants })).body.fields;
  expect(await tried(small, { label: ' ', price: 0, stock: 1.5, barcode: '1', netQuantity: -1 })).toEqual({
    'variants.1.label': 'Every member needs a label',
    'variants.1.price': 'Price must be a positive number',
    'variants.1.stock': 'Stock must be a non-negative number',
    'variants.1.barcode': 'Barcode (GTIN/EAN) is not valid: check the number of digits and the last digit',
    'variants.1.netQuantity': 'Net quantity must be a number above 0',
  });
  const barcode = '96385074';
  expect(await tried({ ...small, barcode }, { ...large, barcode })).toEqual({
    'variants.1.barcode': 'Another row has this barcode',
  });
  // This product has no unit.
  expect(await tried(small, { ...large, netQuantity: 200 })).toEqual({
    'variants.1.netQuantity': 'Choose a unit for the net quantity',
  });
  expect((await add({ variants: [small] })).body.fields).toEqual({ newFamily: 'Describe the family' });
  expect(
    (await add({ newFamily: { ...newFamily, productLabel: '' }, variants: [small] })).body.fields,
  ).toEqual({
    'newFamily.productLabel': 'Every member needs a label',
  });
  expect(await tried()).toEqual({ variants: 'Choose at least one product' });
  expect(await rows()).toHaveLength(1);
});

test('at most 20 members are added at once, and a family has at most 100', async () => {
  const { db, id, add, rows } = await anOffice();
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...small, label: `${place}` }));
  expect((await add({ newFamily, variants: many(21) })).body.fields).toEqual({
    variants: 'At most 20 products at once',
  });
  const family = await aFamily(db);
  const { id: category_id } = await aCategory(db);
  const seat = { family_id: family.id, variant_label: 'Own', family_position: 0 };
  await db.updateTable('products').set(seat).where('id', '=', id).execute();
  for (let place = 1; place < 98; place += 1) {
    await aProduct(db, { ...seat, category_id, variant_label: `Old ${place}`, family_position: place });
  }
  expect((await add({ variants: many(3) })).body.fields).toEqual({
    'variants.2.label': 'A family has at most 100 products',
  });
  expect((await add({ variants: many(2) })).status).toBe(201);
  expect(await rows()).toHaveLength(100);
});

test('a draft gives drafts, which shoppers do not see', async () => {
  const { app, add, read } = await anOffice({ state: 'draft' });
  const { body } = await add({ newFamily, variants: [small] });
  const [, { _id }] = body.members;
  expect((await read(_id)).state).toBe('draft');
  expect((await app.inject({ url: `/api/products/${_id}` })).statusCode).toBe(404);
});

test('a bundle, a product that is gone, and one that has joined a family meanwhile are refused', async () => {
  const { db, add, rows } = await anOffice();
  const bundle = await aBundle(db, [{ product: await aProduct(db) }]);
  const before = await rows();
  expect(await add({ newFamily, variants: [small] }, bundle.id)).toMatchObject({
    status: 400,
    body: { message: 'A bundle cannot be copied into new members of a family' },
  });
  expect((await add({ newFamily, variants: [small] }, newId())).status).toBe(404);
  expect(await rows()).toEqual(before);
  await add({ newFamily, variants: [small] });
  expect((await add({ newFamily, variants: [large] })).body.fields).toEqual({
    newFamily: 'Rose Water 100 ml is already in the family Rose Water',
  });
});

test('two saves at once do not add a label twice', async () => {
  const { add, rows } = await anOffice();
  await add({ newFamily, variants: [small] });
  const replies = await Promise.all([add({ variants: [large] }), add({ variants: [large] })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(await rows()).toHaveLength(3);
});

test('editors may add members, and packers may not', async () => {
  const editor = await anOffice({ role: 'editor', costPrice: 300 });
  expect((await editor.add({ newFamily, variants: [small] })).status).toBe(201);
  const priced = { ...large, costPrice: 512.5 };
  expect(await editor.add({ variants: [priced] })).toMatchObject({ status: 403 });
  const packer = await anOffice({ role: 'packer' });
  expect((await packer.add({ newFamily, variants: [small] })).status).toBe(403);
  expect(await packer.rows()).toHaveLength(1);
});
