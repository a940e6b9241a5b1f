import { sql } from 'kysely';
import type { ProductSort } from '../../shared/product-sorts.ts';
import { type CatalogSnapshot, catalogVersion } from '../catalog/listing/catalog-snapshot.ts';
import { inScope, type Scope } from '../catalog/listing/listing-scope.ts';
import { listingOrder, pageOfRows } from '../catalog/listing/page-of-listings.ts';
import type { ProductPage } from '../catalog/listing/read-products.ts';
import type { Db } from '../platform/db/connection.ts';
import { beginningQuery, type SearchTerms, wantedQuery, wholeQuery } from './search-terms.ts';

type Search = { terms: SearchTerms; scope: Scope; sort: ProductSort };

/**
 * The numbers of all matching products, in order. All are remembered, because that takes little longer than counting
 * them, and every further page is a slice.
 */
export function findHits(
  db: Db,
  snapshot: CatalogSnapshot,
  { terms, scope, sort }: Search,
): Promise<Int32Array> {
  return snapshot.recall(`hits ${JSON.stringify([terms, scope, sort])}`, async () => {
    const { rows } = await sql<{ version: number; numbers: string | null }>`
      select ${catalogVersion}, string_agg(number::text, ',' order by ${listingOrder(sort)}) as numbers
      from search_listings(
        ${wantedQuery(terms)}::tsquery, ${wholeQuery(terms)}::tsquery, ${beginningQuery(terms)}::tsquery
      )
      where ${inScope(scope)}`.execute(db);
    const numbers = rows[0]?.numbers?.split(',') ?? [];
    return { version: rows[0]?.version ?? 0, value: Int32Array.from(numbers, Number) };
  });
}

/**
 * A page of the hits, sorted by stock. Orders change the stock without a new version of the catalogue, so this sort is
 * never remembered.
 */
export function hitsPageByStock(hits: Int32Array, part: { offset: number; limit: number }): ProductPage {
  // PostgreSQL looks up a few hits one by one, and walks along the stock index for many.
  const rows = sql`select number, stock from products where number = any(${[...hits]}::integer[])`;
  return { numbers: pageOfRows(rows, { sort: 'stock', count: hits.length, ...part }), planOnce: false };
}

/** A page of the hits. */
export function hitsPage(
  hits: Int32Array,
  { offset, limit }: { offset: number; limit: number },
): ProductPage {
  const slice = [...hits.subarray(offset, offset + limit)];
  const numbers = sql`
    select number, position from unnest(${slice}::integer[]) with ordinality as hit (number, position)`;
  return { numbers, planOnce: true };
}
