import { expect, test } from 'vitest';
import type { Morning } from '../../shared/reports/morning.ts';
import { aDesk, at } from '../../test/a-desk.ts';
import { aCourier, anExpectedReturn, aParcel } from '../../test/couriers/courier-factories.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { newId } from '../platform/db/new-id.ts';

type Db = Awaited<ReturnType<typeof aDesk>>['db'];

/** Something of each kind that the dashboard counts, and what its lists leave out. */
async function withWork(db: Db) {
  const times = { created_at: at('09:00', 1) };
  const { id: courier_id } = await aCourier(db, { name: 'Rapid' });
  const carried = async (order: object, parcel: object) => {
    const { id: order_id } = await anOrder(db, { ...times, ...order });
    await aParcel(db, { order_id, courier_id, ...parcel });
  };
  await anOrder(db, { ...times, next_call_at: at('09:30'), confirmation: 'postponed' });
  await anOrder(db, { ...times, next_call_at: at('18:00'), confirmation: 'postponed' });
  await anOrder(db, times);
  await anOrder(db, { ...times, hold_reason: 'total', next_call_at: at('18:00') });
  await anOrder(db, { ...times, ends_at: at('18:00') });
  await anOrder(db, { ...times, ends_at: at('19:00') });
  await anOrder(db, { ...times, status: 'Cancelled', confirmation: 'unreachable' });
  await anOrder(db, { ...times, status: 'Processing' });
  await carried({ status: 'Processing' }, { problem: 'refused' });
  await carried({ status: 'Shipped' }, { rescue_since: at('09:00'), rescue_target: at('10:00') });
  const delivered = { status: 'Delivered', delivered_at: at('09:00', 2) } as const;
  await carried(delivered, { status: 'delivered', ended_at: at('09:00', 2) });
  await anOrder(db, { ...times, ...delivered });
  await anOrder(db, { ...times, ...delivered });
  await anOrder(db, { ...times, ...delivered, paid_at: at('09:00', 3) });
  await anExpectedReturn(db, (await anOrder(db, { created_at: at('08:00') })).id);
  for (const status of ['Processing', 'Cancelled'] as const) {
    await anOrder(db, { created_at: at('08:00'), status, credit_centimes: 250_000 });
  }
  await anOrder(db, { created_at: at('08:00'), status: 'Cancelled', end_reason: 'combined' });
  const { id: order_id } = await anOrder(db, { ...times, ...delivered, paid_at: at('09:00', 3) });
  for (const stock of [0, 0, 1, 500]) {
    const { id: product_id } = await aProduct(db, { stock });
    const review = { name: 'Lina', wilaya: 'Oran', language: 'fr', text: 'Fine', stars: 5 } as const;
    await db
      .insertInto('reviews')
      .values({
        ...{ ...review, id: newId(), order_id, product_id, image_urls: [], created_at: at('09:00') },
        state: stock > 0 ? 'waiting' : 'shown',
      })
      .execute();
  }
  await aProduct(db, { stock: 0, state: 'draft' });
  const message = { name: 'Lina', email: 'lina@example.com', subject: 'Hours', message: 'When?' };
  const answered = { answered_at: at('09:00'), answered_by: 'Amina' };
  await db
    .insertInto('contact_messages')
    .values([
      { ...message, id: newId(), language: 'fr' },
      { ...message, id: newId(), language: 'fr', ...answered },
    ])
    .execute();
}

test('each count of the dashboard is that of the list behind its link', async () => {
  const { db, staff } = await aDesk();
  const admin = await staff('admin');
  await withWork(db);
  const seller = { name: 'Saha SARL', address: 'Alger', nif: '001612345678902' };
  await admin.ask('PUT', 'settings/seller', { version: 0, ...seller });
  const { json } = await admin.ask('GET', 'dashboard');
  const { placed, calls, toPack, toHandOver, parcels, cash, tasks, ...morning } = json() as Morning;
  const count = async (path: string, field = 'count') => (await admin.ask('GET', path)).json()[field];
  const today = 'startDate=2026-03-10&endDate=2026-03-10';
  const counts = {
    placed: [(placed?.today.orders ?? 0) + (placed?.combined ?? 0), await count(`orders?${today}`)],
    toPack: [toPack, await count('orders?status=Processing')],
    toHandOver: [toHandOver, await count('orders?status=Processing&parcel=some')],
    parcels: [parcels, await count('parcels?show=attention')],
    cash: [cash?.parcels, await count('parcels?show=unpaid')],
    ending: [tasks?.ending, await count('confirmation/unreachable?state=ending')],
    rescues: [tasks?.rescues, await count('rescues', 'due')],
    held: [tasks?.held, await count('orders?review=held')],
    messages: [tasks?.messages, await count('messages?state=open')],
    reviews: [morning.reviews, await count('reviews?state=waiting')],
    returns: [morning.returns, await count('orders?returned=expected')],
    owed: [morning.owed?.orders, await count('orders?payment=owed')],
    toCollect: [morning.toCollect?.orders, await count('orders?status=Delivered&payment=unpaid&parcel=none')],
    toInvoice: [morning.toInvoice, await count('orders?status=Delivered&invoice=none')],
    low: [morning.stock?.low, await count('products/stock?stock=low')],
    out: [morning.stock?.out, await count('products/stock?stock=out')],
  };
  for (const [name, [stated, listed]] of Object.entries(counts)) {
    expect({ name, stated }).toEqual({ name, stated: listed });
    expect(listed, name).toBeGreaterThan(0);
  }
  const { queue } = (await admin.ask('GET', 'confirmation/board')).json();
  expect(calls).toMatchObject({ due: queue.due, fresh: queue.fresh });
  expect(Math.min(queue.due, queue.fresh)).toBeGreaterThan(0);
});

test('money that a courier holds is not stated again as money to collect', async () => {
  const { db, staff } = await aDesk();
  const admin = await staff('admin');
  await withWork(db);
  const { cash, toCollect } = (await admin.ask('GET', 'dashboard')).json() as Morning;
  expect([cash?.amount, toCollect]).toEqual([2000, { orders: 3, amount: 7000 }]);
  const { toCollect: all } = (await admin.ask('GET', 'orders/summary')).json();
  expect(all.amount).toBe((cash?.amount ?? 0) + (toCollect?.amount ?? 0));
});
