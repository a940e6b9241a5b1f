import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { dayOf } from '../platform/settings/shop-day.ts';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'editor');
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const url = `/api/offers${path}`;
    const reply = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  return { app, db, headers, user, send };
}

const code = { name: 'Welcome', kind: 'code', percent: 10, firstDay: '2026-01-01', lastDay: '2090-12-31' };

test('an offer is created, listed, changed and deleted, and audited', async () => {
  const { db, user, send } = await anOffice();
  const { status, body } = await send('POST', '', { ...code, nameFr: 'Bienvenue', minimum: 500 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Welcome',
    percent: 10,
    minimum: 500,
    state: 'running',
    uses: 0,
    version: 1,
  });
  expect(await send('GET', '?keyword=WEL')).toMatchObject({ body: { offers: [body], count: 1 } });
  const { _id, state, uses, codes, ...fields } = body;
  const included = { products: [], categories: [], brands: ['Saha'] };
  expect(await send('PUT', `/${_id}`, { ...fields, included })).toMatchObject({
    body: { version: 2, included },
  });
  expect(await send('PUT', `/${_id}`, fields)).toMatchObject({
    status: 409,
    body: { offer: { version: 2 } },
  });
  expect((await send('DELETE', `/${_id}`)).status).toBe(200);
  const actions = await db.selectFrom('audit_entries').select(['action', 'actor_id']).orderBy('id').execute();
  expect(actions.map(({ action }) => action)).toEqual(['offer.created', 'offer.changed', 'offer.deleted']);
  expect(actions[0]?.actor_id).toBe(user.id);
});

test.each([
  [{ percent: 101 }, 'percent'],
  [{ percent: -5 }, 'percent'],
  [{ percent: null }, 'percent'],
  [{ percent: 10, amount: 100 }, 'percent'],
  [{ percent: null, amount: 1e12 }, 'amount'],
  [{ lastDay: '2025-01-01' }, 'lastDay'],
  [{ kind: 'bundle' }, 'kind'],
  [{ kind: 'gift' }, 'giftProduct'],
  [{ giftUnits: 2 }, 'giftUnits'],
  [{ higherPercent: 15 }, 'higherPercent'],
  [{ higherPercent: 10, higherFrom: 5000 }, 'higherPercent'],
  [{ kind: 'quantity', percent: null }, 'tiers'],
  [{ kind: 'quantity', percent: null, tiers: [{ units: 3, free: 3 }] }, 'tiers'],
  [{ kind: 'quantity', percent: null, tiers: [{ units: 3, free: 1, price: 5 }] }, 'tiers'],
  [{ kind: 'delivery', percent: null, included: { brands: ['Saha'] } }, 'included'],
  [{ maxUses: 0 }, 'maxUses'],
])('an offer with %j is refused at its field', async (values, field) => {
  const { send } = await anOffice();
  const { status, body } = await send('POST', '', { ...code, ...values });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).map((name) => name.split('.')[0])).toContain(field);
});

test('a new offer is stored with its codes, or neither', async () => {
  const { db, send } = await anOffice();
  const codes = { codes: ['TEN'], generate: 38, maxUses: 2 };
  const { status, body } = await send('POST', '', { ...code, codes });
  expect([status, body.codes]).toEqual([201, 39]);
  expect((await send('GET', `/${body._id}/codes`)).body.codes).toContainEqual({
    ...{ code: 'TEN', maxUses: 2, uses: 0 },
  });
  const entries = db.selectFrom('audit_entries').select(['action', 'changes']);
  expect(await entries.execute()).toMatchObject([
    { action: 'offer.created', changes: { codes: [null, 39] } },
  ]);

  const others = { ...code, name: 'Other', codes: { codes: ['NEW', 'ten'] } };
  expect(await send('POST', '', others)).toMatchObject({
    status: 400,
    body: { fields: { 'codes.codes': 'The code TEN exists already' } },
  });
  expect((await send('GET', '')).body.count).toBe(1);
  expect(await send('POST', '', { ...others, codes: {} })).toMatchObject({
    body: { fieldCodes: { 'codes.codes': { code: 'offer-codes-required' } } },
  });
  expect(await send('POST', '', { ...code, kind: 'delivery', percent: null, codes })).toMatchObject({
    body: { fieldCodes: { codes: { code: 'offer-has-no-codes' } } },
  });
});

test('codes are given or made up, folded, and unique among all offers', async () => {
  const { send } = await anOffice();
  const { body } = await send('POST', '', code);
  const added = await send('POST', `/${body._id}/codes`, { codes: [' ten2026 ', 'رمضان'], generate: 1000 });
  expect(added.status).toBe(201);
  expect(added.body.codes).toHaveLength(1002);
  expect(added.body.codes).toContainEqual({ code: 'TEN2026', maxUses: null, uses: 0 });
  const other = (await send('POST', '', { ...code, name: 'Other' })).body;
  expect(await send('POST', `/${other._id}/codes`, { codes: ['NEW', 'Ten٢٠٢٦'] })).toMatchObject({
    status: 400,
    body: { fields: { codes: 'The code TEN2026 exists already' } },
  });
  expect((await send('GET', `/${other._id}/codes`)).body.codes).toEqual([]);
  expect(await send('POST', `/${other._id}/codes`, { codes: ['bad code!!'] })).toMatchObject({
    status: 400,
    body: { fieldCodes: { 'codes.0': { code: 'offer-code-invalid', values: { code: 'bad code!!' } } } },
  });
});

test('what a used offer gives cannot change, its last day and pause can, and it cannot be deleted', async () => {
  const { app, db, send } = await anOffice();
  const { body } = await send('POST', '', { ...code, maxUses: 5 });
  await send('POST', `/${body._id}/codes`, { codes: ['TEN'] });
  const product = await aProduct(db);
  const order = { ...anOrderBody([{ productId: product.id, quantity: 1 }]), discountCode: 'TEN' };
  expect((await postOrder(app, order)).statusCode).toBe(201);
  const { _id, state, uses, codes, ...fields } = (await send('GET', `/${body._id}`)).body;
  expect(uses).toBe(1);
  expect((await send('GET', '')).body.offers[0]).not.toHaveProperty('revenue');
  const admin = await signedInAs(db, 'admin');
  const listed = await app.inject({ url: '/api/offers', headers: admin.headers });
  expect(listed.json().offers).toMatchObject([{ saved: 100, revenue: 1900 }]);
  const read = await app.inject({ url: `/api/offers/${_id}`, headers: admin.headers });
  expect(read.json()).toMatchObject({ uses: 1, saved: 100, revenue: 1900 });
  // Its orders can be listed apart from others.
  expect((await postOrder(app, { ...order, discountCode: '' })).statusCode).toBe(201);
  const its = await app.inject({ url: `/api/orders?offer=${_id}`, headers: admin.headers });
  expect(its.json()).toMatchObject({ count: 1, orders: [{ discountPrice: 100 }] });
  expect(await send('PUT', `/${_id}`, { ...fields, percent: 20 })).toMatchObject({
    body: { code: 'offer-used' },
  });
  expect(await send('PUT', `/${_id}`, { ...fields, maxUses: null })).toMatchObject({
    body: { code: 'offer-used' },
  });
  const paused = await send('PUT', `/${_id}`, {
    ...fields,
    isActive: false,
    lastDay: '2089-01-01',
    maxUses: 1,
  });
  expect(paused).toMatchObject({ status: 200, body: { state: 'paused' } });
  expect(await send('DELETE', `/${_id}`)).toMatchObject({ status: 409, body: { code: 'offer-used' } });
  // Switched off on its last day it has ended, and no order takes it.
  const lastDay = dayOf(new Date());
  const { version } = paused.body;
  const ended = await send('PUT', `/${_id}`, { ...fields, version, isActive: false, lastDay, maxUses: 1 });
  expect(ended).toMatchObject({ status: 200, body: { state: 'over', lastDay } });
});

test('codes come from a file, all or none, and go into one with their uses', async () => {
  const { app, headers, send } = await anOffice();
  const { body } = await send('POST', '', code);
  const read = (csv: string) => send('POST', `/${body._id}/codes/import`, { csv });
  const refused = await read('Code;Orders at most\nten2026;5\nT\u200ben2026;\nbad code!!;\nRAMADAN;many\n');
  expect(refused.body).toMatchObject({
    added: 0,
    problems: [
      { line: 3, code: 'offer-code-twice', message: 'TEN2026 is in line 2 already' },
      { line: 4, code: 'offer-code-invalid' },
      { line: 5, code: 'offer-number-not-within' },
    ],
  });
  expect((await read('Name\nTEN')).body.problems).toMatchObject([{ code: 'column-missing' }]);
  expect((await send('GET', `/${body._id}/codes`)).body.codes).toEqual([]);
  expect((await read('code,orders at most\nten2026,\u0665\nرمضان,\n')).body).toMatchObject({
    added: 2,
    problems: [],
  });
  const file = await app.inject({ url: `/api/offers/${body._id}/codes/export`, headers });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.split('\n').map((line) => line.trim())).toContain('TEN2026,5,0');
});

test('a file of the shop is read again without loss, and codes that are there stay as they are', async () => {
  const { app, headers, send } = await anOffice();
  const { body } = await send('POST', '', { ...code, codes: { codes: ['ONE', 'TWO'], maxUses: 5 } });
  const url = `/api/offers/${body._id}/codes`;
  const download = async (lang: string) =>
    (await app.inject({ url: `${url}/export?lang=${lang}`, headers })).body;
  const read = async (csv: string, id = body._id) =>
    (await send('POST', `/${id}/codes/import`, { csv })).body;
  const same = { added: 0, present: 2, otherLimit: 0, unread: [], problems: [] };
  for (const lang of ['en', 'fr', 'ar']) expect(await read(await download(lang)), lang).toEqual(same);
  expect(await read('Code\nONE\nTWO')).toEqual(same);
  expect(await read('Code;Orders at most;Campaign\none;7;Spring\nTWO;;\nTHREE;;')).toEqual({
    ...{ added: 1, present: 2, otherLimit: 2, unread: ['Campaign'], problems: [] },
  });
  expect((await send('GET', `/${body._id}/codes`)).body.codes).toEqual([
    { code: 'ONE', maxUses: 5, uses: 0 },
    { code: 'THREE', maxUses: null, uses: 0 },
    { code: 'TWO', maxUses: 5, uses: 0 },
  ]);
  const other = (await send('POST', '', { ...code, name: 'Other' })).body;
  expect(await read('Code\nNEW\nTWO', other._id)).toMatchObject({
    ...{ added: 0, problems: [{ line: 3, code: 'offer-code-taken' }] },
  });
});

test('a code may take a higher percentage off from a sum on', async () => {
  const { app, db, send } = await anOffice();
  const steps = { minimum: 3000, higherPercent: 15, higherFrom: 6000 };
  const { body } = await send('POST', '', { ...code, ...steps });
  expect(body).toMatchObject(steps);
  await send('POST', `/${body._id}/codes`, { codes: ['STEPS'] });
  const product = await aProduct(db, { price_centimes: 100_000 });
  const discountOf = async (quantity: number) => {
    const order = { ...anOrderBody([{ productId: product.id, quantity }]), discountCode: 'STEPS' };
    return (await app.inject({ method: 'POST', url: '/api/orders/quote', payload: order })).json();
  };
  expect(await discountOf(2)).toMatchObject({ codeProblem: { code: 'code-minimum' } });
  expect(await discountOf(5)).toMatchObject({ discountPrice: 500 });
  expect(await discountOf(6)).toMatchObject({ discountPrice: 900 });
});
