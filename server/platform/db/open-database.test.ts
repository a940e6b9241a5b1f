import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { readEnv } from '../start-up/env.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { createDb, type Db, visitorDeadlineMs } from './connection.ts';
import { openDatabase, openShopDatabase } from './open-database.ts';
import { prepared } from './prepared-queries.ts';

test.each([
  ['postgres://saha:S3cr%40t@127.0.0.1:1/shop', '127.0.0.1:1/shop'],
  ['postgresql://saha:S3cr%40t@localhost:1/shop', 'localhost:1/shop'],
  ['postgres://saha:S3cr%40t@/shop?host=/nowhere', 'this machine/shop?host=/nowhere'],
  ['postgres://saha@127.0.0.1:1/shop?password=S3cr%40t', '127.0.0.1:1/shop?password=…'],
])('the error about an unreachable database at %s does not contain its password', async (url, place) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: dataDir });
  const error = await openDatabase(env, pino({ level: 'silent' })).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartUpError);
  expect((error as Error).message).toContain(`The database at ${place} cannot be used`);
  expect(inspect(error, { depth: 9 })).not.toMatch(/S3cr(%40|@)t/);
});

test.each([
  [
    'that a newer one has changed',
    '9999-newer.sql',
    'A newer release of the shop has changed this database (9999-newer.sql): start that release, or restore a backup',
  ],
  [
    'from before the first release',
    '0001-shop.sql',
    'This database was made before release 0.1.0, which cannot read it: export its products and make a backup with the version that made it',
  ],
])('a release refuses a database %s', async (_, migration, refusal) => {
  const { connectionString, db } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const undo = () => sql`delete from migrations where name = ${migration}`.execute(db);
  onTestFinished(async () => void (await undo()));
  await sql`insert into migrations (name) values (${migration})`.execute(db);
  const open = () =>
    openDatabase(readEnv({ DATABASE_URL: connectionString, DATA_DIR: dataDir }), pino({ level: 'silent' }));
  const opening = open();
  await expect(opening).rejects.toBeInstanceOf(StartUpError);
  await expect(opening).rejects.toThrow(refusal);
  await undo();
  await (await open()).close();
});

/** Opens a database whose requests go through a pooler; here that is the database itself, with settings of the URL. */
async function openPooled(options: string) {
  const { connectionString } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const pooled = new URL(connectionString);
  pooled.searchParams.set('options', options);
  const variables = { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: connectionString };
  const env = readEnv({ ...variables, DATA_DIR: dataDir });
  return openShopDatabase(env, pino({ level: 'silent' }), visitorDeadlineMs);
}

test('a pooler whose connections have no timeouts is refused', async () => {
  const all = openPooled('');
  await expect(all).rejects.toThrow(
    'the connections of DATABASE_URL need idle_in_transaction_session_timeout and statement_timeout: see deploy/pgbouncer.ini',
  );
  await expect(all).rejects.toBeInstanceOf(StartUpError);
  await expect(openPooled('-c statement_timeout=30s')).rejects.toThrow(
    'DATABASE_URL need idle_in_transaction_session_timeout:',
  );
});

test('no statement is prepared and no setting sent through a pooler, but both on a direct connection', async () => {
  const timeouts = '-c statement_timeout=7s -c idle_in_transaction_session_timeout=8s';
  const { db, pool, close } = await openPooled(timeouts);
  onTestFinished(close);
  const ask = (db: Db) =>
    db.connection().execute(async (db) => {
      await sql`select 1 as one ${prepared}`.execute(db);
      const { rows } = await sql<{ timeout: string; names: number }>`
        select current_setting('statement_timeout') as timeout,
          (select count(*) from pg_prepared_statements) as names`.execute(db);
      return rows[0];
    });
  expect(await ask(db)).toEqual({ timeout: '7s', names: 0 });
  expect(await ask(createDb(pool))).toEqual({ timeout: '30s', names: 1 });
});
