import { sql } from 'kysely';
import { type CatalogSnapshot, catalogVersion } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { beginningQuery, type SearchTerms, wantedQuery, wholeQuery } from './search-terms.ts';

/**
 * The numbers of all matching products, hidden ones included, best match first. With equal scores, the name with the
 * fewest other words is the best match. All are remembered, because that takes little longer than counting them, and
 * every filter, sort and page of the search starts from them.
 */
export function findHits(db: Db, snapshot: CatalogSnapshot, terms: SearchTerms): Promise<Int32Array> {
  const { stems, beginning } = terms;
  return snapshot.recall(`hits ${JSON.stringify({ stems, beginning })}`, async () => {
    const { rows } = await sql<{ version: number; numbers: string | null }>`
      select ${catalogVersion}, string_agg(
        number::text, ',' order by score desc, name_length, created_at desc, number desc
      ) as numbers
      from search_listings(
        ${wantedQuery(terms)}::tsquery, ${wholeQuery(terms)}::tsquery, ${beginningQuery(terms)}::tsquery
      )`.execute(db);
    const numbers = rows[0]?.numbers?.split(',') ?? [];
    return { version: rows[0]?.version ?? 0, value: Int32Array.from(numbers, Number) };
  });
}
