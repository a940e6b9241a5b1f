import { sql } from 'kysely';
import type pg from 'pg';
import { createClient } from './client-options.ts';
import { type Db, visitorDeadlineMs } from './connection.ts';
import { createBatcher, settledOrLate } from './create-batcher.ts';

const channel = 'cache';
const reconnectAfterMs = 1_000;
const defaultHeartbeatMs = 10_000;
const catchUpMs = 1_000;
/** A notification of PostgreSQL holds at most 8000 bytes. */
const tagsPerNotification = 100;

/**
 * Makes every process drop cached replies with these tags. Inside a transaction this happens on commit, so that no
 * process caches data from before it.
 */
export async function dropFromCaches(db: Db, tags: string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsPerNotification) {
    const payload = tags.slice(start, start + tagsPerNotification).join(' ');
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  }
}

type ListenOptions = {
  connectionString: string;
  onDrop: (tags: string[]) => void;
  /** Called on a new connection: earlier notifications may have been missed. */
  onGap: () => void;
  onError: (error: Error) => void;
  /** How often the connection is checked: one that only listens does not notice a lost server. */
  heartbeatMs?: number;
  deadlineMs?: number;
};

/**
 * Waits for an answer on the connection, before which PostgreSQL sends the notices that wait for it. Callers at the same
 * time share one query.
 */
const ask = createBatcher<pg.Client, undefined, unknown>(
  (client, callers) => {
    const answer = client.query('select 1');
    return callers.map(() => answer);
  },
  { maxSize: 1_000, overlapAfterMs: visitorDeadlineMs },
);

/**
 * Listens for `dropFromCaches` of all processes until `stop`; reconnects automatically. `caughtUp` waits, for
 * a second at most, until `onDrop` was called for all transactions that have committed so far. While the connection is
 * lost it does not wait, because `onGap` will follow.
 */
export async function listenForDrops(options: ListenOptions) {
  let client: pg.Client | undefined;
  /** The same client, as long as notices arrive on it. */
  let listening: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connectAndListen() {
    const { connectionString, deadlineMs = visitorDeadlineMs } = options;
    const current = createClient(connectionString, {
      application_name: 'saha-cache',
      connectionTimeoutMillis: deadlineMs,
      query_timeout: deadlineMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = current;
    let isAsking = false;
    const heartbeat = setInterval(async () => {
      if (isAsking) return;
      isAsking = true;
      await ask(current, undefined).catch((error: Error) => {
        options.onError(error);
        void current.end();
      });
      isAsking = false;
    }, options.heartbeatMs ?? defaultHeartbeatMs);
    current.on('error', options.onError);
    current.on('end', () => {
      clearInterval(heartbeat);
      if (listening === current) listening = undefined;
      reconnectLater();
    });
    current.on('notification', ({ payload }) => options.onDrop((payload ?? '').split(' ')));
    await current.connect();
    await current.query(`listen ${channel}`);
    options.onGap();
    listening = current;
  }

  function reconnectLater() {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connectAndListen().catch((error: Error) => {
        options.onError(error);
        // Closes a connection on which the server stopped answering.
        void client?.end();
        reconnectLater();
      });
    }, reconnectAfterMs);
  }

  await connectAndListen();
  return {
    async caughtUp() {
      // A failure shows in the heartbeat too.
      if (listening) await settledOrLate([ask(listening, undefined)], catchUpMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
