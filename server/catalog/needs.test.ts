import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const send = (method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api/needs${path}`, headers, ...(payload && { payload }) });
  const create = async (name: string, more: object = {}) =>
    (await send('POST', '', { name, description: `About ${name}`, ...more })).json();
  const list = async () => (await app.inject({ url: '/api/needs' })).json();
  const names = async () => (await list()).map(({ name }: { name: string }) => name);
  return { app, db, user, send, create, list, names };
}

test('a new need shows in the shop at once, with the number of visible products', async () => {
  const { app, db, send, list } = await anOffice();
  expect(await list()).toEqual([]);
  const category = await aCategory(db);
  const hidden = await aCategory(db, { is_active: false });
  const products = [
    (await aProduct(db, { category_id: category.id })).id,
    (await aProduct(db, { category_id: hidden.id })).id,
  ];
  const reply = await send('POST', '', { name: 'Hair Loss', description: 'Zinc and more', products });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    slug: 'hair-loss',
    name: 'Hair Loss',
    isActive: true,
    version: 1,
    products: products.map((_id) => ({ _id })),
  });
  expect(await list()).toMatchObject([{ slug: 'hair-loss', products: 1 }]);
  expect((await app.inject({ url: '/api/needs/hair-loss' })).json()).toMatchObject({
    name: 'Hair Loss',
    description: 'Zinc and more',
    products: 1,
  });
});

test('a family of a need counts once for shoppers, who see one card of it', async () => {
  const { app, db, send, create, list } = await anOffice();
  const family = await aFamily(db);
  const products = [
    (await aProduct(db, { family_id: family.id, variant_label: '50 ml' })).id,
    (await aProduct(db, { family_id: family.id, variant_label: '100 ml' })).id,
    (await aProduct(db)).id,
  ];
  await create('Sun', { products });
  expect(await list()).toMatchObject([{ products: 2 }]);
  const cards = await app.inject({ url: '/api/products?need=sun&group=family' });
  expect(cards.json().count).toBe(2);
  expect((await send('GET', '')).json(), 'administrators choose each size').toMatchObject([{ products: 3 }]);
});

test('an inactive need shows only to administrators', async () => {
  const { app, send, create, names } = await anOffice();
  const { _id } = await create('Sleep');
  expect(await names()).toEqual(['Sleep']);
  await send('PUT', `/${_id}`, { isActive: false });
  expect(await names()).toEqual([]);
  expect((await app.inject({ url: '/api/needs/sleep' })).statusCode).toBe(404);
  expect((await send('GET', '')).json()).toMatchObject([{ name: 'Sleep', isActive: false }]);
});

test('an address is made from the name, and numbered if another need has it', async () => {
  const { send, create } = await anOffice();
  expect((await create('Été & Soleil')).slug).toBe('ete-soleil');
  expect((await create('Été: soleil!')).slug).toBe('ete-soleil-2');
  const long = await create('a'.repeat(90));
  expect(long.slug).toBe('a'.repeat(60));
  expect((await create('a'.repeat(90))).slug).toBe(`${'a'.repeat(58)}-2`);
  expect((await send('PUT', `/${long._id}`, { name: 'Sun', slug: '' })).json().slug).toBe('sun');
});

test.each([
  [{ name: ' ' }, 'name', 'Need name is required'],
  [{ description: '' }, 'description', 'Description is required'],
  [
    { slug: 'Hair Loss' },
    'slug',
    'The address needs small letters, digits and single hyphens, such as hair-loss',
  ],
  [{ slug: 'sun' }, 'slug', 'This address belongs to Sun'],
  [{ name: 'نوم' }, 'slug', 'Type an address: this name has no Latin letters'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Image must be an uploaded picture or an https address'],
  [
    { imageUrl: `/uploads/${'a'.repeat(36)}-800.webp` },
    'imageUrl',
    'The picture is no longer there. Please upload it again.',
  ],
  [{ isActive: 'yes' }, 'isActive', 'Active is true or false'],
  [{ products: 'all' }, 'products', 'Products must be a list'],
  [{ products: ['a'.repeat(36), 'a'.repeat(36)] }, 'products', 'A product can be in a need only once'],
  [{ products: [newId()] }, 'products.0', 'This product is no longer in the shop'],
  [{ products: ['\u0000'] }, 'products.0', 'This product is no longer in the shop'],
])('a need with %j is refused', async (change, field, message) => {
  const { db, send, create } = await anOffice();
  await create('Sun');
  const reply = await send('POST', '', { name: 'Sleep', description: 'Rest', ...change });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { message, fields: { [field]: message } }]);
  expect(await db.selectFrom('needs').select('id').execute()).toHaveLength(1);
});

test('saving an outdated version is refused with the stored need', async () => {
  const { send, create } = await anOffice();
  const { _id, version } = await create('Sleep');
  const replies = await Promise.all([
    send('PUT', `/${_id}`, { name: 'First', version }),
    send('PUT', `/${_id}`, { name: 'Second', version }),
  ]);
  const [saved, stale] = replies.toSorted((one, two) => one.statusCode - two.statusCode);
  expect([saved?.statusCode, stale?.statusCode]).toEqual([200, 409]);
  expect(stale?.json()).toMatchObject({
    message: 'Somebody else has changed this need in the meantime',
    need: saved?.json(),
  });
});

test('the products of a need keep their order, and a deleted one leaves it', async () => {
  const { app, db, send, create, list } = await anOffice();
  const [a, b, c] = [(await aProduct(db)).id, (await aProduct(db)).id, (await aProduct(db)).id];
  const { _id, version } = await create('Sleep', { products: [c, a] });
  const ids = async () =>
    (await send('GET', `/${_id}/form`)).json().products.map((product: { _id: string }) => product._id);
  expect(await ids()).toEqual([c, a]);
  await send('PUT', `/${_id}`, { products: [b, c, a], version });
  expect(await ids()).toEqual([b, c, a]);
  const { headers } = await signedInAs(db, 'admin');
  await app.inject({ method: 'DELETE', url: `/api/products/${c}`, headers });
  expect(await ids()).toEqual([b, a]);
  expect(await list()).toMatchObject([{ products: 2 }]);
  const late = await send('PUT', `/${_id}`, { products: [b, c, a] });
  expect([late.statusCode, late.json().fields]).toEqual([
    400,
    { 'products.1': 'This product is no longer in the shop' },
  ]);
  expect(await ids()).toEqual([b, a]);
});

test('when two administrators order the needs at once, one gets the order that the other has saved', async () => {
  const { send, create, names } = await anOffice();
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await create(name))._id);
  const [a = '', b = '', c = ''] = ids;
  const order = (needs: string[]) => send('PUT', '/order', { needs, loaded: ids });
  const replies = await Promise.all([order([c, a, b]), order([b, a, c])]);
  const [saved, stale] = replies.toSorted((one, two) => one.statusCode - two.statusCode);
  expect([saved?.statusCode, stale?.statusCode]).toEqual([200, 409]);
  expect(stale?.json()).toMatchObject({
    message: 'Somebody else has changed the needs in the meantime',
    needs: saved?.json(),
  });
  expect(await names()).toEqual(saved?.json().map(({ name }: { name: string }) => name));
});

test('an order with a missing, unknown or repeated need is refused', async () => {
  const { send, create, names } = await anOffice();
  const a = (await create('A'))._id;
  const b = (await create('B'))._id;
  for (const needs of [[b], [b, a, newId()], [b, b], [b, a, a], []]) {
    expect((await send('PUT', '/order', { needs })).statusCode).toBe(409);
  }
  expect((await send('PUT', '/order', { needs: 'all' })).json().fields).toEqual({
    needs: 'Needs must be a list of ids',
  });
  expect(await names()).toEqual(['A', 'B']);
  expect((await send('PUT', '/order', { needs: [b, a] })).statusCode).toBe(200);
  expect(await names()).toEqual(['B', 'A']);
});

test('creating, changing, ordering and deleting a need is audited, but a save without changes is not', async () => {
  const { db, user, send, create } = await anOffice();
  const { _id } = await create('Old');
  const other = (await create('Other'))._id;
  await send('PUT', `/${_id}`, { name: 'New' });
  await send('PUT', `/${_id}`, { name: 'New' });
  await send('PUT', '/order', { needs: [other, _id] });
  expect((await send('DELETE', `/${_id}`)).json()).toEqual({ message: 'Need deleted successfully' });
  expect((await send('DELETE', `/${_id}`)).statusCode).toBe(404);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'changes'])
    .where('subject_id', '=', _id)
    .execute();
  expect(entries).toEqual([
    { actor_id: user.id, action: 'need.created', changes: { name: [null, 'Old'] } },
    { actor_id: user.id, action: 'need.changed', changes: { name: ['Old', 'New'] } },
    { actor_id: user.id, action: 'need.ordered', changes: { position: [0, 1] } },
    { actor_id: user.id, action: 'need.deleted', changes: { name: ['New', null] } },
  ]);
});

test('the form of a product puts it into needs and takes it out, and is refused with an unknown one', async () => {
  const { app, db, send, create } = await anOffice();
  const { headers } = await signedInAs(db, 'editor');
  const product = await aProduct(db);
  const first = await create('Sun');
  await create('Sleep');
  await send('PUT', `/${first._id}`, { products: [(await aProduct(db, { name: 'Oil' })).id] });
  const save = (payload: object) =>
    app.inject({ method: 'PUT', url: `/api/products/${product.id}`, headers, payload });
  expect((await save({ needs: ['sun', 'sleep'] })).json().needs).toEqual(['sleep', 'sun']);
  expect((await send('GET', `/${first._id}/form`)).json().products).toMatchObject([
    { name: 'Oil' },
    { _id: product.id },
  ]);
  expect((await save({ name: 'Vitamin C' })).json().needs).toEqual(['sleep', 'sun']);
  const refused = await save({ name: 'Never saved', needs: ['sleep', 'none'] });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'need-unknown']);
  expect((await save({ needs: ['sleep'] })).json().needs).toEqual(['sleep']);
  expect((await save({ needs: [] })).json().needs).toEqual([]);
});
