import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPayout } from '../../test/couriers/courier-factories.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { erasePerson } from './erase-person.ts';

const traces = [
  'Zoulikha',
  'zoulikha@example.com',
  '0661987654',
  '661987654',
  '7 impasse des Jasmins',
  'Ring twice',
];

const order = {
  status: 'Delivered',
  delivered_at: new Date(),
  email_sent_at: new Date(),
  full_name: 'Zoulikha Haddad',
  phone: '0661987654',
  street: '7 impasse des Jasmins',
  notes: 'Ring twice',
} as const;

const jasmins = { street: '7 impasse des Jasmins', postal_code: '31000' };

/** All rows of all the shop's tables, as text. */
async function everything(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const texts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db),
    ),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

/** A delivered parcel whose courier wrote about its buyer. */
async function aParcelOf(db: Db, order_id: string) {
  const courier_id = newId();
  await db
    .insertInto('couriers')
    .values({ id: courier_id, name: 'Rapid', kind: 'sheet', sheet_columns: '[]' })
    .execute();
  const id = newId();
  await db
    .insertInto('shipments')
    .values({
      ...{ id, order_id, courier_id, reference: 'R-1', collected_centimes: 100, batch: newId() },
      ...{ status: 'delivered', created_by: 'Staff', label_url: 'https://example.com/zoulikha@example.com' },
      problem_text: 'The number 0661987654 is wrong',
    })
    .execute();
  const event = {
    shipment_id: id,
    at: new Date(),
    status: 'delivered',
    raw: 'Livré',
    told_by: 'Rapid',
  } as const;
  await db
    .insertInto('shipment_events')
    .values([
      { ...event, external_id: 'e-1', reason: 'Zoulikha took it herself' },
      { ...event, external_id: 'e-2' },
    ])
    .execute();
  const { id: payout_id } = await aPayout(db, { id, courier_id, collected_centimes: 100 });
  const accepted = { id: newId(), payout_id, line: 2, reason: 'other', made_paid: false } as const;
  await db
    .insertInto('accepted_differences')
    .values({ ...accepted, note: 'Zoulikha paid less', at: new Date(), by_name: 'Staff' })
    .execute();
}

/** One that the shop shows, and one that waits. */
async function theirReviews(db: Db, order_id: string) {
  const review = { order_id, name: 'Zoulikha', wilaya: 'Oran', stars: 4 };
  const [shown, waiting] = [await aProduct(db), await aProduct(db)];
  await db
    .insertInto('reviews')
    .values([
      { ...review, id: newId(), product_id: shown.id, text: 'Smells of lemon', state: 'shown' },
      { ...review, id: newId(), product_id: waiting.id, text: 'Call me: 0661987654' },
    ])
    .execute();
}

test('after an erasure only the figures of the person’s orders remain', async () => {
  const { db } = await createTestApp();
  const { user } = await signedInAs(db, 'user');
  await db
    .updateTable('users')
    .set({ name: 'Zoulikha Haddad', email: 'Zoulikha@example.com', phone: '0661987654' })
    .where('id', '=', user.id)
    .execute();
  await anOrder(db, { ...order, user: { ...user, name: 'Zoulikha Haddad', email: 'zoulikha@example.com' } });
  const guests = await anOrder(db, {
    ...order,
    email: 'ZOULIKHA@example.com',
    browser_hash: Buffer.from('x'),
    paid_at: new Date(),
    payment_result: JSON.stringify({
      ...{ id: 'B-1', status: 'paid', update_time: '' },
      email_address: 'zoulikha@example.com',
    }),
  });
  await aParcelOf(db, guests.id);
  await theirReviews(db, guests.id);
  const message = { subject: 'Zoulikha asks', message: 'Ring twice' };
  await db
    .insertInto('contact_messages')
    .values({ id: newId(), name: 'Zoulikha', email: 'zoulikha@example.com', ...message })
    .execute();
  await db
    .insertInto('addresses')
    .values({ user_id: user.id, full_name: 'Zoulikha', city: 'Oran', wilaya: 'Oran', ...jasmins })
    .execute();
  const product = await aProduct(db, { stock: 0 });
  const alert = { product_id: product.id, confirmed_at: new Date() };
  await db
    .insertInto('stock_alerts')
    .values([
      { ...alert, id: newId(), email: 'ZOULIKHA@example.com' },
      { ...alert, id: newId(), phone: '+213 661 98 76 54', phone_key: '661987654' },
      { ...alert, id: newId(), phone: '0555123456', phone_key: '555123456' },
    ])
    .execute();
  const before = await everything(db);
  for (const trace of traces) expect(before).toContain(trace);

  const email = 'zoulikha@EXAMPLE.com';
  const all = { accounts: 1, orders: 2, messages: 1, alerts: 2 };
  expect(await erasePerson(db, { who: email, apply: false })).toEqual(all);
  expect(await everything(db)).toBe(before);
  expect(await erasePerson(db, { who: email, apply: true })).toEqual(all);
  const after = (await everything(db)).toLowerCase();
  for (const trace of traces) expect(after).not.toContain(trace.toLowerCase());
  expect(await db.selectFrom('reviews').select(['name', 'wilaya', 'text', 'stars']).execute()).toEqual([
    { name: '', wilaya: '', text: 'Smells of lemon', stars: 4 },
  ]);
  const kept = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', guests.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    total_price_centimes: guests.total_price_centimes,
    wilaya: 'Oran',
    full_name: 'Erased',
    browser_hash: null,
    payment_result: { id: 'B-1' },
  });
  const events = await db.selectFrom('shipment_events').select(['raw', 'reason']).execute();
  expect(events).toEqual([
    { raw: 'Livré', reason: '' },
    { raw: 'Livré', reason: '' },
  ]);
});

test.each([
  `update shipment_events set reason = 'Something else'`,
  `update shipment_events set reason = '', raw = 'Perdu'`,
  'delete from shipment_events',
  'truncate shipment_events',
])('no event of a parcel changes by: %s', async (statement) => {
  const { db } = await createTestApp();
  await aParcelOf(db, (await anOrder(db)).id);
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('shipment_events is append-only');
});

test('an unknown address changes nothing', async () => {
  const { db } = await createTestApp();
  const { user } = await signedInAs(db, 'user');
  await anOrder(db, { ...order, user });
  const before = await everything(db);
  const nothing = { accounts: 0, orders: 0, messages: 0, alerts: 0 };
  expect(await erasePerson(db, { who: 'nobody@example.com', apply: true })).toEqual(nothing);
  expect(await everything(db)).toBe(before);
});

test('a person with an open order is not erased, nor is an administrator', async () => {
  const { db } = await createTestApp();
  const { user: admin } = await signedInAs(db, 'admin');
  const { number } = await anOrder(db, { email: 'amina@example.com' });
  const before = await everything(db);
  const erase = (who: string) => erasePerson(db, { who, apply: true });
  await expect(erase('amina@example.com')).rejects.toThrow(`Orders are under way: ${number}.`);
  await expect(erase(admin.email)).rejects.toThrow(StartUpError);
  expect(await everything(db)).toBe(before);
});

test('a phone number erases the orders of a buyer without an account, and no account', async () => {
  const { db } = await createTestApp();
  const { user } = await signedInAs(db, 'user');
  await db.updateTable('users').set({ phone: '0661987654' }).where('id', '=', user.id).execute();
  const own = await anOrder(db, { ...order, user });
  const called = await anOrder(db, { ...order, email: '', email_sent_at: null, phone: '+213 661 98 76 54' });
  const guests = await anOrder(db, { ...order, email: 'zoulikha@example.com' });
  const other = await anOrder(db, { ...order, phone: '0555123456' });
  const erased = await erasePerson(db, { who: '0661 98 76 54', apply: true });
  expect(erased).toEqual({ accounts: 0, orders: 2, messages: 0, alerts: 0 });
  const names = await db.selectFrom('orders').select(['id', 'full_name', 'phone', 'email']).execute();
  const byId = new Map(names.map(({ id, ...row }) => [id, row]));
  expect(byId.get(called.id)).toEqual({ full_name: 'Erased', phone: '', email: '' });
  expect(byId.get(guests.id)).toMatchObject({ full_name: 'Erased', phone: '' });
  for (const { id } of [own, other]) expect(byId.get(id)).toMatchObject({ full_name: 'Zoulikha Haddad' });
});

test('a phone number of a guest with an open order erases nothing, and a text that is no number is refused', async () => {
  const { db } = await createTestApp();
  await anOrder(db, { ...order, status: 'Pending', delivered_at: null });
  const before = await everything(db);
  await expect(erasePerson(db, { who: '0661987654', apply: true })).rejects.toThrow('Orders are under way');
  for (const who of ['', '12', 'Zoulikha'])
    await expect(erasePerson(db, { who, apply: true })).rejects.toThrow(StartUpError);
  expect(await everything(db)).toBe(before);
});
