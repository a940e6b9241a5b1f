import { sql } from 'kysely';

/** A pattern for `like` on plain text: whatever holds `keyword`, without regard to case and accents. */
export function containing(keyword: string) {
  return sql`'%' || plain_text(${keyword.replace(/[\\%_]/g, '\\$&')}) || '%'`;
}
