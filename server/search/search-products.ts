import type { ProductList } from '../../shared/catalog.ts';
import { isVisible } from '../catalog/listing/catalog-columns.ts';
import { copyAt } from '../catalog/listing/catalog-copy.ts';
import type { CatalogSnapshot } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { correctSpelling, joinWords, spellStems } from './correct-spelling.ts';
import { findHits } from './find-hits.ts';
import { readTerms, type TypedTerms } from './search-terms.ts';

type Search = { keyword: string; includeHidden: boolean };

type Found = {
  /** The numbers of all found products, best match first. Hidden ones may be among them. */
  hits: Int32Array;
  correction?: ProductList['correction'];
};

/**
 * All products that match every word of the keyword (requirements: Search). If the keyword matches nothing in the whole
 * shop, the closest spelling is searched instead. A keyword without words matches nothing.
 */
export async function searchProducts(db: Db, snapshot: CatalogSnapshot, search: Search): Promise<Found> {
  const { keyword, includeHidden } = search;
  const terms = await readTerms(db, snapshot, keyword);
  if (terms.stems.length === 0) return { hits: new Int32Array() };
  const hits = await findHits(db, snapshot, terms);
  const copy = await copyAt(db, snapshot);
  copy.check(snapshot);
  const { rows, flags } = copy.columns;
  const isShown = (number: number) =>
    includeHidden || ((flags[rows.get(number) ?? -1] ?? 0) & isVisible) !== 0;
  if (hits.some(isShown)) return { hits };

  const correction = await snapshot.recall(`correction ${keyword}`, async () => ({
    version: snapshot.version,
    value: await correctKeyword(db, keyword, terms),
  }));
  if (!correction) return { hits };
  return {
    hits: await findHits(db, snapshot, correction.terms),
    correction: { searched: keyword, shown: correction.shown },
  };
}

async function correctKeyword(db: Db, keyword: string, { words, ...terms }: TypedTerms) {
  const correction = await correctSpelling(db, terms);
  if (!correction) return null;
  const { stems } = correction.terms;
  const spelt = await spellStems(db, stems, correction.productNumber);
  const shown = stems.map((stem) => words[terms.stems.indexOf(stem)] ?? spelt.get(stem) ?? stem);
  return { terms: correction.terms, shown: joinWords(shown, keyword) };
}
