import { expect, test } from 'vitest';
import { anOrder } from '../../test/factories.ts';
import { aPhoneDesk } from '../../test/orders/a-phone-desk.ts';
import { newId } from '../platform/db/new-id.ts';

test('several orders get their invoices at once, numbered from the oldest, and each refused one says why', async () => {
  const { db, confirmer, ask, violations } = await aPhoneDesk();
  const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };
  const [first, second] = [
    await anOrder(db, { status: 'Processing', created_at: new Date('2026-01-05T09:00:00Z') }),
    await anOrder(db, { status: 'Shipped', created_at: new Date('2026-01-05T10:00:00Z') }),
  ];
  const pending = await anOrder(db);
  const unknown = newId();
  const make = (ids: string[], more: object = {}) =>
    ask('POST', 'orders/invoices', { body: { ids }, ...more });
  expect((await make([first.id], { by: confirmer })).status).toBe(403);
  expect((await make([first.id])).body).toMatchObject({ done: [], refused: [{ code: 'seller-incomplete' }] });
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  const made = await make([second.id, pending.id, first.id, second.id, unknown]);
  expect(made.body).toMatchObject({
    done: [first.id, second.id],
    refused: [
      { _id: pending.id, code: 'pending-not-invoiced' },
      { _id: unknown, code: 'order-not-found' },
    ],
  });
  expect((await make([first.id])).body.refused).toMatchObject([{ code: 'already-invoiced' }]);
  expect(await db.selectFrom('invoices').select('order_id').orderBy('position').execute()).toEqual([
    { order_id: first.id },
    { order_id: second.id },
  ]);
  expect((await make([])).status).toBe(400);
  const found = await violations();
  expect(found.filter(({ name }) => name === 'I10')).toEqual([]);
});

test('credit notes of what came back before are counted beside the invoices made at once', async () => {
  const { db, ask } = await aPhoneDesk();
  const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  const delivered = { status: 'Delivered', delivered_at: new Date(), paid_at: new Date() } as const;
  const [kept, returned] = [
    await anOrder(db, delivered),
    await anOrder(db, { ...delivered, items: [{ quantity: 2 }] }),
  ];
  const lines = [{ position: 0, quantity: 1, restocked: false }];
  const body = { reason: 'Damaged', lines, refund: 1000, seen: 0 };
  expect((await ask('POST', `orders/${returned.id}/returns`, { body })).status).toBe(201);
  const made = await ask('POST', 'orders/invoices', { body: { ids: [kept.id, returned.id] } });
  expect([made.body.done.length, made.body.credits]).toEqual([2, 1]);
});

test('orders are listed by whether an invoice of theirs holds', async () => {
  const { db, ask } = await aPhoneDesk();
  const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  const [invoiced, cancelled, never] = [
    await anOrder(db, { status: 'Delivered', delivered_at: new Date() }),
    await anOrder(db, { status: 'Delivered', delivered_at: new Date() }),
    await anOrder(db, { status: 'Shipped' }),
  ];
  const lacking = async () => {
    const { orders, count } = (await ask('GET', 'orders?invoice=none')).body;
    expect(count).toBe(orders.length);
    return orders.map(({ _id }: { _id: string }) => _id).toSorted();
  };
  expect(await lacking()).toEqual([invoiced.id, cancelled.id, never.id].toSorted());
  await ask('POST', 'orders/invoices', { body: { ids: [invoiced.id, cancelled.id] } });
  expect(await lacking()).toEqual([never.id]);
  const { body } = await ask('GET', `orders/${cancelled.id}/invoices`);
  await ask('POST', `invoices/${body[0]._id}/cancel`, { body: { reason: 'A wrong name' } });
  expect(await lacking()).toEqual([cancelled.id, never.id].toSorted());
  expect((await ask('GET', 'orders/counts?invoice=none')).body.statuses).toEqual({
    Delivered: 1,
    Shipped: 1,
  });
  expect((await ask('GET', 'orders?invoice=some')).body.code).toBe('invoice-filter-unknown');
});
