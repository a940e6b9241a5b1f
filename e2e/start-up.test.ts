import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { freePort } from '../test/free-port.ts';
import { compileCache } from '../test/start-shop-process.ts';

type Variables = Record<string, string>;

/** `test` with a data folder of its own, below a 0700 folder, and shops on it that end with the test. */
const test = base.extend<{ dataDir: string; startShop: (variables?: Variables) => Promise<StartedShop> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed.
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'saha-start-up-'));
    await use(join(folder, 'data'));
    const cluster = await realpath(join(folder, 'data/postgres')).catch(() => folder);
    await rm(cluster, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  },
  startShop: async ({ dataDir }, use) => {
    const shops: StartedShop[] = [];
    await use(async (variables = {}) => {
      const port = await freePort();
      const shop = startMain({ DATA_DIR: dataDir, DEMO: '0', PORT: String(port), ...variables });
      shops.push(shop);
      return shop;
    });
    await Promise.all(shops.map((shop) => shop.stop()));
  },
});

// A restart takes 1.8 s on an idle machine, including npm. The promise is 5 s, and other tests may run at the same
// time.
const soon = 10_000;

// A first start creates a database, which waits for the disk.
test.setTimeout(120_000);

type StartedShop = ReturnType<typeof startMain>;

function startMain(variables: Variables, script = 'server/main.ts') {
  const begun = Date.now();
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  let openedAfter = 0;
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
    if (said.stdout.includes('Saha is open')) openedAfter ||= Date.now() - begun;
  });
  child.stderr.on('data', (chunk) => (said.stderr += chunk));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${variables.PORT}`;
  return {
    child,
    exit,
    said,
    url,
    /** Waits until the shop is open and returns the milliseconds from the start. */
    async untilOpen() {
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      await expect.poll(() => openedAfter > 0 || hasEnded(), { timeout: 60_000 }).toBe(true);
      expect(openedAfter, said.stdout + said.stderr).toBeGreaterThan(0);
      // On a busy machine the first seconds can be too slow for the shop's own limit, and it says so.
      await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200);
      return openedAfter;
    },
    async stop() {
      child.kill('SIGTERM');
      return await exit;
    },
  };
}

async function query(dataDir: string, sql: string) {
  const [port, password] = await Promise.all(
    ['port', 'password'].map((name) => readFile(join(dataDir, 'postgres', name), 'utf8')),
  );
  const client = new pg.Client({ connectionString: `postgres://saha:${password}@127.0.0.1:${port}/saha` });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('the shop stops with its database, and reopens within seconds with all data after every end', async ({
  dataDir,
  startShop,
}) => {
  const first = await startShop();
  await first.untilOpen();
  await query(dataDir, 'create table notes as select generate_series(1, 1000) as id');
  expect(await first.stop()).toBe(0);
  await expect(query(dataDir, 'select 1')).rejects.toThrow('ECONNREFUSED');

  const second = await startShop();
  expect(await second.untilOpen()).toBeLessThan(soon);
  await query(dataDir, 'insert into notes values (1001)');
  second.child.kill('SIGKILL');
  await second.exit;

  const third = await startShop();
  expect(await third.untilOpen(), 'after kill -9').toBeLessThan(soon);
  await query(dataDir, 'insert into notes values (1002)');
  const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
  third.child.kill('SIGKILL');
  await third.exit;

  const last = await startShop();
  expect(await last.untilOpen(), 'after kill -9 of shop and database').toBeLessThan(soon);
  expect(await query(dataDir, 'select count(*)::int from notes')).toEqual([{ count: 1002 }]);
});

test('the command starts a killed shop again, on the same database', async ({ dataDir }) => {
  const port = String(await freePort());
  const shop = startMain({ DATA_DIR: dataDir, DEMO: '0', PORT: port }, 'tools/commands/start.mjs');
  const timesOpen = () => shop.said.stdout.split('Saha is open').length - 1;
  try {
    await shop.untilOpen();
    await query(dataDir, 'create table notes as select 1 as id');
    const children = `/proc/${shop.child.pid}/task/${shop.child.pid}/children`;
    process.kill(Number((await readFile(children, 'utf8')).split(' ')[0]), 'SIGKILL');
    await expect.poll(timesOpen, { timeout: 60_000 }).toBe(2);
    expect(shop.said.stderr).toContain('The shop was killed by SIGKILL. Starting it again in 1 s.');
    expect(await query(dataDir, 'select id from notes')).toEqual([{ id: 1 }]);
    await expect.poll(async () => (await fetch(`${shop.url}/health/ready`)).status).toBe(200);
  } finally {
    expect(await shop.stop()).toBe(0);
  }
  await expect(query(dataDir, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('two shops that start at once share one database until the last stops, but no port', async ({
  dataDir,
  startShop,
}) => {
  const [one, other] = await Promise.all([startShop(), startShop()]);
  await Promise.all([one.untilOpen(), other.untilOpen()]);
  const { port } = new URL(one.url);
  await expectRefusal(await startShop({ PORT: port }), `Port ${port} is taken`);
  await one.stop();
  expect(await query(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await fetch(`${other.url}/health/ready`)).status).toBe(200);
});

const unreachable = 'postgres://saha:secret@127.0.0.1:1/saha';
const refusals: [name: string, variables: Variables, message: string][] = [
  ['a database that cannot be reached', { DATABASE_URL: unreachable }, '127.0.0.1:1/saha'],
  [
    'a data folder below a file',
    { DATA_DIR: join(import.meta.dirname, 'start-up.test.ts/data') },
    'is a file or is inside one',
  ],
  [
    'a port that is not a number',
    { PORT: 'abc', DEMO: 'maybe' },
    'PORT is not a number from 1 to 65535\n  DEMO is',
  ],
];

for (const [name, variables, message] of refusals) {
  test(`one message reports ${name}`, async ({ startShop }) => {
    await expectRefusal(await startShop(variables), message);
  });
}

async function expectRefusal({ exit, said }: StartedShop, message: string) {
  expect(await exit).toBe(1);
  expect(said.stderr).toContain(message);
  expect(said.stderr).not.toMatch(/\n {4}at |secret/);
  expect(said.stdout).not.toMatch(/"level":[56]0/);
}
