import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import pg from 'pg';
import { proveInvariants } from '../server/invariants/prove-invariants.ts';
import { createDb, createPool } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { cloneTemplate } from '../test/create-template.ts';
import { type ShopProcess, startShopProcess } from '../test/start-shop-process.ts';

type Options = {
  /** Starts with an empty database instead of a migrated one. */
  fromNothing?: boolean;
  variables?: Record<string, string>;
  /** How the processes reach their database; its URL as `DATABASE_URL` by default. */
  reach?: (connectionString: string) => Promise<Record<string, string>>;
};

/** Two processes of one shop, started at the same moment on a database of their own. */
export async function openTwoShops({
  fromNothing = false,
  variables = {},
  reach = async (connectionString) => ({ DATABASE_URL: connectionString }),
}: Options = {}) {
  const server = process.env.E2E_POSTGRES_URL ?? '';
  const name = `two_${newId()}`;
  const database = await (fromNothing ? createDatabase(server, name) : cloneTemplate(server, name));
  const reaching = await reach(database.connectionString);
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-two-'));
  const start = (others: Record<string, string> = {}) =>
    startShopProcess({
      ...reaching,
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      ...variables,
      ...others,
    });
  const shops = await Promise.all([start(), start()]);
  await Promise.all(shops.map((shop) => shop.untilReady()));
  const db = createDb(
    createPool({ connectionString: database.connectionString, size: 2, onError: () => undefined }),
  );
  return {
    shops: shops as [ShopProcess, ShopProcess],
    db,
    /** Restarts an ended process on its own port. */
    async restart(shop: ShopProcess) {
      const again = await start({ PORT: String(shop.port) });
      shops.push(again);
      await again.untilReady();
      return again;
    },
    /** The rows that break an invariant of the shop. */
    async violations() {
      const findings = await proveInvariants(db, { dataDir });
      return findings.flatMap(({ name, violations }) => violations.map((row) => ({ name, row })));
    },
    async close() {
      await Promise.all(shops.map((shop) => shop.end()));
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>;

async function createDatabase(server: string, name: string) {
  await runSql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { connectionString: url.href, drop: () => runSql(server, `drop database ${name} with (force)`) };
}

async function runSql(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/**
 * A browser without pages: it keeps its cookies, which are valid on every port, and repeats XSRF-TOKEN as the pages do.
 */
export async function openVisitor() {
  const context = await request.newContext({ ignoreHTTPSErrors: true });
  return {
    context,
    get: (url: string) => context.get(url),
    post: (url: string, data: object = {}, headers: Record<string, string> = {}) =>
      send(context, { method: 'POST', url, data, headers }),
    put: (url: string, data: object) => send(context, { method: 'PUT', url, data, headers: {} }),
    close: () => context.dispose(),
  };
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

type Sending = { method: string; url: string; data: object; headers: Record<string, string> };

async function send(context: APIRequestContext, { url, headers, ...call }: Sending) {
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return context.fetch(url, { ...call, headers: { ...headers, ...(token && { 'x-xsrf-token': token }) } });
}
