import type { CatalogSnapshot } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { searchIndexAt } from './postings/load-postings.ts';
import { rankProducts, type Wanted } from './postings/rank-products.ts';

export type Hits = {
  /** The numbers of all found products, hidden ones included, best match first. */
  numbers: Int32Array;
  /** The places of the words that most of them do not contain; empty if all contain all words. */
  leftOut: number[];
  byteLength: number;
};

export function findHits(db: Db, snapshot: CatalogSnapshot, wanted: Wanted): Promise<Hits> {
  return snapshot.recall(`hits ${JSON.stringify(wanted)}`, async () => {
    const index = await searchIndexAt(db, snapshot);
    const { rows, scores, leftOut } = rankProducts(index, wanted);
    const numbers = index.columns.bestFirst(rows, scores);
    return { version: snapshot.version, value: { numbers, leftOut, byteLength: numbers.byteLength } };
  });
}
