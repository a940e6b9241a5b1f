import type { ProductList } from '../../shared/catalog.ts';
import { copyAt } from '../catalog/listing/catalog-copy.ts';
import type { CatalogSnapshot } from '../catalog/listing/catalog-snapshot.ts';
import { rowsOf } from '../catalog/listing/listing-filter.ts';
import type { Db } from '../platform/db/connection.ts';
import { joinWords, spellStems } from './correct-spelling.ts';
import { findCode } from './find-code.ts';
import { findHits, type Hits } from './find-hits.ts';
import { listsNothing } from './find-not-sold.ts';
import { findPins } from './find-pins.ts';
import { type Interpretation, interpretKeyword } from './interpret-keyword.ts';
import { allOf } from './postings/find-visible.ts';
import type { WantedWord } from './postings/weigh-words.ts';
import { readWords } from './typed-words.ts';

type Search = {
  keyword: string;
  includeHidden: boolean;
  /** Whether no word may be left out. */
  needsAllWords?: boolean;
};

/** Rows are those of the copy while it is at the snapshot's version. */
type Found = Pick<ProductList, 'correction' | 'leftOut' | 'notSold' | 'productOfCode'> & {
  /** The rows of all found products, best match first. Hidden ones may be among them. */
  hits: Int32Array;
  /** Those that match most closely; absent if these are all. */
  closest?: Int32Array | undefined;
  /** Those with all words; absent if these are all. */
  complete?: Int32Array | undefined;
  /** The rows of the products that come before them in the shop. They need not be among the found ones. */
  pinned?: Int32Array | undefined;
};

/** Words are left out until so many products are found: two pages of a list. */
const enough = 24;

/**
 * The products that match the keyword best (requirements: Search): all words, or without the least informative ones if
 * too few products contain all. Words that occur nowhere are searched in the closest spelling. A keyword in quotation
 * marks is searched as it is. A keyword without words matches nothing. A barcode or SKU matches its product alone.
 */
export async function searchProducts(db: Db, snapshot: CatalogSnapshot, search: Search): Promise<Found> {
  const { keyword, includeHidden, needsAllWords = false } = search;
  const coded = await findCode(db, search);
  const toRows = async (numbers: Int32Array) => rowsOf((await copyAt(db, snapshot)).columns, numbers);
  if (coded) return { hits: await toRows(Int32Array.of(coded.number)), productOfCode: coded._id };
  const interpretation = await interpretKeyword(db, snapshot, keyword);
  const { words, isExact } = interpretation;
  const isStrict = isExact || needsAllWords;
  const wanted = isStrict ? allWords(interpretation) : interpretation.wanted;
  const typed = await readWords(db, snapshot, keyword);
  const pins = needsAllWords ? undefined : await findPins(db, snapshot, { typed, words });
  const pinned = pins && (await toRows(pins));
  const notSold = isStrict ? [] : interpretation.notSold.map(({ stems: _, places: __, ...reason }) => reason);
  const told = notSold.length > 0 ? { notSold } : {};
  const isHonestlyEmpty = !isStrict && (interpretation.isUnknown || listsNothing(interpretation));
  if (
    isHonestlyEmpty ||
    wanted.length === 0 ||
    wanted.some(({ alternatives }) => alternatives.length === 0)
  ) {
    return { hits: new Int32Array(), pinned, ...told };
  }
  const hits = await findHits(db, snapshot, {
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
  const correction = await snapshot.recall(`correction ${keyword}`, async () => ({
    version: snapshot.version,
    value: await describeCorrection(db, keyword, { interpretation, hits }),
  }));
  return {
    hits: hits.rows,
    closest: hits.closest,
    complete: hits.complete,
    ...told,
    pinned,
    ...(correction && { correction }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

/** Every word, also those that say nothing about a product. One that occurs nowhere has no alternatives. */
function allWords({ words, wanted }: Interpretation): WantedWord[] {
  return words.map(({ stem, uses }, place) => {
    const known = wanted.find((word) => word.place === place);
    return known ?? { place, uses, alternatives: uses > 0 ? [allOf(stem)] : [] };
  });
}

/** The words that no product contains or, if none contains all, those that most lack, in their order. */
function leftOutWords({ words, wanted }: Interpretation, { leftOut }: Hits) {
  const isWanted = new Set(wanted.map(({ place }) => place));
  const lacking = words.filter((_, place) => !isWanted.has(place) || leftOut.includes(place));
  return [...new Set(lacking.map(({ plain }) => plain))];
}

type Corrected = { interpretation: Interpretation; hits: Hits };

async function describeCorrection(db: Db, keyword: string, { interpretation, hits }: Corrected) {
  const { words, corrected } = interpretation;
  if (corrected.length === 0 || hits.best === undefined) return null;
  const stems = corrected.map((place) => words[place]?.stem ?? '');
  const spelt = await spellStems(db, stems, hits.best);
  const shown = words.map(({ plain, stem }, place) =>
    corrected.includes(place) ? (spelt.get(stem) ?? stem) : plain,
  );
  return { searched: keyword, shown: joinWords(shown, keyword) };
}
