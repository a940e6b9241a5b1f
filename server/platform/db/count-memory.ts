import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './connection.ts';
import type { Tables } from './tables.ts';

/** How many rows there were before a moment. */
type Past = { before: Date; count: number };

/** Rows that know when they were created. */
type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** Below this, counting costs less than it is worth to remember. */
const many = 5_000;

/** Nobody takes a minute to create a row. JavaScript knows times to the millisecond only. Worked out once a query. */
const aMinuteAgo = sql<Date>`(select date_trunc('milliseconds', now() - interval '1 minute'))`;

/**
 * Counts long lists of which rows hardly ever leave: the past is counted once in `minutes`, and otherwise only what was
 * created since. What leaves or changes without `forget` may be counted for so long.
 */
export class CountMemory {
  readonly #maxAgeMs: number;
  readonly #pasts = new WeakMap<Db, LRUCache<string, Past>>();

  constructor({ minutes }: { minutes: number }) {
    this.#maxAgeMs = minutes * 60_000;
  }

  /** How many rows there are. `key` says which. */
  async count<Table extends keyof Tables>(db: Db, key: string, rows: Rows<Table>): Promise<number> {
    // Taken before counting, so that what is forgotten meanwhile is not remembered.
    const pasts = this.#pastsOf(db);
    const known = pasts.get(key);
    if (known) return known.count + (await countRows(createdSince(rows, known.before)));
    const { count, before, countBefore } = await countWithPast(rows);
    if (countBefore > many) pasts.set(key, { before, count: countBefore });
    return count;
  }

  /** Rows have left or have changed. */
  forget(db: Db) {
    this.#pasts.delete(db);
  }

  #pastsOf(db: Db) {
    const pasts = this.#pasts.get(db) ?? new LRUCache({ max: 1_000, ttl: this.#maxAgeMs });
    this.#pasts.set(db, pasts);
    return pasts;
  }
}

export async function countRows<Table extends keyof Tables>(rows: Rows<Table>) {
  const { count } = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

function createdSince<Table extends keyof Tables>(rows: Rows<Table>, moment: Date) {
  return rows.where(sql<SqlBool>`created_at >= ${moment}`);
}

function countWithPast<Table extends keyof Tables>(rows: Rows<Table>) {
  return rows
    .select([
      aMinuteAgo.as('before'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where created_at < ${aMinuteAgo})`.as('countBefore'),
    ])
    .executeTakeFirstOrThrow();
}
