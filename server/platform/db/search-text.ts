import { sql } from 'kysely';

/** A `like` pattern for text that contains `keyword`, ignoring case and accents. */
export function containing(keyword: string) {
  return sql`'%' || plain_text(${keyword.replace(/[\\%_]/g, '\\$&')}) || '%'`;
}
