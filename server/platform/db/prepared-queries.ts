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

/** A pool whose connections prepare the queries that are marked so. */
export function preparing(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      return Object.create(client, { query: { value: queryPreparing(client) } });
    },
  };
}

function queryPreparing(client: pg.PoolClient) {
  return (query: string | Cursor, values: unknown[]) => {
    // A cursor fetches its rows piece by piece (server/orders/export-orders.ts).
    if (typeof query !== 'string') return client.query(query);
    if (!query.endsWith(mark)) return client.query(query, values);
    return client.query({ name: nameOf(query), text: query, values });
  };
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
