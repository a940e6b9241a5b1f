import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { postgresAccount } from '../server/platform/embedded-postgres/postgres-account.ts';
import { freePort } from '../test/free-port.ts';
import { fillInExample } from './fill-in-example.ts';

/** `npm test` unpacks PgBouncer here if this machine has none (tools/set-up/find-pgbouncer.mjs). */
const unpacked = 'node_modules/.cache/pgbouncer/pgbouncer';

/** PgBouncer refuses to run as root, like PostgreSQL. */
const account = 'postgres';

/**
 * Starts PgBouncer with deploy/pgbouncer.ini in front of a database. Only ports, paths, the name of the database and the
 * number of its connections are replaced.
 */
export async function startPgbouncer(connectionString: string, { poolSize }: { poolSize: number }) {
  const database = new URL(connectionString);
  const folder = await mkdtemp(join(tmpdir(), 'saha-pgbouncer-'));
  const port = await freePort();
  const configuration = await fillInExample('deploy/pgbouncer.ini', {
    'port=5432 dbname=saha': `port=${database.port} dbname=${database.pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${port}`,
    'default_pool_size = 20': `default_pool_size = ${poolSize}`,
    '= /var/run/postgresql': `= ${folder}`,
    '= /var/log/postgresql': `= ${folder}`,
    '= /etc/pgbouncer': `= ${folder}`,
  });
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration);
  await writeFile(join(folder, 'userlist.txt'), `"${database.username}" "${database.password}"\n`);
  const owner = await postgresAccount();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const address = `postgres://${database.username}:${database.password}@127.0.0.1:${port}/saha`;
  const start = async () => {
    const child = spawn(
      process.env.PGBOUNCER_PATH || (existsSync(unpacked) ? unpacked : 'pgbouncer'),
      ['--quiet', ...(owner ? ['--user', account] : []), file],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await once(child, 'spawn').catch(async (error) => {
      await rm(folder, { recursive: true });
      throw error;
    });
    // An interrupted run never calls stop().
    const endAtOnce = () => child.kill('SIGKILL');
    process.once('exit', endAtOnce);
    const exit = once(child, 'exit').finally(() => process.off('exit', endAtOnce));
    await expect(async () => {
      expect(child.exitCode, await readFile(join(folder, 'pgbouncer.log'), 'utf8').catch(String)).toBeNull();
      const client = new pg.Client(address);
      await client.connect();
      await client.end();
    }).toPass({ timeout: 15_000 });
    return { child, exit };
  };
  let { child, exit } = await start();
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return {
    url: address,
    async restart() {
      await kill();
      ({ child, exit } = await start());
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
