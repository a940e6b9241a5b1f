import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderNumber } from '../../shared/values/ids.ts';
import { anExpectedReturn } from '../../test/couriers/courier-factories.ts';
import { aCourierBody, aCourierOffice } from '../../test/couriers/courier-office.ts';
import { communeId } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { orderStateEmail } from '../orders/order-mails.ts';
import { findOrder } from '../orders/order-queries.ts';

test('a courier is added and changed, an outdated version is refused, and each change is in the history', async () => {
  const { send, courier, db } = await aCourierOffice();
  const { _id, version } = await courier();
  const named = await send('POST', '/couriers', aCourierBody());
  expect([named.status, named.body.fields]).toEqual([400, { name: 'Another courier has this name' }]);
  const body = { ...aCourierBody({ returnFee: 300 }), version };
  expect((await send('PUT', `/couriers/${_id}`, body)).body).toMatchObject({ returnFee: 300, version: 2 });
  const stale = await send('PUT', `/couriers/${_id}`, body);
  expect([stale.status, stale.body.courier.version]).toEqual([409, 2]);
  const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual(['courier.created', 'courier.changed']);
  expect(entries[1]?.changes).toEqual({ returnFee: [250, 300] });
});

test.each([
  [{ name: ' ' }, 'A courier needs a name'],
  [{ kind: 'pigeon' }, 'This kind of courier does not exist'],
  [{ fromWilaya: 99 }, 'Wilaya is a code from 1 to 69'],
  [{ returnFee: -1 }, 'An amount is a number from 0 to 1000000'],
  [{ sheetColumns: [] }, 'A sheet has at least one column'],
  [{ sheetColumns: [{ field: 'phone', heading: 'Tel' }] }, 'A sheet needs the reference'],
  [{ kind: 'ecotrack', baseUrl: 'https://a:99999' }, 'This is not an address'],
  [{ kind: 'ecotrack', baseUrl: 'https://[' }, 'This is not an address'],
  [{ secrets: { id: '', token: 'a\nb: c', webhook: '' } }, 'A key has only Latin letters, digits and signs'],
  [{ secrets: { id: 'مفتاح', token: '', webhook: '' } }, 'A key has only Latin letters, digits and signs'],
])('the settings %j are refused', async (values, message) => {
  const { send } = await aCourierOffice();
  const { status, body } = await send('POST', '/couriers', { ...aCourierBody(), ...values });
  expect([status, body.message]).toEqual([400, message]);
});

test('a stored key is not sent to another server', async () => {
  const { send, courier } = await aCourierOffice();
  const secrets = { id: '7', token: 'a-key', webhook: '' };
  const { _id, version } = await courier({ kind: 'ecotrack', baseUrl: 'https://one.example/v1', secrets });
  const move = (baseUrl: string, token: string, version: number) => {
    const body = { ...aCourierBody(), kind: 'ecotrack', baseUrl, version, secrets: { ...secrets, token } };
    return send('PUT', `/couriers/${_id}`, body);
  };
  const { status, body } = await move('https://two.example/v1', '', version);
  expect([status, body.fields]).toEqual([
    400,
    { baseUrl: 'For an address on another server, type the key again' },
  ]);
  expect((await move('https://one.example/v2', '', version)).status).toBe(200);
  expect((await move('https://two.example/v1', 'its-key', version + 1)).status).toBe(200);
});

test('only a confirmed order gets a parcel, and only one at a time', async () => {
  const { send, courier, order, confirmed } = await aCourierOffice();
  const { _id: courierId } = await courier();
  const [pending, ready] = [await order(), await confirmed()];
  const first = await send('POST', '/parcels', { courierId, orderIds: [pending._id, ready._id, ready._id] });
  expect(first.body.made.map(({ orderId }: { orderId: string }) => orderId)).toEqual([ready._id]);
  expect(first.body.refused).toMatchObject([
    { _id: pending._id, reason: 'Only a confirmed order with the status Processing gets a parcel' },
  ]);
  const again = await send('POST', '/parcels', { courierId, orderIds: [ready._id] });
  expect(again.body).toMatchObject({
    made: [],
    refused: [{ _id: ready._id, reason: 'This order already has a parcel' }],
  });
});

test('packers who send an order at the same moment make one parcel', async () => {
  const { send, courier, confirmed, parcels } = await aCourierOffice();
  const { _id: courierId } = await courier();
  const { _id } = await confirmed();
  await Promise.all(
    Array.from({ length: 6 }, () => send('POST', '/parcels', { courierId, orderIds: [_id] })),
  );
  expect(await parcels(_id)).toHaveLength(1);
});

test('the next parcel after a cancelled one has a reference of its own', async () => {
  const { send, courier, parcel, parcels } = await aCourierOffice();
  const { _id: courierId } = await courier();
  const { order, id } = await parcel(courierId);
  await send('PUT', `/parcels/${id}/status`, { status: 'cancelled' });
  await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  const references = (await parcels(order._id)).map(({ reference }: { reference: string }) => reference);
  expect(references.sort()).toEqual([orderNumber(order._id), `${orderNumber(order._id)}-2`]);
});

test('a courier collects nothing for a paid order, and never more than it takes', async () => {
  const { send, courier, confirmed, parcels } = await aCourierOffice();
  const { _id: courierId } = await courier({ maxCollected: 2_500 });
  const [dear, paid] = [await confirmed(), await confirmed()];
  await send('PUT', `/orders/${paid._id}/pay`, {});
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [dear._id, paid._id] });
  expect(body.refused).toMatchObject([{ _id: dear._id, reason: 'This courier collects at most 2500 DA' }]);
  expect((await parcels(paid._id))[0].collected).toBe(0);
});

test('the sheet has the chosen columns, phones as text and no formulas', async () => {
  const { send, courier, confirmed } = await aCourierOffice();
  const fields = [
    'reference',
    'firstName',
    'lastName',
    'phone',
    'wilayaCode',
    'delivery',
    'amount',
    'note',
  ] as const;
  const sheetColumns = fields.map((field) => ({ field, heading: field === 'phone' ? 'Tel, mobile' : field }));
  const { _id: courierId } = await courier({ sheetColumns });
  const { _id } = await confirmed({ fullName: '=1+1 Benali', phone: '+213 555 12 34 56' });
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [_id] });
  const sheet = await send('GET', `/parcels/sheets/${body.batch}/export`);
  expect(sheet.body).toBe(
    '\u{FEFF}reference,firstName,lastName,"Tel, mobile",wilayaCode,delivery,amount,note\r\n' +
      `${orderNumber(_id)},'=1+1,Benali,0555 12 34 56,31,Domicile,3000,\r\n`,
  );
  // A French Excel reads one column without semicolons.
  const french = await send('GET', `/parcels/sheets/${body.batch}/export?lang=fr`);
  expect(french.body).toContain(`${orderNumber(_id)};'=1+1;Benali;0555 12 34 56;31;Domicile;3000;\r\n`);
});

test('the sheet names the wilaya of the address, also for a commune of a wilaya of 2026', async () => {
  const { send, courier, confirmed, resources } = await aCourierOffice();
  const fields = ['reference', 'wilayaCode', 'wilaya', 'commune'] as const;
  const { _id: courierId } = await courier({
    sheetColumns: fields.map((field) => ({ field, heading: field })),
  });
  const barika = await communeId(resources.db, 'Barika', 60);
  const { _id } = await confirmed({ Wilaya: 'Batna', communeId: barika });
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [_id] });
  const sheet = await send('GET', `/parcels/sheets/${body.batch}/export`);
  expect(sheet.body).toContain(`${orderNumber(_id)},5,Batna,Barika\r\n`);
});

test('the sheet says which parcel is an exchange, and what the courier takes back', async () => {
  const { send, courier, confirmed, resources } = await aCourierOffice();
  const fields = ['reference', 'exchange', 'note'] as const;
  const sheetColumns = fields.map((field) => ({ field, heading: field }));
  const { _id: courierId } = await courier({ sheetColumns });
  const [ordinary, exchange] = [await confirmed(), await confirmed()];
  await anExpectedReturn(resources.db, exchange._id);
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [ordinary._id, exchange._id] });
  const sheet = await send('GET', `/parcels/sheets/${body.batch}/export`);
  expect(sheet.body).toContain(`${orderNumber(ordinary._id)},Non,\r\n`);
  expect(sheet.body).toContain(`${orderNumber(exchange._id)},Oui,"À reprendre : 1 x Cream, 50 ml"\r\n`);
});

test('tracking numbers are shown before they are taken over, and a bad line stops all of them', async () => {
  const { send, courier, parcel, parcels } = await aCourierOffice();
  const { _id } = await courier();
  const { order } = await parcel(_id);
  const { order: other } = await parcel(_id);
  const [one, two] = [orderNumber(order._id), orderNumber(other._id)];
  const read = (csv: string, apply = false) => send('POST', `/couriers/${_id}/tracking`, { csv, apply });
  const bad = await read(`référence;Tracking\n${one};yal-1\nWRONGREF;yal-2\n${two};yal-1\n${two};`, true);
  expect(bad.body.isApplied).toBe(false);
  expect(bad.body.problems).toMatchObject([
    { line: 3, message: 'No parcel of this courier has the reference WRONGREF' },
    { line: 4, message: 'The tracking number yal-1 belongs to another parcel' },
    { line: 5, message: `The parcel ${two} has no tracking number in the file` },
  ]);
  const file = `reference,tracking\n${one},yal-1\n${two.toLowerCase()},yal-2\n`;
  const dry = await read(file);
  expect(dry.body).toMatchObject({
    changes: [{ tracking: 'yal-1' }, { tracking: 'yal-2' }],
    isApplied: false,
  });
  expect((await parcels(order._id))[0].tracking).toBeUndefined();
  expect((await read(file, true)).body.isApplied).toBe(true);
  expect((await parcels(order._id))[0].tracking).toBe('yal-1');
  expect((await read(file, true)).body).toMatchObject({ changes: [], same: 2 });
  // The same file with the words of couriers.
  const french = `N° commande;N° de suivi\n${one};yal-1\n${two};yal-2\n`;
  expect((await read(french)).body).toMatchObject({ changes: [], same: 2, problems: [] });
});

test('when asked, the sure lines of a tracking file count although others have problems', async () => {
  const { send, courier, parcel, parcels } = await aCourierOffice();
  const { _id } = await courier();
  const sent = [await parcel(_id), await parcel(_id), await parcel(_id), await parcel(_id)];
  const [one, two, three, four] = sent.map(({ order }) => orderNumber(order._id));
  const csv = `reference,tracking
${one},yal-1
WRONGREF,yal-9
${two},yal-2
${two},yal-3
${three},yal-4
${four},yal-4
`;
  const { body } = await send('POST', `/couriers/${_id}/tracking`, { csv, apply: true, partly: true });
  expect(body.isApplied).toBe(true);
  expect(body.changes).toMatchObject([{ reference: one, tracking: 'yal-1' }]);
  expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([3, 5, 7]);
  const found = await Promise.all(sent.map(async ({ order }) => (await parcels(order._id))[0].tracking));
  expect(found).toEqual(['yal-1', undefined, undefined, undefined]);
});

test.each([
  [
    'tracking\nyal-1',
    'The file needs a column with one of these headings: Référence / Réf / Order / N° commande / N° de commande / Numéro de commande / Commande',
  ],
  ['reference,tracking\n', 'The file is empty.'],
  ['reference\n"open', 'This is not a CSV file.'],
])('the tracking file %j is refused', async (csv, message) => {
  const { send, courier } = await aCourierOffice();
  const { _id } = await courier();
  const { body } = await send('POST', `/couriers/${_id}/tracking`, { csv, apply: true });
  expect(body.problems[0].message).toBe(message);
});

test('an order follows its parcel to the door', async () => {
  const { send, courier, parcel, statusOf, db, resources } = await aCourierOffice();
  const { _id } = await courier();
  const { order, id } = await parcel(_id);
  const set = (status: string) => send('PUT', `/parcels/${id}/status`, { status });
  await set('picked_up');
  expect(await statusOf(order._id)).toBe('Shipped');
  await set('delivery_attempted');
  expect((await send('GET', '/rescues')).body.due).toBe(1);
  await set('delivered');
  expect(await statusOf(order._id)).toBe('Delivered');
  expect((await send('GET', '/parcels?show=attention')).body.count).toBe(0);
  const mails = sql<{ name: string }>`select name from pgboss.job_common where name = 'order-state'`;
  expect((await mails.execute(db)).rows).toHaveLength(3);
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('a returned parcel cancels its order, and somebody says which units are lost', async () => {
  const { send, courier, parcel, statusOf, parcels, db, resources } = await aCourierOffice();
  const { _id } = await courier();
  const { order, id } = await parcel(_id);
  const stock = async () =>
    (await db.selectFrom('products').select('stock').where('id', '=', order.product.id).executeTakeFirst())
      ?.stock;
  expect(await stock()).toBe(8);
  await send('PUT', `/parcels/${id}/status`, { status: 'returned', reason: 'absent' });
  expect([await statusOf(order._id), await stock()]).toEqual(['Cancelled', 10]);
  expect((await parcels(order._id))[0].needsRestock).toBe(true);
  const tooMany = await send('POST', `/parcels/${id}/restock`, { lost: [{ position: 0, quantity: 3 }] });
  expect([tooMany.status, tooMany.body.message]).toEqual([400, 'The parcel has fewer units than that']);
  const done = await send('POST', `/parcels/${id}/restock`, { lost: [{ position: 0, quantity: 1 }] });
  expect([done.status, done.body.needsRestock, await stock()]).toEqual([200, false, 9]);
  const moves = db.selectFrom('stock_moves').select(['reason', 'delta']).orderBy('id', 'desc');
  expect(await moves.executeTakeFirst()).toEqual({ reason: 'lost', delta: -1 });
  const history = (await send('GET', `/orders/${order._id}/history`)).body;
  expect(history.at(-1)).toMatchObject({
    action: 'restocked',
    lines: { removed: [expect.stringMatching(/^1 × /)] },
  });
  expect((await send('POST', `/parcels/${id}/restock`, { lost: [] })).status).toBe(409);
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('a parcel that contradicts its order changes nothing and needs attention', async () => {
  const { send, courier, parcel, statusOf, parcels } = await aCourierOffice();
  const { _id } = await courier();
  const { order, id } = await parcel(_id);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Cancelled' });
  await send('PUT', `/parcels/${id}/status`, { status: 'picked_up' });
  expect(await statusOf(order._id)).toBe('Cancelled');
  expect((await parcels(order._id))[0]).toMatchObject({ status: 'picked_up', problem: 'order' });
});

test('packers send parcels and see those of their orders, but not the settings', async () => {
  const { app, db, courier, parcel, send } = await aCourierOffice();
  const { _id } = await courier();
  const { id } = await parcel(_id);
  const { headers } = await signedInAs(db, 'packer');
  const ask = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  expect((await ask('/parcels')).count).toBe(1);
  expect((await ask(`/couriers/${_id}`)).message).toBe('Your role does not allow this');
  await send('PUT', `/parcels/${id}/status`, { status: 'delivered' });
  expect((await ask('/parcels')).count).toBe(0);
});

test('buyers read courier and tracking number on their order, when tracking it and in the mail', async () => {
  const { app, courier, parcel, send, db, resources } = await aCourierOffice();
  const { _id } = await courier();
  const { order, id } = await parcel(_id);
  const shown = async () => (await app.inject({ url: `/api/orders/guest/${order._id}` })).json().parcel;
  expect(await shown()).toBeUndefined();
  await db.updateTable('shipments').set({ tracking: 'rl-42' }).where('id', '=', id).execute();
  const carrier = { courier: 'Rapid Livraison', tracking: 'rl-42' };
  expect(await shown()).toEqual(carrier);
  const payload = { number: orderNumber(order._id), phone: '0555123456' };
  const tracked = await app.inject({ method: 'POST', url: '/api/orders/track', payload });
  expect(tracked.json().parcel).toEqual(carrier);
  await send('PUT', `/parcels/${id}/status`, { status: 'picked_up' });
  const row = await findOrder(db, order._id);
  if (!row) throw new Error('The order is missing');
  for (const language of ['en', 'fr', 'ar'] as const) {
    const mail = orderStateEmail({ ...row, language }, resources.env, carrier);
    expect(mail.text).toMatch(/Rapid Livraison.*rl-42/);
  }
  await send('PUT', `/parcels/${id}/status`, { status: 'returned' });
  expect(await shown()).toBeUndefined();
});

test('packers set no state that ends an order, and change no parcel that they do not see', async () => {
  const { app, db, send, courier, parcel, statusOf } = await aCourierOffice();
  const { _id } = await courier();
  const { order, id } = await parcel(_id);
  const { headers } = await signedInAs(db, 'packer');
  const set = (status: string) =>
    app.inject({ method: 'PUT', url: `/api/parcels/${id}/status`, headers, payload: { status } });
  for (const status of ['delivered', 'returned']) {
    const reply = await set(status);
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      'You can only set the next status, up to Shipped',
    ]);
  }
  expect((await set('picked_up')).statusCode).toBe(200);
  expect(await statusOf(order._id)).toBe('Shipped');
  await send('PUT', `/parcels/${id}/status`, { status: 'delivered' });
  for (const status of ['delivered', 'lost']) expect((await set(status)).statusCode).toBe(404);
  for (const action of ['cancel', 'retry']) {
    const reply = await app.inject({ method: 'POST', url: `/api/parcels/${id}/${action}`, headers });
    expect([action, reply.statusCode]).toEqual([action, 404]);
  }
  expect(await statusOf(order._id)).toBe('Delivered');
});
