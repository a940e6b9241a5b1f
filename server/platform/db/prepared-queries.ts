import { createHash } from 'node:crypto';
import { type PostgresPool, sql } from 'kysely';
import type pg from 'pg';
import type Cursor from 'pg-cursor';
import { boundedCache } from '../memory/bounded-cache.ts';
import { errorCode } from './error-code.ts';

const mark = '/* prepared */';

/**
 * Marks the end of a query that each connection parses and plans only once, for the few that run hundreds of times a
 * second. The text must always be the same and name its columns: after a migration, PostgreSQL refuses a prepared `*`.
 */
export const prepared = sql.raw(mark);

/** Marks a query that is a string. */
export function asPrepared(text: string) {
  return `${text} ${mark}`;
}

type Preparing = { deadlineMs: number | undefined; prepares: boolean };

/**
 * A pool whose connections prepare the marked queries, if `prepares` is set. A connection is closed if its host no longer
 * takes writes, or if a query gets no answer within `deadlineMs`: the late answer would be taken for that of the next one.
 */
export function preparing(pool: pg.Pool, { deadlineMs, prepares }: Preparing): PostgresPool {
  const deadline = deadlineMs ? { query_timeout: deadlineMs } : {};
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let useless: Error | undefined;
      const query = (query: string | Cursor, values: unknown[]) => {
        // A cursor fetches its rows in batches and has its own timeouts (stream-rows.ts).
        if (typeof query !== 'string') return client.query(query);
        if (useless) return Promise.reject(useless);
        const name = prepares && query.endsWith(mark) ? { name: nameOf(query) } : {};
        return client.query({ ...name, ...deadline, text: query, values }).catch((error: Error) => {
          if (isSilence(error) || isReadOnly(error)) useless = error;
          throw error;
        });
      };
      const release = () => client.release(useless);
      return Object.create(client, { query: { value: query }, release: { value: release } });
    },
  };
}

/** Whether this is pg's error for an exceeded `query_timeout`. */
function isSilence(error: Error) {
  return error.message === 'Query read timeout';
}

/** Whether the host became a replica. A new connection goes to the new primary (client-options.ts). */
function isReadOnly(error: Error) {
  return errorCode(error) === '25006';
}

const names = boundedCache<{ name: string }>({ maxEntries: 1_000, maxBytes: 4 * 1024 * 1024 });

/** A name for each text, by which PostgreSQL and `pg` recognize a prepared query. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known.name;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, { name });
  return name;
}
