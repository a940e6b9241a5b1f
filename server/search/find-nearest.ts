import { sql } from 'kysely';
import type { CatalogSnapshot } from '../listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { spellStems } from './correct-spelling.ts';
import { allOf, findVisible } from './postings/match-word.ts';
import { readWords } from './typed-words.ts';

const mostWords = 3;
const mostTerms = 5;
const shortest = 3;
const longest = 24;

/**
 * Words that look or sound like those of a keyword that finds nothing, from the names, brands, categories and needs of
 * visible products, as these spell them.
 * They are too far from the typed ones for a correction (requirements: Search).
 */
export function findNearest(snapshot: CatalogSnapshot, keyword: string): Promise<string[]> {
  return snapshot.recall(`nearest ${keyword}`, async () => {
    const { words } = await readWords(snapshot, keyword);
    const typed = words
      .map(({ plain }) => plain)
      .filter((word) => word.length >= shortest && word.length <= longest && !/\d/.test(word))
      .slice(0, mostWords);
    const found = typed.length === 0 ? [] : await findSimilar(snapshot.db, typed);
    const { catalog } = snapshot;
    const near = found.filter((stem) => typed.some((word) => word.slice(0, 2) === stem.slice(0, 2)));
    const examples = near.flatMap((stem) => {
      const row = findVisible(catalog, [allOf(stem)], 'prominent');
      return row ? [{ stem, row }] : [];
    });
    const terms: string[] = [];
    for (const { stem, row } of examples) {
      const spelt = (await spellStems(snapshot, [stem], row)).get(stem);
      if (spelt && !terms.includes(spelt)) terms.push(spelt);
    }
    return terms;
  });
}

/** The most similar stems first, then those that sound alike, then the most used. */
async function findSimilar(db: Db, typed: string[]) {
  const { rows } = await sql<{ stem: string }>`
    select stem from (
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
    group by stem order by max(score) desc, max(uses) desc, stem limit ${mostTerms}`.execute(db);
  return rows.map(({ stem }) => stem);
}
