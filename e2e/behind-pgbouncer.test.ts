import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { sql } from 'kysely';
import { newId } from '../server/platform/db/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { anAccount, password } from './an-account.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startPgbouncer } from './start-pgbouncer.ts';
import { openTwoShops, openVisitor, type TwoShops, type Visitor } from './two-shops.ts';

/** Fewer than the processes would use, so that transactions of different visitors share them. */
const poolSize = 3;

type Pgbouncer = Awaited<ReturnType<typeof startPgbouncer>>;
type BehindPgbouncer = TwoShops & { mails: MailServer; pgbouncer: Pgbouncer };

/** `test` with two processes of one shop, whose requests go through PgBouncer with deploy/pgbouncer.ini. */
const test = base.extend<{ visitor: Visitor }, { two: BehindPgbouncer }>({
  two: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed.
    async ({}, use) => {
      const mails = await startMailServer();
      let pgbouncer: Pgbouncer | undefined;
      const two = await openTwoShops({
        fromNothing: true,
        variables: { SMTP_URL: mails.url },
        async reach(connectionString) {
          pgbouncer = await startPgbouncer(connectionString, { poolSize });
          return { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: connectionString };
        },
      });
      if (!pgbouncer) throw new Error('There is no PgBouncer');
      await use({ ...two, mails, pgbouncer });
      await two.close();
      await Promise.all([mails.stop(), pgbouncer.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  visitor: async ({}, use) => {
    const visitor = await openVisitor();
    await use(visitor);
    await visitor.close();
  },
});

// In one worker, so that there is one PgBouncer.
test.describe.configure({ mode: 'default' });

type Purchase = { productId: string; buyer: number };

/** Sends an order until it is accepted, as the checkout does, and returns the statuses of the replies. */
async function buy(two: TwoShops, visitor: Visitor, { productId, buyer }: Purchase) {
  const phone = `0555${String(buyer).padStart(6, '0')}`;
  const body = anOrderBody([{ productId, quantity: 1 }], { phone, email: `${buyer}@example.com` });
  const headers = { 'idempotency-key': newId(), 'x-forwarded-for': `198.51.100.${buyer}` };
  const statuses: number[] = [];
  for (let turn = buyer; statuses.at(-1) !== 201 && statuses.length < 100; turn++) {
    if (statuses.length > 0) await pause(100);
    const reply = await visitor.post(`${two.shops[turn % 2]?.url}/api/orders`, body, headers);
    statuses.push(reply.status());
  }
  return statuses;
}

test('two processes migrate an empty database without the pooler, and serve pages through it', async ({
  two,
  visitor,
}) => {
  const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(two.db);
  const files = (await readdir('db/migrations')).filter((name) => name.endsWith('.sql')).sort();
  expect(applied.rows.map(({ name }) => name)).toEqual(files);
  const { id } = await aProduct(two.db, { name: 'Zinc 15 mg' });
  for (const { url } of two.shops) {
    for (const path of ['/', '/products?keyword=zinc', `/products/${id}`, '/api/categories']) {
      expect((await visitor.get(url + path)).status(), path).toBe(200);
    }
  }
});

test('a session is valid at both processes, and wrong passwords are counted across them', async ({
  two,
  visitor,
}) => {
  const { email } = await anAccount(two.db);
  const [one, other] = two.shops;
  const signIn = (url: string, typed: string) =>
    visitor.post(`${url}/api/auth/login`, { email, password: typed });
  expect((await signIn(one.url, password)).status()).toBe(200);
  expect(await (await visitor.get(`${other.url}/api/auth/profile`)).json()).toMatchObject({ email });
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess++) {
    statuses.push((await signIn(two.shops[guess % 2]?.url ?? '', 'not the password')).status());
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('one phone orders five times an hour, counted across both processes', async ({ two, visitor }) => {
  const { id: productId } = await aProduct(two.db, { stock: 100 });
  const body = anOrderBody([{ productId, quantity: 1 }], { phone: '0661000000' });
  const statuses: number[] = [];
  for (let order = 0; order < 6; order++) {
    statuses.push((await visitor.post(`${two.shops[order % 2]?.url}/api/orders`, body)).status());
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('32 orders at once share three connections, and each is confirmed by mail', async ({ two, visitor }) => {
  const { id: productId } = await aProduct(two.db, { stock: 32 });
  const buyers = Array.from({ length: 32 }, (_, number) => 100 + number);
  const statuses = await Promise.all(buyers.map((buyer) => buy(two, visitor, { productId, buyer })));
  expect(statuses).toEqual(buyers.map(() => [201]));
  const { stock } = await two.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
  const mails = () => buyers.map((buyer) => two.mails.to(`${buyer}@example.com`).length);
  await expect.poll(mails, { timeout: 30_000 }).toEqual(buyers.map(() => 1));
});

test('a change at one process shows at the other, and the back office downloads all orders', async ({
  two,
  visitor,
}) => {
  const [one, other] = two.shops;
  const { email } = await anAccount(two.db, { role: 'admin' });
  const product = await aProduct(two.db, { name: 'Zinc 15 mg' });
  const page = `${other.url}/products/${product.id}`;
  for (let turn = 0; turn < 2; turn++) expect(await (await visitor.get(page)).text()).toContain('Zinc 15 mg');
  await visitor.post(`${one.url}/api/auth/login`, { email, password });
  const name = `Zinc 25 mg ${newId()}`;
  expect((await visitor.put(`${one.url}/api/products/${product.id}`, { name })).status()).toBe(200);
  await expect.poll(async () => (await visitor.get(page)).text()).toContain(name);
  const { count } = await two.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const csv = await (await visitor.get(`${one.url}/api/orders/export`)).text();
  expect(csv.trim().split('\n')).toHaveLength(count + 1);
});

test('orders wait while PgBouncer restarts or loses its connections, and none is answered with 500', async ({
  two,
  visitor,
}) => {
  const { id: productId } = await aProduct(two.db, { stock: 1_000 });
  const faults = [
    two.pgbouncer.restart,
    () =>
      sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'saha' and pid <> pg_backend_pid()`.execute(
        two.db,
      ),
  ];
  for (const [round, fault] of faults.entries()) {
    const buyers = Array.from({ length: 16 }, (_, number) => 200 + 16 * round + number);
    const bought = Promise.all(
      buyers.map((buyer) =>
        buy(two, visitor, { productId, buyer }).then((first) =>
          buy(two, visitor, { productId, buyer }).then((second) => [...first, ...second]),
        ),
      ),
    );
    await fault();
    const statuses = (await bought).flat();
    expect(statuses.filter((status) => status === 201)).toHaveLength(2 * buyers.length);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  }
  expect(await two.violations()).toEqual([]);
});
