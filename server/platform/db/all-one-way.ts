import { type RawBuilder, sql } from 'kysely';

/** An `order by` list with all keys in the same direction, so that an index over them can be used. */
export function allOneWay(keys: RawBuilder<unknown>[], order: 'asc' | 'desc' = 'desc') {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join(keys.map((key) => sql`${key} ${direction}`));
}
