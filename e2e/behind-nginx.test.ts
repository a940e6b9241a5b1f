import { connect } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { test as base, expect } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { freePort } from '../test/free-port.ts';
import { anOrderBody } from '../test/order-body.ts';
import type { ShopProcess } from '../test/start-shop-process.ts';
import { anAccount, password } from './an-account.ts';
import { host, startNginx } from './start-nginx.ts';
import { openTwoShops, openVisitor, type Visitor } from './two-shops.ts';

/** nginx with deploy/nginx.conf, and two processes behind it. */
async function openBehindNginx(variables: Record<string, string> = {}) {
  const port = await freePort();
  const two = await openTwoShops({ variables: { PUBLIC_URL: `https://${host}:${port}`, ...variables } });
  const [one, other] = two.shops;
  const nginx = await startNginx({ port, shops: [one.port, other.port] });
  const close = () => Promise.all([nginx.stop(), two.close()]);
  return { ...two, nginx, url: nginx.url, port, close };
}

type BehindNginx = Awaited<ReturnType<typeof openBehindNginx>>;

type Fixtures = {
  visitor: Visitor;
  /** A shop without limits for one test, which may end its processes. */
  busyShop: BehindNginx;
};

const test = base.extend<Fixtures, { shop: BehindNginx }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed.
    async ({}, use) => {
      const shop = await openBehindNginx();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  visitor: async ({}, use) => {
    const visitor = await openVisitor();
    await use(visitor);
    await visitor.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  busyShop: async ({}, use) => {
    const shop = await openBehindNginx({ RATE_LIMITS: 'off' });
    await use(shop);
    await shop.close();
  },
});

// In one worker, so that there is one nginx.
test.describe.configure({ mode: 'default' });

test.use({ ignoreHTTPSErrors: true });

test('a visitor signs in through nginx, whichever process answers', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${shop.url}/login`);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${shop.url}/`);
  const [session] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(session).toMatchObject({ name: '__Host-sid', secure: true });
  // Requests take turns between the processes.
  for (let call = 0; call < 4; call++) {
    expect((await page.request.get(`${shop.url}/api/auth/profile`)).status()).toBe(200);
  }
  expect(errors).toEqual([]);
});

test('pages arrive over HTTP/2 in the shop’s own compression', async ({ shop }) => {
  const client = connect(shop.url, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/products', 'accept-encoding': 'br' });
  const headers = await new Promise<Record<string, unknown>>((done) => stream.once('response', done));
  client.destroy();
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', server: 'nginx' });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('plain http redirects pages to https but refuses the API, and other host names get no answer', async ({
  shop,
}) => {
  const plain = await fetch(`${shop.nginx.plainUrl}/products?page=2`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${host}/products?page=2`]);
  expect((await fetch(`${shop.nginx.plainUrl}/api/categories`, { redirect: 'manual' })).status).toBe(403);
  const client = connect(shop.url, { servername: 'other.example', rejectUnauthorized: false });
  await expect(new Promise((done, fail) => client.once('connect', done).once('error', fail))).rejects.toThrow(
    /unrecognized name/i,
  );
});

test('TLS needs version 1.2 and a cipher with forward secrecy', async ({ shop }) => {
  const handshake = (options: object) =>
    new Promise<string>((resolve) => {
      const socket = connectTls({
        port: shop.port,
        host: '127.0.0.1',
        servername: host,
        rejectUnauthorized: false,
        ...options,
      });
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol() ?? '');
        socket.destroy();
      });
      socket.once('error', () => resolve('refused'));
    });
  expect(await handshake({})).toBe('TLSv1.3');
  expect(await handshake({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
  const weak = 'AES128-SHA:AES256-GCM-SHA384:ECDHE-ECDSA-AES128-SHA256:ECDHE-RSA-AES128-SHA256';
  expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: weak })).toBe('refused');
  expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe(
    'refused',
  );
});

test('metrics cannot be read through nginx, in any spelling of their path', async ({ shop, visitor }) => {
  for (const path of ['/metrics', '/%6Detrics', '//metrics', '/x/../metrics']) {
    const reply = await visitor.get(`${shop.url}${path}`);
    expect(reply.status(), path).toBe(404);
  }
});

test('a file that one process does not have is requested from the other', async ({ shop, visitor }) => {
  const path = `/assets/${newId()}.js`;
  expect((await visitor.get(`${shop.url}${path}`)).status()).toBe(404);
  const asked = async () => {
    const { requests } = await shop.nginx.logged();
    const line = requests.split('\n').find((request) => request.includes(path)) ?? '';
    return shop.shops.map(({ port }) => line.includes(`127.0.0.1:${port}`));
  };
  await expect.poll(asked).toEqual([true, true]);
});

test('nginx asks the shops only once for a file that never changes', async ({ shop, visitor }) => {
  const page = await (await visitor.get(shop.url)).text();
  const [file = ''] = /\/assets\/[\w.-]+\.css/.exec(page) ?? [];
  await visitor.get(`${shop.url}${file}`);
  expect((await visitor.get(`${shop.url}${file}`)).status()).toBe(200);
  const upstreams = async () => {
    const { requests } = await shop.nginx.logged();
    return [...requests.matchAll(/ "GET (\S+) .*s (\S+) \w+$/gm)]
      .filter(([, path]) => path === file)
      .map(([, , upstream]) => upstream);
  };
  await expect.poll(async () => (await upstreams()).at(-1)).toBe('-');
});

test('nginx lets pictures through up to the shop’s own limit, and the shop’s message explains a refusal', async ({
  shop,
  visitor,
}) => {
  const { email } = await anAccount(shop.db, { role: 'admin' });
  await visitor.post(`${shop.url}/api/auth/login`, { email, password });
  const { cookies } = await visitor.context.storageState();
  const headers = { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
  const upload = (bytes: number) =>
    visitor.context.post(`${shop.url}/api/upload`, {
      headers,
      multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) } },
    });
  const tooLarge = await upload(2 * 1024 * 1024 + 1);
  expect(tooLarge.status()).toBe(413);
  expect(await tooLarge.json()).toMatchObject({ message: 'Image size must be less than 2MB' });
  expect((await upload(2 * 1024 * 1024)).status(), 'too many zeros to be a picture').toBe(400);
  expect((await upload(3 * 1024 * 1024)).status()).toBe(413);

  for (let row = 0; row < 30; row++) await anOrder(shop.db);
  const csv = await visitor.get(`${shop.url}/api/orders/export`);
  expect(csv.headers()['content-disposition']).toContain('attachment');
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(31);
});

test('the logs contain no token, no complete order id and no phone number', async ({ shop, visitor }) => {
  const [token, id] = [newId(), newId()];
  await visitor.get(`${shop.url}/reset-password?token=${token}`);
  await visitor.get(`${shop.url}/api/orders/guest/${id}`);
  await visitor.get(`${shop.url}/order-confirmation/${id}?x=${token}`);
  await visitor.get(`${shop.url}/api/phones/0661987654`);
  const requests = async () => (await shop.nginx.logged()).requests;
  await expect.poll(requests).toContain('/api/phones/... ');
  await expect.poll(requests).toContain(`/order-confirmation/${id.slice(0, 8)}... `);
  const { requests: all, errors } = await shop.nginx.logged();
  expect(all).toContain('/reset-password HTTP');
  for (const secret of [token, id.slice(0, 12), '0661987654']) expect(all + errors).not.toContain(secret);
});

test('visitors cannot choose the address by which limits count', async ({ shop, visitor }) => {
  const { email } = await anAccount(shop.db);
  const signIn = (typed: string) => {
    const claimed = `198.51.100.${Math.floor(Math.random() * 250)}`;
    const headers = { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
    return visitor.post(`${shop.url}/api/auth/login`, { email, password: typed }, headers);
  };
  for (let guess = 0; guess < 5; guess++) expect((await signIn('not the password')).status()).toBe(401);
  expect((await signIn(password)).status()).toBe(429);
});

/**
 * Lets visitors read and order until `end` is called. Records their orders, the statuses, and how often an order was
 * repeated.
 */
function beginLoad({ url }: BehindNginx, productId: string) {
  const statuses = new Map<string, number>();
  const seen = { acknowledged: [] as string[], repeated: 0, stop: false };
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  async function visit(visitor: Visitor) {
    for (const path of ['/products', `/products/${productId}`, '/api/products?sort=price-low']) {
      count(`GET ${(await visitor.get(`${url}${path}`)).status()}`);
    }
    const body = anOrderBody([{ productId, quantity: 1 }]);
    const key = { 'idempotency-key': newId() };
    const order = () => visitor.post(`${url}/api/orders`, body, key);
    let reply = await order();
    // The answer of nginx if a process dies with the order.
    if (reply.status() === 503) {
      seen.repeated += 1;
      reply = await order();
    }
    count(`POST ${reply.status()}`);
    seen.acknowledged.push((await reply.json())._id);
  }
  const visitors = Array.from({ length: 2 }, async () => {
    const visitor = await openVisitor();
    while (!seen.stop) {
      await visit(visitor);
      // Without a pause, the load would slow down the start that the test waits for.
      await pause(25);
    }
    await visitor.close();
  });
  return {
    seen,
    /** Waits until this many more orders have been acknowledged. */
    async more(orders: number) {
      const wanted = seen.acknowledged.length + orders;
      await expect.poll(() => seen.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(wanted);
    },
    async end() {
      seen.stop = true;
      await Promise.all(visitors);
      return { ...seen, statuses: [...statuses.keys()].sort() };
    },
  };
}

/** Waits until nginx sends requests to a restarted process again. */
async function untilServing({ nginx }: BehindNginx, { port }: ShopProcess) {
  const { requests: before } = await nginx.logged();
  const since = async () => (await nginx.logged()).requests.slice(before.length);
  await expect.poll(since).toContain(`s 127.0.0.1:${port} `);
}

// On a busy machine a process starts slowly while the others are under load.
test.setTimeout(240_000);

test('without a process nginx says that the shop is back soon', async ({ busyShop: shop, page }) => {
  for (const one of shop.shops) await one.end('SIGTERM');
  const closed = await page.goto(`${shop.url}/products`);
  expect([closed?.status(), closed?.headers()['retry-after']]).toEqual([503, '30']);
  await expect(page.getByText('يعود المتجر خلال دقيقة.')).toBeVisible();
});

test('no order is lost and no read fails when one process restarts and the other is killed', async ({
  busyShop: shop,
}) => {
  const product = await aProduct(shop.db, { stock: 100_000 });
  const [one, other] = shop.shops;
  const load = beginLoad(shop, product.id);
  await load.more(10);
  expect(await one.end('SIGTERM')).toBe(0);
  await load.more(10);
  await untilServing(shop, await shop.restart(one));
  expect(load.seen.repeated, 'orders that the stopping process left unanswered').toBe(0);

  await other.end('SIGKILL');
  await load.more(10);
  const { acknowledged, statuses } = await load.end();
  expect(statuses).toEqual(['GET 200', 'POST 201']);
  const kept = await shop.db.selectFrom('orders').select('id').execute();
  expect(kept.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  expect(await shop.violations()).toEqual([]);
});
