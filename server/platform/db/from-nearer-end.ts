import { type RawBuilder, sql } from 'kysely';

type Page = { page: number; limit: number; count: number; order?: 'asc' | 'desc' | undefined };

/**
 * The direction, offset and limit for reading a page of a list of `count` rows. PostgreSQL reads every row that an
 * offset skips, so pages beyond the middle are read in the opposite direction, from the end: at most half the rows are
 * skipped.
 */
export function fromNearerEnd({ page, limit, count, order = 'desc' }: Page) {
  const before = (page - 1) * limit;
  const rows = Math.max(0, Math.min(limit, count - before));
  const after = count - before - rows;
  if (rows === 0 || before <= after) return { order, offset: Math.min(before, count), limit: rows };
  return { order: order === 'asc' ? 'desc' : 'asc', offset: after, limit: rows } as const;
}

/** An `order by` list with all keys in the same direction, so that an index over them can be used. */
export function allOneWay(keys: RawBuilder<unknown>[], order: 'asc' | 'desc' = 'desc') {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join(keys.map((key) => sql`${key} ${direction}`));
}
