import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { endpointRoutes } from '../../../server/app.ts';
import type { Random } from '../../../server/demo/samples/seeded-random.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { breakInput, brokenBodies, brokenIds } from '../contract/broken-input.ts';
import { type Pool, validInput } from '../contract/valid-input.ts';
import type { Fault } from '../fault.ts';
import { sendRequest } from '../stage/send-request.ts';
import { ownDomain } from '../stage/shop-data.ts';
import { admin, type Shop } from '../stage/shop-under-fault.ts';
import { type Session, signInToShop } from '../stage/sign-in-to-shop.ts';

const unknownId = 'a'.repeat(36);
/** All but streams, which have no end (server/orders/follow-orders.test.ts). */
const endpoints: Endpoint[] = endpointRoutes
  .map(({ endpoint }) => endpoint as Endpoint)
  .filter(({ stream }) => !stream);

/** These succeed only with a secret from a mail or from Google, or with a file; tests of their own cover them. */
const neverSucceed = new Set([
  'POST /auth/login',
  'GET /auth/reset-password/verify',
  'POST /auth/reset-password',
  'POST /auth/google-auth-request',
  'POST /auth/google-auth-verify',
  'POST /auth/google-auth-resend',
  'GET /auth/google-nonce',
  'POST /stock-alerts/confirm',
  'POST /upload',
  'POST /imports',
]);

/** In fewer rounds, some endpoints get no valid request by chance. */
const manyRounds = 30;

export const generatedRequests: Fault = {
  id: 'F10',
  name: 'requests generated from the contract, valid and broken',
  // It deletes and changes everything it finds.
  needsEmbedded: true,
  async play(stage) {
    const rounds = stage.times(2, 60);
    stage.data = { dataDir: `${stage.folder}/data` };
    const shop = await stage.openShop({ RATE_LIMITS: 'off' });
    const tally: Tally = { wrong: [], succeeded: new Set(), sent: 0 };
    for (let round = 0; round < rounds; round++) {
      // Those of earlier rounds have been deleted.
      await stage.stockProducts(10);
      await sendRound(shop, stage.random, tally);
    }
    const { wrong, succeeded, sent } = tally;
    const missed = endpoints.map(nameOf).filter((name) => !succeeded.has(name) && !neverSucceed.has(name));
    return {
      wrong,
      broken: rounds < manyRounds ? [] : missed.map((name) => `no generated request to ${name} succeeded`),
      note: `${sent} requests, ${succeeded.size} of ${endpoints.length} endpoints answered 2xx`,
    };
  },
};

type Tally = { wrong: string[]; succeeded: Set<string>; sent: number };

/** A few requests to each endpoint, in random sequence. */
async function sendRound(shop: Shop, random: Random, tally: Tally) {
  const callers = await signInAll(shop);
  await uploadImport(shop, callers.admin);
  for (const endpoint of random.shuffled(endpoints)) {
    const pool = await readPool(shop, callers.admin);
    for (const request of requestsTo(endpoint, pool, random)) {
      const outcome = await ask(shop, request, callers);
      tally.sent += 1;
      if (outcome.isSuccess) tally.succeeded.add(nameOf(endpoint));
      if (outcome.wrong) tally.wrong.push(`${nameOf(endpoint)} ${outcome.wrong}`);
    }
  }
}

function nameOf({ method, path }: Endpoint) {
  return `${method} ${path}`;
}

type Generated = { endpoint: Endpoint; path: string; query: unknown; body: unknown };

/** Two valid requests and four broken ones. */
function requestsTo(endpoint: Endpoint, pool: Pool, random: Random): Generated[] {
  const { path, query, body } = endpoint;
  const sample = (schema: z.ZodMiniType | undefined) =>
    schema && fc.sample(validInput(schema, pool), { seed: random.between(0, 2 ** 30), numRuns: 1 })[0];
  const valid = () => ({
    endpoint,
    path: path.replace(':id', idFor(path, pool, random)).replace(':slug', random.pick(pool.slugs)),
    query: sample(query),
    body: sample(body),
  });
  const broken = () => {
    const request = valid();
    const isRaw = random.between(0, 5) === 0;
    return {
      ...request,
      path: random.between(0, 2) === 0 ? path.replace(':id', random.pick(brokenIds)) : request.path,
      query: query && breakInput(request.query, random),
      body: body && (isRaw ? random.pick(brokenBodies) : breakInput(request.body, random)),
    };
  };
  return [valid(), valid(), broken(), broken(), broken(), broken()];
}

function idFor(path: string, pool: Pool, random: Random) {
  const ids = Object.entries(pool).find(([kind]) => path.includes(`/${kind}/`))?.[1];
  return random.pick(ids ?? [unknownId]);
}

type Callers = Record<'anyone' | 'user' | 'admin', Session>;

/** A round may have ended sessions or deleted the user. */
async function signInAll({ url }: Shop): Promise<Callers> {
  const user = { email: `user${ownDomain}`, password: 'a-long-password' };
  const body = { ...user, name: 'Amina' };
  await sendRequest(`${url}/api/auth/register`, { method: 'POST', body });
  const guest = { headers: {} };
  return {
    anyone: guest,
    user: await signInToShop(url, user).catch(() => guest),
    admin: await signInToShop(url),
  };
}

/** A catalog of one new product, which the shop checks at once. One import runs at a time, so it may be refused. */
async function uploadImport({ url }: Shop, { headers }: Session) {
  const file = `externalKey,name,price,category\n${randomUUID()},Campaign product,500,Imported\n`;
  const body = new FormData();
  body.set('file', new Blob([file]), 'catalog.csv');
  await fetch(`${url}/api/imports`, { method: 'POST', headers, body });
}

/** Some of the records that exist now, without the accounts that the requests come from. */
async function readPool({ url }: Shop, { headers }: Session): Promise<Pool> {
  const read = async (path: string) => {
    // A busy shop asks to come back.
    for (;;) {
      const { status, body } = await sendRequest(`${url}/api${path}`, { headers });
      if (status !== 503) return JSON.parse(body);
      await wait(1000);
    }
  };
  const [products, awaited, categories, families, needs, orders, users, imports] = await Promise.all([
    read('/products?limit=50'),
    read('/products/stock?stock=awaited&limit=1'),
    read('/categories'),
    read('/families'),
    read('/needs'),
    read('/orders?limit=20'),
    read('/auth/users?limit=50'),
    read('/imports'),
  ]);
  const idsOf = (rows: { _id: string }[] = []) =>
    rows.length > 0 ? rows.map(({ _id }) => _id) : [unknownId];
  const [product] = awaited.products ?? [];
  const waiting = product ? await read(`/products/${product._id}/stock-alerts`) : {};
  const own = [admin.email, `user${ownDomain}`];
  return {
    products: idsOf(products.products),
    categories: idsOf(categories),
    families: idsOf(families),
    needs: idsOf(needs),
    slugs: ['unknown', ...needs.map(({ slug }: { slug: string }) => slug)],
    orders: idsOf(orders.orders),
    'stock-alerts': idsOf(waiting.phones),
    // The newest one may still be applied.
    imports: idsOf(imports.imports?.slice(0, 1)),
    users: idsOf(users.users?.filter(({ email }: { email: string }) => !own.includes(email))),
  };
}

/** Guests placed the orders of the pool, and only staff may read those of others. */
function callerOf(endpoint: Endpoint) {
  const { access } = endpoint;
  if (nameOf(endpoint) === 'GET /orders/:id') return 'admin';
  return access === 'anyone' || access === 'user' ? access : 'admin';
}

async function ask({ url }: Shop, { endpoint, path, query, body }: Generated, callers: Callers) {
  const { headers } = callers[callerOf(endpoint)];
  const address = `${url}/api${path}${toQuery(query)}`;
  try {
    const reply = await sendRequest(address, { method: endpoint.method, headers, body });
    const isWrong = reply.status >= 500 && !(reply.status === 503 && reply.headers['retry-after']);
    const shown = `${reply.status} to ${address.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 500)}`;
    return { isSuccess: reply.status < 300, wrong: isWrong && shown };
  } catch (error) {
    return { isSuccess: false, wrong: `${(error as Error).message} to ${address.slice(0, 200)}` };
  }
}

function toQuery(query: unknown) {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : '?=&&%00=%ff&[]=1';
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 8_000);
    return `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
