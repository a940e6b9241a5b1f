import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { StartUpError } from '../start-up/start-up-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const slow = { timeout: 30_000 };

/** A data folder with mode 0700. If root runs the tests, the user that PostgreSQL runs as cannot enter it. */
async function newDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(async () => {
    const cluster = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
    await rm(cluster, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** Starts the database as a shop does; it stops with the test. */
async function start(dataDir: string) {
  const messages: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, log: (message) => messages.push(message) });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= postgres.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { connectionString: postgres.connectionString, messages, stop };
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  // The tests kill servers. The query reports that; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverId(dataDir: string) {
  const content = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
  return Number(content.split('\n')[0]);
}

test('a new data folder gets a durable database whose role is not a superuser', slow, async () => {
  const dataDir = await newDataDir();
  const { connectionString } = await start(dataDir);
  const [row] = await query(
    connectionString,
    `select current_database() as database, current_user as role, rolsuper, current_setting('timezone') as zone,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
       current_setting('max_connections')::int as max_connections, lower('CRÈME') as lower
     from pg_roles where rolname = current_user`,
  );
  expect(row).toEqual({
    database: 'saha',
    role: 'saha',
    rolsuper: false,
    zone: 'UTC',
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: 200,
    lower: 'crème',
  });
  await query(connectionString, 'create extension pg_trgm; create extension unaccent');
});

test(
  'the shop connects through a Unix socket, other programs through a port, and all need the password',
  slow,
  async () => {
    const dataDir = await newDataDir();
    const { connectionString } = await start(dataDir);
    const origin = `select coalesce(host(inet_client_addr()), 'socket') as address`;
    const byPort = connectionString.split('?', 1)[0] ?? '';
    expect(connectionString).not.toBe(byPort);
    expect(await query(connectionString, origin)).toEqual([{ address: 'socket' }]);
    expect(await query(byPort, origin)).toEqual([{ address: '127.0.0.1' }]);
    for (const address of [connectionString, byPort]) {
      const guessing = new URL(address);
      guessing.password = 'guessed';
      await expect(query(guessing.href, origin)).rejects.toThrow('password authentication failed');
      guessing.username = 'postgres';
      await expect(query(guessing.href, origin)).rejects.toThrow('no pg_hba.conf entry');
    }
  },
);

test('the shop connects through the port if the path is too long for a socket', slow, async () => {
  const above = await newDataDir();
  // If the user that PostgreSQL runs as can reach the data folder, the database is created in it.
  await chmod(above, 0o711);
  const dataDir = join(above, 'a-folder-with-a-long-name'.repeat(4));
  await mkdir(dataDir);
  const { connectionString } = await start(dataDir);
  expect(new URL(connectionString).search).toBe('');
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a restarted database has the same data at the same address', slow, async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  await query(first.connectionString, 'create table notes as select 1 as id');
  await first.stop();
  expect(await serverId(dataDir)).toBe(0);

  const second = await start(dataDir);
  expect(second.connectionString).toBe(first.connectionString);
  expect(await query(second.connectionString, 'select id from notes')).toEqual([{ id: 1 }]);
});

test('shops that start at the same moment share one new database', slow, async () => {
  const dataDir = await newDataDir();
  const shops = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
  expect(new Set(shops.map((shop) => shop.connectionString)).size).toBe(1);
});

test('the server runs until the last shop that uses it stops', slow, async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  const second = await start(dataDir);
  await first.stop();
  expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(query(second.connectionString, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('a shop that starts while the last one stops gets a running server', slow, async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  const [second] = await Promise.all([start(dataDir), first.stop()]);
  expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed server restarts at the same address with all committed data', slow, async () => {
  const dataDir = await newDataDir();
  const { connectionString } = await start(dataDir);
  await query(connectionString, 'create table notes as select generate_series(1, 1000) as id');
  const killed = await serverId(dataDir);
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => query(connectionString, 'select count(*)::int from notes').catch(String), { timeout: 15_000 })
    .toEqual([{ count: 1000 }]);
  expect(await serverId(dataDir)).not.toBe(killed);
});

test('a stale process id that now belongs to another program does not prevent the start', slow, async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  const pidFile = join(dataDir, 'postgres/data/postmaster.pid');
  const leftOver = (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(process.pid));
  await first.stop();
  await writeFile(pidFile, leftOver);
  const second = await start(dataDir);
  expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('no second server starts on the files of a server in another container', slow, async () => {
  const dataDir = await newDataDir();
  const { connectionString } = await start(dataDir);
  const pidFile = join(await realpath(join(dataDir, 'postgres')), 'data/postmaster.pid');
  const content = await readFile(pidFile, 'utf8');
  // The id of a process of this container, as the id of the other one's server may be.
  await writeFile(pidFile, content.replace(/^\d+/, String(process.pid)));
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(/Another container/);
  await writeFile(pidFile, content);
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a missing database is an error and is not replaced by an empty one', slow, async () => {
  const dataDir = await newDataDir();
  await symlink('/var/lib/saha/gone', join(dataDir, 'postgres'));
  await expect(start(dataDir)).rejects.toThrow(StartUpError);
});
