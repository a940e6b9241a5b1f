import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { endpointRoutes } from '../../app.ts';
import { newId } from '../db/new-id.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];

async function ask(app: App, options: InjectOptions) {
  const reply = await app.inject(options);
  return { status: reply.statusCode, body: reply.json<{ message: string; fields?: object }>() };
}

const json = { 'content-type': 'application/json' };

test.each([
  ['malformed', 'nonsense'],
  ['unknown', newId()],
  ['too long', 'a'.repeat(400)],
  ['with NUL', '%00'],
  ['with a lone surrogate', '%ED%A0%80'],
  ['that cannot be decoded', '%E0%A4'],
  ['with a slash', '..%2F..%2Fetc%2Fpasswd'],
])('an id %s answers 404', async (_, id) => {
  const { app, db } = await createTestApp();
  // Other callers are refused before the input is read.
  const { headers } = await signedInAs(db, 'admin');
  for (const { endpoint } of endpointRoutes.filter((route) => route.endpoint.path.includes(':id'))) {
    const url = `/api${endpoint.path.replace(':id', id)}`;
    const { status, body } = await ask(app, {
      method: endpoint.method,
      url,
      headers,
      ...(endpoint.body && { payload: {} }),
    });
    expect([400, 404], url).toContain(status);
    expect(body.message, url).toEqual(expect.any(String));
  }
});

test.each([
  'pageNumber=-1',
  'pageNumber=0',
  'pageNumber=1.5',
  'pageNumber=abc',
  'pageNumber=1e99',
  'pageNumber=1&pageNumber=2',
  'limit=101',
  'sort=cheapest',
  'minPrice=-1',
  'maxPrice=NaN',
  'maxPrice=Infinity',
  'keyword=a&keyword=b',
  'keyword=%00',
  `keyword=${'x'.repeat(10_000)}`,
])('the list of products refuses %s', async (query) => {
  const { app } = await createTestApp();
  const { status, body } = await ask(app, { url: `/api/products?${query}` });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: expect.any(String), fields: expect.any(Object) });
});

test.each([
  ['broken JSON', json, '{"orderItems":', 400],
  ['no JSON at all', json, '', 400],
  ['an array', json, '[]', 400],
  ['null', json, 'null', 400],
  ['a prototype', json, '{"__proto__":{"isGuest":false}}', 400],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 415],
  ['plain text', { 'content-type': 'text/plain' }, '{}', 415],
  ['no content type', {}, '{}', 415],
  ['a body of 1 MB', json, JSON.stringify({ notes: 'x'.repeat(1_000_000) }), 413],
])('an order sent as %s is refused', async (...[, headers, payload, status]) => {
  const { app } = await createTestApp();
  const reply = await ask(app, { method: 'POST', url: '/api/orders', headers, payload });
  expect(reply.status).toBe(status);
  expect(reply.body.message).toEqual(expect.any(String));
});

test('another site cannot place an order through a browser', async () => {
  const { app } = await createTestApp();
  const headers = { ...json, 'sec-fetch-site': 'cross-site' };
  expect((await ask(app, { method: 'POST', url: '/api/orders', headers, payload: '{}' })).status).toBe(403);
  const older = { ...json, origin: 'https://evil.example', host: 'localhost:3000' };
  expect((await ask(app, { method: 'POST', url: '/api/orders', headers: older, payload: '{}' })).status).toBe(
    403,
  );
});

test.each(['TRACE', 'OPTIONS', 'PATCH'] as const)('%s is answered without a stack', async (method) => {
  const { app } = await createTestApp();
  const reply = await app.inject({ method: method as 'OPTIONS', url: '/api/products' });
  expect([404, 405]).toContain(reply.statusCode);
  expect(reply.body).not.toContain('at ');
});

test('a repeated query parameter is refused, even if the joined values are in the cache', async () => {
  const { app } = await createTestApp();
  expect((await app.inject('/api/products?keyword=a,b')).statusCode).toBe(200);
  expect((await app.inject('/api/products?keyword=a&keyword=b')).statusCode).toBe(400);
});

test('only this machine can read metrics, and not through a proxy on it', async () => {
  const { app } = await createTestApp();
  expect((await app.inject('/metrics')).statusCode).toBe(200);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    expect((await app.inject({ url: '/metrics', headers: { [name]: '1' } })).statusCode, name).toBe(404);
  }
  expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
});

test('metrics are open to any machine with the right token', async () => {
  const token = 'sixteen-and-a-few-more';
  const { app } = await createTestApp({ env: { METRICS_TOKEN: token } });
  const ask = (authorization: string) =>
    app.inject({ url: '/metrics', remoteAddress: '10.0.0.1', headers: { authorization } });
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  for (const wrong of [`Bearer ${token}x`, 'Bearer ', 'Basic eA==']) {
    expect((await ask(wrong)).statusCode, wrong).toBe(404);
  }
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const { app } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const miss = (claimed: string) => {
    const headers = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}`, 'x-real-ip': claimed };
    return app.inject({ url: `/api/orders/guest/${newId()}`, headers });
  };
  for (let tried = 0; tried < 20; tried++) {
    expect((await miss(`198.51.100.${tried}`)).statusCode).toBe(404);
  }
  expect((await miss('198.51.100.99')).statusCode).toBe(429);
});

test('replies contain the security headers and do not name the software', async () => {
  const { app } = await createTestApp();
  const { headers } = await app.inject('/api/products/nonsense');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
