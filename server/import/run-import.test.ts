import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { shopJobs } from '../app.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { runImport } from './run-import.ts';

const header = 'externalKey,name,price,stock,category';

function fileOf(count: number) {
  const rows = Array.from({ length: count }, (_, place) => `k${place},Soap ${place},100,5,Body`);
  return `${header}\n${rows.join('\n')}\n`;
}

/** Blocks every write of the product with this name until `release` is called. */
async function blockProduct(db: Office['db'], name: string) {
  await sql`
    create function wait_for_test() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(77);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger wait_for_test before insert on products for each row when (new.name = ${sql.lit(name)})
    execute function wait_for_test()`.execute(db);
  const holder = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(77)`.execute(holder);
  return { release: () => holder.rollback().execute() };
}

type Office = Awaited<ReturnType<typeof anImportOffice>>;

test('an import whose process stops in the middle goes on in another one, and writes nothing twice', async () => {
  const { db, resources, ask, checked, ended } = await anImportOffice();
  const { id } = await checked(fileOf(1_200));
  const { release } = await blockProduct(db, 'Soap 700');
  await ask('POST', `/imports/${id}/apply`);
  const applied = () => db.selectFrom('import_rows').select('line').where('is_applied', '=', true).execute();
  while ((await applied()).length < 500) await wait(20);
  // Customers order meanwhile, so writing a row again would bring the sold units back.
  await db.updateTable('products').set({ stock: 2 }).where('external_key', '=', 'k0').execute();
  await resources.jobs.stop({ graceful: false });

  const { env, log } = { ...resources, log: pino({ level: 'silent' }) };
  const { db: shopDb } = resources;
  const again = await startJobs({ shopJobs, connectionString: env.databaseUrl ?? '', env, db: shopDb, log });
  onTestFinished(again.stop);
  await release();
  expect(await ended(id)).toMatchObject({ state: 'done', created: 1_200, rowsRead: 1_200, refused: 0 });
  const products = await db.selectFrom('products').select(['external_key', 'stock', 'version']).execute();
  expect(products).toHaveLength(1_200);
  expect(products.filter(({ version }) => version !== 1)).toEqual([]);
  expect(products.filter(({ stock }) => stock !== 5)).toMatchObject([{ external_key: 'k0', stock: 2 }]);
  const moves = await db.selectFrom('stock_moves').select('product_id').execute();
  expect(moves).toHaveLength(1_200);
});

test('a connection that is lost in the middle of a batch undoes the batch, and the import goes on', async () => {
  const { db, ask, checked, ended } = await anImportOffice();
  const { id } = await checked(fileOf(600));
  const { release } = await blockProduct(db, 'Soap 550');
  await ask('POST', `/imports/${id}/apply`);
  const blocked = sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and objid = 77 and not granted`;
  while ((await blocked.execute(db)).rows.length === 0) await wait(20);
  await sql`select pg_terminate_backend(pid) from pg_locks where objid = 77 and not granted`.execute(db);
  await release();
  expect(await ended(id)).toMatchObject({ state: 'done', created: 600, refused: 0 });
  expect(await db.selectFrom('stock_moves').select('product_id').execute()).toHaveLength(600);
});

test('applying leaves products as they are that were changed, added or deleted since the check', async () => {
  const { db, checked, apply, rowsOf } = await anImportOffice();
  const changed = await aProduct(db, { external_key: 'changed', name: 'Soap' });
  const gone = await aProduct(db, { external_key: 'gone', name: 'Cream', stock: 0 });
  await aProduct(db, { external_key: 'same', name: 'Balm' });
  const keys = ['changed', 'added', 'gone', 'same'];
  const { id } = await checked(
    `${header}\n${keys.map((key) => `${key},New ${key},100,5,Body`).join('\n')}\n`,
  );
  await db.updateTable('products').set({ price_centimes: 7_700 }).where('id', '=', changed.id).execute();
  await db.deleteFrom('products').where('id', '=', gone.id).execute();
  await aProduct(db, { external_key: 'added', name: 'Mask' });

  expect(await apply(id)).toMatchObject({ created: 0, changed: 1, refused: 3 });
  expect((await rowsOf(id)).problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 the product was changed since the check, so it stays as it is',
    '3 the product was added since the check, so it stays as it is',
    '4 the product was deleted since the check',
  ]);
  const stored = await db.selectFrom('products').select('name').orderBy('name').execute();
  expect(stored.map(({ name }) => name)).toEqual(['Mask', 'New same', 'Soap']);
});

test('an import of which nothing is left to write is reported, and can be checked again', async () => {
  const { db, ask, checked, apply, ended } = await anImportOffice();
  const { id } = await checked(`${header}\na,Soap,100,5,Body\n`);
  await aProduct(db, { external_key: 'a', name: 'Balm' });
  expect(await apply(id)).toMatchObject({ state: 'done', created: 0, changed: 0, refused: 1 });
  expect((await ask('POST', `/imports/${id}/check`, {})).statusCode).toBe(409);
  const again = await checked(`${header}\na,Soap,100,5,Body\n`);
  await db.updateTable('products').set({ name: 'Mask' }).execute();
  await ask('POST', `/imports/${again.id}/check`, {});
  await ended(again.id);
  expect(await apply(again.id)).toMatchObject({ state: 'done', changed: 1, refused: 0 });
  expect(await db.selectFrom('products').select('name').execute()).toEqual([{ name: 'Soap' }]);
});

test('the stock changes by the difference that the check has shown, so sold units stay sold', async () => {
  const { db, checked, apply } = await anImportOffice();
  for (const key of ['more', 'same', 'less']) await aProduct(db, { external_key: key, name: key, stock: 10 });
  const { id } = await checked(
    `${header}\nmore,more,100,15,Body\nsame,same,100,10,Body\nless,less,100,1,Body\n`,
  );
  // Two orders take three units of each product, and another takes all but two of the last.
  await db.updateTable('products').set({ stock: 7 }).execute();
  await db.updateTable('products').set({ stock: 2 }).where('external_key', '=', 'less').execute();
  expect(await apply(id)).toMatchObject({ changed: 2, refused: 1 });
  const stored = await db
    .selectFrom('products')
    .select(['external_key', 'stock', 'price_centimes'])
    .execute();
  expect(
    Object.fromEntries(stored.map((row) => [row.external_key, [row.stock, row.price_centimes]])),
  ).toEqual({
    more: [12, 10_000],
    same: [7, 10_000],
    less: [2, 100_000],
  });
});

test('an import that keeps failing is reported without the reason, which only the log has', async () => {
  const { db, resources, upload, ended } = await anImportOffice({ runsJobs: false });
  const { _id: importId } = (await upload(fileOf(1))).json();
  await sql`alter table import_files rename to moved_files`.execute(db);
  const logged: string[] = [];
  const log = pino({}, { write: (line) => logged.push(line) });
  const run = () =>
    runImport.run({ importId }, { ...resources, log, jobId: '', signal: AbortSignal.any([]) });
  await expect(run()).rejects.toThrow('import_files');
  expect(logged).toEqual([]);
  await run();
  expect(await ended(importId)).toMatchObject({
    state: 'failed',
    problem: 'Something went wrong. Please try again.',
  });
  expect(JSON.parse(logged.join(''))).toMatchObject({ import: importId, err: { code: '42P01' } });
});

test('an import whose process has died twice is not tried again, unless somebody starts it', async () => {
  const { db, resources, upload, ended, ask } = await anImportOffice({ runsJobs: false });
  const { _id: importId } = (await upload(fileOf(1))).json();
  await db.updateTable('imports').set({ lost_runs: 2 }).execute();
  const context = { ...resources, jobId: '', signal: AbortSignal.any([]), log: pino({ level: 'silent' }) };
  await runImport.run({ importId }, context);
  const problem =
    'The shop stopped twice while it read this file. Split it into smaller files and try again.';
  expect(await ended(importId)).toMatchObject({ state: 'failed', problem });
  expect((await ask('POST', `/imports/${importId}/check`, {})).statusCode).toBe(200);
  await runImport.run({ importId }, context);
  expect(await ended(importId)).toMatchObject({ state: 'checked', created: 1 });
});

test('one import runs at a time, and a check can be cancelled and started again', async () => {
  const { db, upload, ask, ended } = await anImportOffice({ runsJobs: false });
  const first = (await upload(fileOf(1))).json();
  expect(first).toMatchObject({ state: 'checking', activity: 'waiting' });
  const second = (await upload(fileOf(2))).json();
  expect(second.state).toBe('uploaded');
  const refusal = await ask('POST', `/imports/${second._id}/check`, {});
  expect([refusal.statusCode, refusal.json().message]).toEqual([
    409,
    'Another import is running (products.csv by A admin). Please wait until it has finished.',
  ]);
  expect((await ask('POST', `/imports/${first._id}/cancel`)).json().state).toBe('cancelled');
  expect((await ask('POST', `/imports/${first._id}/cancel`)).statusCode).toBe(409);
  expect((await ask('POST', `/imports/${first._id}/apply`)).statusCode).toBe(409);
  expect((await ask('POST', `/imports/${second._id}/check`, {})).statusCode).toBe(200);
  expect(await ended(first._id)).toMatchObject({ state: 'cancelled' });
  const { imports } = (await ask('GET', '/imports')).json();
  expect(imports).toMatchObject([{ state: 'checking' }, { state: 'cancelled', createdBy: 'A admin' }]);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
});

test('of 4,000 rows the ten wrong ones are refused with their lines', async () => {
  const { checked, rowsOf } = await anImportOffice();
  const lines = fileOf(4_000).split('\n');
  for (let place = 1; place <= 10; place++) lines[place * 399] = `k,Soap,0,5,Body`;
  const { id, details } = await checked(lines.join('\n'));
  expect(details).toMatchObject({ rowsTotal: 4_000, rowsRead: 4_000, created: 3_990, refused: 10 });
  const { rows, problems } = await rowsOf(id);
  expect(rows).toHaveLength(200);
  expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 10 }, (_, n) => (n + 1) * 399 + 1));
});
