import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';
import { newId } from '../db/new-id.ts';
import { dropFromCaches } from '../db/notify.ts';
import type { PageRenderer } from './page-routes.ts';

/** A page that shows the number of products and the URL it was rendered for. */
const countProducts: PageRenderer = async (request, call, scriptMark) => {
  const { count } = await call('GET /products', { query: {} });
  const { pathname, search } = new URL(request.url);
  return {
    status: 200,
    headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'public, no-cache' }),
    html: `${count} at ${pathname}${search}<script nonce="${scriptMark}">go()</script>`,
  };
};

test.each([
  ['/products/', '/products'],
  ['/Products?keyword=Vitamin%20C', '/products?keyword=Vitamin%20C'],
  ['//cart', '/cart'],
  ['/products//?page=2', '/products?page=2'],
])('%s redirects to %s', async (url, normalized) => {
  const { app } = await createTestApp({ pages: { renderPage: countProducts } });
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(308);
  expect(reply.headers.location).toBe(normalized);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test.each(['//evil.example/A/', '/\\evil.example/A', '/%5Cevil.example/A/'])(
  '%s does not redirect to another site',
  async (url) => {
    const { app } = await createTestApp({ pages: { renderPage: countProducts } });
    const { location } = (await app.inject(url)).headers;
    expect(new URL(location ?? '/', 'http://shop.example').host).toBe('shop.example');
    expect(location ?? '/').not.toMatch(/^\/[/\\]/);
  },
);

test('a redirect of a page keeps all query values and is not cached', async () => {
  let rendered = 0;
  const renderPage: PageRenderer = async () => {
    rendered += 1;
    return { status: 308, headers: new Headers({ location: '/products/a/soap' }), html: '' };
  };
  const { app } = await createTestApp({ pages: { renderPage } });
  for (const query of ['?utm_source=mail&page=2', '?a=%22', '']) {
    const { statusCode, headers } = await app.inject(`/products/a/other${query}`);
    expect([statusCode, headers.location]).toEqual([308, `/products/a/soap${query}`]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect(rendered).toBe(3);
});

test('a page is rendered once per combination of query values, and again when its data changes', async () => {
  const { app, db } = await createTestApp({ pages: { renderPage: countProducts } });
  expect((await app.inject('/products?utm_source=mail&page=2')).body).toContain('0 at /products?page=2');
  await aProduct(db);
  expect((await app.inject('/products?page=2')).body).toContain('0 at');
  await db.transaction().execute((db) => dropFromCaches(db, ['catalog']));
  await expect.poll(async () => (await app.inject('/products?page=2')).body).toContain('1 at');
});

test('a page allows its own inline scripts and no planted one', async () => {
  const renderPage: PageRenderer = async (...args) => {
    const page = await countProducts(...args);
    const planted = '<script>steal()</script><script nonce="">steal()</script><script async>steal()</script>';
    return { ...page, html: planted + page.html + planted };
  };
  const { app } = await createTestApp({ pages: { renderPage } });
  const { headers, body } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(body).toContain('<script>go()</script>');
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});

test("React Router's own data requests answer 404", async () => {
  const { app } = await createTestApp({ pages: { renderPage: countProducts } });
  expect((await app.inject('/products.data?keyword=a')).statusCode).toBe(404);
});

test('unknown calls under /api answer a JSON 404, and pages accept only reads', async () => {
  const { app } = await createTestApp({ pages: { renderPage: countProducts } });
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const reply = await app.inject({ method, url: '/api/nothing' });
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { message: 'Not found' }]);
  }
  const reply = await app.inject({ method: 'DELETE', url: '/products' });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('guessing order ids through pages is limited per address', async () => {
  const findOrder: PageRenderer = async (request, call) => {
    const id = new URL(request.url).pathname.slice(1);
    const status = await call('GET /orders/guest/:id', { params: { id } }).then(
      () => 200,
      (error) => (isApiError(error) ? error.status : 500),
    );
    return { status, headers: new Headers(), html: '' };
  };
  const { app } = await createTestApp({ env: { RATE_LIMITS: 'on' }, pages: { renderPage: findOrder } });
  const look = async (remoteAddress: string) =>
    (await app.inject({ url: `/${newId()}`, remoteAddress })).statusCode;
  for (let n = 0; n < 20; n++) expect(await look('10.0.0.1')).toBe(404);
  expect(await look('10.0.0.1')).toBe(429);
  expect(await look('10.0.0.2')).toBe(404);
  // All addresses of a household share one /64.
  for (let n = 0; n < 20; n++) expect(await look(`2001:db8::${n + 1}`)).toBe(404);
  expect(await look('2001:db8::ffff')).toBe(429);
  expect(await look('2001:db8:0:1::1')).toBe(404);
});

test('a page with a failed call is shown but not cached', async () => {
  const nameCategories: PageRenderer = async (_, call) => {
    const categories = await call('GET /categories', {}).catch(() => []);
    const headers = new Headers({ 'content-type': 'text/html', 'cache-control': 'public, no-cache' });
    return { status: 200, headers, html: categories.map(({ name }) => name).join() };
  };
  const { app, db } = await createTestApp({ pages: { renderPage: nameCategories } });
  await aCategory(db, { name: 'Body' });
  await sql`alter table categories rename to categories_elsewhere`.execute(db);
  const without = await app.inject('/about');
  expect([without.statusCode, without.body]).toEqual([200, '']);
  expect(without.headers['cache-control']).toBe('private, no-store');
  await sql`alter table categories_elsewhere rename to categories`.execute(db);
  const whole = await app.inject('/about');
  expect([whole.body, whole.headers['cache-control']]).toEqual(['Body', 'public, no-cache']);
});

test("only pages with the identity provider's button allow its scripts", async () => {
  const google = { GOOGLE_CLIENT_ID: 'saha.apps.example' };
  const { app } = await createTestApp({ env: google, pages: { renderPage: countProducts } });
  const policyOf = async (url: string, shop = app) =>
    String((await shop.inject(url)).headers['content-security-policy']);
  for (const url of ['/login', '/register?email=a', '/login?redirect=%2Fcart']) {
    const policy = (await policyOf(url)).split('; ');
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
      /^script-src 'self' 'sha256-[^ ]+' https:\/\/accounts\.google\.com\/gsi\/client$/,
    );
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/");
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/");
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style");
  }
  const withoutGoogle = await createTestApp({ pages: { renderPage: countProducts } });
  const plain = await policyOf('/login', withoutGoogle.app);
  expect(plain).toContain("frame-src 'self';");
  for (const url of ['/', '/reset-password', '/verify-code', '/cart'])
    expect(await policyOf(url)).toBe(plain);
});

test('a visitor who asks for too many pages waits, with a page that says so, and others do not', async () => {
  const listing: PageRenderer = async (request, call) => {
    const keyword = new URL(request.url).searchParams.get('keyword') ?? '';
    const status = await call('GET /products', { query: { keyword } }).then(
      () => 200,
      (error) => (isApiError(error) ? error.status : 500),
    );
    // Long enough for others to wait for the same page.
    await new Promise((resolve) => setImmediate(resolve));
    return {
      status,
      headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'public, no-cache' }),
      html: `page ${status}`,
    };
  };
  const { app, resources } = await createTestApp({
    env: { RATE_LIMITS: 'on' },
    pages: { renderPage: listing },
  });
  const open = (keyword: string, remoteAddress = '10.0.0.1') =>
    app.inject({ url: '/products', query: { keyword }, remoteAddress });
  expect((await open('first')).statusCode).toBe(200);
  for (let n = 1; n < 1_200; n += 1) await resources.limits.spend('listsByAddress', '10.0.0.1');
  const [refused, together] = await Promise.all([open('other'), open('other', '10.0.0.2')]);
  expect([refused.statusCode, refused.body]).toEqual([429, 'page 429']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('private, no-store');
  expect([together.statusCode, together.body]).toEqual([200, 'page 200']);
  expect((await open('first')).statusCode).toBe(200);
});
