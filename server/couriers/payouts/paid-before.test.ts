import { expect, test } from 'vitest';
import { aShopWithParcels } from '../../../test/couriers/shop-with-parcels.ts';

const sheet = 'tracking,amount,fee\nc-1,3000,400\nc-2,2500,400\nc-3,0,250\n';
const statuses = ['delivered', 'delivered', 'returned'];

test('a sheet taken again under another reference names the payout that paid it, and needs an answer', async () => {
  const { read, send } = await aShopWithParcels(statuses);
  const { payoutId } = (await read(sheet)).body;
  const accounts = async () => (await send('GET', '/parcels/unpaid')).body.couriers;
  const measures = async () => (await send('GET', '/parcels/measures')).body;
  const [before, measured] = [await accounts(), await measures()];
  const dry = await read(sheet, { reference: 'B-2', apply: false });
  const paid = { payoutId, reference: 'B-1', paidOn: '2026-03-10', parcels: 3, sameAmounts: true };
  expect(dry.body).toMatchObject({ parcels: 3, repeated: 0, asks: true, paidBefore: [paid] });

  const refused = await read(sheet, { reference: 'B-2' });
  const values = { paid: 3, parcels: 3, payouts: 'B-1' };
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'payout-paid-before', values }]);
  expect(Object.keys(refused.body.fields)).toEqual(['acceptsPaidBefore']);
  expect(await accounts()).toEqual(before);

  const taken = await read(sheet, { reference: 'B-2', acceptsPaidBefore: true });
  expect([taken.status, taken.body.matched]).toEqual([200, 0]);
  expect((await send('GET', '/payouts')).body.count).toBe(2);
  expect(await measures()).toEqual(measured);
  await send('POST', `/payouts/${taken.body.payoutId}/withdraw`);
  expect(await measures()).toEqual(measured);
  expect(await accounts()).toEqual(before);
});

test('an equal part of what a parcel owes is asked about, because it may be the same part', async () => {
  const { read, isPaid } = await aShopWithParcels(['delivered']);
  const half = 'tracking,amount\nc-1,1500\n';
  await read(half);
  expect((await read(half, { reference: 'B-2' })).status).toBe(409);
  expect(await isPaid(1)).toBe(false);
  const rest = await read('tracking,amount\nc-1,1400\n', { reference: 'B-2' });
  expect([rest.status, rest.body.paidBefore]).toEqual([200, []]);
});

test('a sheet of which little was paid before says so and needs no answer', async () => {
  const { read } = await aShopWithParcels(['delivered', 'delivered', 'delivered']);
  await read('tracking,amount\nc-1,3000\n');
  const { status, body } = await read('tracking,amount\nc-1,2900\nc-2,3000\nc-3,3000\n', {
    reference: 'B-2',
  });
  expect([status, body.matched, body.asks]).toEqual([200, 2, false]);
  expect(body.paidBefore).toMatchObject([{ reference: 'B-1', parcels: 1, sameAmounts: false }]);
});

test('a withdrawn payout paid nothing before', async () => {
  const { read, send } = await aShopWithParcels(statuses);
  const { payoutId } = (await read(sheet)).body;
  await send('POST', `/payouts/${payoutId}/withdraw`);
  expect((await read(sheet, { reference: 'B-2' })).body).toMatchObject({ paidBefore: [], matched: 2 });
});

test('two people who take one sheet under two references take it once', async () => {
  const { read, send } = await aShopWithParcels(statuses);
  const both = await Promise.all(['B-1', 'B-2'].map((reference) => read(sheet, { reference })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await send('GET', '/payouts')).body.count).toBe(1);
});

test('a sheet whose lines all stand in it twice needs an answer', async () => {
  const { read, isPaid } = await aShopWithParcels(['delivered', 'delivered']);
  const twice = 'tracking,amount\nc-1,3000\nc-2,3000\nc-1,3000\nc-2,3000\n';
  const refused = await read(twice);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'payout-lines-repeated', values: { lines: 2 } },
  ]);
  expect(await isPaid(1)).toBe(false);
  const taken = await read(twice, { acceptsPaidBefore: true });
  expect(taken.body).toMatchObject({ matched: 2, differences: 2, parcels: 2, repeated: 2 });
});

test('a reference is the same with other capitals and spaces, whatever the sheet', async () => {
  const { read } = await aShopWithParcels(['delivered', 'delivered']);
  await read('tracking,amount\nc-1,3000\n', { reference: 'Vir 12' });
  const other = await read('tracking,amount\nc-2,3000\n', { reference: 'VIR12' });
  expect([other.status, other.body.code]).toEqual([409, 'payout-already-recorded']);
});
