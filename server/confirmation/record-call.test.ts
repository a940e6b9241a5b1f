import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDesk, at } from '../../test/a-desk.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import type { Db } from '../platform/db/connection.ts';
import { cancelUnconfirmed } from './cancel-unconfirmed-orders.ts';

const readOrder = (db: Db, id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const stockOf = async (db: Db, id: string) =>
  (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

/** A desk with an order of two units, placed by a buyer, of a product of which ten were in stock. */
async function aPlacedOrder() {
  const desk = await aDesk();
  const product = await aProduct(desk.db, { stock: 10 });
  const reply = await postOrder(desk.app, anOrderBody([{ productId: product.id, quantity: 2 }]));
  const id: string = reply.json()._id;
  await sql`update orders set created_at = ${at('09:00')} where id = ${id}`.execute(desk.db);
  return { ...desk, product, id, one: await desk.staff() };
}

test('a confirmed order is Processing, with who confirmed it and when it was first called', async () => {
  const { db, clock, id, one, product } = await aPlacedOrder();
  expect((await one.record(id, 'busy')).json()).toEqual({
    _id: id,
    status: 'Pending',
    confirmation: 'calling',
    attempts: 1,
    nextCallAt: at('13:00').toISOString(),
  });
  clock.now = at('13:05');
  const { task } = await one.next();
  expect(task).toMatchObject({ attempts: 1, tries: 9, calls: [{ outcome: 'busy', by: 'A confirmer' }] });
  const reply = await one.record(id, 'confirmed', { version: task.version, note: 'Call before noon' });
  expect(reply.json()).toMatchObject({ status: 'Processing', confirmation: 'confirmed' });
  expect(await readOrder(db, id)).toMatchObject({
    first_called_at: at('10:00'),
    confirmed_at: at('13:05'),
    confirmed_by: one.user.id,
    assigned_to: null,
    next_call_at: null,
  });
  expect(await stockOf(db, product.id)).toBe(8);
  const notes = (await one.ask('GET', `orders/${id}/notes`)).json();
  expect(notes).toMatchObject([{ text: 'Call before noon', by: 'A confirmer' }]);
  expect((await one.ask('GET', `orders/${id}/history`)).json()).toMatchObject([
    { action: 'status', from: 'Pending', to: 'Processing', by: 'A confirmer' },
  ]);
});

test('cancelled, not ordered and duplicate end the order once and give its units back', async () => {
  const endings = [
    ['cancelled', { reason: 'price' }, { confirmation: 'cancelled', end_reason: 'price' }],
    ['notordered', {}, { confirmation: 'fake', end_reason: null }],
  ] as const;
  for (const [outcome, more, ended] of endings) {
    const { db, id, one, product } = await aPlacedOrder();
    expect((await one.record(id, outcome, more)).statusCode).toBe(201);
    expect(await readOrder(db, id)).toMatchObject({ status: 'Cancelled', ...ended });
    expect(await stockOf(db, product.id)).toBe(10);
    const again = await one.record(id, outcome, more);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('This order has been cancelled in the meantime');
    expect(await stockOf(db, product.id)).toBe(10);
  }
});

test('a call that is sent twice counts once, also when both arrive together', async () => {
  const { db, id, one } = await aPlacedOrder();
  const body = { id: randomUUID(), outcome: 'noanswer' };
  const send = () => one.ask('POST', `confirmation/${id}/calls`, body);
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await db.selectFrom('order_calls').select('outcome').execute()).toHaveLength(1);
  expect((await readOrder(db, id)).attempts).toBe(1);
  const other = await anOrder(db);
  const wrong = await one.ask('POST', `confirmation/${other.id}/calls`, body);
  expect([wrong.statusCode, wrong.json().message]).toEqual([409, 'This call was recorded for another order']);
  const call = { ...body, id: randomUUID() };
  const both = await Promise.all(
    [id, other.id].map((order) => one.ask('POST', `confirmation/${order}/calls`, call)),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('of two confirmers who end one order at once, one is told so and nothing is doubled', async () => {
  const { db, id, staff, product } = await aPlacedOrder();
  const people = await Promise.all([staff(), staff(), staff()]);
  const replies = await Promise.all(people.map(({ record }) => record(id, 'notordered')));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await stockOf(db, product.id)).toBe(10);
  expect(await db.selectFrom('order_calls').select('id').execute()).toHaveLength(1);
});

test('a buyer who asks to cancel during the call keeps the order from being confirmed unseen', async () => {
  const { app, db, id, one } = await aPlacedOrder();
  const { task } = await one.next();
  const asked = await app.inject({ method: 'POST', url: `/api/orders/${id}/cancel-request` });
  expect(asked.statusCode, asked.body).toBeLessThan(300);
  const refused = await one.record(id, 'confirmed', { version: task.version });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The buyer asked to cancel this order in the meantime',
  ]);
  expect((await readOrder(db, id)).status).toBe('Pending');
  const seen = (await one.next()).task;
  expect(seen.order.cancelRequestedAt).toBeDefined();
  expect((await one.record(id, 'confirmed', { version: seen.version })).statusCode).toBe(201);
});

test('an order that an administrator cancels during the call is not confirmed, and its units return once', async () => {
  const { db, id, one, staff, product } = await aPlacedOrder();
  const { task } = await one.next();
  const admin = await staff('admin');
  const cancelled = await admin.ask('PUT', 'orders/status', { ids: [id], status: 'Cancelled' });
  expect(cancelled.json().done).toEqual([id]);
  const refused = await one.record(id, 'confirmed', { version: task.version });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This order has been cancelled in the meantime',
  ]);
  expect(await stockOf(db, product.id)).toBe(10);
  expect((await one.next()).task).toBeNull();
});

test('every status that an administrator sets also updates the confirmation', async () => {
  const { db, id, one, staff } = await aPlacedOrder();
  const admin = await staff('admin');
  const set = (status: string) => admin.ask('PUT', `orders/${id}/status`, { status });
  await one.record(id, 'noanswer');
  await set('Shipped');
  expect(await readOrder(db, id)).toMatchObject({
    confirmation: 'confirmed',
    confirmed_by: admin.user.id,
    next_call_at: null,
  });
  await set('Cancelled');
  expect((await readOrder(db, id)).confirmation).toBe('cancelled');
  await set('Pending');
  expect(await readOrder(db, id)).toMatchObject({ confirmation: 'new', attempts: 0, confirmed_at: null });
  expect((await one.next()).task.order._id).toBe(id);
});

test('calls are postponed by at most seven days and never into the quiet hours', async () => {
  const { db, id, one } = await aPlacedOrder();
  const message = async (outcome: string, time?: Date) => {
    const reply = await one.record(id, outcome, time && { callbackAt: time.toISOString() });
    return reply.statusCode === 400 ? reply.json().fields.callbackAt : reply.statusCode;
  };
  expect(await message('callback')).toBe('Choose a time for the next call');
  expect(await message('callback', at('09:59'))).toBe('Choose a time in the future');
  expect(await message('postponed', at('10:01', 17))).toBe('A call can be postponed by at most 7 days');
  expect(await message('callback', at('21:00'))).toBe('Nobody is called in the quiet hours');
  expect(await message('postponed', at('10:00', 17))).toBe(201);
  expect(await readOrder(db, id)).toMatchObject({
    confirmation: 'postponed',
    next_call_at: at('10:00', 17),
    status: 'Pending',
  });
  const bad = await one.ask('POST', `confirmation/${id}/calls`, { id: 'x', outcome: 'unreachable' });
  expect(bad.json().fields).toEqual({ id: 'Call id must be a UUID', outcome: 'Outcome is unknown' });
});

test('after nine unanswered calls the order ends as unreachable, once, with its units back', async () => {
  const { db, clock, id, one, resources, product } = await aPlacedOrder();
  for (let n = 0; n < 9; n++) {
    const { nextCallAt, endsAt } = (
      await one.record(id, (['noanswer', 'busy', 'off'] as const)[n % 3] ?? '')
    ).json();
    expect(Boolean(endsAt)).toBe(n === 8);
    if (nextCallAt) clock.now = new Date(nextCallAt);
  }
  const ended = await readOrder(db, id);
  expect(ended).toMatchObject({ status: 'Pending', attempts: 9, ends_at: at('17:30', 13) });
  const end = (now: Date) => cancelUnconfirmed(db, { jobs: resources.jobs, now });
  await end(at('17:29', 13));
  expect((await readOrder(db, id)).status).toBe('Pending');
  await Promise.all([end(at('17:30', 13)), end(at('17:30', 13))]);
  expect(await readOrder(db, id)).toMatchObject({ status: 'Cancelled', confirmation: 'unreachable' });
  expect(await stockOf(db, product.id)).toBe(10);
});

test('a wrong number ends the order unless somebody corrects it', async () => {
  const { db, id, one } = await aPlacedOrder();
  expect((await one.record(id, 'wrongnumber')).json()).toMatchObject({
    endsAt: at('10:00', 11).toISOString(),
  });
  expect((await one.next()).task).toBeNull();
  const form = (await one.ask('GET', `orders/${id}/form`)).json();
  const edited = await one.ask('PUT', `orders/${id}`, {
    version: form.version,
    orderItems: form.lines.map(({ productId, quantity }: Record<string, unknown>) => ({
      productId,
      quantity,
    })),
    shippingAddress: { ...form.shippingAddress, phone: '0661 22 33 44' },
  });
  expect(edited.statusCode, edited.body).toBe(200);
  expect(await readOrder(db, id)).toMatchObject({ ends_at: null, attempts: 0 });
  expect((await one.next()).task.order._id).toBe(id);
});

test('a shop may let orders end that nobody called, but not those that are paid or agreed for later', async () => {
  const { db, staff, resources } = await aDesk();
  const admin = await staff('admin');
  const form = (await admin.ask('GET', 'settings/form')).json();
  const saved = await admin.ask('PUT', 'settings/calls', {
    ...form.calls.value,
    version: 0,
    expireDays: '5',
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const product = await aProduct(db);
  const items = [{ product_id: product.id }];
  const old = { created_at: at('09:00', 14), items };
  const forgotten = await anOrder(db, old);
  const paid = await anOrder(db, { ...old, paid_at: at('10:00') });
  const agreed = await anOrder(db, { ...old, confirmation: 'postponed', next_call_at: at('10:00', 20) });
  await cancelUnconfirmed(db, { jobs: resources.jobs, now: at('09:01', 19) });
  expect(await readOrder(db, forgotten.id)).toMatchObject({ status: 'Cancelled', end_reason: 'expired' });
  for (const { id } of [paid, agreed]) expect((await readOrder(db, id)).status).toBe('Pending');
});
