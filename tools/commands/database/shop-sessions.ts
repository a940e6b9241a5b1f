import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createClient } from '../../../server/platform/db/client-options.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/embedded-postgres.ts';
import type { Env } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { databaseOf } from './external-database.ts';

/** A running request has 10 s, the queue 8 s. */
const leaveWithinMs = 30_000;
const returnWithinMs = 90_000;
const pollMs = 250;

/** Every connection of a process of the shop, or of a command that uses its database. */
const ofShop = "application_name in ('saha', 'saha-jobs', 'saha-cache', 'saha-migrate')";

/** The number of processes that serve this database. */
export function countProcesses(env: Env) {
  return inDatabase(
    env,
    async (client) => (await listSessions(client, "application_name = 'saha-cache'")).length,
  );
}

/** Throws StartUpError if processes on other machines use the database: they would not notice that the shop closes. */
export function requireThisMachine(env: Env) {
  return inDatabase(env, async (client) => {
    const elsewhere = await listSessions(
      client,
      "application_name = 'saha-cache' and client_addr is distinct from inet_client_addr()",
    );
    if (elsewhere.length === 0) return;
    throw new StartUpError(
      `Processes of the shop on other machines use this database (${elsewhere.join(', ')}): upgrade by hand (docs/operations.md, Upgrades).`,
    );
  });
}

/** Throws StartUpError if a process of the shop, or a command, uses the database. */
export function requireNobody(env: Env) {
  return inDatabase(env, async (client) => {
    const sessions = await listSessions(client, ofShop);
    if (sessions.length > 0) throw stillUsed(sessions);
  });
}

function stillUsed(sessions: string[]) {
  return new StartUpError(
    `Processes still use the database (${sessions.join(', ')}). End them first; PgBouncer ends idle ones by itself with server_idle_timeout of deploy/pgbouncer.ini.`,
  );
}

/** Waits until every process has noticed that the shop is closed, and has ended. Throws StartUpError if one stays. */
export function untilAllLeft(env: Env) {
  return inDatabase(env, async (client) => {
    const deadline = Date.now() + leaveWithinMs;
    // A process that is just starting has no connection for a moment.
    for (let quietPolls = 0; quietPolls < 4; ) {
      const sessions = await listSessions(client, ofShop);
      quietPolls = sessions.length === 0 ? quietPolls + 1 : 0;
      if (Date.now() > deadline) {
        throw stillUsed(sessions);
      }
      await sleep(pollMs);
    }
  });
}

/** Waits until something has started the shop again. Answers false if nothing does. */
export function untilReturned(env: Env) {
  return inDatabase(env, async (client) => {
    const deadline = Date.now() + returnWithinMs;
    while (Date.now() < deadline) {
      if ((await listSessions(client, "application_name = 'saha-cache'")).length > 0) return true;
      await sleep(pollMs);
    }
    return false;
  });
}

/** The parts of the schema that a release may change: the applied migrations, and the version of the queue's own tables. */
export function schemaOf(env: Env) {
  return inDatabase(env, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select name from migrations union all select 'queue ' || version from pgboss.version order by 1`);
    return rows.map(({ name }) => name).join();
  });
}

async function listSessions(client: pg.Client, condition: string) {
  const { rows } = await client.query<{ session: string }>(`
    select application_name || coalesce(' from ' || host(client_addr), '') as session from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}`);
  return rows.map(({ session }) => session);
}

async function inDatabase<Result>(env: Env, work: (client: pg.Client) => Promise<Result>) {
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => undefined });
  const client = createClient(embedded?.connectionString ?? databaseOf(env), {
    application_name: 'saha-upgrade',
  });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await embedded?.stop();
  }
}
