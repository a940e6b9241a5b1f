import { createHash } from 'node:crypto';
import { type PostgresPool, sql } from 'kysely';
import type pg from 'pg';
import type Cursor from 'pg-cursor';

const mark = '/* prepared */';

/**
 * Stands at the end of a query that each connection shall parse and plan only once, for the few that run hundreds of
 * times a second. Such a query always has the same text, and names its columns: after a migration PostgreSQL would
 * refuse a `*` that was prepared before.
 */
export const prepared = sql.raw(mark);

/** The same for a query that comes as text. */
export function asPrepared(text: string) {
  return `${text} ${mark}`;
}

/**
 * A pool whose connections prepare the queries that are marked so. A connection that leaves a query without an answer
 * for `deadlineMs` is closed: its late answer would be taken for that of the next query.
 */
export function preparing(pool: pg.Pool, deadlineMs: number | undefined): PostgresPool {
  const deadline = deadlineMs ? { query_timeout: deadlineMs } : {};
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let silence: Error | undefined;
      const query = (query: string | Cursor, values: unknown[]) => {
        // A cursor fetches its rows piece by piece and has time limits of its own (stream-rows.ts).
        if (typeof query !== 'string') return client.query(query);
        if (silence) return Promise.reject(silence);
        const name = query.endsWith(mark) ? { name: nameOf(query) } : {};
        return client.query({ ...name, ...deadline, text: query, values }).catch((error: Error) => {
          if (isSilence(error)) silence = error;
          throw error;
        });
      };
      const release = () => client.release(silence);
      return Object.create(client, { query: { value: query }, release: { value: release } });
    },
  };
}

/** What pg says when a query's `query_timeout` is over. */
function isSilence(error: Error) {
  return error.message === 'Query read timeout';
}

const names = new Map<string, string>();

/** One text, one name: that is how PostgreSQL and `pg` know a prepared query again. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
