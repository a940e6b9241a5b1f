import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { boundedCache } from '../memory/bounded-cache.ts';
import type { Db } from './connection.ts';
import type { Tables } from './tables.ts';

/** How many rows there were before a moment. */
type Past = { before: Date; count: number };

/** Rows that know when they were created. */
type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** Shorter lists are counted each time. */
const longList = 5_000;

/** The further back the remembered moment is, the more rows have to be counted since. */
const maxAgeMs = 10 * 60_000;
const bounds = { maxEntries: 1_000, maxBytes: 2 * 1024 * 1024, ttl: maxAgeMs };

/** No transaction that creates a row takes a minute. JavaScript's dates hold milliseconds, PostgreSQL's microseconds. */
const aMinuteAgo = sql<Date>`(select date_trunc('milliseconds', now() - interval '1 minute'))`;

const all: CountCache[] = [];

/**
 * Counts long lists whose rows rarely change: it remembers how many rows there were a minute ago and then counts only
 * those created since. Whoever changes or deletes rows must call `dropFromCaches` with the tag of the cache.
 */
export class CountCache {
  readonly tag: string;
  #pasts = new WeakMap<Db, ReturnType<typeof boundedCache<Past>>>();

  constructor(tag: string) {
    this.tag = tag;
    all.push(this);
  }

  /** The number of rows. `key` tells one filter from another. */
  async count<Table extends keyof Tables>(db: Db, key: string, rows: Rows<Table>): Promise<number> {
    // Looked up before counting: after a `clear` in the meantime this count goes to a map that nobody reads.
    const pasts = this.#pastsOf(db);
    const known = pasts.get(key);
    if (known) return known.count + (await countRows(createdSince(rows, known.before)));
    const { count, before, countBefore } = await countWithPast(rows);
    if (countBefore > longList) pasts.set(key, { before, count: countBefore });
    return count;
  }

  clear() {
    this.#pasts = new WeakMap();
  }

  #pastsOf(db: Db) {
    const pasts = this.#pasts.get(db) ?? boundedCache<Past>(bounds);
    this.#pasts.set(db, pasts);
    return pasts;
  }
}

/** Forgets the counts of this process with these tags. */
export function dropCounts(tags: string[]) {
  for (const cache of all) if (tags.includes(cache.tag)) cache.clear();
}

/** Forgets all counts of this process. */
export function clearCounts() {
  for (const cache of all) cache.clear();
}

/** How many rows the query finds. */
export async function countRows<Database, Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const counted = rows.select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
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
