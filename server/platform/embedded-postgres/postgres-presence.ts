import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartUpError } from '../start-up/start-up-error.ts';
import type { Cluster } from './cluster.ts';
import {
  endPostmaster,
  findPostmaster,
  isPostmaster,
  lastLogLines,
  launchPostmaster,
  type PostgresSettings,
  type Postmaster,
} from './postmaster.ts';

/** A connection whose lock tells other processes that this one uses the server. */
export type Presence = { client: pg.Client; postmaster: Postmaster };

// A lock of two numbers cannot collide with the single-number locks of migrations.
const lock = '5241, 1';
const attempts = 20;
const maxSilenceMs = 6_000;
const cleanShutdown = { signal: 'SIGINT', timeoutMs: 10_000 } as const;

/** Uses the Unix socket if there is one, which allows 10 % more orders a second than TCP. */
export function connectionString({ password }: Cluster, { port, socketFolder }: Postmaster) {
  const socket = socketFolder && `?${new URLSearchParams({ host: socketFolder })}`;
  return `postgres://saha:${password}@127.0.0.1:${port}/saha${socket}`;
}

/**
 * Adopts or starts the cluster's server, and registers this process as a user of it. This takes no lock: if several
 * processes start or stop the server at the same moment, PostgreSQL lets one succeed and the others try again.
 * @throws StartUpError with the end of PostgreSQL's log if it does not stay up.
 */
export async function enterPostgres(cluster: Cluster, settings: PostgresSettings): Promise<Presence> {
  let problem: unknown;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const running = await findPostmaster(cluster);
      const postmaster = running ?? (await launchPostmaster(cluster, settings));
      const client = await connect(cluster, postmaster).catch(async (error) => {
        if (hasWrongPassword(error) && !running) await endPostmaster(cluster, postmaster, cleanShutdown);
        throw error;
      });
      await client.query(`select pg_advisory_lock_shared(${lock})`);
      // A server that another process has just started may not have published its socket before.
      return { client, postmaster: (await findPostmaster(cluster)) ?? postmaster };
    } catch (error) {
      if (hasWrongPassword(error)) throw wrongPassword(cluster, error);
      problem = error;
      await sleep(250);
    }
  }
  throw new StartUpError(`PostgreSQL does not start.\n  ${problem}\n  ${await lastLogLines(cluster)}`, {
    cause: problem,
  });
}

/**
 * Leaves the server and, as the last user, stops it. Processes that start at the same time wait for the lock and
 * restart it.
 */
export async function leavePostgres(cluster: Cluster, { client, postmaster }: Presence) {
  const isLast = await client.query(`select pg_try_advisory_lock(${lock}) as alone`).then(
    ({ rows }) => rows[0].alone,
    () => false,
  );
  if (isLast) await endPostmaster(cluster, postmaster, cleanShutdown);
  await client.end();
}

/** Waits until the server accepts connections: it may be recovering from a crash, or hang after one. */
async function connect(cluster: Cluster, postmaster: Postmaster) {
  let lastReplyAt = Date.now();
  while (await isPostmaster(postmaster.pid, cluster.folder)) {
    const client = new pg.Client({
      connectionString: connectionString(cluster, postmaster),
      application_name: 'saha-presence',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    // An error after the start is followed by 'end', which is handled.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (hasWrongPassword(error)) throw error;
      if (isBusy(error)) lastReplyAt = Date.now();
      if (Date.now() - lastReplyAt > maxSilenceMs) await forceShutdown(cluster, postmaster);
      await sleep(30);
    }
  }
  throw new Error('The server stopped by itself.');
}

/** PostgreSQL's cannot_connect_now: the server is starting, recovering or shutting down. */
function isBusy(error: unknown) {
  return (error as { code?: string }).code === '57P03';
}

/** PostgreSQL's invalid_password: trying again is useless. */
function hasWrongPassword(error: unknown) {
  return (error as { code?: string }).code === '28P01';
}

function wrongPassword({ folder }: Cluster, cause: unknown) {
  return new StartUpError(`${folder}/password is not the password of the database.`, { cause });
}

async function forceShutdown(cluster: Cluster, postmaster: Postmaster) {
  const ended = await endPostmaster(cluster, postmaster, { signal: 'SIGQUIT', timeoutMs: 3_000 });
  if (!ended) await endPostmaster(cluster, postmaster, { signal: 'SIGKILL', timeoutMs: 5_000 });
}
