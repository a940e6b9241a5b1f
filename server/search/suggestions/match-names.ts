import type { Language } from '../../../shared/values/languages.ts';
import { brandPosition } from '../../listing/add-words.ts';
import type { Catalog } from '../../listing/catalog-in-memory.ts';
import type { Row } from '../../listing/catalog-row.ts';

/** A typed word: the words of names that begin with one of these texts match it. */
export type TypedBeginning = string[];

/** Words after these are not looked at. */
export const mostTypedWords = 8;

/** What a match of a word adds to the worth of a product. */
const worths = { brand: 1, name: 2, whole: 1, firstInName: 2, adjacent: 3 };
/** Names with more words are equally long. */
const longest = 15;

/** How well a name matches the words typed so far, and where it best matches the last of them. */
type Match = { worth: number; gain: number; position: number };

type Matching = { language: Language; typed: TypedBeginning[]; most: number };

/**
 * The visible products whose name and brand contain all typed words, best first: in stock, whole words, in the typed
 * order, short names, newest.
 */
export function matchNames(catalog: Catalog, { language, typed, most }: Matching): Row[] {
  let matches: Map<number, Match> | undefined;
  for (const beginnings of typed.slice(0, mostTypedWords)) {
    matches = matchNext(catalog, { language, beginnings, matches });
    if (matches.size === 0) return [];
  }
  const found: { row: Row; rank: number }[] = [];
  for (const [place, { worth }] of matches ?? []) {
    const row = catalog.rows[place] as Row;
    if (row.isVisible) found.push({ row, rank: rankOf(row, worth, language) });
  }
  // Sorts only those that may be among the best.
  const lowest =
    Float64Array.from(found, ({ rank }) => rank)
      .sort()
      .at(-most) ?? 0;
  return found
    .filter(({ rank }) => rank >= lowest)
    .sort((a, b) => b.rank - a.rank || b.row.created - a.row.created || b.row.number - a.row.number)
    .slice(0, most)
    .map(({ row }) => row);
}

type Next = { language: Language; beginnings: TypedBeginning; matches: Map<number, Match> | undefined };

/** The best match of the next word in each row that contains all words before it. */
function matchNext({ names }: Catalog, { language, beginnings, matches }: Next) {
  const next = new Map<number, Match>();
  const add = (place: number, position: number, whole: number) => {
    const before = matches?.get(place);
    if (matches && !before) return;
    const gain = gainOf(position, before) + whole;
    const known = next.get(place);
    if (known && known.gain >= gain) return;
    next.set(place, { gain, position, worth: gain + (before?.worth ?? 0) });
  };
  for (const beginning of beginnings) {
    for (const word of names[language].beginningWith(beginning)) {
      const whole = word === beginning ? worths.whole : 0;
      names[language].visit(word, (place, position) => add(place, position, whole));
    }
  }
  return next;
}

function gainOf(position: number, before: Match | undefined) {
  if (position === brandPosition) return worths.brand;
  if (!before) return worths.name + (position === 0 ? worths.firstInName : 0);
  return worths.name + (position === before.position + 1 ? worths.adjacent : 0);
}

/** One number to compare: in stock, then the worth, then a short name. */
function rankOf({ isSoldOut, wordCounts }: Row, worth: number, language: Language) {
  return (isSoldOut ? 0 : 10_000) + worth * (longest + 1) - Math.min(longest, wordCounts[language]);
}
