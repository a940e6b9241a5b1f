import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settingsGroups } from '../../shared/settings/settings.ts';
import { aDesk, at } from '../../test/a-desk.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import type { Db } from '../platform/db/connection.ts';
import { claimNext, countQueue } from './claim-order.ts';

const settings = settingsGroups.calls.parse({});

test('due calls come first, then orders of high value, then the oldest', async () => {
  const { db, clock, staff } = await aDesk();
  const one = await staff();
  const first = await anOrder(db, { created_at: at('08:00') });
  const valuable = await anOrder(db, { created_at: at('09:00'), items: [{ price_centimes: 2_000_000 }] });
  const due = await anOrder(db, { created_at: at('09:30'), next_call_at: at('09:59') });
  const later = await anOrder(db, { created_at: at('07:00'), next_call_at: at('10:05') });
  await anOrder(db, { created_at: at('06:00'), ends_at: at('20:00') });
  await anOrder(db, { created_at: at('06:00'), status: 'Processing' });
  for (const expected of [due, valuable, first]) {
    const { task, queue } = await one.next();
    expect(task.order._id).toBe(expected.id);
    expect(queue.later).toBe(1);
    expect((await one.record(expected.id, 'noanswer')).statusCode).toBe(201);
    await db
      .updateTable('orders')
      .set({ ends_at: at('20:00') })
      .where('id', '=', expected.id)
      .execute();
  }
  expect(await one.next()).toEqual({ task: null, queue: { due: 0, fresh: 0, later: 1 } });
  clock.now = at('10:05');
  expect((await one.next()).task.order._id).toBe(later.id);
});

test('an order stays with the member of staff who has it for ten minutes', async () => {
  const { db, clock, staff } = await aDesk();
  const [one, two] = [await staff(), await staff()];
  const order = await anOrder(db, { created_at: at('09:00') });
  const { task } = await one.next();
  expect(task).toMatchObject({ order: { _id: order.id }, claimEndsAt: at('10:10').toISOString() });
  expect((await two.next()).task).toBeNull();
  expect((await one.next()).task.order._id).toBe(order.id);
  const taken = await two.ask('POST', `confirmation/${order.id}/claim`);
  expect(taken.json().message).toBe('A confirmer has this order on the screen');
  expect((await two.record(order.id, 'noanswer')).statusCode).toBe(409);
  clock.now = at('10:10');
  expect((await two.next()).task.order._id).toBe(order.id);
  expect((await one.record(order.id, 'busy')).statusCode).toBe(409);
  await two.ask('POST', `confirmation/${order.id}/release`);
  expect((await one.next()).task.order._id).toBe(order.id);
});

test('opening another order puts the one on the screen back into the queue', async () => {
  const { db, staff } = await aDesk();
  const [one, two] = [await staff(), await staff()];
  const first = await anOrder(db, { created_at: at('08:00') });
  const second = await anOrder(db, { created_at: at('09:00') });
  expect((await one.next()).task.order._id).toBe(first.id);
  const claimed = await one.ask('POST', `confirmation/${second.id}/claim`);
  expect(claimed.json().order._id).toBe(second.id);
  expect((await two.next()).task.order._id).toBe(first.id);
});

test('the queue gives no orders in the quiet hours, and a buyer who calls is still served', async () => {
  const { db, clock, staff } = await aDesk();
  clock.now = at('21:30');
  const one = await staff();
  const order = await anOrder(db, { created_at: at('09:00') });
  expect(await one.next()).toEqual({
    task: null,
    queue: { due: 0, fresh: 1, later: 0, quietUntil: at('09:00', 11).toISOString() },
  });
  const claimed = await one.ask('POST', `confirmation/${order.id}/claim`);
  expect(claimed.json().order._id).toBe(order.id);
});

test('20 confirmers at once never get the same order, and a double click gets one', async () => {
  const { db, clock, staff } = await aDesk();
  for (let n = 0; n < 45; n++) await anOrder(db, { created_at: new Date(at('08:00').getTime() + n * 1000) });
  const people = await Promise.all(Array.from({ length: 20 }, () => staff()));
  const seen: string[] = [];
  for (let round = 0; round < 2; round++) {
    const tasks = await Promise.all(people.flatMap(({ next }) => [next(), next()]));
    const ids = tasks.map(({ task }) => task.order._id);
    expect(ids.filter((_, place) => place % 2 === 0)).toEqual(ids.filter((_, place) => place % 2 === 1));
    seen.push(...new Set(ids));
    const recorded = await Promise.all(people.map(({ record }, place) => record(ids[place * 2], 'noanswer')));
    expect(recorded.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
    clock.now = new Date(clock.now.getTime() + 1000);
  }
  expect(seen).toHaveLength(40);
  expect(new Set(seen).size).toBe(40);
  const { rows } = await sql`select order_id from order_calls group by order_id having count(*) > 1`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('among 50,000 open orders the next one is found and the queue is counted with few reads', async () => {
  const { db, clock, staff } = await aDesk();
  const [one, two] = [await staff(), await staff()];
  const { id } = await anOrder(db);
  await sql`
    insert into orders (id, is_guest, payment_method, items_price_centimes, shipping_price_centimes,
      tax_price_centimes, total_price_centimes, full_name, email, phone, street, city, wilaya, postal_code, country,
      created_at, next_call_at)
    select left(translate(md5(n::text), '0189', 'wxyz'), 31) || lpad(translate(n::text, '0189', 'wxyz'), 5, 'a'), true,
      payment_method, items_price_centimes, shipping_price_centimes, tax_price_centimes, total_price_centimes, full_name,
      email, phone, street, city, wilaya, postal_code, country, timestamptz '2026-03-01' + n * interval '1 second',
      case when n % 2 = 0 then timestamptz '2026-04-01' end
    from orders, generate_series(1, 50000) n where id = ${id}`.execute(db);
  await sql`analyze orders`.execute(db);
  const asking = { phone: '', language: 'en' as const };
  const afterAllCalls = new Date('2026-04-02T10:00:00Z');
  for (const [user, now] of [[one.user, clock.now] as const, [two.user, afterAllCalls] as const]) {
    const claim = (db: Db) => claimNext(db, { by: { ...user, ...asking }, now, settings });
    expect(await readsOf(db, claim)).toBeLessThan(20);
    // Each count ends at 1000. Without this limit they would read all 50,001 orders.
    expect(await readsOf(db, (db) => countQueue(db, { now, settings }))).toBeLessThan(3_500);
  }
});

/** The number of rows of `orders` that the work reads. */
async function readsOf(db: Db, work: (db: Db) => Promise<unknown>) {
  return db.transaction().execute(async (db) => {
    const before = await readsSoFar(db);
    await work(db);
    return (await readsSoFar(db)) - before;
  });
}

/** The rows of `orders` that this connection has read and PostgreSQL has not yet added to its statistics. */
async function readsSoFar(db: Db) {
  const { rows } = await sql<{ reads: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as reads
    from pg_stat_xact_user_tables where relname = 'orders'`.execute(db);
  return rows[0]?.reads ?? 0;
}

test('looking at the next order gives it to nobody', async () => {
  const { db, staff } = await aDesk();
  const order = await anOrder(db, { created_at: at('09:00') });
  const [one, other] = [await staff(), await staff()];
  const look = async (who: typeof one) => (await who.ask('GET', 'confirmation/next')).json();
  const seen = [await look(one), await look(other)];
  expect(seen.map(({ task }) => [task.order._id, task.claimEndsAt])).toEqual([
    [order.id, undefined],
    [order.id, undefined],
  ]);
  const claims = () => db.selectFrom('orders').select(['assigned_to', 'claim_ends_at']).execute();
  expect(await claims()).toEqual([{ assigned_to: null, claim_ends_at: null }]);
  expect((await other.next()).task.order._id).toBe(order.id);
  expect([(await look(one)).task, (await look(other)).task.order._id]).toEqual([null, order.id]);
});

test('callers read the names of products in their language, and say them in that of the buyer', async () => {
  const { db, staff } = await aDesk();
  const { ask } = await staff();
  const product = await aProduct(db, { name: 'Vitamin C' });
  const texts = { product_id: product.id, language: 'ar' as const, name: 'فيتامين سي' };
  await db.insertInto('product_texts').values(texts).execute();
  await anOrder(db, { language: 'en', items: [{ product_id: product.id, name: 'Vitamin C' }] });
  const { task } = (await ask('POST', 'confirmation/next?lang=ar')).json();
  expect(task.order.orderItems).toMatchObject([{ name: 'فيتامين سي' }]);
  expect(task.texts.script).toContain('Vitamin C');
});
