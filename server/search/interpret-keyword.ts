import type { CatalogSnapshot } from '../listing/catalog-snapshot.ts';
import { correctSpelling } from './correct-spelling.ts';
import { meaningfulPlaces } from './filler-words.ts';
import { knownNames, notSoldIn } from './find-not-sold.ts';
import { findSynonyms } from './find-synonyms.ts';
import { isArabic, mayBeCorrected } from './honesty/correctable-words.ts';
import { isCommonWord } from './honesty/everyday-words.ts';
import { typedInOtherScript } from './honesty/keyboard-layouts.ts';
import { carriesMeaning, isForm, isLeftOut, mostTelling, neededWords } from './honesty/meaning-words.ts';
import type { NotSoldMatch } from './honesty/not-sold.ts';
import { type Alternative, allOf, findVisible, sideBySide } from './postings/match-word.ts';
import type { WantedWord } from './postings/weigh-words.ts';
import { findRegroupings } from './regroup-words.ts';
import { readWords, type TypedWord, type TypedWords } from './typed-words.ts';

export type Interpretation = {
  /** The words of the keyword, corrected ones in the new spelling. */
  words: TypedWord[];
  /** Those that occur in the catalog in some form. */
  wanted: WantedWord[];
  /** The places of corrected words. */
  corrected: number[];
  /** Whether all words are required as they are. */
  isExact: boolean;
  /** Whether a short search contains a word with a meaning that no product contains. */
  isUnknown: boolean;
  /** What the shop does not sell, of the things asked for. */
  notSold: NotSoldMatch[];
};

/**
 * More words are only searched as they are, without other spellings and names: people paste whole names of products, and
 * interpreting a word costs far more than finding it (threats T44).
 */
const mostInterpreted = 12;
/** A short word begins too many others, unless hardly any product contains it. */
const minBeginningLength = 3;
const rareUses = 24;
/** The keys of a shorter word type some word in the other script too easily. */
const shortestOtherScript = 4;

/** What a keyword asks for (requirements: Search), remembered for the version of the catalog. */
export function interpretKeyword(snapshot: CatalogSnapshot, keyword: string): Promise<Interpretation> {
  return snapshot.recall(`interpretation ${keyword}`, async () => {
    const asTyped = await interpret(snapshot, await readWords(snapshot, keyword));
    if (!asTyped.isUnknown || asTyped.notSold.length > 0) return asTyped;
    return (await interpretOtherScript(snapshot, keyword)) ?? asTyped;
  });
}

/** A keyword typed on a keyboard of the other script, if products have all its words in name, brand, category or needs. */
async function interpretOtherScript(snapshot: CatalogSnapshot, keyword: string) {
  for (const text of typedInOtherScript(keyword)) {
    const typed = await readWords(snapshot, text);
    const { catalog } = snapshot;
    const withLetters = typed.words.filter(({ plain }) => !/^\d+$/.test(plain));
    const areKnown = withLetters.every(
      ({ plain, stem }) =>
        plain.length >= shortestOtherScript && findVisible(catalog, [allOf(stem)], 'prominent') !== undefined,
    );
    if (withLetters.length > 0 && areKnown)
      return { ...(await interpret(snapshot, typed)), corrected: [...typed.words.keys()] };
  }
  return undefined;
}

async function interpret(snapshot: CatalogSnapshot, typed: TypedWords): Promise<Interpretation> {
  const { words, isExact } = typed;
  if (isExact)
    return { words, wanted: words.map(asItIs), corrected: [], isExact, isUnknown: false, notSold: [] };
  const notSold = await notSoldIn(snapshot, words);
  const isNotSold = new Set(notSold.flatMap(({ places }) => places));
  const meaningful = meaningfulPlaces(words).filter((place) => !isNotSold.has(place));
  const reading = (words: TypedWord[], alternatives: Map<number, WantedWord>) => ({
    words,
    wanted: withNeeded(
      words,
      meaningful.flatMap((place) => alternatives.get(place) ?? []),
    ),
    isUnknown: hasUnknown(words, { meaningful, known: alternatives }),
    isExact,
    notSold,
  });
  const first = await findAlternatives(snapshot, typed);
  const unknown = meaningful.filter((place) => !first.has(place) && place < mostInterpreted);
  const isKnownName = await knownNames(snapshot);
  // Beside a brand, an unknown word is the name of one of its products.
  const ofBrand = notSold.some(({ kind }) => kind === 'brand');
  const correctable = unknown.filter(
    (place) => !ofBrand && mayBeCorrected(words[place]?.plain ?? '', isKnownName),
  );
  const corrections = await correctSpelling(snapshot, { words, unknown: correctable });
  if (corrections.size === 0) return { ...reading(words, first), corrected: [] };
  const respelt = words.map((word, place) => {
    const correction = corrections.get(place);
    return correction ? { plain: correction.stem, ...correction, isCorrected: true } : word;
  });
  const second = await findAlternatives(snapshot, { words: respelt, isExact, beginningUses: 0 });
  const last = first.get(words.length - 1);
  if (last) second.set(words.length - 1, last);
  return { ...reading(respelt, second), corrected: [...corrections.keys()] };
}

/** The words, of which those that a product must contain are marked. */
function withNeeded(words: TypedWord[], wanted: WantedWord[]): WantedWord[] {
  const needs = neededWords(
    wanted.map(({ place }) => {
      const word = words[place] as TypedWord;
      return { ...word, place, isCommon: isCommonWord(word.plain), isLeftOut: isLeftOut(words, place) };
    }),
  );
  const letters = new Set(letteredVitamins(words).map(({ place }) => place));
  return wanted.map((word) => ({
    ...word,
    need: letters.has(word.place) || word.isPhrased ? 'always' : needs.get(word.place),
    isTrait: maybeTrait(words[word.place] as TypedWord),
  }));
}

/** Whether features and ingredients may tell that a product is meant: by a word as typed that is not an everyday one. */
function maybeTrait({ plain, isCorrected = false }: TypedWord) {
  return !isCorrected && !isCommonWord(plain);
}

type Known = { meaningful: number[]; known: Map<number, WantedWord> };

function hasUnknown(words: TypedWord[], { meaningful, known }: Known) {
  const telling = meaningful.filter((place) => carriesMeaning(words[place] as TypedWord));
  return (
    telling.length <= mostTelling &&
    telling.some((place) => !known.has(place) && !isForm(words[place] as TypedWord))
  );
}

function asItIs({ stem, uses }: TypedWord, place: number): WantedWord {
  return { place, uses, alternatives: [allOf(stem)] };
}

/** The words that occur in some form, by place. */
async function findAlternatives(snapshot: CatalogSnapshot, typed: TypedWords) {
  const further = typed.words.map(asItIs).filter(({ place, uses }) => place >= mostInterpreted && uses > 0);
  const words = typed.words.slice(0, mostInterpreted);
  const beginningUses = typed.words.length > mostInterpreted ? 0 : typed.beginningUses;
  const wanted = new Map(further.map((word) => [word.place, word]));
  const add = (place: number, alternative: Alternative, uses: number) => {
    const known = wanted.get(place) ?? { place, alternatives: [], uses: 0 };
    known.alternatives.push(alternative);
    known.uses = Math.max(known.uses, uses);
    wanted.set(place, known);
  };
  for (const [place, { stem, uses }] of words.entries()) {
    if (uses > 0) add(place, allOf(stem), uses);
  }
  for (const alternative of beginnings(words.at(-1), beginningUses)) {
    add(words.length - 1, alternative, beginningUses);
  }
  const synonyms = await findSynonyms(snapshot, words);
  const others = [...(await findRegroupings(snapshot, words)), ...synonyms];
  for (const { places, alternative, uses } of others) {
    for (const place of places) add(place, alternative, uses);
  }
  const isPhrase = words.length > 1 && synonyms.some(({ places }) => places.length === words.length);
  for (const word of wanted.values()) word.isPhrased = isPhrase;
  keepLettersBeside(words, wanted);
  for (const word of wanted.values()) word.alternatives = withoutNarrower(word.alternatives);
  // Regroupings of unknown words that no product contains would keep the words from being corrected.
  const doubtful = [...wanted.values()].filter(
    ({ place, alternatives }) =>
      words[place]?.uses === 0 && alternatives.every(({ kind }) => kind !== 'beginning'),
  );
  for (const { place, alternatives } of doubtful) {
    if (findVisible(snapshot.catalog, alternatives) === undefined) wanted.delete(place);
  }
  return wanted;
}

/** The letter of a vitamin is only found beside the word. */
function keepLettersBeside(words: TypedWord[], wanted: Map<number, WantedWord>) {
  for (const { place, stems } of letteredVitamins(words)) {
    const word = wanted.get(place);
    if (!word) continue;
    const longer = word.alternatives.filter(({ stems }) => stems.length > 1);
    word.alternatives = [sideBySide(stems), ...longer.map((one) => ({ ...one, kind: 'neighbors' as const }))];
  }
}

/** The letter of a vitamin stands beside the word: any French text contains a `d`. */
function letteredVitamins(words: TypedWord[]) {
  return words.flatMap(({ plain }, place) => {
    const before = words[place - 1]?.stem ?? '';
    return plain.length === 1 && /[a-z]/.test(plain) && /^vit(amin)?$/.test(before)
      ? { place, stems: ['vitamin', plain] }
      : [];
  });
}

/** Leaves out alternatives that find nothing more than another one: those with its stems and others. */
function withoutNarrower(alternatives: Alternative[]) {
  const covers = (wide: Alternative, narrow: Alternative) =>
    wide.kind === 'all' &&
    narrow.kind !== 'beginning' &&
    wide.weight >= narrow.weight &&
    wide.stems.every((stem) => narrow.stems.includes(stem));
  return alternatives.filter(
    (narrow, place) =>
      !alternatives.some(
        (wide, other) => other !== place && covers(wide, narrow) && (other < place || !covers(narrow, wide)),
      ),
  );
}

/** The last word may be cut. A number never is: `3` is not a beginning of `30`. */
function beginnings(last: TypedWord | undefined, beginningUses: number): Alternative[] {
  if (!last || beginningUses === 0 || /[0-9]$/.test(last.plain)) return [];
  if (last.plain.length < minBeginningLength && last.uses >= rareUses) return [];
  const starts = [last.plain];
  // Stems of plurals end in `y`.
  if (last.plain.endsWith('i')) starts.push(`${last.plain.slice(0, -1)}y`);
  if (isArabic(last.plain) && last.stem !== last.plain) starts.push(last.stem);
  return starts.map((start) => ({ stems: [start], kind: 'beginning', weight: 0.8 }));
}
