import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
  });
  const message = { subject: 'Zoulikha asks', message: 'Ring twice' };
  await db
    .insertInto('contact_messages')
    .values({ id: newId(), name: 'Zoulikha', email: 'zoulikha@example.com', ...message })
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
  expect(await erasePerson(db, { email, apply: false })).toEqual(all);
  expect(await everything(db)).toBe(before);
  expect(await erasePerson(db, { email, apply: true })).toEqual(all);
  const after = (await everything(db)).toLowerCase();
  for (const trace of traces) expect(after).not.toContain(trace.toLowerCase());
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
  });
});

test('an unknown address changes nothing', async () => {
  const { db } = await createTestApp();
  const { user } = await signedInAs(db, 'user');
  await anOrder(db, { ...order, user });
  const before = await everything(db);
  const nothing = { accounts: 0, orders: 0, messages: 0, alerts: 0 };
  expect(await erasePerson(db, { email: 'nobody@example.com', apply: true })).toEqual(nothing);
  expect(await everything(db)).toBe(before);
});

test('a person with an open order is not erased, nor is an administrator', async () => {
  const { db } = await createTestApp();
  const { user: admin } = await signedInAs(db, 'admin');
  const { number } = await anOrder(db, { email: 'amina@example.com' });
  const before = await everything(db);
  const erase = (email: string) => erasePerson(db, { email, apply: true });
  await expect(erase('amina@example.com')).rejects.toThrow(`Orders are under way: ${number}.`);
  await expect(erase(admin.email)).rejects.toThrow(StartUpError);
  expect(await everything(db)).toBe(before);
});
