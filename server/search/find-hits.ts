import type { CatalogSnapshot } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { searchIndexAt } from './postings/load-postings.ts';
import { rankProducts, type Wanted } from './postings/rank-products.ts';

export type Hits = {
  /** The rows of all found products, hidden ones included, best match first. */
  rows: Int32Array;
  /** Those that match most closely; absent if these are all. */
  closest?: Int32Array | undefined;
  /** Those with all words, which precede the others in the order of best match; absent if these are all. */
  complete?: Int32Array | undefined;
  /** The number of the first product. */
  best: number | undefined;
  /** The places of the words that most of them do not contain; empty if a visible product contains all. */
  leftOut: number[];
  byteLength: number;
};

export function findHits(db: Db, snapshot: CatalogSnapshot, wanted: Wanted): Promise<Hits> {
  return snapshot.recall(`hits ${JSON.stringify(wanted)}`, async () => {
    const index = await searchIndexAt(db, snapshot);
    const { scores, closest, complete, leftOut, ...ranked } = rankProducts(index, wanted);
    const rows = index.columns.bestFirst(ranked.rows, scores);
    const best = index.columns.number[rows[0] ?? -1];
    const byteLength = rows.byteLength + (closest?.byteLength ?? 0) + (complete?.byteLength ?? 0);
    return { version: snapshot.version, value: { rows, closest, complete, best, leftOut, byteLength } };
  });
}
