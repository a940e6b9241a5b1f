import { expect, onTestFinished, test } from 'vitest';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { startSilentProxy } from '../../../test/silent-proxy.ts';
import { sendWelcome } from '../../accounts/account-mails.ts';
import { enqueue } from '../jobs/job.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import type { PageRenderer } from '../render/page-routes.ts';
import { createDb, createPool } from './connection.ts';
import { listenForDrops } from './notify.ts';

const deadlineMs = 1_000;
const soon = { timeout: 20_000, interval: 50 };

/** A shop with a proxy in front of its database that can stop answering. */
async function aShop(renderPage?: PageRenderer) {
  let proxy: Awaited<ReturnType<typeof startSilentProxy>> | undefined;
  const shop = await createTestApp({
    ...(renderPage && { pages: { renderPage } }),
    async connectThrough(url) {
      const direct = new URL(url);
      proxy = await startSilentProxy(Number(direct.port));
      direct.port = String(proxy.port);
      direct.search = '';
      const connectionString = direct.href;
      const pool = createPool({ connectionString, deadlineMs, onError: () => undefined });
      onTestFinished(async () => pool.end());
      return { connectionString, pool, db: createDb(pool, deadlineMs) };
    },
  });
  if (!proxy) throw new Error('There is no proxy');
  // Stops the proxy before the shop closes its connections, which would otherwise wait for an answer.
  onTestFinished(proxy.stop);
  return { ...shop, proxy };
}

test('while the database is silent, visitors get 503 soon or cached pages, and afterwards all works again', async () => {
  const { app, db, cache, proxy } = await aShop();
  const product = await aProduct(db, { stock: 5 });
  const order = anOrderBody([{ productId: product.id, quantity: 1 }]);
  expect((await app.inject('/api/products?keyword=soap')).statusCode).toBe(200);
  proxy.freeze();
  const begun = performance.now();
  const [list, search, placed, ready] = await Promise.all([
    app.inject('/api/products'),
    app.inject('/api/products?keyword=gel'),
    postOrder(app, order),
    app.inject('/health/ready'),
  ]);
  for (const { statusCode, headers, body } of [list, search, placed, ready]) {
    expect({ statusCode, body }).toMatchObject({ statusCode: 503 });
    expect(headers['retry-after']).toBeDefined();
  }
  expect(performance.now() - begun).toBeLessThan(10 * deadlineMs);
  expect((await app.inject('/api/products?keyword=soap')).statusCode).toBe(200);
  expect(cache.get('/api/products?keyword=soap')).toBeDefined();
  proxy.thaw();
  await expect.poll(async () => (await app.inject('/health/ready')).statusCode, soon).toBe(200);
  expect((await app.inject('/api/products')).json().count).toBe(1);
  expect((await postOrder(app, order)).statusCode).toBe(201);
});

test('while the database is silent, a page that must be rendered answers 503 with Retry-After', async () => {
  // Pages answer an ApiError with its status, and anything else with 500 (web/load.ts).
  const { app, proxy } = await aShop(async (_, call) => {
    const status = await call('GET /products', { query: {} }).then(
      () => 200,
      (error) => (isApiError(error) ? error.status : 500),
    );
    return { status, headers: new Headers(), html: '' };
  });
  proxy.freeze();
  const { statusCode, headers } = await app.inject('/products');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

test('silently lost connections are replaced, and a transaction on one fails with 503', async () => {
  const { app, db, proxy } = await aShop();
  const product = await aProduct(db, { stock: 50 });
  const order = anOrderBody([{ productId: product.id, quantity: 1 }]);
  await Promise.all(Array.from({ length: 8 }, () => postOrder(app, order)));
  proxy.freeze();
  const refused = await Promise.all(Array.from({ length: 8 }, () => postOrder(app, order)));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  proxy.thaw();
  await expect.poll(async () => (await postOrder(app, order)).statusCode, soon).toBe(201);
});

test('a silently lost transaction gives its locks back soon', async () => {
  const { app, db, proxy } = await aShop();
  const { id } = await aProduct(db, { stock: 5 });
  const lost = db.transaction().execute(async (db) => {
    await db.updateTable('products').set({ featured: true }).where('id', '=', id).execute();
    proxy.freeze();
    await db.selectFrom('products').select('id').execute();
  });
  await expect(lost).rejects.toThrow();
  proxy.thaw();
  const order = anOrderBody([{ productId: id, quantity: 1 }]);
  const status = async () => (await postOrder(app, order)).statusCode;
  await expect.poll(status, { interval: 50 }).toBe(201);
});

test('the queue recovers after silently losing its connections', async () => {
  const { resources, proxy } = await aShop();
  const { db, env, log } = resources;
  const done: string[] = [];
  const connectionString = env.databaseUrl ?? '';
  const job = {
    queue: sendWelcome.queue,
    run: async ({ userId }: { userId: string }) => void done.push(userId),
  };
  const jobs = await startJobs({ shopJobs: [job as never], connectionString, env, db, log, deadlineMs });
  onTestFinished(jobs.stop);
  const add = (userId: string) => enqueue(db, { jobs: jobs.boss, job, data: { userId } });
  await add('first');
  await expect.poll(() => done, soon).toEqual(['first']);
  proxy.freeze();
  await expect(add('lost')).rejects.toThrow();
  proxy.thaw();
  await expect
    .poll(
      () =>
        add('second').then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);
  await expect.poll(() => done, soon).toContain('second');
});

test('a process that silently loses its listening connection listens again and clears its cache', async () => {
  const { resources, proxy } = await aShop();
  const gaps: number[] = [];
  const errors: Error[] = [];
  const drops = await listenForDrops({
    connectionString: resources.env.databaseUrl ?? '',
    heartbeatMs: 50,
    deadlineMs,
    onDrop: () => undefined,
    onGap: () => gaps.push(gaps.length),
    onError: (error) => errors.push(error),
  });
  onTestFinished(drops.stop);
  expect(gaps).toHaveLength(1);
  proxy.freeze();
  await expect.poll(() => errors.length, soon).toBeGreaterThan(0);
  // Nothing to wait for: the cache is cleared when the connection is back.
  await drops.caughtUp();
  expect(gaps).toHaveLength(1);
  proxy.thaw();
  await expect.poll(() => gaps.length, soon).toBe(2);
});

test('a change is not held up by a listening connection that has become silent', async () => {
  const { resources, proxy } = await aShop();
  const drops = await listenForDrops({
    connectionString: resources.env.databaseUrl ?? '',
    heartbeatMs: 60_000,
    deadlineMs: 50_000,
    onDrop: () => undefined,
    onGap: () => undefined,
    onError: () => undefined,
  });
  onTestFinished(drops.stop);
  proxy.freeze();
  const begun = performance.now();
  await Promise.all(Array.from({ length: 20 }, drops.caughtUp));
  expect(performance.now() - begun).toBeLessThan(10_000);
  proxy.thaw();
});

test('readiness fails if no process takes due jobs, but not if the mail server is down', async () => {
  const { app, db, resources } = await aShop();
  const ready = async () => (await app.inject('/health/ready')).statusCode;
  await enqueue(db, { jobs: resources.jobs, job: sendWelcome, data: { userId: 'x' } });
  expect(await ready()).toBe(200);
  const { sql } = await import('kysely');
  await sql`update pgboss.job set start_after = now() - interval '2 minutes'`.execute(db);
  expect(await ready()).toBe(503);
  await sql`update pgboss.job set state = 'retry', started_on = now(), start_after = now() + interval '5 minutes'`.execute(
    db,
  );
  expect(await ready()).toBe(200);
});
