import { sql } from 'kysely';
import pg from 'pg';
import { type Db, visitorDeadlineMs } from './connection.ts';

const channel = 'cache';
const reconnectAfterMs = 1_000;
const defaultHeartbeatMs = 10_000;
/** PostgreSQL takes 8000 bytes a notification. */
const tagsPerNotification = 100;

/**
 * Makes every process forget cached answers with these tags. Inside a transaction it happens when that commits, so
 * that nobody can keep what was read before.
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
  /** The connection is new: whatever was notified before is unknown. */
  onGap: () => void;
  onError: (error: Error) => void;
  /** How often the connection is tried: one that only listens does not notice that its other end is gone. */
  heartbeatMs?: number;
  deadlineMs?: number;
};

/** Listens for `dropFromCaches` of all processes until `stop`; reconnects by itself. */
export async function listenForDrops(options: ListenOptions) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connectAndListen() {
    const { connectionString, deadlineMs = visitorDeadlineMs } = options;
    const current = new pg.Client({
      connectionString,
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
      await current.query('select 1').catch((error: Error) => {
        options.onError(error);
        void current.end();
      });
      isAsking = false;
    }, options.heartbeatMs ?? defaultHeartbeatMs);
    current.on('error', options.onError);
    current.on('end', () => {
      clearInterval(heartbeat);
      reconnectLater();
    });
    current.on('notification', ({ payload }) => options.onDrop((payload ?? '').split(' ')));
    await current.connect();
    await current.query(`listen ${channel}`);
    options.onGap();
  }

  function reconnectLater() {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connectAndListen().catch((error: Error) => {
        options.onError(error);
        // Ends a connection that was made and then fell silent.
        void client?.end();
        reconnectLater();
      });
    }, reconnectAfterMs);
  }

  await connectAndListen();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
