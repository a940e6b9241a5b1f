import { sql } from 'kysely';

/**
 * A `like` pattern for text that contains `keyword`, to compare with text of `search_fold`: without regard to case, accents,
 * spellings of Arabic letters and digits, and invisible characters. Folding can make a `%` out of another character, so the
 * pattern's signs are escaped afterwards.
 */
export function containing(keyword: string) {
  return sql`'%' || ${beginning(keyword)}`;
}

/** The same for text that begins with `keyword`. */
export function beginning(keyword: string) {
  return sql`regexp_replace(search_fold(${keyword}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
