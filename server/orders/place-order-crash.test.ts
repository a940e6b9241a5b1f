import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import type { Db } from '../platform/db/connection.ts';

/** Every table that an order writes to, in the order of writing. */
const tables = ['idempotency_keys', 'order_items', 'orders', 'products', 'stock_moves', 'pgboss.job_common'];

/** When the connection dies: before or after the table's rows are written, or when the transaction commits. */
const moments = [
  'create trigger crash before insert or update on {table} for each statement execute function crash()',
  'create trigger crash after insert or update on {table} for each statement execute function crash()',
  `create constraint trigger crash after insert or update on {table} deferrable initially deferred
    for each row execute function crash()`,
];

test('a crash between any two steps leaves no trace of the order, and a repeated call places it', async () => {
  const { app, db, resources } = await createTestApp();
  const product = await aProduct(db, { stock: 100 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const before = await contents(db);
  await createCrash(db);
  for (const table of tables) {
    for (const moment of moments) {
      await sql.raw(moment.replace('{table}', table)).execute(db);
      const answer = await postOrder(app, body, { 'idempotency-key': 'k' });
      await sql.raw(`drop trigger crash on ${table}`).execute(db);
      expect([table, moment, answer.statusCode]).toEqual([table, moment, 503]);
      expect([table, moment, await contents(db)]).toEqual([table, moment, before]);
    }
  }
  expect((await postOrder(app, body, { 'idempotency-key': 'k' })).statusCode).toBe(201);
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('orders whose commit failed are not tried again, because they might exist', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 100 });
  await sql`create sequence writes`.execute(db);
  await sql`
    create function count_write() returns trigger language plpgsql as $$
    begin
      perform nextval('writes');
      return new;
    end $$`.execute(db);
  await sql`create trigger count before insert on orders for each row execute function count_write()`.execute(
    db,
  );
  await createCrash(db);
  await sql`create constraint trigger crash after insert on orders deferrable initially deferred
    for each row execute function crash()`.execute(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => postOrder(app, body)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  const { rows } = await sql`select last_value::int from writes`.execute(db);
  expect(rows).toEqual([{ last_value: answers.length }]);
});

/** A trigger function at which the connection dies. */
async function createCrash(db: Db) {
  await sql`
    create function crash() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(1);
      return null;
    end $$`.execute(db);
}

async function contents(db: Db) {
  const { rows } = await sql`
    select (select stock from products) as stock,
      (select count(*) from orders) as orders,
      (select count(*) from order_items) as lines,
      (select count(*) from stock_moves) as moves,
      (select count(*) from idempotency_keys) as keys,
      (select count(*) from pgboss.job where name = 'order-confirmation') as jobs`.execute(db);
  return rows;
}
