import { type FoldedWord, foldedWords, formsOf } from '../../../shared/search/folded-words.ts';
import type { TypedBeginning } from './match-names.ts';

/** A phrase of a name. `completes` is its key without the words that follow the typed ones. */
type Phrase = { text: string; key: string; completes: string; weight: number };

type Found = { texts: Map<string, number>; count: number; weight: number; completes: string };

/** A term with the number of products, roughly, whose names contain it. */
type Term = { text: string; key: string; uses: number };

/** The words that a phrase may have after the typed ones, not counting words such as `de`. */
const mostMoreWords = 2;
const longestTerm = 60;
/** Rarer ones are not compared with each other. */
const mostCompared = 60;
/** A longer term stands for a shorter one that hardly any other product contains. */
const sameProducts = 0.8;

/** What a term in brackets, often its name in another language, is worth. */
const inBrackets = 0.2;

/** Words on which no term begins or ends. */
const joiningWords = new Set(
  `a an and at by for from in of on the to with without de du des d l la le les un une et en au aux pour par avec sans sur
  من في على مع الى عن و`.split(/\s+/),
);

type Completing = {
  typed: TypedBeginning[];
  /** The names of products that contain the typed words. */
  names: string[];
  /** The number of products with a word; absent for several typed words. */
  usesOf?: ((word: string) => number) | undefined;
  most: number;
};

/**
 * Completions of the typed words: words and short phrases of the names, as most of them spell it, the most frequent
 * first (requirements: Suggestions).
 */
export function completeTerms({ typed, names, usesOf, most }: Completing): string[] {
  const found = new Map<string, Found>();
  for (const name of names) {
    for (const { text, key, completes, weight } of phrasesIn(name, typed)) {
      const entry = found.get(key) ?? { texts: new Map<string, number>(), count: 0, weight: 0, completes };
      entry.texts.set(text, (entry.texts.get(text) ?? 0) + 1);
      entry.count += 1;
      entry.weight += weight;
      found.set(key, entry);
    }
  }
  const terms = [...found].flatMap(([key, { texts, count, weight, completes }]): Term[] => {
    const ofWord = found.get(completes)?.count ?? count;
    // Of one product, the product itself is the better suggestion.
    if (key !== completes && count < 2) return [];
    const uses = usesOf ? (usesOf(completes) * weight) / ofWord : weight;
    return [{ text: mostUsed(texts), key, uses }];
  });
  const ranked = terms.sort(
    (a, b) => b.uses - a.uses || a.key.length - b.key.length || (a.key < b.key ? -1 : 1),
  );
  return withoutSame(ranked.slice(0, mostCompared))
    .slice(0, most)
    .map(({ text }) => text);
}

function mostUsed(texts: Map<string, number>) {
  return [...texts].reduce((best, text) => (text[1] > best[1] ? text : best))[0];
}

/** Without terms that say no more than a longer one, or than one in the singular or plural that is used more. */
function withoutSame(terms: Term[]) {
  const seen = new Set<string>();
  return terms.filter(({ key, uses }) => {
    const singular = key.replace(/(?<=[a-z]{3})e?s?(?= |$)/g, '');
    if (seen.has(singular)) return false;
    seen.add(singular);
    return !terms.some((other) => other.key.startsWith(`${key} `) && other.uses >= sameProducts * uses);
  });
}

/** The phrases of a name that begin with the typed words, each once. */
function phrasesIn(name: string, typed: TypedBeginning[]) {
  const words = foldedWords(name);
  const phrases = new Map<string, Phrase>();
  for (let start = 0; start + typed.length <= words.length; start++) {
    const first = words[start];
    if (!first || !isBegun(words.slice(start, start + typed.length), typed)) continue;
    const end = wholePiece(name, words, start + typed.length - 1);
    const completes = keyOf(words, start, end);
    const isInBrackets = name.lastIndexOf('(', first.start) > name.lastIndexOf(')', first.start);
    for (const last of [end, ...longerEnds(name, words, end)]) {
      const key = keyOf(words, start, last);
      const text = name.slice(first.start, words[last]?.end);
      if (text.length > longestTerm || phrases.has(key) || !/\p{L}/u.test(text)) continue;
      phrases.set(key, { text, key, completes, weight: isInBrackets ? inBrackets : 1 });
    }
  }
  return phrases.values();
}

function isBegun(words: FoldedWord[], typed: TypedBeginning[]) {
  if (typed.length === 1 && joiningWords.has(words[0]?.word ?? '')) return false;
  return typed.every((beginnings, place) => beginsWith(words[place]?.word, beginnings));
}

export function beginsWith(word: string | undefined, beginnings: TypedBeginning) {
  if (word === undefined) return false;
  return formsOf(word).some((form) => beginnings.some((beginning) => form.startsWith(beginning)));
}

function keyOf(words: FoldedWord[], start: number, end: number) {
  return words
    .slice(start, end + 1)
    .map(({ word }) => word)
    .join(' ');
}

/** The last word of what is written in one piece, such as `B12` or `anti-âge`. */
function wholePiece(name: string, words: FoldedWord[], place: number): number {
  const [word, next] = [words[place], words[place + 1]];
  const isOnePiece = word && next && /^[-‑'’]?$/.test(name.slice(word.end, next.start));
  return isOnePiece ? wholePiece(name, words, place + 1) : place;
}

/**
 * Where longer phrases end: at words that tell something, before a number and before any mark but a space. A number
 * without a unit belongs to the word before it, as in `SPF 50`.
 */
function longerEnds(name: string, words: FoldedWord[], from: number) {
  const ends: number[] = [];
  let place = from;
  while (ends.length < mostMoreWords) {
    const [word, next] = [words[place], words[place + 1]];
    if (!word || !next || !/^[\s'’]+$/.test(name.slice(word.end, next.start)) || /\d/.test(next.word)) break;
    place += 1;
    if (joiningWords.has(next.word)) continue;
    place = wholePiece(name, words, place);
    if (
      /^\s*\d+(?!\d|[.,]\d|\s*(%|(m?g|kg|[cm]?l|[ui][ui]|µg|mcg|[cm]?m)\b))/i.test(
        name.slice(words[place]?.end),
      )
    )
      break;
    ends.push(place);
  }
  return ends;
}
