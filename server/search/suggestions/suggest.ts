import type { Suggestions } from '../../../shared/catalog.ts';
import { foldedWords, formsOf } from '../../../shared/folded-words.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { isVisible } from '../../catalog/listing/catalog-columns.ts';
import { type CatalogCopy, copyAt } from '../../catalog/listing/catalog-copy.ts';
import { atOneVersion, type CatalogSnapshot } from '../../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { knownNames, notSoldIn } from '../find-not-sold.ts';
import { editDistance } from '../honesty/correctable-words.ts';
import { searchProducts } from '../search-products.ts';
import { readWords } from '../typed-words.ts';
import { beginsWith, completeTerms } from './complete-terms.ts';
import { respelledBeginnings } from './guess-beginnings.ts';
import { matchLabels } from './match-labels.ts';
import { matchNames, mostTypedWords, type TypedBeginning } from './match-names.ts';
import { nameWordsAt } from './name-catalog.ts';
import { type NameWords, rowOf } from './name-words.ts';
import { suggestionLabels } from './suggestion-labels.ts';
import { chooseRows, readCards, readNames } from './suggestion-products.ts';
import { synonymsOf } from './typed-synonyms.ts';

const mostTerms = 5;
const mostLabels = 3;
/** More words are searched for only when the form is sent: this takes longest and fits a few words at most. */
const mostSearchedWords = 5;
const mostTypos = 2;
/** The names that are read for terms: of the best products, and of each of the most used completions of one word. */
const sampled = { best: 100, completions: 8, ofCompletion: 16 };

type Asked = {
  db: Db;
  snapshot: CatalogSnapshot;
  copy: CatalogCopy;
  language: Language;
  names: Record<Language, NameWords>;
};

/** What the typed words mean, with the rows of its products, best first. */
type Match = { typed: TypedBeginning[]; terms: string[]; rows: number[] };

const nothing: Suggestions = { terms: [], categories: [], brands: [], needs: [], products: [] };

/** Suggestions for a half-typed search (requirements: Suggestions). */
export function suggest(db: Db, keyword: string, language: Language): Promise<Suggestions> {
  const words = foldedWords(keyword)
    .map(({ word }) => word)
    .slice(0, mostTypedWords);
  if (words.length === 0) return Promise.resolve(nothing);
  return atOneVersion(db, async (snapshot) => {
    const copy = await copyAt(db, snapshot);
    const names = await nameWordsAt(db, snapshot);
    await copy.refreshSoldOut();
    copy.check(snapshot);
    if (await asksForNotSold(db, snapshot, keyword)) return nothing;
    const asked = { db, snapshot, copy, language, names };
    const typed = words.map(formsOf);
    const match =
      (await findNames(asked, typed)) ??
      (await findSynonyms(asked, words)) ??
      (await findInOtherLanguages(asked, typed)) ??
      (await findRespelled(asked, words)) ??
      (words.length <= mostSearchedWords ? await searchAll(asked, keyword) : undefined);
    const labels = await suggestionLabels(db, snapshot, { copy, language });
    const wanted = { typed: match?.typed ?? typed, most: mostLabels };
    const rows = chooseRows(copy, match?.rows ?? []);
    return {
      terms: withoutTyped(match?.terms ?? [], words),
      categories: matchLabels(labels.categories, wanted),
      brands: matchLabels(labels.brands, wanted),
      needs: matchLabels(labels.needs, wanted),
      products: await readCards(db, snapshot, { copy, rows, language }),
    };
  });
}

async function asksForNotSold(db: Db, snapshot: CatalogSnapshot, keyword: string) {
  const { words } = await readWords(db, snapshot, keyword);
  const notSold = await notSoldIn(db, snapshot, words);
  return notSold.some(({ kind }) => kind !== 'brand');
}

/** A term that is already typed says nothing. */
function withoutTyped(terms: string[], words: string[]) {
  const typed = words.join(' ');
  const keyOf = (term: string) =>
    foldedWords(term)
      .map(({ word }) => word)
      .join(' ');
  return terms.filter((term) => keyOf(term) !== typed).slice(0, mostTerms);
}

/** The products whose names in this language contain all typed words, and terms of their names. */
async function findNames(asked: Asked, typed: TypedBeginning[]): Promise<Match | undefined> {
  const { language, copy } = asked;
  const names = asked.names[language];
  const best = matchNames(copy.columns, { names, typed, most: sampled.best });
  if (best.length === 0) return undefined;
  const rows = [...new Set([...best, ...(typed.length === 1 ? sampleOf(asked, typed[0] ?? []) : [])])];
  const stored = await readNames(asked.db, asked.snapshot, { copy, rows, language });
  // Words of former names stay in memory.
  const current = new Map(
    [...stored].filter(([, { name, brand }]) => {
      const words = foldedWords(`${name} ${brand}`);
      return typed.every((beginnings) => words.some(({ word }) => beginsWith(word, beginnings)));
    }),
  );
  const terms = completeTerms({
    typed,
    names: [...current.values()].map(({ name }) => name),
    usesOf: typed.length === 1 ? (word) => names.postingsOf(formsOf(word).at(-1) ?? '').length : undefined,
    most: mostTerms + 1,
  });
  const found = best.filter((row) => current.has(row));
  return found.length === 0 ? undefined : { typed, terms, rows: found };
}

/** Some rows of each of the most used words with this beginning, so that terms are not those of one word only. */
function sampleOf({ names, language, copy }: Asked, beginnings: TypedBeginning) {
  const words = beginnings.flatMap((beginning) => names[language].beginningWith(beginning));
  return words
    .map((word) => names[language].postingsOf(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, sampled.completions)
    .flatMap((postings) => [...postings.slice(-sampled.ofCompletion)].map(rowOf))
    .filter((row) => (copy.columns.flags[row] as number) & isVisible);
}

/** The products with another name for what is typed, such as diapers for `napp`. */
async function findSynonyms(asked: Asked, words: string[]): Promise<Match | undefined> {
  const phrases = await synonymsOf(asked.db, asked.snapshot, words);
  // Single words together, so that the one that most names use is the first term.
  const single = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase.flatMap(formsOf) : []));
  const longer = phrases.filter((phrase) => phrase.length > 1).map((phrase) => phrase.map(formsOf));
  const matches: Match[] = [];
  for (const typed of single.length > 0 ? [[single], ...longer] : longer) {
    const match = await findNames(asked, typed);
    if (match) matches.push(match);
  }
  asked.copy.check(asked.snapshot);
  const [first] = matches;
  return first && { ...first, rows: [...new Set(matches.flatMap(({ rows }) => rows))] };
}

/** The products with this name in another language. Their terms would be in that language too. */
async function findInOtherLanguages(asked: Asked, typed: TypedBeginning[]): Promise<Match | undefined> {
  for (const language of languages) {
    if (language === asked.language) continue;
    const match = await findNames({ ...asked, language }, typed);
    if (match) return { ...match, terms: [] };
  }
  return undefined;
}

/** The products with a name that is one typo away from what is typed. */
async function findRespelled(asked: Asked, words: string[]): Promise<Match | undefined> {
  const { language, names, db, snapshot } = asked;
  const isKnownName = await knownNames(db, snapshot);
  for (const other of [language, ...languages.filter((one) => one !== language)]) {
    const typed = await respelledBeginnings(db, { names: names[other], words, isKnownName });
    const match = typed && (await findNames({ ...asked, language: other }, typed));
    if (match) return other === language ? match : { ...match, terms: [] };
  }
  return undefined;
}

/** The products that a search for the typed text finds. */
async function searchAll(asked: Asked, keyword: string): Promise<Match | undefined> {
  const { db, snapshot, copy } = asked;
  const { hits, correction } = await searchProducts(db, snapshot, { keyword, includeHidden: false });
  copy.check(snapshot);
  // The last word may be half typed, and the closest whole word may then be a different one.
  const isOther = correction && editDistance(correction.searched, correction.shown) > mostTypos;
  if (hits.length === 0 || isOther) return undefined;
  const rows = [...hits.subarray(0, sampled.best)];
  const typed = foldedWords(correction?.shown ?? keyword).map(({ word }) => formsOf(word));
  return { typed, rows, terms: correction ? [correction.shown] : [] };
}
