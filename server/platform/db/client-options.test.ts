import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { cloneTemplate, createTemplate } from '../../../test/create-template.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aProduct } from '../../../test/factories.ts';
import { freePort } from '../../../test/free-port.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { startSilentProxy } from '../../../test/silent-proxy.ts';
import { startThrowawayPostgres } from '../../../test/throwaway-postgres.ts';
import { sendWelcome } from '../../accounts/account-mails.ts';
import { enqueue } from '../jobs/job.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { clientOptions, createClient } from './client-options.ts';
import { createDb, createPool, visitorDeadlineMs } from './connection.ts';
import { dropFromCaches, listenForDrops } from './notify.ts';

const soon = { timeout: 20_000, interval: 50 };

let other: Awaited<ReturnType<typeof startThrowawayPostgres>>;

beforeAll(async () => {
  other = await startThrowawayPostgres({ log: () => undefined });
  const { password } = new URL(inject('postgresUrl'));
  await createTemplate(other.connectionString);
  await runSql(other.connectionString, `alter role saha password '${password}'`);
}, 60_000);
afterAll(() => other.stop());

/** A primary behind a proxy, and a stand-by: another server with a database of the same name that refuses writes. */
async function twoHosts() {
  const primary = await createTestDatabase();
  const url = new URL(primary.connectionString);
  url.search = '';
  const name = url.pathname.slice(1);
  const proxy = await startSilentProxy(Number(url.port));
  onTestFinished(() => proxy.stop());
  const { port } = new URL(other.connectionString);
  const standby = withHosts(url, `127.0.0.1:${port}`);
  const maintenance = standby.replace(`/${name}`, '/postgres');
  const { drop } = await cloneTemplate(maintenance, name);
  onTestFinished(drop);
  return {
    primary,
    proxy,
    standby,
    url: withHosts(url, `127.0.0.1:${proxy.port},127.0.0.1:${port}`),
    reversed: withHosts(url, `127.0.0.1:${port},127.0.0.1:${proxy.port}`),
    withDeadHost: async () => withHosts(url, `127.0.0.1:${await freePort()},127.0.0.1:${proxy.port}`),
    demote: () => runSql(maintenance, `alter database ${name} set default_transaction_read_only = on`),
    promote: () => runSql(maintenance, `alter database ${name} reset default_transaction_read_only`),
    proxyPort: proxy.port,
    standbyPort: Number(port),
  };
}

function withHosts(url: URL, hosts: string) {
  return url.href.replace(url.host, hosts);
}

async function runSql(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function portOf(connectionString: string) {
  const client = createClient(connectionString, { connectionTimeoutMillis: visitorDeadlineMs });
  await client.connect();
  await client.end();
  return client.port;
}

test('a URL with one host changes nothing about its connections', () => {
  const connectionString = 'postgres://saha:secret@/saha?host=/run/postgresql';
  expect(clientOptions(connectionString)).toEqual({ connectionString });
});

test('a connection goes to the host that takes writes, wherever it stands in the list', async () => {
  const { url, reversed, withDeadHost, demote, proxyPort } = await twoHosts();
  await demote();
  for (const hosts of [url, reversed, await withDeadHost()]) expect(await portOf(hosts)).toBe(proxyPort);
});

test('a host that does not answer is passed over within the deadline', async () => {
  const { url, proxy, standbyPort } = await twoHosts();
  proxy.freeze();
  const begun = performance.now();
  expect(await portOf(url)).toBe(standbyPort);
  expect(performance.now() - begun).toBeLessThan(visitorDeadlineMs);
});

test('if no host takes writes, the error names each reason, without the password', async () => {
  const { url, proxy, demote, standbyPort } = await twoHosts();
  await demote();
  proxy.stop();
  const error = await portOf(url).catch((error: unknown) => error as Error & { code: string });
  expect(error).toMatchObject({ code: '08001' });
  expect(String(error)).toContain(`127.0.0.1:${standbyPort} is read-only`);
  expect(String(error)).toContain('ECONNREFUSED');
  expect(String(error)).not.toContain(new URL(inject('postgresUrl')).password);
});

test('after a failover, orders, jobs and notifications use the new primary without a restart', async () => {
  const { url: connectionString, primary, proxy, standby, demote, promote } = await twoHosts();
  const { id } = await aProduct(primary.db, { stock: 5 });
  const standbyDb = createDb(createPool({ connectionString: standby, size: 1, onError: () => undefined }));
  onTestFinished(() => standbyDb.destroy());
  await aProduct(standbyDb, { id, stock: 5 });
  await demote();

  const pool = createPool({ connectionString, onError: () => undefined });
  onTestFinished(() => pool.end());
  const { app, resources } = await createTestApp({
    connectThrough: async () => ({ connectionString, pool, db: createDb(pool, visitorDeadlineMs) }),
  });
  const { db, env, log } = resources;
  const done: string[] = [];
  const job = {
    queue: sendWelcome.queue,
    run: async ({ userId }: { userId: string }) => void done.push(userId),
  };
  const jobs = await startJobs({ shopJobs: [job as never], connectionString, env, db, log });
  onTestFinished(jobs.stop);
  const drops: string[][] = [];
  const gaps: Date[] = [];
  const listening = await listenForDrops({
    connectionString,
    onDrop: (tags) => drops.push(tags),
    onGap: () => gaps.push(new Date()),
    onError: () => undefined,
  });
  onTestFinished(listening.stop);
  const order = anOrderBody([{ productId: id, quantity: 1 }]);
  expect((await postOrder(app, order)).statusCode).toBe(201);

  proxy.stop();
  const between = await postOrder(app, order);
  expect([between.statusCode, between.headers['retry-after']]).toEqual([503, '5']);
  await promote();
  await expect.poll(async () => (await postOrder(app, order)).statusCode, soon).toBe(201);
  await expect.poll(() => gaps.length, soon).toBe(2);
  await dropFromCaches(db, ['products']);
  await expect.poll(() => drops.flat(), soon).toContain('products');
  await enqueue(db, { jobs: jobs.boss, job, data: { userId: 'after' } });
  await expect.poll(() => done, soon).toContain('after');
});

test('the job queue replaces connections whose host no longer takes writes', async () => {
  const { resources } = await createTestApp();
  const { db, env, log } = resources;
  const done: string[] = [];
  const job = {
    queue: sendWelcome.queue,
    run: async ({ userId }: { userId: string }) => void done.push(userId),
  };
  const connectionString = env.databaseUrl ?? '';
  const jobs = await startJobs({ shopJobs: [job as never], connectionString, env, db, log });
  onTestFinished(jobs.stop);
  const refusals: unknown[] = [];
  jobs.boss.on('error', (error) => refusals.push('code' in error && error.code));
  // As if the host had become a replica: more statements at once than the queue has connections reach each of them.
  const turnReadOnly = 'set default_transaction_read_only = on; select pg_sleep(0.2)';
  await Promise.all(
    Array.from({ length: 6 }, () =>
      jobs.boss
        .getDb()
        .executeSql(turnReadOnly)
        .catch(() => undefined),
    ),
  );
  await enqueue(db, { jobs: jobs.boss, job, data: { userId: 'later' } });
  await expect.poll(() => done, soon).toEqual(['later']);
  expect(refusals).toContain('25006');
});
