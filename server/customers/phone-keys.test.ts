import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';

const migrations = join(import.meta.dirname, '../../db/migrations');

/** A database in which numbers are still compared as before the migration. */
async function anOlderDatabase() {
  const { db, pool } = await createTestDatabase();
  const before = await readFile(join(migrations, '0045-phone-orders.sql'), 'utf8');
  const [created = ''] = /create function national_number[\s\S]*?\$\$;/.exec(before) ?? [];
  await pool.query(created.replace('create function', 'create or replace function'));
  await pool.query('drop function latin_digits(text)');
  const migration = await readFile(join(migrations, '0080-phone-keys.sql'), 'utf8');
  const migrate = async () => {
    const client = await pool.connect();
    await client.query(`begin; ${migration}; commit`);
    client.release();
  };
  return { db, migrate };
}

const keyOf = async (db: Db, phone: string) =>
  (await sql<{ key: string }>`select national_number(${phone}) as key`.execute(db)).rows[0]?.key ?? '';

test('stored orders, alerts, blocks and counters get the one key of their number, and nothing is lost', async () => {
  const { db, migrate } = await anOlderDatabase();
  const product = await aProduct(db, { stock: 0 });
  const by = { id: newId(), name: 'Karim' };
  const notations = ['0555 99 90 00', '0213 555 99 90 00', '+213 00 555 99 90 00'];
  const at = new Date('2026-01-01');
  for (const [place, phone] of notations.entries()) {
    const phone_key = await keyOf(db, phone);
    await anOrder(db, { phone });
    const alert = { product_id: product.id, phone, phone_key, confirmed_at: new Date(at.getTime() + place) };
    await db
      .insertInto('stock_alerts')
      .values({ id: newId(), ...alert })
      .execute();
    const ends_at = new Date(`${2030 + place}-01-01`);
    const block = { phone, phone_key, reason: 'fake', note: `note ${place}`, at, ends_at };
    await db
      .insertInto('phone_blocks')
      .values({ id: newId(), ...block, by_id: by.id, by_name: by.name } as never)
      .execute();
    await sql`insert into rate_limits values (${`ordersByPhone:${phone_key}`}, 2, ${place})`.execute(db);
  }
  expect(new Set(await Promise.all(notations.map((phone) => keyOf(db, phone)))).size).toBe(3);
  await migrate();

  const keys = await db.selectFrom('orders').select('phone_key').execute();
  expect(keys).toEqual(Array(3).fill({ phone_key: '555999000' }));
  const alerts = await db.selectFrom('stock_alerts').select(['phone', 'phone_key']).execute();
  expect(alerts).toEqual([{ phone: '0555 99 90 00', phone_key: '555999000' }]);
  const blocks = await db
    .selectFrom('phone_blocks')
    .select(['phone_key', 'note', sql<boolean>`ended_at is null`.as('is_open')])
    .orderBy('ends_at')
    .execute();
  expect(blocks).toEqual([
    { phone_key: '555999000', note: 'note 0', is_open: false },
    { phone_key: '555999000', note: 'note 1', is_open: false },
    {
      phone_key: '555999000',
      note: expect.stringMatching(/note 0.*note 1.*note 2|note 2.*note/),
      is_open: true,
    },
  ]);
  const limits = await sql`select key, points, expire::integer from rate_limits`.execute(db);
  expect(limits.rows).toEqual([{ key: 'ordersByPhone:555999000', points: 6, expire: 2 }]);
});

test('customers whose numbers become one are one customer', async () => {
  const { db, migrate } = await anOlderDatabase();
  const by = { id: newId(), name: 'Karim' };
  const link = (phone_key: string, main_key: string, day: number) =>
    db
      .insertInto('customer_links')
      .values({ phone_key, main_key, at: new Date(`2026-01-0${day}`), by_id: by.id, by_name: by.name })
      .execute();
  // Two notations of 0555 99 90 00 in two customers, and two notations merged with each other.
  await link('555999000', '661000001', 1);
  await link('213555999000', '661000002', 2);
  await link('661000003', '661000002', 3);
  await link('213770000000', '770000000', 4);
  await link('771000001', '771000002', 5);
  await migrate();

  const links = await db
    .selectFrom('customer_links')
    .select(['phone_key', 'main_key'])
    .orderBy('phone_key')
    .execute();
  expect(links).toEqual([
    { phone_key: '555999000', main_key: '661000001' },
    { phone_key: '661000002', main_key: '661000001' },
    { phone_key: '661000003', main_key: '661000001' },
    { phone_key: '771000001', main_key: '771000002' },
  ]);
});
