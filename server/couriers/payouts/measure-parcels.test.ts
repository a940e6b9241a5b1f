import { expect, test } from 'vitest';
import { aCourierOffice } from '../../../test/couriers/courier-office.ts';

/** A shop whose parcels of two units, 3000 DA each, can be delivered, returned and paid out. */
async function aShop() {
  const office = await aCourierOffice();
  const { send, parcel, db } = office;
  const { _id: courierId } = await office.courier();
  const ended = async (status: string, phone = '0660708090') => {
    const { order, id } = await parcel(courierId, { phone });
    await db
      .updateTable('shipments')
      .set({ tracking: order._id.slice(-8) })
      .where('id', '=', id)
      .execute();
    await send('PUT', `/parcels/${id}/status`, { status });
    return { orderId: order._id, id, tracking: order._id.slice(-8) };
  };
  let payouts = 0;
  const pay = async (tracking: string, amount: number, fee = 0) => {
    payouts += 1;
    const csv = `tracking,amount,fee\n${tracking},${amount},${fee}\n`;
    const body = { reference: `B-${payouts}`, paidOn: '2026-03-10', csv, apply: true };
    return (await send('POST', `/couriers/${courierId}/payouts`, body)).body;
  };
  const giveBack = (orderId: string, quantity: number, values: object = {}) =>
    send('POST', `/orders/${orderId}/returns`, {
      ...{ reason: 'Broken', lines: [{ position: 0, quantity, restocked: false }], refund: 0, seen: 0 },
      ...values,
    });
  const measure = async () => (await send('GET', '/parcels/measures')).body[0];
  const board = async () => (await send('GET', '/confirmation/measures')).body.total.deliveredShare;
  const phone = async (number = '0660708090') => (await send('GET', `/phones/${number}`)).body;
  return { ...office, courierId, ended, pay, giveBack, measure, board, phone };
}

test('a return after delivery is no refusal unless nothing stayed, and every rate counts alike', async () => {
  const { send, ended, giveBack, measure, board, phone } = await aShop();
  const [partly, , wholly] = [await ended('delivered'), await ended('delivered'), await ended('delivered')];
  await ended('returned');
  // Neither has ended yet, so they count nowhere.
  await ended('lost');
  const stopped = await ended('in_transit', '0660708091');
  await send('PUT', `/orders/${stopped.orderId}/status`, { status: 'Cancelled' });
  await giveBack(partly.orderId, 1);
  expect(await measure()).toMatchObject({ delivered: 3, returned: 1, share: 75 });
  expect([await board(), await phone()]).toMatchObject([0.75, { delivered: 3, refused: 1 }]);
  await giveBack(wholly.orderId, 1);
  await giveBack(wholly.orderId, 1, { seen: 1 });
  expect(await measure()).toMatchObject({ delivered: 2, returned: 2, share: 50 });
  expect([await board(), await phone()]).toMatchObject([0.5, { delivered: 2, refused: 2 }]);
  const { customers } = (await send('GET', '/customers')).body;
  expect(customers.map(({ refused }: { refused: number }) => refused).sort()).toEqual([1, 2]);
  expect((await send('GET', `/customers/${partly.orderId}`)).body.refused).toBe(2);
});

test('a buyer who gets the money of a whole parcel back has refused nothing', async () => {
  const { send, ended, giveBack, measure, phone } = await aShop();
  const { orderId } = await ended('delivered');
  expect((await giveBack(orderId, 2, { refund: 2_000 })).status).toBe(201);
  expect(await measure()).toMatchObject({ delivered: 1, returned: 0 });
  expect(await phone()).toMatchObject({ delivered: 1, refused: 0 });
  expect((await send('GET', `/customers/${orderId}`)).body).toMatchObject({ delivered: 1, refused: 0 });
});

test('a second parcel that is delivered counts beside the first one that came back', async () => {
  const { send, ended, courierId, measure, board } = await aShop();
  const { orderId } = await ended('returned');
  await send('PUT', `/orders/${orderId}/status`, { status: 'Processing' });
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [orderId] });
  await send('PUT', `/parcels/${body.made[0]._id}/status`, { status: 'delivered' });
  expect([await measure(), await board()]).toMatchObject([{ delivered: 1, returned: 1, share: 50 }, 0.5]);
});

test('a buyer whose parcel the courier lost has refused nothing', async () => {
  const { send, ended, phone } = await aShop();
  const { orderId, id } = await ended('in_transit');
  await send('PUT', `/parcels/${id}/status`, { status: 'lost' });
  await send('PUT', `/orders/${orderId}/status`, { status: 'Cancelled' });
  expect(await phone()).toMatchObject({ refused: 0, cancelled: 1, orders: 1 });
  const refused = await ended('in_transit', '0660708091');
  await send('PUT', `/orders/${refused.orderId}/status`, { status: 'Cancelled' });
  expect(await phone('0660708091')).toMatchObject({ refused: 1 });
});

test('the profit of parcels is without what came back and what the courier did not pay', async () => {
  const { db, send, ended, pay, giveBack, measure } = await aShop();
  const { orderId, tracking } = await ended('delivered');
  // No cost is known, so no profit is told.
  const unknown = await measure();
  expect(unknown).toMatchObject({ delivered: 1, returnCost: 0, uncosted: 2 });
  expect(unknown).not.toHaveProperty('margin');
  expect(unknown).not.toHaveProperty('profit');
  await db.updateTable('products').set({ cost_centimes: 60_000 }).execute();
  // 2 × (1000 − 600) for goods, and 1000 − 700 for the way.
  const { payoutId } = await pay(tracking, 2_500, 700);
  expect(await measure()).toMatchObject({ profit: 1_800, uncosted: 0 });
  await send('POST', `/payouts/${payoutId}/lines/2/accept`, { reason: 'agreed' });
  expect(await measure()).toMatchObject({ margin: 600, profit: 600 });
  await giveBack(orderId, 1, { refund: 1_000 });
  expect(await measure()).toMatchObject({ margin: 200, profit: 200, delivered: 1 });
  expect((await send('GET', '/parcels/measures?by=product')).body).toMatchObject([{ margin: 400 }]);
  await db.updateTable('order_items').set({ unit_cost_centimes: 50_000 }).execute();
  expect((await measure()).profit).toBe(300);
  // Goods whose cost is unknown are left out beside others, and counted.
  const other = await ended('delivered');
  await db.updateTable('products').set({ cost_centimes: null }).execute();
  await db
    .updateTable('order_items')
    .set({ unit_cost_centimes: null })
    .where('order_id', '=', other.orderId)
    .execute();
  expect(await measure()).toMatchObject({ profit: 1_300, uncosted: 2 });
});

test.each([
  // The courier took its fee off, so it is not counted beside the fee of the line.
  [{ reason: 'fee', fee: 500 }, 500],
  [{ reason: 'fee', fee: 0 }, 500],
  // Another payout brings the rest.
  [{ reason: 'corrected', fee: 500 }, 500],
  [{ reason: 'damage', fee: 500 }, 0],
])('a difference of 500 DA accepted with %j leaves %d DA for the way', async ({ reason, fee }, margin) => {
  const { db, send, ended, pay, measure } = await aShop();
  const { tracking } = await ended('delivered');
  await db.updateTable('products').set({ cost_centimes: 100_000 }).execute();
  const { payoutId } = await pay(tracking, 2_500, fee);
  await send('POST', `/payouts/${payoutId}/lines/2/accept`, { reason });
  expect((await measure()).margin).toBe(margin);
  await send('POST', `/payouts/${payoutId}/lines/2/reopen`);
  const usual = (await measure()).margin;
  expect(usual).toBe(1_000);
});

test('what a courier pays for a damaged parcel that came back is a gain, and a repeated line is none', async () => {
  const { db, send, ended, pay, measure } = await aShop();
  const { tracking } = await ended('returned');
  const { payoutId } = await pay(tracking, 2_000);
  await send('POST', `/payouts/${payoutId}/lines/2/accept`, { reason: 'damage' });
  expect(await measure()).toMatchObject({ margin: 2_000, returnCost: 250, profit: 1_750 });
  const other = await ended('delivered');
  await db.updateTable('products').set({ cost_centimes: 100_000 }).execute();
  await pay(other.tracking, 3_000);
  const before = (await measure()).margin;
  const again = await pay(other.tracking, 3_000);
  await send('POST', `/payouts/${again.payoutId}/lines/2/accept`, { reason: 'agreed' });
  expect((await measure()).margin).toBe(before);
});
