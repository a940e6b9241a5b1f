import { expect, test } from 'vitest';
import { aCourierOffice } from '../../../test/couriers/courier-office.ts';
import { anInvoice, aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import { sumMarkedDays } from '../../reports/keep-sums.ts';

/** A confirmed order of 4380 DA: two soaps of 590 DA, a cream of 2200 DA and 1000 DA for its delivery. */
async function anUnpaidOrder() {
  const office = await aCourierOffice();
  const { app, db, send, resources } = office;
  const soap = await aProduct(db, { name: 'Soap', stock: 5, price_centimes: 59_000 });
  const cream = await aProduct(db, { name: 'Cream', stock: 5, price_centimes: 220_000 });
  const lines = [
    { productId: soap.id, quantity: 2 },
    { productId: cream.id, quantity: 1 },
  ];
  const id: string = (await postOrder(app, anOrderBody(lines))).json()._id;
  const become = (status: string) => send('PUT', `/orders/${id}/status`, { status });
  await become('Processing');
  const giveBack = (values: object = {}, lines: object[] = [{ position: 0, quantity: 1, restocked: true }]) =>
    send('POST', `/orders/${id}/returns`, { reason: 'Refused', lines, refund: 590, seen: 0, ...values });
  const shown = async () => (await send('GET', `/orders/${id}`)).body;
  const pay = () => send('PUT', `/orders/${id}/pay`, {});
  /** What stayed by day and by product, and what the customer paid. */
  const stated = async () => {
    await sumMarkedDays(db);
    const net = async (by: string) =>
      (await send('GET', `/reports/sales?by=${by}`)).body.rows.reduce(
        (sum: number, row: { revenue: number; returned: number }) => sum + row.revenue - row.returned,
        0,
      );
    const { customers } = (await send('GET', '/customers')).body;
    return [await net('day'), await net('product'), customers[0].deliveredTotal];
  };
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { ...office, id, become, giveBack, shown, pay, stated, violations };
}

const deducted = { deducted: true };
const oneCream = [{ position: 1, quantity: 1, restocked: false }];

test('what comes back before an order is paid by hand is taken off what is to be paid, wherever that is stated', async () => {
  const { id, send, app, db, become, giveBack, shown, pay, stated, violations } = await anUnpaidOrder();
  await become('Delivered');
  await anInvoice(db, id);
  const { status, body } = await giveBack(deducted);
  expect([status, body]).toMatchObject([201, [{ refund: 590, deducted: true }]]);
  expect((await send('GET', `/orders/${id}/invoices`)).body.at(-1)).toMatchObject({
    kind: 'credit',
    total: 590,
  });
  expect(await shown()).toMatchObject({ totalPrice: 4380, deducted: 590, isPaid: false });
  expect((await send('GET', '/orders/summary')).body.toCollect).toEqual({ orders: 1, amount: 3790 });
  expect(await stated()).toEqual([3790, 2790, 3790]);
  expect(await violations()).toEqual([]);
  await pay();
  expect((await giveBack({ ...deducted, seen: 1 })).body.code).toBe('deduction-of-paid');
  expect((await giveBack({ seen: 1, refund: 3790.5 })).body.message).toBe(
    'At most 3790 DA can still be refunded',
  );
  expect((await giveBack({ seen: 1 })).status).toBe(201);
  expect(await stated()).toEqual([3200, 2200, 3200]);
  expect((await giveBack({ seen: 2, refund: 3201 }, oneCream)).body.message).toBe(
    'At most 3200 DA can still be refunded',
  );
  const buyer = (await app.inject({ url: `/api/orders/guest/${id}` })).json();
  expect(buyer).toMatchObject({
    ...{ totalPrice: 4380, deducted: 590 },
    returns: [
      { units: 1, refund: 590, deducted: true },
      { units: 1, refund: 590 },
    ],
  });
  expect(buyer.returns[1]).not.toHaveProperty('deducted');
  expect(await violations()).toEqual([]);
});

/** The order with its parcel, which its courier knows as c-1. */
async function aSentOrder() {
  const shop = await anUnpaidOrder();
  const { id, send, db, courier } = shop;
  const { _id: courierId } = await courier();
  const made = (await send('POST', '/parcels', { courierId, orderIds: [id] })).body.made[0];
  await send('GET', `/parcels/sheets/${made.batch}/export`);
  await db.updateTable('shipments').set({ tracking: 'c-1' }).execute();
  await shop.become('Shipped');
  const deliver = () => send('PUT', `/parcels/${made._id}/status`, { status: 'delivered' });
  const payOut = async (amount: number, reference = 'B-1') => {
    const csv = `tracking;amount\nc-1;${amount}\n`;
    const body = { reference, paidOn: '2026-03-10', csv, apply: true };
    return (await send('POST', `/couriers/${courierId}/payouts`, body)).body;
  };
  const parcel = async () => (await shop.parcels(id))[0];
  const history = async () => (await send('GET', `/orders/${id}/history`)).body;
  return { ...shop, deliver, payOut, parcel, history };
}

test('a parcel under way collects less after a return, and its courier has to be told', async () => {
  const { giveBack, parcel, history, deliver, payOut, shown, stated, violations } = await aSentOrder();
  expect((await parcel()).collected).toBe(4380);
  expect((await giveBack({ refund: 1 })).body.code).toBe('order-not-refundable');
  expect((await giveBack(deducted)).status).toBe(201);
  const { reference, collected } = await parcel();
  expect(collected).toBe(3790);
  expect((await history()).at(-1)).toMatchObject({
    action: 'returned',
    to: '590',
    deducted: true,
    parcel: expect.stringContaining(reference),
  });
  expect(await violations()).toEqual([]);
  await deliver();
  expect((await parcel()).owed).toBe(3790);
  expect(await payOut(3790)).toMatchObject({ matched: 1, found: [{ expected: 3790 }] });
  expect((await shown()).isPaid).toBe(true);
  expect((await giveBack({ seen: 1 })).status).toBe(201);
  expect(await stated()).toEqual([3200, 2200, 3200]);
  expect(await violations()).toEqual([]);
});

test('a courier that has collected owes less after a deduction, and as much as before after a refund', async () => {
  const { id, send, giveBack, deliver, payOut, parcel, shown, pay, stated, violations } = await aSentOrder();
  await deliver();
  expect((await giveBack(deducted)).status).toBe(201);
  expect((await parcel()).owed).toBe(3790);
  expect((await giveBack({ seen: 1 })).status).toBe(201);
  expect((await parcel()).owed).toBe(3790);
  expect((await giveBack({ ...deducted, seen: 2, refund: 3200.5 }, oneCream)).body.message).toBe(
    'At most 3200 DA can still be taken off',
  );
  expect(await stated()).toEqual([3200, 2200, 3200]);
  await pay();
  expect(await payOut(3790)).toMatchObject({ matched: 1, found: [{ expected: 3790 }] });
  expect((await send('GET', `/orders/${id}/invoice`)).status).toBe(200);
  expect(await shown()).toMatchObject({ deducted: 590, isPaid: true });
  expect(await violations()).toEqual([]);
});

test('an order of which nothing is left to pay is paid once it is delivered', async () => {
  const { giveBack, parcel, shown, deliver, stated, violations } = await aSentOrder();
  const all = [
    { position: 0, quantity: 2, restocked: true },
    { position: 1, quantity: 1, restocked: true },
  ];
  expect((await giveBack({ ...deducted, refund: 4380.01 }, all)).body.message).toBe(
    'At most 4380 DA can still be taken off',
  );
  expect((await giveBack({ ...deducted, forExchange: true }, all)).status).toBe(409);
  expect((await giveBack({ ...deducted, refund: 4380 }, all)).status).toBe(201);
  expect([(await parcel()).collected, (await shown()).isPaid]).toEqual([0, false]);
  await deliver();
  expect((await shown()).isPaid).toBe(true);
  expect(await stated()).toEqual([0, 0, 0]);
  expect(await violations()).toEqual([]);
});

test('a return before the payment that takes nothing off leaves what is due, as those of earlier releases', async () => {
  const { giveBack, become, shown, stated, violations } = await anUnpaidOrder();
  await become('Delivered');
  expect((await giveBack({ ...deducted, refund: 0 })).body[0]).not.toHaveProperty('deducted');
  expect(await shown()).not.toHaveProperty('deducted');
  expect(await stated()).toEqual([4380, 2790, 4380]);
  expect(await violations()).toEqual([]);
});

test('the stamp duty of an invoice that is made after a return is that of what is still to be paid', async () => {
  const { id, send, become, giveBack } = await anUnpaidOrder();
  const seller = { name: 'Saha SARL', address: 'Alger', nif: '001612345678902', regime: 'real' };
  await send('PUT', '/settings/seller', { version: 0, ...seller });
  await send('PUT', '/settings/invoices', { version: 0, stampFrom: '2020-01-01' });
  await become('Shipped');
  await giveBack(deducted);
  await send('POST', `/orders/${id}/invoice`);
  expect((await send('GET', `/orders/${id}/invoices`)).body).toMatchObject([
    { kind: 'invoice', total: 4380, stampDuty: 38 },
    { kind: 'credit', total: 590 },
  ]);
});
