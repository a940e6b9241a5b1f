import Fastify, { type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { type Role, roles } from '../../../shared/access/accounts.ts';
import { may, type Permission } from '../../../shared/access/roles.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { answerOfStream, createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { endpointRoutes } from '../../app.ts';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { safeMethods } from './check-origin.ts';
import { requireContract } from './require-contract.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];
type Headers = Record<string, string>;

const endpoints = endpointRoutes.map(({ endpoint }) => endpoint);
const unsafe = endpoints.filter(({ method }) => !safeMethods.has(method));

/** The status with which a caller is refused, by the declared access. */
function refusalOf(caller: Role | 'guest', { access }: Endpoint) {
  if (access === 'anyone') return undefined;
  if (caller === 'guest') return 401;
  return may(caller, access) ? undefined : 403;
}

type Owning = (app: App, db: Db, owner: Headers) => Promise<string>;

const ownOrder: Owning = async (app, db, owner) => {
  const product = await aProduct(db);
  const reply = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]), owner);
  return reply.json()._id;
};

/** For each user endpoint with an id, creates a record that belongs to the user. Other users must get 404 for it. */
const owned: Record<string, Owning> = {
  'GET /orders/:id': ownOrder,
  'GET /orders/:id/invoice': ownOrder,
};

const anAddress = { fullName: 'A', street: 'B', city: 'C', Wilaya: 'Oran' };

const ownAddress: Owning = async (app, _db, owner) => {
  const url = '/api/auth/addresses';
  const payload = { ...anAddress, street: newId(), isUsual: true };
  const reply = await app.inject({ method: 'POST', url, headers: owner, payload });
  return reply.json()[0]._id;
};

/** Records that only their owner sees. Everybody else gets 404, administrators included. */
const secret: Record<string, Owning> = {
  'PUT /auth/addresses/:id': ownAddress,
  'DELETE /auth/addresses/:id': ownAddress,
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

async function ask(app: App, endpoint: Endpoint, { id = newId(), headers = {}, payload = {} }) {
  const { method, path, body, stream } = endpoint;
  const options: InjectOptions = { method, url: `/api${path.replace(':id', id)}`, headers };
  if (stream) return answerOfStream(app, options);
  return (await app.inject({ ...options, ...(body && { payload }) })).statusCode;
}

const asRefusal = (status: number) => ([401, 403].includes(status) ? status : undefined);

test('every endpoint refuses exactly the callers that the contract excludes', async () => {
  const { app, db } = await createTestApp();
  for (const endpoint of endpoints) {
    for (const caller of ['guest', ...roles] as const) {
      // Each call gets a new session, because some calls end it.
      const headers = caller === 'guest' ? {} : (await signedInAs(db, caller)).headers;
      const status = await ask(app, endpoint, { headers });
      expect(asRefusal(status), `${nameOf(endpoint)} by ${caller}`).toBe(refusalOf(caller, endpoint));
      expect(status, `${nameOf(endpoint)} by ${caller}`).toBeLessThan(500);
    }
  }
});

/** What each permission opens besides what administrators alone may do. A new endpoint of staff is added here. */
const opened: Partial<Record<Permission, string[]>> = {
  'orders.read': [
    'GET /orders',
    'GET /orders/ids',
    'GET /orders/counts',
    'GET /orders/stream',
    'GET /orders/:id/history',
    'POST /orders/read',
  ],
  'orders.pack': [
    'PUT /orders/:id/status',
    'PUT /orders/status',
    'GET /orders/:id/parcels',
    'GET /orders/:id/courier-to-tell',
    'POST /orders/:id/courier-told',
    'GET /couriers',
    'POST /couriers/:id/tracking',
    'GET /parcels',
    'GET /parcels/ids',
    'POST /parcels',
    'GET /parcels/sheets',
    'GET /parcels/sheets/:id/export',
    'PUT /parcels/:id/status',
    'PUT /parcels/status',
    'POST /parcels/:id/restock',
    'POST /parcels/:id/cancel',
    'POST /parcels/:id/retry',
    'GET /parcels/unmapped',
  ],
  'orders.confirm': [
    'GET /orders/:id/notes',
    'POST /orders/:id/notes',
    'POST /orders/:id/send-email',
    'POST /orders/:id/release',
    'GET /orders/:id/combinable',
    'POST /orders/:id/combine',
    'POST /orders/:id/combine/quote',
    'GET /orders/:id/form',
    'POST /orders/:id/quote',
    'PUT /orders/:id',
    'PUT /orders/:id/contact',
    'POST /orders/phone',
    'POST /orders/phone/buyer',
    'POST /orders/phone/quote',
    'GET /confirmation/next',
    'POST /confirmation/next',
    'GET /confirmation/:id',
    'POST /confirmation/:id/claim',
    'POST /confirmation/:id/release',
    'POST /confirmation/:id/calls',
    'GET /phones/:phone',
    'GET /phones/blocks',
    'POST /phones/blocks',
    'POST /phones/blocks/:id/end',
    'GET /confirmation/unreachable',
    'GET /messages',
    'PUT /messages/:id',
    'GET /rescues',
    'POST /rescues/:id/claim',
    'POST /rescues/:id/release',
    'POST /rescues/:id/steps',
    'GET /orders/:id/review-link',
    'GET /settings/buyer-mails',
  ],
};

test('packers and confirmers can call exactly the endpoints of orders that are listed here', () => {
  for (const [permission, names] of Object.entries(opened)) {
    const found = endpoints.filter(({ access }) => access === permission).map(nameOf);
    expect(found.sort(), permission).toEqual(names.sort());
  }
});

test('no endpoint of the catalog shows orders or people', () => {
  const found = endpoints.filter(({ access }) => access === 'catalog').map(({ path }) => path);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((path) => /^\/(orders|auth|settings|audit|staff)/.test(path))).toEqual([]);
});

test("a user's records exist only for that user and for administrators", async () => {
  const { app, db } = await createTestApp();
  const owner = (await signedInAs(db, 'user')).headers;
  const other = (await signedInAs(db, 'user')).headers;
  const admin = (await signedInAs(db, 'admin')).headers;
  for (const endpoint of endpoints.filter(({ access, path }) => access === 'user' && path.includes(':id'))) {
    const make = owned[nameOf(endpoint)] ?? secret[nameOf(endpoint)];
    if (!make) throw new Error(`${nameOf(endpoint)} is missing in the list of owned records`);
    const id = await make(app, db, owner);
    const named = { id, payload: anAddress };
    const isSecret = nameOf(endpoint) in secret;
    expect(await ask(app, endpoint, { ...named, headers: other }), nameOf(endpoint)).toBe(404);
    expect(await ask(app, endpoint, { ...named, headers: admin }), nameOf(endpoint)).toBe(
      isSecret ? 404 : 200,
    );
    expect(await ask(app, endpoint, named), nameOf(endpoint)).toBe(401);
    expect(await ask(app, endpoint, { ...named, headers: owner }), nameOf(endpoint)).toBe(200);
  }
});

test("a changing call needs the session's own token in cookie and header", async () => {
  const { app, db } = await createTestApp();
  const { token, headers } = await signedInAs(db, 'admin');
  const other = (await signedInAs(db, 'admin')).headers['x-xsrf-token'];
  const own = headers['x-xsrf-token'];
  const forged: [string, Headers][] = [
    ['the session alone', { cookie: `sid=${token}` }],
    ['the cookie alone', { cookie: headers.cookie }],
    ['the header alone', { cookie: `sid=${token}`, 'x-xsrf-token': own }],
    ['another token in the header', { ...headers, 'x-xsrf-token': other }],
    ['another session’s token', { cookie: `sid=${token}; XSRF-TOKEN=${other}`, 'x-xsrf-token': other }],
    ['an empty token', { cookie: `sid=${token}; XSRF-TOKEN=`, 'x-xsrf-token': '' }],
    ['an unsigned token', { cookie: `sid=${token}; XSRF-TOKEN=a.b`, 'x-xsrf-token': 'a.b' }],
  ];
  for (const endpoint of unsafe) {
    for (const [what, headers] of forged) {
      expect(await ask(app, endpoint, { headers }), `${nameOf(endpoint)} with ${what}`).toBe(403);
    }
  }
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(2);
});

test('a changing call from another site is refused, with and without a session', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  for (const endpoint of unsafe) {
    for (const caller of [{}, headers]) {
      const crossSite = { ...caller, 'sec-fetch-site': 'cross-site' };
      expect(await ask(app, endpoint, { headers: crossSite }), nameOf(endpoint)).toBe(403);
      const sibling = { ...caller, origin: 'https://evil.example', host: 'localhost:3000' };
      expect(await ask(app, endpoint, { headers: sibling }), nameOf(endpoint)).toBe(403);
    }
  }
});

test('a route under /api that is not in the contract makes the start fail', () => {
  const app = Fastify();
  requireContract(app);
  expect(() => app.get('/api/secret', async () => 'open')).toThrow('not in the contract');
});
