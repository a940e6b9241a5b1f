import { assert, asyncProperty, integer } from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { sumToCollect } from '../../../shared/orders/order-balance.ts';
import { aCourierOffice } from '../../../test/couriers/courier-office.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

/** A delivered parcel with the tracking number c-1, of an order of two units at this price and 1000 DA for its delivery. */
async function delivered(price_centimes: number) {
  const office = await aCourierOffice();
  const { send, db, courier, parcel } = office;
  const { _id: courierId } = await courier();
  const { order, id, batch } = await parcel(courierId, {}, { price_centimes });
  await db.updateTable('shipments').set({ tracking: 'c-1' }).where('id', '=', id).execute();
  await send('PUT', `/parcels/${id}/status`, { status: 'delivered' });
  const read = async (amount: number | string, reference = 'B-1') => {
    const body = {
      reference,
      paidOn: '2026-03-10',
      csv: `tracking;amount\nc-1;${amount}\n`,
      apply: true,
    };
    return (await send('POST', `/couriers/${courierId}/payouts`, body)).body;
  };
  const shown = async () => (await send('GET', `/orders/${order._id}`)).body;
  return { ...office, order, id, batch, read, shown };
}

test.each([
  [21_675, 1_434],
  [21_650, 1_433],
  [21_674, 1_433],
  [21_676, 1_434],
  [20_000, 1_400],
])('for two units at %d centimes the courier collects and pays out %d DA', async (price, amount) => {
  const { send, parcels, order, batch, read, shown } = await delivered(price);
  expect((await parcels(order._id))[0].collected).toBe(amount);
  expect((await send('GET', `/parcels/sheets/${batch}/export`)).body).toContain(`,${amount},`);
  const { matched, found } = await read(amount);
  expect([matched, found[0].expected, (await shown()).isPaid]).toEqual([1, amount, true]);
  expect((await send('GET', '/parcels/unpaid')).body).toMatchObject({ count: 0, total: 0 });
  expect((await send('GET', '/orders/summary')).body.toCollect).toEqual({ orders: 0, amount: 0 });
});

test('the database rounds what is collected as the pages show it', async () => {
  const { db } = await createTestApp();
  const totals = Array.from({ length: 1_000 }, (_, place) => place * 7 + 90_000_000);
  const { rows } = await sql<{ sum: number }>`
    select amount_to_collect(null, total, 12345678) as sum from unnest(${totals}::bigint[]) with ordinality t (total, place)
    order by place`.execute(db);
  expect(rows.map(({ sum }) => toDinars(sum))).toEqual(
    totals.map((total) => sumToCollect({ totalPrice: toDinars(total), credit: 123_456.78 })),
  );
  await assert(
    asyncProperty(integer({ min: 0, max: 10_000_000_000 }), async (total) => {
      const sum = sumToCollect({ totalPrice: toDinars(total) }) * 100;
      return Math.abs(sum - total) <= 50 && sum % 100 === 0;
    }),
  );
});

test('a payout for an order that was paid by hand after its delivery matches, and that payment stays', async () => {
  const { send, order, read, shown, db } = await delivered(100_000);
  await send('PUT', `/orders/${order._id}/pay`, {});
  const { paidAt } = await shown();
  expect(await read(3_000)).toMatchObject({ matched: 1, found: [{ expected: 3_000 }] });
  expect((await shown()).paidAt).toBe(paidAt);
  const stored = await db.selectFrom('orders').select('payment_result').executeTakeFirst();
  expect(stored?.payment_result).toBeNull();
});

test('a courier owes what was expected without what payouts have brought, wherever that is stated', async () => {
  const { send, parcels, order, db, read, shown } = await delivered(100_000);
  const { payoutId } = await read(2_800);
  const ended_at = new Date(Date.now() - 15 * 86_400_000);
  await db.updateTable('shipments').set({ ended_at }).execute();
  const stated = async () => {
    const [morning, summary, late, listed, own, file] = await Promise.all([
      send('GET', '/dashboard'),
      send('GET', '/orders/summary'),
      send('GET', '/parcels/unpaid'),
      send('GET', '/parcels?show=unpaid'),
      parcels(order._id),
      send('GET', '/orders/export'),
    ]);
    const { cash } = morning.body;
    // The only order is the last line of the file, and the sum its last column.
    expect(file.body.trimEnd()).toMatch(new RegExp(`,${summary.body.toCollect.amount}$`));
    return [
      ...[cash.parcels, cash.amount, cash.couriers[0]?.amount, summary.body.toCollect.amount],
      ...[late.body.count, late.body.total, late.body.parcels[0]?.owed],
      ...[listed.body.count, listed.body.parcels[0]?.owed, own[0].owed],
    ];
  };
  expect(await stated()).toEqual([1, 200, 200, 200, 1, 200, 200, 1, 200, 200]);
  expect((await shown()).shortPayout).toEqual({ payoutId, paid: 2_800, expected: 3_000 });
  expect(await read(50, 'B-2')).toMatchObject({
    matched: 0,
    found: [{ difference: 'below', expected: 200 }],
  });
  expect((await shown()).shortPayout).toMatchObject({ paid: 2_850, expected: 3_000 });
  expect(await read(150, 'B-3')).toMatchObject({ matched: 1, found: [{ expected: 150 }] });
  expect([(await shown()).isPaid, (await shown()).shortPayout]).toEqual([true, undefined]);
  const none = undefined;
  expect(await stated()).toEqual([0, 0, none, 0, 0, 0, none, 0, none, none]);
});

test('the page of an order says how much came after the difference was accepted', async () => {
  const { send, read, shown } = await delivered(100_000);
  const { payoutId } = await read(2_800);
  const accepted = await send('POST', `/payouts/${payoutId}/lines/2/accept`, {
    reason: 'fee',
    note: 'By phone',
  });
  expect(accepted.body).toMatchObject({ differences: 0, accepted: 1 });
  expect((await shown()).shortPayout).toEqual({
    ...{ payoutId, paid: 2_800, expected: 3_000 },
    accepted: { reason: 'fee', note: 'By phone' },
  });
});

test('a payout of less than a changed order owes is a difference and pays nothing', async () => {
  const { send, order, edit, read, shown } = await delivered(100_000);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Processing' });
  expect((await edit(order, 5)).body.totalPrice).toBe(6_000);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Delivered' });
  const { matched, found } = await read(3_000);
  expect([matched, found]).toMatchObject([0, [{ difference: 'below', expected: 6_000 }]]);
  expect((await shown()).isPaid).toBe(false);
});

test('an order that is unpaid again after its parcel collected nothing owes its total to nobody’s payout', async () => {
  const { send, confirmed, courier, db, shown } = await delivered(100_000);
  const { _id: courierId } = await courier({ name: 'Second' });
  const order = await confirmed();
  await send('PUT', `/orders/${order._id}/pay`, {});
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  const id = body.made[0]._id;
  await db.updateTable('shipments').set({ tracking: 'd-1' }).where('id', '=', id).execute();
  await send('PUT', `/parcels/${id}/status`, { status: 'delivered' });
  await send('PUT', `/orders/${order._id}/unpay`);
  const payout = { reference: 'D-1', paidOn: '2026-03-10', csv: 'tracking,amount\nd-1,0\n', apply: true };
  expect((await send('POST', `/couriers/${courierId}/payouts`, payout)).body.matched).toBe(1);
  expect((await send('GET', `/orders/${order._id}`)).body.isPaid).toBe(false);
  expect((await shown()).isPaid).toBe(false);
});

test('undoing an acceptance does not make an order unpaid that another parcel carries', async () => {
  const { send, order, id, read, courier, statusOf, shown } = await delivered(100_000);
  const { payoutId } = await read(2_500);
  await send('POST', `/payouts/${payoutId}/lines/2/accept`, { reason: 'damage' });
  await send('PUT', `/parcels/${id}/status`, { status: 'lost' });
  await send('PUT', `/orders/${order._id}/status`, { status: 'Processing' });
  const { _id: courierId } = await courier({ name: 'Second' });
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  await send('GET', `/parcels/sheets/${body.batch}/export`);
  const undone = await send('POST', `/payouts/${payoutId}/lines/2/reopen`);
  expect([undone.status, undone.body.message]).toEqual([
    409,
    expect.stringMatching(/^Cancel the parcel \w{8}-2 before you change its payment$/),
  ]);
  expect([await statusOf(order._id), (await shown()).isPaid]).toEqual(['Processing', true]);
});
