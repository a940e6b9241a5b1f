import { type RawBuilder, sql } from 'kysely';

/** What follows `order by`: all keys upwards, or all downwards, as an index over them can be read. */
export function allOneWay(keys: RawBuilder<unknown>[], order: 'asc' | 'desc' = 'desc') {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join(keys.map((key) => sql`${key} ${direction}`));
}
