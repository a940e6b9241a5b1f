import type { Catalog } from '../../listing/catalog-in-memory.ts';
import type { Row } from '../../listing/catalog-row.ts';

/** One way to find a word: all of these stems, or the neighbors in a name, or a word that begins so. */
export type Alternative = {
  stems: string[];
  kind: 'all' | 'neighbors' | 'beginning';
  /** How much it counts in the rank, up to 1. */
  weight: number;
  /** Whether it is only looked for in name, brand, category and needs. */
  isProminent?: boolean;
};

/** An alternative that requires all of these stems. */
export function allOf(...stems: string[]): Alternative {
  return { stems, kind: 'all', weight: 1 };
}

/** The same, side by side in a name. */
export function sideBySide(stems: string[]): Alternative {
  return { stems, kind: 'neighbors', weight: 1 };
}

/** What a word is worth in each field: description, features and ingredients, category and needs, brand, name. */
const fieldWorths = [0.25, 0.27, 0.4, 0.7, 1] as const;
/** What a word is worth in the description, and the most that it is worth outside name, brand, category and needs. */
export const [worthOfDescription, worthOfRest] = fieldWorths;
const [, , , worthOfBrand] = fieldWorths;

/** The place of the words of features and ingredients (db/migrations, weighted_stems). */
const traitPosition = 8004;

/** The field of a position, as `fieldWorths` has them. */
export function fieldOf(position: number) {
  const letter = position >>> 14;
  if (letter > 0) return letter + 1;
  return position === traitPosition ? 1 : 0;
}

const categoryField = 2;
export const nameField = 4;

/** Memory that each match uses again: a new array for every word would be collected every hundred searches. */
let worths = new Float64Array(0);

/**
 * Calls `visit` with each row that has any of the alternatives, in no order, and what the word is worth there. Several
 * stems together are worth as much as the one in the worst field.
 */
export function matchWord(
  catalog: Catalog,
  alternatives: Alternative[],
  visit: (row: Row, worth: number) => void,
) {
  const { rows } = catalog;
  if (worths.length < rows.length) worths = new Float64Array(2 * rows.length);
  const found: number[] = [];
  const take = (place: number, worth: number) => {
    const known = worths[place] as number;
    if (known >= worth) return;
    if (known === 0) found.push(place);
    worths[place] = worth;
  };
  for (const alternative of alternatives) takeAll(catalog, alternative, take);
  for (const place of found) {
    const worth = worths[place] as number;
    worths[place] = 0;
    const row = rows[place] as Row;
    if (!row.isGone) visit(row, worth);
  }
}

type Take = (place: number, worth: number) => void;

function takeAll(catalog: Catalog, alternative: Alternative, take: Take) {
  const { stems, kind, weight, isProminent = false } = alternative;
  const takeIn = (place: number, field: number) => {
    if (!isProminent || field >= categoryField) take(place, (fieldWorths[field] as number) * weight);
  };
  const takeOne = (place: number, position: number) => takeIn(place, fieldOf(position));
  const words = kind === 'beginning' ? catalog.stems.beginningWith(stems[0] ?? '') : stems;
  if (kind === 'neighbors') {
    for (const { place, position } of neighbors(catalog, stems)) takeOne(place, position);
  } else if (kind === 'beginning' || stems.length === 1) {
    for (const word of words) catalog.stems.visit(word, takeOne);
  } else {
    for (const [place, field] of inCommon(catalog, stems)) takeIn(place, field);
  }
}

/** The rows with all of the words, each with the worst field of any of them. */
function inCommon({ stems: index }: Catalog, stems: string[]) {
  let fields: Map<number, number> | undefined;
  for (const stem of stems.toSorted((a, b) => index.countOf(a) - index.countOf(b))) {
    const narrowed = new Map<number, number>();
    index.visit(stem, (place, position) => {
      // Positions ascend, so the best field of a word comes last.
      if (!fields || fields.has(place)) narrowed.set(place, fieldOf(position));
    });
    for (const [place, field] of narrowed) {
      narrowed.set(place, Math.min(field, fields?.get(place) ?? field));
    }
    fields = narrowed;
  }
  return fields ?? new Map<number, number>();
}

/** Where the last stem stands with the other stems right before it, in a name or brand. */
export function neighbors({ stems: index }: Catalog, stems: string[]) {
  const keyOf = (place: number, position: number) => place * 65_536 + position;
  let found: { place: number; position: number }[] = [];
  for (const [nth, stem] of stems.entries()) {
    const before = new Set(found.map(({ place, position }) => keyOf(place, position)));
    found = [];
    index.visit(stem, (place, position) => {
      if (nth === 0 || before.has(keyOf(place, position - 1))) found.push({ place, position });
    });
  }
  return found;
}

/** The rows with every word in their name or brand. */
export function findNamed(catalog: Catalog, words: { alternatives: Alternative[] }[]) {
  const [first = new Set<Row>(), ...others] = words.map(({ alternatives }) => {
    const found = new Set<Row>();
    const whole = alternatives.map((alternative) => ({ ...alternative, weight: 1 }));
    matchWord(catalog, whole, (row, worth) => {
      if (worth >= worthOfBrand) found.add(row);
    });
    return found;
  });
  return [...first].filter((row) => others.every((found) => found.has(row)));
}

type Where = 'anywhere' | 'named' | 'prominent';

/**
 * The visible products with any of the alternatives, or with them in their name or brand, or in these, their category or
 * their needs.
 */
export function findAllVisible(catalog: Catalog, alternatives: Alternative[], where: Where) {
  const least = { anywhere: 0, prominent: worthOfRest * 1.01, named: worthOfBrand }[where];
  const found: Row[] = [];
  matchWord(catalog, alternatives, (row, worth) => {
    if (worth >= least && row.isVisible) found.push(row);
  });
  return found;
}

/** One of these; undefined if there is none. */
export function findVisible(catalog: Catalog, alternatives: Alternative[], where: Where = 'anywhere') {
  return findAllVisible(catalog, alternatives, where)[0];
}
