import { type RawBuilder, sql } from 'kysely';

type Part = { offset: number; limit: number; count: number };

/**
 * The direction, offset and limit for reading a page of a list of `count` rows. PostgreSQL reads every row that an
 * offset skips, so pages beyond the middle are read in the opposite direction, from the end: at most half the rows are
 * skipped.
 */
export function fromNearerEnd({ offset, limit, count }: Part) {
  const rows = Math.max(0, Math.min(limit, count - offset));
  const after = count - offset - rows;
  const backwards = rows > 0 && after < offset;
  return { backwards, offset: backwards ? after : Math.min(offset, count), limit: rows };
}

type Direction = { order?: 'asc' | 'desc' | undefined; backwards?: boolean };

/** An `order by` list with all keys in the same direction, so that an index over them can be used. */
export function allOneWay(keys: RawBuilder<unknown>[], { order = 'desc', backwards = false }: Direction) {
  const direction = (order === 'asc') === backwards ? sql`desc` : sql`asc`;
  return sql.join(keys.map((key) => sql`${key} ${direction}`));
}
