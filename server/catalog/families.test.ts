import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Member = { _id: string; label: string };

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const category = await aCategory(db);
  const send = (method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  const product = async (name: string) => (await aProduct(db, { name, category_id: category.id })).id;
  const read = async (id: string) => (await app.inject({ url: `/api/products/${id}` })).json();
  const make = async (labels: string[], name = 'Sun Milk') => {
    const members: Member[] = [];
    for (const label of labels) members.push({ _id: await product(`${name} ${label}`), label });
    return (await send('POST', '/families', { name, optionName: 'Size', members })).json();
  };
  const body = {
    name: 'Sun Milk 300 ml',
    description: 'Milk',
    price: 950,
    stock: 7,
    imageUrl: 'https://example.com/milk.webp',
    category: category.id,
  };
  return { app, db, user, send, product, read, make, body };
}

const labelsOf = ({ members }: { members: Member[] }) => members.map(({ label }) => label);

test('a family shows on the pages of its members at once, in its order', async () => {
  const { send, product, read } = await anOffice();
  const [small, large] = [await product('Milk 100 ml'), await product('Milk 200 ml')];
  expect((await read(small)).family).toBeUndefined();
  const reply = await send('POST', '/families', {
    name: ' Sun Milk ',
    optionName: 'Size',
    members: [
      { _id: large, label: '200 ml' },
      { _id: small, label: '100 ml' },
    ],
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    {
      name: 'Sun Milk',
      optionName: 'Size',
      version: 1,
      members: [
        { _id: large, label: '200 ml', name: 'Milk 200 ml', price: 1000, stock: 10 },
        { _id: small, label: '100 ml' },
      ],
    },
  ]);
  expect((await read(small)).family).toMatchObject({ label: '100 ml' });
  expect(labelsOf((await read(large)).family)).toEqual(['200 ml', '100 ml']);
});

test('members are added, renamed, reordered and removed in one save', async () => {
  const { send, product, read, make } = await anOffice();
  const { _id, version, members } = await make(['50 ml', '100 ml', '200 ml']);
  const [small, middle, large] = members.map((member: Member) => member._id);
  const huge = await product('Sun Milk 400 ml');
  const reply = await send('PUT', `/families/${_id}`, {
    version,
    name: 'Sun Lotion',
    optionName: 'Volume',
    members: [
      { _id: huge, label: '400 ml' },
      { _id: middle, label: '100 ml tube' },
      { _id: small, label: '50 ml' },
    ],
  });
  expect(reply.json()).toMatchObject({ name: 'Sun Lotion', optionName: 'Volume', version: 2 });
  expect(labelsOf(reply.json())).toEqual(['400 ml', '100 ml tube', '50 ml']);
  expect((await read(large)).family).toBeUndefined();
  expect((await read(huge)).family.label).toBe('400 ml');
});

test.each([
  [{ name: ' ' }, 'name', 'Family name is required'],
  [{ optionName: '' }, 'optionName', 'Option name is required'],
  [{ members: [] }, 'members', 'A family needs at least two products'],
  [{ members: undefined }, 'members', 'Members must be a list'],
])('a family with %j is refused', async (change, field, message) => {
  const { db, send, product } = await anOffice();
  const members = [
    { _id: await product('A'), label: 'a' },
    { _id: await product('B'), label: 'b' },
  ];
  const body = { name: 'Sun Milk', optionName: 'Size', members, ...change };
  const reply = await send('POST', '/families', body);
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { message, fields: { [field]: message } }]);
  expect(await db.selectFrom('families').select('id').execute()).toEqual([]);
});

test('one member, the same label or product twice, and an unknown product are refused', async () => {
  const { db, send, product } = await anOffice();
  const [one, two] = [await product('A'), await product('B')];
  const tried = async (members: Member[]) =>
    (await send('POST', '/families', { name: 'Milk', optionName: 'Size', members })).json();
  expect(await tried([{ _id: one, label: 'a' }])).toMatchObject({
    fields: { members: 'A family needs at least two products' },
  });
  const b = { _id: two, label: 'b' };
  expect(await tried([{ _id: one, label: ' B' }, b])).toMatchObject({
    fields: { members: 'Labels must differ' },
  });
  expect(await tried([{ _id: one, label: '' }, b])).toMatchObject({
    fields: { 'members.0.label': 'Every member needs a label' },
  });
  expect(await tried([b, { ...b, label: 'c' }])).toMatchObject({
    fields: { members: 'A product can be in a family only once' },
  });
  for (const _id of [newId(), 'x', '\u0000']) {
    expect(await tried([b, { _id, label: 'c' }])).toMatchObject({
      fields: { 'members.1._id': 'This product is no longer in the shop' },
    });
  }
  expect(await db.selectFrom('families').select('id').execute()).toEqual([]);
});

test('a member of another family is refused with its name, and nothing is saved', async () => {
  const { send, product, make } = await anOffice();
  const milk = await make(['100 ml', '200 ml']);
  const other = await product('Cream');
  const [{ _id: taken }] = milk.members;
  const reply = await send('POST', '/families', {
    name: 'Cream',
    optionName: 'Size',
    members: [
      { _id: other, label: 'a' },
      { _id: taken, label: 'b' },
    ],
  });
  const message = 'Sun Milk 100 ml is already in the family Sun Milk';
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    { message, fields: { 'members.1._id': message } },
  ]);
  expect(labelsOf((await send('GET', `/families/${milk._id}`)).json())).toEqual(['100 ml', '200 ml']);
});

test('when two administrators reorder a family at once, one gets the order that the other has saved', async () => {
  const { send, make } = await anOffice();
  const { _id, version, members } = await make(['a', 'b', 'c']);
  const [a, b, c] = members.map(({ _id, label }: Member) => ({ _id, label }));
  const orders = [
    [c, b, a],
    [b, a, c],
  ];
  const save = (members: Member[]) =>
    send('PUT', `/families/${_id}`, { version, name: 'Sun Milk', optionName: 'Size', members });
  const replies = await Promise.all(orders.map(save));
  const [saved, stale] = replies.toSorted((one, two) => one.statusCode - two.statusCode);
  expect([saved?.statusCode, stale?.statusCode]).toEqual([200, 409]);
  expect(stale?.json()).toMatchObject({
    message: 'Somebody else has changed this family in the meantime',
    family: saved?.json(),
  });
  expect((await send('GET', `/families/${_id}`)).json()).toEqual(saved?.json());
});

test('a dissolved family leaves its products in the shop', async () => {
  const { db, send, read, make } = await anOffice();
  const { _id, members } = await make(['a', 'b']);
  expect((await send('DELETE', `/families/${_id}`)).json()).toMatchObject({
    message: 'Family dissolved successfully',
  });
  expect((await read(members[0]._id)).family).toBeUndefined();
  expect((await send('DELETE', `/families/${_id}`)).statusCode).toBe(404);
  const rows = await db.selectFrom('products').select(['variant_label', 'family_position']).execute();
  expect(rows).toEqual([
    { variant_label: '', family_position: 0 },
    { variant_label: '', family_position: 0 },
  ]);
});

test('a deleted member leaves its family, and a family with a single member left ends', async () => {
  const { db, send, read, make } = await anOffice();
  const { _id, version, members } = await make(['a', 'b', 'c']);
  const [a, b, c] = members;
  await send('DELETE', `/products/${a._id}`);
  expect(labelsOf((await read(b._id)).family)).toEqual(['b', 'c']);
  const stale = await send('PUT', `/families/${_id}`, { version, name: 'x', optionName: 'y', members });
  expect([stale.statusCode, labelsOf(stale.json().family)]).toEqual([409, ['b', 'c']]);
  await send('DELETE', `/products/${b._id}`);
  expect((await read(c._id)).family).toBeUndefined();
  expect(await db.selectFrom('families').select('id').execute()).toEqual([]);
});

test('deleting members while the family is saved ends with a whole family or none', async () => {
  const { db, send, make } = await anOffice();
  for (let round = 0; round < 10; round += 1) {
    const { _id, version, members } = await make(['a', 'b', 'c'], `Milk ${round}`);
    const [a, b, c] = members.map(({ _id, label }: Member) => ({ _id, label }));
    const replies = await Promise.all([
      send('PUT', `/families/${_id}`, { version, name: 'New', optionName: 'Size', members: [c, b, a] }),
      send('DELETE', `/products/${a._id}`),
      send('DELETE', `/products/${b._id}`),
    ]);
    for (const { statusCode } of replies) expect([200, 400, 404, 409]).toContain(statusCode);
  }
  expect(await db.selectFrom('families').select('id').execute()).toEqual([]);
  const strays = db.selectFrom('products').select('id').where('variant_label', '!=', '');
  expect(await strays.execute()).toEqual([]);
});

test('a new product joins a family as its last member', async () => {
  const { send, make, body } = await anOffice();
  const { _id } = await make(['100 ml', '200 ml']);
  const reply = await send('POST', '/products', { ...body, family: { _id, label: '300 ml' } });
  expect([reply.statusCode, reply.json().family.label]).toEqual([201, '300 ml']);
  expect(labelsOf((await send('GET', `/families/${_id}`)).json())).toEqual(['100 ml', '200 ml', '300 ml']);
});

test('a new product founds a family with another one', async () => {
  const { send, product, body } = await anOffice();
  const first = await product('Sun Milk 100 ml');
  const newFamily = {
    name: 'Sun Milk',
    optionName: 'Size',
    product: first,
    productLabel: '100 ml',
    label: '300 ml',
  };
  const { family } = (await send('POST', '/products', { ...body, newFamily })).json();
  expect(family).toMatchObject({ name: 'Sun Milk', optionName: 'Size', label: '300 ml' });
  expect(labelsOf(family)).toEqual(['100 ml', '300 ml']);
});

test('translations that are copied into a family are behind, and edited ones are not', async () => {
  const { send, product, body } = await anOffice();
  const first = await product('Cream 75 ml');
  const texts = {
    fr: { name: 'Crème 75 ml', description: 'Une crème' },
    ar: { name: 'كريم 75 مل', description: 'كريم' },
  };
  await send('PUT', `/products/${first}`, { texts });
  const newFamily = {
    ...{ name: 'Cream', optionName: 'Size', product: first },
    ...{ productLabel: '75 ml', label: '30 ml' },
  };
  const copy = { ...texts, fr: { name: 'Crème 30 ml', description: 'Une petite crème' } };
  const reply = await send('POST', '/products', { ...body, name: 'Cream 30 ml', newFamily, texts: copy });
  expect(reply.json().texts).toMatchObject({ fr: { isBehind: false }, ar: { isBehind: true } });
});

test('a new product with a wrong family is not created', async () => {
  const { db, send, make, body } = await anOffice();
  const { _id, members } = await make(['100 ml', '200 ml']);
  const tried = async (more: object) => (await send('POST', '/products', { ...body, ...more })).json().fields;
  expect(await tried({ family: { _id: newId(), label: 'x' } })).toEqual({ 'family._id': 'Family not found' });
  expect(await tried({ family: { _id, label: '200 ML' } })).toEqual({
    'family.label': 'Another member has the label 200 ML',
  });
  expect(await tried({ family: { _id, label: '' } })).toEqual({
    'family.label': 'Every member needs a label',
  });
  const founded = { name: 'x', optionName: 'y', product: members[0]._id, productLabel: 'a', label: 'b' };
  expect(await tried({ newFamily: founded })).toEqual({
    'members.0._id': 'Sun Milk 100 ml is already in the family Sun Milk',
  });
  expect(await tried({ newFamily: { ...founded, label: 'A' } })).toEqual({
    'newFamily.label': 'Labels must differ',
  });
  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(2);
});

test('the only member of a family may join another family, and its old family ends', async () => {
  const { db, send, product } = await anOffice();
  const [alone, other] = [await product('A'), await product('B')];
  const lone = { id: newId(), name: 'Lone', option_name: 'Size' };
  await db.insertInto('families').values(lone).execute();
  await db.updateTable('products').set({ family_id: lone.id }).where('id', '=', alone).execute();
  const members = [
    { _id: alone, label: 'a' },
    { _id: other, label: 'b' },
  ];
  const reply = await send('POST', '/families', { name: 'Both', optionName: 'Size', members });
  expect(reply.statusCode).toBe(201);
  expect(await db.selectFrom('families').select('name').execute()).toEqual([{ name: 'Both' }]);
});

test('families are found by a part of their name', async () => {
  const { send, make } = await anOffice();
  await make(['a', 'b'], 'Crème Solaire');
  await make(['a', 'b', 'c'], '100 % Milk');
  const found = async (keyword: string) =>
    (await send('GET', `/families?keyword=${encodeURIComponent(keyword)}`)).json();
  expect(await found('creme')).toMatchObject([{ name: 'Crème Solaire', optionName: 'Size', members: 2 }]);
  expect(await found('% m')).toMatchObject([{ name: '100 % Milk', members: 3 }]);
  expect(await found('')).toHaveLength(2);
  expect(await found('nothing')).toEqual([]);
});

test('creating, changing and dissolving a family is audited, but a save without changes is not', async () => {
  const { db, user, send, make } = await anOffice();
  const { _id, members } = await make(['a', 'b']);
  const body = { name: 'New', optionName: 'Size', members };
  await send('PUT', `/families/${_id}`, { ...body, version: 1 });
  await send('PUT', `/families/${_id}`, { ...body, version: 2 });
  await send('DELETE', `/families/${_id}`);
  const entries = await db.selectFrom('audit_entries').select(['actor_id', 'action', 'changes']).execute();
  expect(entries).toMatchObject([
    { actor_id: user.id, action: 'family.created', changes: { name: [null, 'Sun Milk'] } },
    { actor_id: user.id, action: 'family.changed', changes: { name: ['Sun Milk', 'New'] } },
    { actor_id: user.id, action: 'family.deleted', changes: { name: ['New', null] } },
  ]);
});
