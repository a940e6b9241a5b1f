import { sql } from 'kysely';
import type { CatalogSnapshot } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { spellStems } from './correct-spelling.ts';
import { readWords } from './typed-words.ts';

const mostWords = 3;
const mostTerms = 5;
const shortest = 3;
const longest = 24;

/**
 * Words of visible products that look or sound like those of a keyword that finds nothing, as their products spell them.
 * They are too far from the typed ones for a correction (requirements: Search).
 */
export function findNearest(db: Db, snapshot: CatalogSnapshot, keyword: string): Promise<string[]> {
  return snapshot.recall(`nearest ${keyword}`, async () => {
    const { words } = await readWords(db, snapshot, keyword);
    const typed = words
      .map(({ plain }) => plain)
      .filter((word) => word.length >= shortest && word.length <= longest && !/\d/.test(word))
      .slice(0, mostWords);
    const found = typed.length === 0 ? [] : await findSimilar(db, typed);
    const terms: string[] = [];
    for (const { stem, number } of found) {
      const spelt = (await spellStems(db, [stem], number)).get(stem);
      if (spelt && !terms.includes(spelt)) terms.push(spelt);
    }
    return { version: snapshot.version, value: terms };
  });
}

/** Stems with a visible product of each: the most similar first, then those that sound alike, then the most used. */
async function findSimilar(db: Db, typed: string[]) {
  const { rows } = await sql<{ stem: string; number: number }>`
    select stem, number
    from (
      select stem, max(score) as score, max(uses) as uses from (
        select stem, uses, score from unnest(${typed}::text[]) typed cross join lateral (
          select stem, uses, similarity(stem, typed) as score from search_words where stem % typed
          order by score desc, uses desc, stem limit ${mostTerms}
        ) similar_stems
        union all
        select stem, uses, 0 from unnest(${typed}::text[]) typed cross join lateral (
          select stem, uses from search_words where sound = sound_key(typed) and length(sound) > 1
          order by uses desc, stem limit ${mostTerms}
        ) sounding_stems
      ) found
      where length(stem) >= ${shortest} and stem !~ '[0-9]'
      group by stem order by score desc, uses desc, stem limit ${mostTerms}
    ) nearest
    cross join lateral any_listing_matching(quote_literal(stem)::tsquery) number
    where number is not null
    order by score desc, uses desc, stem`.execute(db);
  return rows;
}
