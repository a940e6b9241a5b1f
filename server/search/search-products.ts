import type { ProductList } from '../../shared/catalog.ts';
import type { ProductSort } from '../../shared/product-sorts.ts';
import type { CatalogSnapshot } from '../catalog/listing/catalog-snapshot.ts';
import type { Scope } from '../catalog/listing/listing-scope.ts';
import type { Db } from '../platform/db/connection.ts';
import { correctSpelling, joinWords, spellStems } from './correct-spelling.ts';
import { findHits } from './find-hits.ts';
import { readTerms, type TypedTerms } from './search-terms.ts';

type Search = { keyword: string; scope: Scope; sort: ProductSort };

type Found = {
  /** The numbers of all found products, in order. */
  hits: Int32Array;
  correction?: ProductList['correction'];
};

/**
 * All products of the scope that match every word of the keyword (requirements: Search). If the keyword matches nothing
 * in the whole shop, the closest spelling is searched instead. A keyword without words matches nothing.
 */
export async function searchProducts(db: Db, snapshot: CatalogSnapshot, search: Search): Promise<Found> {
  const { keyword, scope, sort } = search;
  const terms = await readTerms(db, snapshot, keyword);
  if (terms.stems.length === 0) return { hits: new Int32Array() };
  const hits = await findHits(db, snapshot, { terms, scope, sort });
  if (hits.length > 0) return { hits };

  const { includeHidden } = scope;
  const anywhere = await findHits(db, snapshot, { terms, scope: { includeHidden }, sort });
  if (anywhere.length > 0) return { hits };
  const correction = await snapshot.recall(`correction ${keyword}`, async () => ({
    version: snapshot.version,
    value: await correctKeyword(db, keyword, terms),
  }));
  if (!correction) return { hits };
  return {
    hits: await findHits(db, snapshot, { terms: correction.terms, scope, sort }),
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
