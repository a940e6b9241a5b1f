import { expect, test } from 'vitest';
import { aCourierOffice } from '../../../test/couriers/courier-office.ts';
import { aShopWithParcels } from '../../../test/couriers/shop-with-parcels.ts';

test('matched lines mark their orders as paid, and every difference is named', async () => {
  const { orders, read, isPaid, send, db } = await aShopWithParcels([
    'delivered',
    'delivered',
    'delivered',
    'picked_up',
    'returned',
    'delivered',
  ]);
  const csv = [
    'Tracking;Montant;Frais',
    'c-1;3 000,00 DA;500',
    'c-2;2500;500',
    'c-3;3500;500',
    'c-4;3000;500',
    'c-5;0;250',
    'c-1;3000;500',
    'nobody;3000;500',
  ].join('\n');
  const dry = await read(csv, { apply: false });
  expect(dry.body).toMatchObject({ lines: 7, matched: 2, differences: 5, amount: 18_000, fees: 3_250 });
  expect(await isPaid(1)).toBe(false);
  const { body } = await read(csv);
  const differences = Object.fromEntries(
    body.found.map(({ line, difference }: { line: number; difference?: string }) => [line, difference]),
  );
  expect(differences).toEqual({
    2: undefined,
    3: 'below',
    4: 'above',
    5: 'undelivered',
    6: undefined,
    7: 'twice',
    8: 'unknown',
  });
  expect(body.found[0].difference).toBe('below');
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(isPaid))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  const [order] = await db
    .selectFrom('orders')
    .select('payment_result')
    .where('paid_at', 'is not', null)
    .execute();
  expect(order?.payment_result).toMatchObject({ id: 'B-1', status: 'paid out' });
  const short = { payoutId: body.payoutId, paid: 2_500, expected: 3_000 };
  const told = await Promise.all(
    orders.map(async (id) => (await send('GET', `/orders/${id}`)).body.shortPayout),
  );
  expect(told).toEqual([undefined, short, undefined, undefined, undefined, undefined]);
  expect((await send('GET', '/payouts')).body.payouts).toMatchObject([
    { reference: 'B-1', paidOn: '2026-03-10', matched: 2, differences: 5 },
  ]);
  const shown = await send('GET', `/payouts/${body.payoutId}`);
  expect(shown.body.found).toEqual(body.found);
  const file = await send('GET', `/payouts/${body.payoutId}/export`);
  expect(file.body.split('\r\n')[1]).toMatch(
    /^Rapid Livraison,B-1,2026-03-10,c-2,[A-Z2-7]{8},2500,3000,500,below,,2000$/,
  );
});

test('a parcel that was paid out is paid out twice in the next sheet, and the same sheet is refused', async () => {
  const { read } = await aShopWithParcels(['delivered']);
  const csv = 'tracking,amount\nc-1,3000\n';
  expect((await read(csv)).body.matched).toBe(1);
  const again = await read(csv);
  expect([again.status, again.body.message]).toEqual([
    409,
    'A payout of this courier with this reference was recorded before',
  ]);
  const next = await read(csv, { reference: 'B-2', acceptsPaidBefore: true });
  expect(next.body.found[0].difference).toBe('twice');
});

test('two people who read two sheets with the same parcel count it once', async () => {
  const { read } = await aShopWithParcels(['delivered']);
  const both = await Promise.all(
    ['B-1', 'B-2'].map((reference) =>
      read('tracking,amount\nc-1,3000\n', { reference, acceptsPaidBefore: true }),
    ),
  );
  expect(both.map(({ body }) => body.matched).sort()).toEqual([0, 1]);
});

test('a sheet with a line that cannot be read changes nothing', async () => {
  const { read, isPaid, send } = await aShopWithParcels(['delivered']);
  const long = 'c'.repeat(61);
  const bad = [',3000,0', 'c-1,,0', 'c-1,abc,0', 'c-1,-5,0', 'c-1,3000,many', `${long},1,0`, 'c\u0000-1,1,0'];
  const { body } = await read(['tracking,amount,fee', 'c-1,3000,0', ...bad].join('\n'));
  expect(body.problems).toMatchObject([
    { line: 3, message: 'This line has no tracking number' },
    { line: 4, message: 'This line has no amount' },
    { line: 5, message: '“abc” is not an amount that can be read' },
    { line: 6, message: '“-5” is not an amount that can be read' },
    { line: 7, message: '“many” is not an amount that can be read' },
    { line: 8, message: `${long.slice(1)} is not a tracking number` },
    { line: 9, message: 'c -1 is not a tracking number' },
  ]);
  expect([body.payoutId, await isPaid(1), (await send('GET', '/payouts')).body.count]).toEqual([
    undefined,
    false,
    0,
  ]);
});

test('a payout of a day that does not exist is refused', async () => {
  const { read } = await aShopWithParcels([]);
  for (const paidOn of ['0000-01-01', '0026-03-10', '1999-12-31', '2026-02-30', '9999-12-31']) {
    const { status, body } = await read('tracking,amount\nc-1,3000\n', { paidOn });
    expect([paidOn, status, body.message]).toEqual([paidOn, 400, 'Type a date like 2026-01-31']);
  }
});

test('a payout is of tomorrow on the shop’s clock at the latest', async () => {
  const { send, courier } = await aCourierOffice({ now: () => new Date('2026-03-10T23:30:00Z') });
  const { _id } = await courier();
  const read = (paidOn: string) =>
    send('POST', `/couriers/${_id}/payouts`, { reference: 'B-1', paidOn, csv: 'tracking,amount\nc-1,0\n' });
  expect((await read('2026-03-12')).status).toBe(200);
  const late = await read('2026-03-13');
  const message = 'A payout can be dated tomorrow at the latest';
  expect([late.status, late.body]).toMatchObject([400, { message, fields: { paidOn: message } }]);
});

test('direction marks copied with a tracking number do not stop a line from matching its parcel', async () => {
  const { read } = await aShopWithParcels(['delivered']);
  expect((await read('tracking,amount\n\u200ec-1\u202c,3000\n')).body.matched).toBe(1);
});

test('parcels that were delivered 14 days ago and are not paid are listed with their sum', async () => {
  const { db, send } = await aShopWithParcels(['delivered', 'delivered', 'delivered', 'picked_up']);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db
    .updateTable('shipments')
    .set({ ended_at: days(15) })
    .where('tracking', 'in', ['c-1', 'c-2'])
    .execute();
  await db
    .updateTable('shipments')
    .set({ ended_at: days(13) })
    .where('tracking', '=', 'c-3')
    .execute();
  const { body } = await send('GET', '/parcels/unpaid');
  expect([body.count, body.total]).toEqual([2, 6_000]);
  await send('PUT', `/orders/${body.parcels[0].orderId}/pay`, {});
  expect((await send('GET', '/parcels/unpaid')).body.count).toBe(1);
});

test('measures count how parcels ended, and what the returned ones cost', async () => {
  const { db, send, read } = await aShopWithParcels([
    'delivered',
    'delivered',
    'delivered',
    'returned',
    'picked_up',
  ]);
  await db.updateTable('products').set({ cost_centimes: 60_000 }).execute();
  await read('tracking,amount,fee\nc-1,3000,700\nc-2,3000,700\nc-3,3000,700\nc-4,0,300\n');
  const { body } = await send('GET', '/parcels/measures');
  // Each delivered parcel: 2 × (1000 − 600) for goods, and 1000 − 700 for its way.
  const figures = {
    delivered: 3,
    returned: 1,
    share: 75,
    margin: 3_300,
    returnCost: 300,
    profit: 3_000,
    uncosted: 0,
  };
  expect(body).toEqual([{ name: 'Rapid Livraison', ...figures }]);
  expect((await send('GET', '/parcels/measures?by=wilaya')).body).toEqual([{ name: 'Oran', ...figures }]);
  expect((await send('GET', '/parcels/measures?by=product')).body).toMatchObject([
    { name: 'Vitamin C 500 mg', delivered: 3, returned: 1, margin: 2_400 },
  ]);
  expect((await send('GET', '/parcels/measures?endDate=2020-01-01')).body).toEqual([]);
});

test('an accepted difference is no longer open, its delivered order is paid, and both can be undone', async () => {
  const { read, isPaid, send, db, user } = await aShopWithParcels(['delivered', 'picked_up']);
  const csv = 'tracking,amount,fee\nc-1,2500,600\nc-2,3000,600\nnobody,100,0\n';
  const { payoutId } = (await read(csv)).body;
  const act = (line: number, action: string, body?: object) =>
    send('POST', `/payouts/${payoutId}/lines/${line}/${action}`, body);
  const note = 'They broke the lid.';
  const accepted = await act(2, 'accept', { reason: 'damage', note });
  expect([accepted.status, accepted.body.differences, await isPaid(1)]).toEqual([200, 2, true]);
  const [open, , last] = accepted.body.found;
  expect([open.tracking, open.accepted]).toEqual(['c-2', undefined]);
  expect(last).toMatchObject({ difference: 'below', accepted: { reason: 'damage', note, by: user.name } });
  expect((await act(2, 'accept', { reason: 'other' })).status).toBe(409);
  // The money counts: the rest in another sheet is not the payment again.
  const rest = await read('tracking,amount\nc-1,3000\n', { reference: 'B-2', acceptsPaidBefore: true });
  expect(rest.body.found[0].difference).toBe('twice');
  await act(3, 'accept', { reason: 'agreed' });
  await act(4, 'accept', { reason: 'corrected' });
  expect(await isPaid(2)).toBe(false);
  const { payouts } = (await send('GET', '/payouts')).body;
  expect(payouts.map(({ differences }: { differences: number }) => differences)).toEqual([1, 0]);
  const file = (await send('GET', `/payouts/${payoutId}/export`)).body;
  expect(file).toContain(',2500,3000,600,below,damage,1900');
  const undone = await act(2, 'reopen');
  expect([undone.body.differences, await isPaid(1)]).toEqual([1, false]);
  expect((await act(2, 'reopen')).status).toBe(409);
  const history = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('action', 'in', ['courier.accepted', 'courier.reopened'])
    .orderBy('id')
    .execute();
  expect(history.map(({ action }) => action.split('.')[1])).toEqual([
    ...['accepted', 'accepted', 'accepted', 'reopened'],
  ]);
  expect(history[0]?.changes).toMatchObject({ difference: ['below', 'damage'], line: [2, 2] });
  expect(JSON.stringify(history)).not.toContain('lid');
  await expect(db.updateTable('payout_lines').set({ difference: null }).execute()).rejects.toThrow();
});

test('an order that was paid again since an acceptance stays paid when that is undone', async () => {
  const { read, isPaid, send, db } = await aShopWithParcels(['delivered']);
  const { payoutId } = (await read('tracking,amount\nc-1,2500\n')).body;
  await send('POST', `/payouts/${payoutId}/lines/2/accept`, { reason: 'damage' });
  expect(await isPaid(1)).toBe(true);
  await db
    .updateTable('orders')
    .set({ paid_at: new Date('2026-01-02T03:04:05Z') })
    .execute();
  expect((await send('POST', `/payouts/${payoutId}/lines/2/reopen`)).status).toBe(200);
  expect(await isPaid(1)).toBe(true);
});

test('only a difference of this payout is accepted, with a reason', async () => {
  const { read, send } = await aShopWithParcels(['delivered']);
  const { payoutId } = (await read('tracking,amount\nc-1,3000\nnobody,100\n')).body;
  const accept = async (line: string, body: object, id = payoutId) =>
    (await send('POST', `/payouts/${id}/lines/${line}/accept`, body)).status;
  expect(await accept('2', { reason: 'agreed' })).toBe(404);
  expect(await accept('9', { reason: 'agreed' })).toBe(404);
  expect(await accept('0', { reason: 'agreed' })).toBe(404);
  expect(await accept('3', { reason: 'agreed' }, 'a'.repeat(36))).toBe(404);
  expect(await accept('3', { reason: 'because' })).toBe(400);
  expect(await accept('3', {})).toBe(400);
  const both = await Promise.all([1, 2].map(() => accept('3', { reason: 'agreed' })));
  expect(both.sort()).toEqual([200, 409]);
});

test('a line is also known by the reference of its parcel, under the heading of the courier or a usual one', async () => {
  const { orders, read, isPaid } = await aShopWithParcels(['delivered', 'delivered', 'delivered']);
  const [first, second, third] = orders.map((order) => order.slice(-8).toUpperCase());
  const typed = `${first?.slice(0, 4)} ${first?.slice(4).toLowerCase()}`;
  const { body } = await read(`Référence;Montant\n${typed};3000\n${second};2500\n${first};3000\n`);
  expect(body).toMatchObject({ lines: 3, matched: 1, differences: 2 });
  expect(await isPaid(1)).toBe(true);
  const both = await read(`Commande;Suivi;Montant\n${third};;3000\n;c-2;500\n`, { reference: 'B-2' });
  expect(both.body).toMatchObject({ lines: 2, matched: 2 });
  expect([await isPaid(2), await isPaid(3)]).toEqual([true, true]);
});

test('a parcel of another courier is named as such, in the preview, on the page and in the file', async () => {
  const { courier, parcel, db, read, send } = await aShopWithParcels(['delivered']);
  const { _id } = await courier({ name: 'Zed Express' });
  const { id } = await parcel(_id);
  await db.updateTable('shipments').set({ tracking: 'zed-1' }).where('id', '=', id).execute();
  const alone = await read('N° de suivi;Montant\nzed-1;3000\n');
  expect(alone.body.problems).toMatchObject([
    { code: 'payout-of-other-courier', values: { courier: 'Zed Express' } },
  ]);
  const { body } = await read('N° de suivi;Montant\nzed-1;3000\nc-1;3000\n');
  expect(body.found).toMatchObject([
    { difference: 'unknown', otherCourier: 'Zed Express' },
    { tracking: 'c-1' },
  ]);
  expect((await send('GET', `/payouts/${body.payoutId}`)).body.found).toEqual(body.found);
  const file = await send('GET', `/payouts/${body.payoutId}/export`);
  expect(file.body).toContain('a parcel of Zed Express');
});

test.each(['N° de suivi', 'Nº Suivi', 'Numéro suivi', 'Code suivi', 'N° commande', 'Réf.'])(
  'the heading %j finds the parcel of a line',
  async (heading) => {
    const { orders, read } = await aShopWithParcels(['delivered']);
    const isReference = heading.startsWith('Réf') || heading.endsWith('commande');
    const code = isReference ? orders[0]?.slice(-8) : 'c-1';
    expect((await read(`${heading};Montant\n${code};3000\n`)).body).toMatchObject({ matched: 1 });
  },
);

test('a file that names no parcel of the courier is not recorded', async () => {
  const { read, send } = await aShopWithParcels(['delivered']);
  const { body } = await read('Tracking;Montant\nyal-1;3000\nyal-2;2500\n');
  expect([body.payoutId, body.problems[0]]).toEqual([
    undefined,
    expect.objectContaining({ line: 2, code: 'payout-parcels-unknown' }),
  ]);
  expect((await send('GET', '/payouts')).body.count).toBe(0);
});

test('a withdrawn payout counts no more, and the right file takes its reference', async () => {
  const statuses = ['delivered', 'delivered', 'delivered'];
  const { read, isPaid, send, db, user } = await aShopWithParcels(statuses);
  await read('tracking,amount,fee\nc-3,1000,0\n', { reference: 'A-1' });
  const csv = 'tracking,amount,fee\nc-1,3000,400\nc-2,2500,400\nc-3,2000,400\nnobody,500,0\n';
  const { payoutId } = (await read(csv)).body;
  await send('POST', `/payouts/${payoutId}/lines/3/accept`, { reason: 'damage' });
  expect(await Promise.all([1, 2, 3].map(isPaid))).toEqual([true, true, true]);
  const owed = async () => (await send('GET', '/parcels/unpaid')).body.couriers;
  expect(await owed()).toMatchObject([{ parcels: 0, amount: 0, overpaid: 500 }]);

  const withdraw = () => send('POST', `/payouts/${payoutId}/withdraw`);
  const both = await Promise.all([withdraw(), withdraw()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await Promise.all([1, 2, 3].map(isPaid))).toEqual([false, false, false]);
  expect(await owed()).toMatchObject([{ parcels: 3, amount: 8_000 }]);
  const shown = (await send('GET', `/payouts/${payoutId}`)).body;
  expect(shown).toMatchObject({ lines: 4, amount: 8_000, withdrawn: { by: user.name } });
  expect((await send('POST', `/payouts/${payoutId}/lines/5/accept`, { reason: 'agreed' })).status).toBe(404);
  const fees = await db.selectFrom('shipments').select('fee_centimes').execute();
  expect(fees.map(({ fee_centimes }) => fee_centimes)).toEqual([null, null, null]);

  const again = (await read('tracking,amount,fee\nc-1,3000,400\nc-2,3000,400\nc-3,2000,0\n')).body;
  expect(again).toMatchObject({ lines: 3, matched: 3 });
  expect(await owed()).toEqual([]);
  await expect(
    db.updateTable('payout_lines').set({ withdrawn_at: null, collected_centimes: 1 }).execute(),
  ).rejects.toThrow();
  const history = await db.selectFrom('audit_entries').select('action').orderBy('id').execute();
  const actions = history.map(({ action }) => action);
  expect(actions.slice(actions.indexOf('courier.reopened') - 1)).toContain('order.unpaid');
  expect(actions.filter((action) => action === 'courier.withdrawn')).toHaveLength(1);
});

test('an order that was paid by hand stays paid when its payout is withdrawn', async () => {
  const { orders, read, isPaid, send } = await aShopWithParcels(['delivered', 'delivered']);
  expect((await send('PUT', `/orders/${orders[1]}/pay`, { id: 'by hand', status: 'completed' })).status).toBe(
    200,
  );
  const { payoutId } = (await read('tracking,amount\nc-1,3000\nc-2,3000\n')).body;
  expect((await send('POST', `/payouts/${payoutId}/withdraw`)).status).toBe(200);
  expect([await isPaid(1), await isPaid(2)]).toEqual([false, true]);
});

test('a payout stays while one of its orders has returns', async () => {
  const { orders, read, isPaid, send } = await aShopWithParcels(['delivered']);
  const { payoutId } = (await read('tracking,amount\nc-1,3000\n')).body;
  const lines = [{ position: 0, quantity: 1, restocked: true }];
  const returned = await send('POST', `/orders/${orders[0]}/returns`, {
    ...{ lines, reason: 'other', refund: 0, seen: 0 },
  });
  expect(returned.status).toBe(201);
  const refused = await send('POST', `/payouts/${payoutId}/withdraw`);
  expect([refused.status, refused.body.code]).toEqual([409, 'payout-order-returned']);
  expect(await isPaid(1)).toBe(true);
  expect((await send('GET', `/payouts/${payoutId}`)).body.withdrawn).toBeUndefined();
});
