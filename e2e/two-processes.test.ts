import { readdir } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { sql } from 'kysely';
import { newId } from '../server/platform/db/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { anAccount, password } from './an-account.ts';
import { openTwoShops, openVisitor, type TwoShops, type Visitor } from './two-shops.ts';

/** `test` with two processes of one shop, with limits, and a visitor who calls both. */
const test = base.extend<{ visitor: Visitor }, { two: TwoShops }>({
  two: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed.
    async ({}, use) => {
      const two = await openTwoShops({ fromNothing: true });
      await use(two);
      await two.close();
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

// In one worker, so that there is one pair of processes.
test.describe.configure({ mode: 'default' });

test('two processes that start together on an empty database migrate it once', async ({ two }) => {
  const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(two.db);
  const files = (await readdir('db/migrations')).filter((name) => name.endsWith('.sql')).sort();
  expect(applied.rows.map(({ name }) => name)).toEqual(files);
});

test('a session opened by one process is valid at the other, and ends at both', async ({ two, visitor }) => {
  const [one, other] = two.shops;
  const { email } = await anAccount(two.db);
  expect((await visitor.post(`${one.url}/api/auth/login`, { email, password })).status()).toBe(200);
  for (const { url } of [one, other]) {
    expect(await (await visitor.get(`${url}/api/auth/profile`)).json()).toMatchObject({ email });
  }
  const { cookies } = await visitor.context.storageState();
  expect((await visitor.post(`${other.url}/api/auth/logout`)).status()).toBe(200);
  // A caller who has kept the cookies.
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const { url } of [one, other]) {
    const reply = await visitor.context.get(`${url}/api/auth/profile`, { headers: { cookie } });
    expect(reply.status()).toBe(401);
  }
});

test('a change through one process shows at once on a page cached by the other', async ({ two, visitor }) => {
  const [one, other] = two.shops;
  const { email } = await anAccount(two.db, { role: 'admin' });
  const product = await aProduct(two.db, { name: 'Zinc 15 mg' });
  const page = `${other.url}/products/${product.id}`;
  const hits = async () => {
    const metrics = await (await fetch(`${other.url}/metrics`)).text();
    return Number(/^saha_cached_replies_total (\d+)$/m.exec(metrics)?.[1]);
  };
  await visitor.get(page);
  const before = await hits();
  expect(await (await visitor.get(page)).text()).toContain('Zinc 15 mg');
  expect(await hits(), 'the page was kept').toBe(before + 1);

  await visitor.post(`${one.url}/api/auth/login`, { email, password });
  const name = `Zinc 25 mg ${newId()}`;
  const saved = await visitor.put(`${one.url}/api/products/${product.id}`, { name });
  expect(saved.status(), await saved.text()).toBe(200);
  // Without a notification, the page would expire only after 50 s. The promise is 1 s; other tests may run at the same
  // time.
  await expect.poll(async () => (await visitor.get(page)).text()).toContain(name);
});

test('settings saved through one process show within a second on pages cached by the other', async ({
  two,
  visitor,
}) => {
  const [one, other] = two.shops;
  const { email } = await anAccount(two.db, { role: 'admin' });
  const paths = ['/', '/contact', '/fr/shipping'];
  const texts = () => Promise.all(paths.map(async (path) => (await visitor.get(other.url + path)).text()));
  await texts();
  await visitor.post(`${one.url}/api/auth/login`, { email, password });
  const save = (shop: typeof one, group: string, fields: object) =>
    visitor.put(`${shop.url}/api/settings/${group}`, { version: 0, ...fields });

  const [phone, text, title] = ['0555 98 76 54', `Closed ${newId()}`, `Care ${newId()}`];
  for (const [group, fields] of [
    ['contact', { phone }],
    ['announcement', { text }],
    ['home', { title }],
  ] as const) {
    const saved = await save(one, group, fields);
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await expect(async () => {
    const [home, contact, shipping] = await texts();
    for (const page of [home, contact, shipping]) {
      expect(page).toContain(phone);
      expect(page).toContain(text);
    }
    expect(home).toContain(title);
  }).toPass({ intervals: [50], timeout: 15_000 });

  const names = ['Saha SARL', 'Saha EURL'];
  const saves = await Promise.all(
    two.shops.map((shop, place) => save(shop, 'seller', { name: names[place] })),
  );
  expect(saves.map((reply) => reply.status()).sort()).toEqual([200, 409]);
});

test('wrong passwords are counted across both processes', async ({ two, visitor }) => {
  const { email } = await anAccount(two.db);
  const tryAt = (shop: number, typed: string) =>
    visitor.post(`${two.shops[shop % 2]?.url}/api/auth/login`, { email, password: typed });
  for (let guess = 0; guess < 5; guess++) {
    expect((await tryAt(guess, 'not the password')).status()).toBe(401);
  }
  for (const shop of [0, 1]) expect((await tryAt(shop, password)).status()).toBe(429);
});

// The last one, because it leaves one process dead.
test('a killed process loses no order that it has acknowledged', async ({ two, visitor }) => {
  const [doomed, other] = two.shops;
  const product = await aProduct(two.db, { stock: 1_000 });
  const acknowledged: string[] = [];
  const place = async (url: string, buyer: number) => {
    const [key, address] = [`buyer-${buyer}`, `198.51.100.${buyer}`];
    const body = anOrderBody([{ productId: product.id, quantity: 1 }], { phone: `05550000${10 + buyer}` });
    const reply = await visitor.post(`${url}/api/orders`, body, {
      'idempotency-key': key,
      'x-forwarded-for': address,
      // Each buyer has a browser of their own.
      cookie: `browser=${buyer}`,
    });
    expect(reply.status(), await reply.text()).toBe(201);
    acknowledged.push((await reply.json())._id);
    if (acknowledged.length === 12) doomed.end('SIGKILL');
  };
  // Each buyer sends a failed order again with the same key, as the checkout does.
  const buy = (buyer: number) =>
    place(two.shops[buyer % 2]?.url ?? '', buyer).catch(() => place(other.url, buyer));
  const buyers = Array.from({ length: 40 }, (_, buyer) => buyer);
  while (buyers.length > 0) await Promise.all(buyers.splice(0, 8).map(buy));
  await doomed.exit;

  const kept = await two.db.selectFrom('orders').select('id').execute();
  expect(kept.map(({ id }) => id).sort()).toEqual([...new Set(acknowledged)].sort());
  expect(kept).toHaveLength(40);
  expect(await two.violations()).toEqual([]);
});
