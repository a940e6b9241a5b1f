import type { ProductList } from '../../shared/catalog/catalog.ts';
import type { Row } from '../listing/catalog-row.ts';
import type { CatalogSnapshot } from '../listing/catalog-snapshot.ts';
import { joinWords, spellStems } from './correct-spelling.ts';
import { findCode, findCodeParts } from './find-code.ts';
import { listsNothing, needOf } from './find-not-sold.ts';
import { findPins } from './find-pins.ts';
import { type Interpretation, interpretKeyword } from './interpret-keyword.ts';
import { allOf, findNamed } from './postings/match-word.ts';
import { type Hits, rankProducts, type Wanted } from './postings/rank-products.ts';
import type { WantedWord } from './postings/weigh-words.ts';
import { readWords } from './typed-words.ts';

type Search = {
  keyword: string;
  includeHidden: boolean;
  /** Whether no word may be left out. */
  needsAllWords?: boolean;
  /** Whether every word must be in name, brand, category or needs as it was typed, not as a synonym. */
  onlyNamed?: boolean;
};

type Found = Pick<ProductList, 'correction' | 'leftOut' | 'notSold' | 'productOfCode'> & {
  /** The rows of all found products, best match first. Hidden ones may be among them. */
  hits: Row[];
  /** Those that match most closely; absent if these are all. */
  closest?: Row[] | undefined;
  /** Those with all words; absent if these are all. */
  complete?: Row[] | undefined;
  /** Those whose name, brand, reference or barcode has every word; only where every word is needed. */
  named?: Row[];
  /** The rows of the products that come before them in the shop. They need not be among the found ones. */
  pinned?: Row[] | undefined;
  /** The numbers of the products whose reference or barcode contains the keyword; absent if they were not looked for. */
  codes?: number[];
};

/** Words are left out until this many products are found: two pages of a list. */
const enough = 24;

/**
 * The products that match the keyword best (requirements: Search): all words, or without the least informative ones if
 * too few products contain all. Words that occur nowhere are searched in the closest spelling. A keyword in quotation
 * marks is searched as it is. A keyword without words matches nothing. A barcode or SKU matches its product alone; a part of
 * one is found where every word is needed, in the back office.
 */
export async function searchProducts(snapshot: CatalogSnapshot, search: Search): Promise<Found> {
  const coded = await findCode(snapshot.db, search);
  if (coded) return { hits: snapshot.catalog.rowsOf([coded.number]), productOfCode: coded._id };
  if (!search.needsAllWords) return searchWords(snapshot, search);
  const { isSure, numbers } = await findCodeParts(snapshot.db, search.keyword);
  const found = await searchWords(snapshot, search);
  const byWords = found.correction ? [] : found.hits;
  if (numbers.length === 0 || (byWords.length > 0 && !isSure)) return found;
  const parts = snapshot.catalog.rowsOf(numbers);
  const first = new Set(parts);
  return {
    hits: [...parts, ...byWords.filter((row) => !first.has(row))],
    named: [...parts, ...(found.named ?? [])],
    codes: numbers,
  };
}

async function searchWords(snapshot: CatalogSnapshot, search: Search): Promise<Found> {
  const { keyword, includeHidden, needsAllWords = false, onlyNamed = false } = search;
  const interpretation = await interpretKeyword(snapshot, keyword);
  const { words } = interpretation;
  const isStrict = interpretation.isExact || needsAllWords;
  const all = isStrict ? allWords(interpretation) : interpretation.wanted;
  const wanted = onlyNamed ? namedWords(interpretation, all) : all;
  const typed = await readWords(snapshot, keyword);
  const pins = needsAllWords ? undefined : await findPins(snapshot, { typed, words });
  const pinned = pins && snapshot.catalog.rowsOf(pins);
  const notSold = isStrict ? [] : interpretation.notSold.map(({ stems: _, places: __, ...reason }) => reason);
  const told = notSold.length > 0 ? { notSold } : {};
  if (!isStrict && isHonestlyEmpty(interpretation)) {
    const products = needOf(snapshot, interpretation)?.products ?? [];
    return { hits: snapshot.catalog.rowsOf(products), pinned, ...told };
  }
  if (!maybeFound(wanted)) return { hits: [], pinned, ...told };
  const hits = await findHits(snapshot, {
    words: wanted,
    pairs: words.slice(1).map(({ stem }, place) => ({
      stems: [words[place]?.stem ?? '', stem],
      places: [place, place + 1],
    })),
    enough: isStrict ? 0 : enough,
    isNamed: notSold.length > 0,
    includeHidden,
  });
  const leftOut = isStrict ? [] : leftOutWords(interpretation, hits);
  const correction = await snapshot.recall(`correction ${keyword}`, () =>
    describeCorrection(snapshot, keyword, { interpretation, hits }),
  );
  return {
    hits: hits.rows,
    closest: hits.closest,
    complete: hits.complete,
    ...namedOf(snapshot, search, { interpretation, wanted }),
    ...told,
    pinned,
    ...(correction && { correction }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

type Sought = { interpretation: Interpretation; wanted: WantedWord[] };

function namedOf(
  { catalog }: CatalogSnapshot,
  { needsAllWords }: Search,
  { interpretation, wanted }: Sought,
) {
  return needsAllWords ? { named: findNamed(catalog, namedWords(interpretation, wanted)) } : {};
}

/** Whether no product is listed for the words. Those of a need may be. */
function isHonestlyEmpty(interpretation: Interpretation) {
  return interpretation.isUnknown || listsNothing(interpretation);
}

function maybeFound(wanted: WantedWord[]) {
  return wanted.length > 0 && wanted.every(({ alternatives }) => alternatives.length > 0);
}

function findHits(snapshot: CatalogSnapshot, wanted: Wanted): Promise<Hits> {
  return snapshot.recall(`hits ${JSON.stringify(wanted)}`, () => {
    const hits = rankProducts(snapshot.catalog, wanted);
    const { length } = [hits.rows, hits.closest ?? [], hits.complete ?? []].flat();
    return { ...hits, byteLength: 8 * length };
  });
}

/** Every word, also those that say nothing about a product. One that occurs nowhere has no alternatives. */
function allWords({ words, wanted }: Interpretation): WantedWord[] {
  return words.map(({ stem, uses }, place) => {
    const known = wanted.find((word) => word.place === place);
    return known ?? { place, uses, alternatives: uses > 0 ? [allOf(stem)] : [] };
  });
}

/** The typed words, or their beginnings, where a product is named by them. */
function namedWords({ words }: Interpretation, wanted: WantedWord[]): WantedWord[] {
  return words.map(({ stem, uses }, place) => {
    const found = wanted.find((word) => word.place === place)?.alternatives ?? [];
    const beginnings = found.filter(({ kind }) => kind === 'beginning');
    const asTyped = uses > 0 ? [allOf(stem)] : [];
    const alternatives = [...asTyped, ...beginnings].map((each) => ({ ...each, isProminent: true }));
    return { place, uses, alternatives };
  });
}

/** The words that no product contains or, if none contains all, those that most lack, in their order. */
function leftOutWords({ words, wanted }: Interpretation, { leftOut }: Hits) {
  const isWanted = new Set(wanted.map(({ place }) => place));
  const lacking = words.filter((_, place) => !isWanted.has(place) || leftOut.includes(place));
  return [...new Set(lacking.map(({ plain }) => plain))];
}

type Corrected = { interpretation: Interpretation; hits: Hits };

async function describeCorrection(
  snapshot: CatalogSnapshot,
  keyword: string,
  { interpretation, hits }: Corrected,
) {
  const { words, corrected } = interpretation;
  const [best] = hits.rows;
  if (corrected.length === 0 || !best) return null;
  const stems = corrected.map((place) => words[place]?.stem ?? '');
  const spelt = await spellStems(snapshot, stems, best);
  const shown = words.map(({ plain, stem }, place) =>
    corrected.includes(place) ? (spelt.get(stem) ?? stem) : plain,
  );
  return { searched: keyword, shown: joinWords(shown, keyword) };
}
