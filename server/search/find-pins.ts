import { sql } from 'kysely';
import type { CatalogSnapshot } from '../listing/catalog-snapshot.ts';
import type { TypedWord, TypedWords } from './typed-words.ts';

type Read = {
  typed: TypedWords;
  /** The words after a correction. */
  words: TypedWord[];
};

/**
 * The numbers of the products that are pinned for what was typed, or for its correction, in their order; hidden ones may be
 * among them. A keyword in quotation marks has none, because it is searched as it is (requirements: Pinned products).
 */
export async function findPins(snapshot: CatalogSnapshot, { typed, words }: Read) {
  if (typed.isExact) return undefined;
  const pins = await readPins(snapshot);
  return pins.get(termOf(typed.words)) ?? pins.get(termOf(words));
}

function termOf(words: TypedWord[]) {
  return words.map(({ stem }) => stem).join(' ');
}

/** The pins of all terms, remembered for the version of the catalog: one query for all searches. */
function readPins(snapshot: CatalogSnapshot): Promise<Map<string, number[]>> {
  return snapshot.recallRead('pins', async () => {
    const { rows } = await sql<{ version: number; term: string | null; numbers: string }>`
      select version, term, numbers
      from catalog_version left join (
        select term, string_agg(p.number::text, ',' order by position) as numbers
        from pinned_terms t join search_pins on term_id = t.id join products p on p.id = product_id
        group by term
      ) pins on true`.execute(snapshot.db);
    const value = new Map(
      rows.flatMap(({ term, numbers }) =>
        term === null ? [] : [[term, numbers.split(',').map(Number)] as const],
      ),
    );
    return { version: rows[0]?.version ?? 0, value };
  });
}
