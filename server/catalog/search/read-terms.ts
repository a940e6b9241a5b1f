import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { type CatalogSnapshot, catalogVersion } from '../listing/catalog-snapshot.ts';
import type { SearchTerms } from './search-terms.ts';

/** Shorter last words are beginnings of half the catalogue. */
const shortestBeginning = 3;

/**
 * The terms of a keyword. Its last word counts as a beginning too if it has three letters, or if no product uses it
 * as it is; a number never does, `3` is not the beginning of `30`.
 */
export function readTerms(db: Db, snapshot: CatalogSnapshot, keyword: string): Promise<SearchTerms> {
  return snapshot.recall(`terms ${keyword}`, async () => {
    const { version, plain, lastIsUsed } = await db
      .selectNoFrom([
        catalogVersion,
        sql<string>`plain_words(${keyword})`.as('plain'),
        sql<boolean>`exists (select from search_words where word = substring(plain_words(${keyword}) from '[^ ]*$'))`.as(
          'lastIsUsed',
        ),
      ])
      .executeTakeFirstOrThrow();
    const words = plain
      .split(' ')
      .filter((word, place, all) => word !== '' && all.lastIndexOf(word) === place);
    const last = words.at(-1) ?? '';
    const lastIsBeginning = !/^[0-9]*$/.test(last) && (last.length >= shortestBeginning || !lastIsUsed);
    return { version, value: { words, lastIsBeginning } };
  });
}
