import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportKinds } from '../../shared/reports/reports.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { sumMarkedDays } from './keep-sums.ts';
import { reportSales } from './sales-report.ts';

const now = new Date('2026-03-20T12:00:00Z');
const query = { startDate: '2026-03-01', endDate: '2026-03-31' };

/** Every report of the month. */
async function allReports(db: Db) {
  const reports: Awaited<ReturnType<typeof reportSales>>[] = [];
  for (const by of reportKinds)
    reports.push(await reportSales(db, { query: { by, ...query }, user: 'admin', now }));
  return reports;
}

/** The same from the orders alone, as if no day had ever been summed. */
async function directReports(db: Db) {
  const transaction = await db.startTransaction().execute();
  try {
    await sql`delete from report_orders`.execute(transaction);
    await sql`delete from report_lines`.execute(transaction);
    await sql`delete from report_months`.execute(transaction);
    await sql`insert into report_marks select generate_series('2026-03-01'::date, '2026-03-31', '1 day')`.execute(
      transaction,
    );
    return await allReports(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

async function marks(db: Db) {
  return (await sql`select from report_marks`.execute(db)).rows.length;
}

/** A step at random: which change, to which of the orders, products or people, and with which value. */
const steps = array(
  record({
    change: constantFrom(
      ...([
        'order',
        'order',
        'order',
        'sum',
        'sum',
        'status',
        'status',
        'paid',
        'edited',
        'returned',
      ] as const),
      ...([
        'wilaya',
        'phone',
        'moved',
        'cost',
        'unknowncost',
        'rate',
        'tva',
        'productgone',
        'accountgone',
        'ordergone',
        'line',
      ] as const),
    ),
    which: nat(50),
    value: nat(50),
  }),
  { minLength: 15, maxLength: 30 },
);

type Step = Parameters<Parameters<typeof steps.map>[0]>[0][number];

const statuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** A time in March, near midnight in Alger or at noon. */
function timeOf(value: number) {
  const day = String(1 + (value % 9)).padStart(2, '0');
  return new Date(`2026-03-${day}T${['12:00', '22:59', '23:01'][value % 3]}:00Z`);
}

/** One of three numbers, or none, as of an erased order. */
function phoneOf(value: number) {
  return ['0555123456', '0661000001', '0770000002', ''][value % 4] ?? '';
}

async function pick<Name extends 'orders' | 'products' | 'users'>(db: Db, table: Name, which: number) {
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} order by created_at, id`.execute(db);
  return rows[which % Math.max(rows.length, 1)]?.id;
}

async function placeOrder(db: Db, { which, value }: Step) {
  const person = await pick(db, 'users', which);
  const user = person
    ? await db.selectFrom('users').selectAll().where('id', '=', person).executeTakeFirst()
    : undefined;
  const product = (await pick(db, 'products', value)) ?? newId();
  const other = (await pick(db, 'products', which)) ?? newId();
  await anOrder(db, {
    ...(user && which % 2 === 0 && { user }),
    created_at: timeOf(value),
    phone: phoneOf(which),
    wilaya: ['Oran', 'Alger', 'Adrar'][which % 3] ?? 'Oran',
    items: [
      { product_id: product, quantity: 1 + (value % 3), unit_cost_centimes: value % 2 ? 40_000 : null },
      { product_id: other, quantity: 2, price_centimes: 30_000 },
    ],
  });
}

async function change(db: Db, step: Step) {
  const { change: kind, which, value } = step;
  const order = (await pick(db, 'orders', which)) ?? '';
  const product = (await pick(db, 'products', which)) ?? '';
  switch (kind) {
    case 'order':
      return placeOrder(db, step);
    case 'sum':
      return sumMarkedDays(db);
    case 'status': {
      const status = statuses[value % statuses.length] ?? 'Pending';
      const delivered_at = status === 'Delivered' ? now : null;
      return db.updateTable('orders').set({ status, delivered_at }).where('id', '=', order).execute();
    }
    case 'paid':
      return db
        .updateTable('orders')
        .set({ paid_at: value % 2 ? now : null })
        .where('id', '=', order)
        .execute();
    case 'edited':
      return sql`with line as (update order_items set quantity = ${1 + (value % 4)} where order_id = ${order}
        and position = 0) update orders set total_price_centimes = items_price_centimes + shipping_price_centimes,
        version = version + 1 where id = ${order}`.execute(db);
    case 'returned':
      return giveBack(db, order, value);
    case 'wilaya':
      return db.updateTable('orders').set({ wilaya: 'Tlemcen' }).where('id', '=', order).execute();
    case 'phone':
      return db
        .updateTable('orders')
        .set({ phone: phoneOf(value) })
        .where('id', '=', order)
        .execute();
    case 'moved':
      return sql`update orders set created_at = ${timeOf(value)} where id = ${order}`.execute(db);
    case 'cost':
    case 'unknowncost':
      return db
        .updateTable('products')
        .set({ cost_centimes: kind === 'cost' ? 10_000 * (value % 5) : null, brand: `Brand ${value % 2}` })
        .where('id', '=', product)
        .execute();
    case 'rate':
      return db
        .updateTable('products')
        .set({ tva_rate: [9, 0, null][value % 3] ?? null })
        .where('id', '=', product)
        .execute();
    case 'tva':
      return stateTva(db, value);
    case 'productgone':
      return db.deleteFrom('products').where('id', '=', product).execute();
    case 'accountgone':
      return db
        .deleteFrom('users')
        .where('id', '=', (await pick(db, 'users', which)) ?? '')
        .execute();
    case 'ordergone':
      return db.deleteFrom('orders').where('id', '=', order).execute();
    case 'line':
      return sql`delete from order_items where order_id = ${order} and position = 1`.execute(db);
  }
}

/** Settings of a seller that states TVA from a day of the month, or that is under the IFU. */
async function stateTva(db: Db, value: number) {
  const settings = {
    invoices: { tvaFrom: `2026-03-0${1 + (value % 9)}`, tvaRate: value % 2 ? '19' : '9' },
    seller: { regime: value % 5 ? 'real' : 'ifu' },
  };
  await db.deleteFrom('settings').execute();
  for (const [name, texts] of Object.entries(settings)) {
    const row = { name, id: newId(), version: 1, changed_at: now, changed_by: 'Amina' };
    await db
      .insertInto('settings')
      .values({ ...row, value: JSON.stringify(texts) })
      .execute();
  }
}

async function giveBack(db: Db, order: string, value: number) {
  const line = await db
    .selectFrom('order_items')
    .select(['position', 'product_id'])
    .where('order_id', '=', order)
    .executeTakeFirst();
  if (!line) return;
  const id = newId();
  await db
    .insertInto('order_returns')
    .values({
      id,
      order_id: order,
      reason: 'Damaged',
      refund_centimes: value * 1000,
      made_by: 'Amina',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('order_return_lines')
    .values({ return_id: id, ...line, quantity: 1, restocked: false })
    .execute();
}

test('after any changes the stored sums and the orders give the same reports', async () => {
  const { db } = await createTestApp();
  await assert(
    asyncProperty(steps, async (all) => {
      // The orders of earlier runs remain: sums that went wrong there would still be wrong.
      for (let made = 0; made < 3; made++) {
        await aProduct(db, { name: `Product ${made}`, cost_centimes: made ? 20_000 : null });
        await signedInAs(db, 'user');
      }
      for (const step of all) await change(db, step).catch(refuseOthers);
      expect(await allReports(db)).toEqual(await directReports(db));
      while ((await sumMarkedDays(db)) > 0);
      expect(await marks(db)).toBe(0);
      expect(await allReports(db)).toEqual(await directReports(db));
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

/** A step may break a rule of the database, such as a second return of the same unit. Then nothing has changed. */
function refuseOthers(error: Error & { code?: string }) {
  if (!['23503', '23514', '23505', 'P0001'].includes(error.code ?? '')) throw error;
}

test('a change that commits while a day is summed marks it again', async () => {
  const { db } = await createTestApp();
  const first = await anOrder(db, { created_at: timeOf(3) });
  const open = await db.startTransaction().execute();
  await open.updateTable('orders').set({ paid_at: now }).where('id', '=', first.id).execute();
  await anOrder(open, { created_at: timeOf(4) });
  // The day after each new order is marked too.
  expect(await sumMarkedDays(db)).toBe(2);
  expect(await marks(db)).toBe(0);
  await open.commit().execute();
  expect(await allReports(db)).toEqual(await directReports(db));
  expect(await sumMarkedDays(db)).toBe(3);
  expect(await allReports(db)).toEqual(await directReports(db));
});

test('two first orders of one number on both sides of midnight are told apart once both are committed', async () => {
  const { db } = await createTestApp();
  const late = await db.startTransaction().execute();
  await anOrder(late, { created_at: new Date('2026-03-02T22:59:59Z') });
  await anOrder(db, { created_at: new Date('2026-03-02T23:00:01Z') });
  await sumMarkedDays(db);
  await late.commit().execute();
  expect(await allReports(db)).toEqual(await directReports(db));
});

test('an order that gets another number, moves or is deleted marks the next orders of both numbers', async () => {
  const { db } = await createTestApp();
  const [one, other] = [phoneOf(0), phoneOf(1)];
  const { id } = await anOrder(db, { phone: one, created_at: timeOf(0) });
  await anOrder(db, { phone: one, created_at: timeOf(3) });
  await anOrder(db, { phone: other, created_at: timeOf(5) });
  const changes = [
    () => db.updateTable('orders').set({ phone: other }).where('id', '=', id).execute(),
    () =>
      db
        .updateTable('orders')
        .set({ created_at: timeOf(8) })
        .where('id', '=', id)
        .execute(),
    () =>
      db
        .updateTable('orders')
        .set({ created_at: timeOf(0) })
        .where('id', '=', id)
        .execute(),
    () => db.deleteFrom('orders').where('id', '=', id).execute(),
  ];
  for (const change of changes) {
    while ((await sumMarkedDays(db)) > 0);
    await change();
    expect(await allReports(db)).toEqual(await directReports(db));
  }
});
