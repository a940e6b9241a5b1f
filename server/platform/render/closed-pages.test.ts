import { expect, test } from 'vitest';
import { isStaff, roles } from '../../../shared/access/accounts.ts';
import { accessOf, may } from '../../../shared/access/roles.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { newId } from '../db/new-id.ts';
import type { PageRenderer } from './page-routes.ts';

/** A shop in which every page has the same content and allows caching in its own headers. */
async function aShop(env: Record<string, string> = {}) {
  const renderPage: PageRenderer = async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'public, no-cache' }),
    html: 'shell '.repeat(400),
  });
  return createTestApp({ env, pages: { renderPage } });
}

const closed = ['/profile', '/myorders', `/order/${newId()}`, '/admin', '/admin/orders?page=2&sort=name'];

test('a closed page redirects a visitor without a session to sign in', async () => {
  const { app } = await aShop();
  for (const url of closed) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url });
      expect([statusCode, headers.location]).toEqual([302, `/login?redirect=${encodeURIComponent(url)}`]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toBe('');
    }
  }
});

test('only the page of papers may be framed, and only by the shop', async () => {
  const { app, db } = await aShop();
  const { headers } = await signedInAs(db, 'admin');
  const framesOf = async (url: string) => {
    const reply = await app.inject({ url, headers });
    const policy = String(reply.headers['content-security-policy']).split('; ');
    return [reply.headers['x-frame-options'], ...policy.filter((part) => part.startsWith('frame-'))];
  };
  const [page, api] = ['/admin/orders/print', '/api/orders'];
  for (const url of [page, `/fr${page}`, `/ar${page}?papers=invoices`]) {
    expect(await framesOf(url), url).toEqual(['SAMEORIGIN', "frame-src 'self'", "frame-ancestors 'self'"]);
  }
  for (const url of [...closed, '/', '/login', `${page}/x`, `/x${page}`, '/admin/orders/%70rint', api]) {
    expect(await framesOf(url), url).toEqual(expect.arrayContaining(['DENY', "frame-ancestors 'none'"]));
  }
});

const spellings = [
  '/Profile',
  '//profile',
  '/profile/',
  '/%70rofile',
  '/%50rofile/',
  '//%70rofile',
  '/x/../profile',
  '/x/%2e%2e/profile',
  '/.\\profile',
  '/MyOrders?t=1',
  '/order/abc/',
  '/order/%61%2Fb',
  '//admin',
  '/%61dmin',
  '/aDm%69n/users',
  '/admin/%C3%A9',
  '/admin/categories/../users',
];

test('a closed page stays closed in every spelling of its path', async () => {
  const { app } = await aShop();
  for (const url of spellings) {
    let reply = await app.inject(url);
    if (reply.statusCode === 308) reply = await app.inject(reply.headers.location ?? '');
    expect([url, reply.statusCode]).toEqual([url, 302]);
    expect(reply.headers.location).toMatch(/^\/login\?redirect=%2F/);
  }
});

test('a customer can open their own pages and is redirected home from the admin pages', async () => {
  const { app, db } = await aShop();
  const { headers } = await signedInAs(db, 'user');
  for (const url of ['/profile', '/myorders', `/order/${newId()}`]) {
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  }
  const reply = await app.inject({ url: '/admin/users', headers });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

test('an administrator can open all pages, a former one no longer', async () => {
  const { app, db } = await aShop();
  const { user, headers } = await signedInAs(db, 'admin');
  for (const url of closed) expect((await app.inject({ url, headers })).statusCode).toBe(200);
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', user.id).execute();
  expect((await app.inject({ url: '/admin', headers })).headers.location).toBe('/');
});

test('staff open the pages of their role, and are led to the back office from the others', async () => {
  const { app, db } = await aShop();
  const paths = [
    'orders',
    'orders/new',
    'orders/print',
    'confirmation',
    'confirmation/board',
    'reports',
    'invoices',
  ];
  const others = [
    'customers',
    'users',
    'staff',
    'audit',
    'products',
    'import',
    'translations',
    'search',
    'categories',
  ];
  const rest = [
    'delivery',
    'couriers',
    'couriers/parcels',
    'couriers/payouts',
    'settings',
    'needs',
    'integrations',
  ];
  const pages = ['', ...paths, ...others, ...rest].flatMap((path) => {
    const url = `/admin/${path}`.replace(/\/$/, '');
    return [url, `/fr${url}`];
  });
  for (const role of roles.filter(isStaff)) {
    const { headers } = await signedInAs(db, role);
    for (const url of pages) {
      const reply = await app.inject({ url, headers });
      const isAllowed = may(role, accessOf(url));
      expect([role, url, reply.statusCode]).toEqual([role, url, isAllowed ? 200 : 302]);
      if (!isAllowed) expect(reply.headers.location).toBe(url.startsWith('/fr') ? '/fr/admin' : '/admin');
    }
  }
});

test('a closed page redirects to sign in after the session has ended', async () => {
  const { app, db } = await aShop();
  const { user, headers } = await signedInAs(db, 'user');
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  expect((await app.inject({ url: '/profile', headers })).statusCode).toBe(302);
});

test('closed pages must not be stored or indexed', async () => {
  const { app, db } = await aShop();
  const { headers } = await signedInAs(db, 'user');
  const reply = await app.inject({ url: '/profile', headers });
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

test('opening a closed page does not open it to others through the cache', async () => {
  const { app, db, cache } = await aShop();
  const { headers } = await signedInAs(db, 'user');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (init: RequestInit) => fetch(`${url}/profile`, { redirect: 'manual', ...init });
  expect((await ask({ headers: { cookie: headers.cookie } })).status).toBe(200);
  expect((await ask({})).status).toBe(302);
  expect((await ask({ method: 'HEAD' })).status).toBe(302);
  expect(cache.hits).toBe(0);
});

test('only closed pages are rendered with the session of the visitor', async () => {
  const renderPage: PageRenderer = async ({ url }, call) => {
    const status = await call('GET /auth/profile', {}).then(
      () => 200,
      (error) => (isApiError(error) ? error.status : 500),
    );
    return { status, headers: new Headers(), html: url };
  };
  const { app, db } = await createTestApp({ pages: { renderPage } });
  const { headers } = await signedInAs(db, 'user');
  expect((await app.inject({ url: '/myorders', headers })).statusCode).toBe(200);
  expect((await app.inject({ url: '/products', headers })).statusCode).toBe(401);
});

test('a closed page is closed in each served language, and leads to sign-in in its own', async () => {
  const { app, db } = await aShop({ LANGUAGES: 'en,fr' });
  const reply = await app.inject('/fr/profile?tab=1');
  expect([reply.statusCode, reply.headers.location]).toEqual([
    302,
    `/fr/login?redirect=${encodeURIComponent('/fr/profile?tab=1')}`,
  ]);
  const moved = await app.inject('/FR//Admin/');
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/fr/admin']);
  const { headers } = await signedInAs(db, 'user');
  expect((await app.inject({ url: '/fr/admin', headers })).headers.location).toBe('/fr');
  // Not served here, so it is an unknown page.
  expect((await app.inject('/ar/profile')).statusCode).toBe(200);
});

test('the back office is in each language', async () => {
  const { app, db } = await aShop();
  const { headers } = await signedInAs(db, 'admin');
  for (const url of ['/admin', '/fr/admin', '/ar/admin', '/ar/admin/orders?page=2', '/ar/profile']) {
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  }
});
