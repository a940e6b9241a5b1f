import type { Suggestions } from '../../../shared/catalog/catalog.ts';
import { foldedWords, formsOf } from '../../../shared/search/folded-words.ts';
import { type Language, languages } from '../../../shared/values/languages.ts';
import type { Catalog } from '../../listing/catalog-in-memory.ts';
import type { Need, Row } from '../../listing/catalog-row.ts';
import { atOneVersion, type CatalogSnapshot } from '../../listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { knownNames, needOf, notSoldIn } from '../find-not-sold.ts';
import { editDistance } from '../honesty/correctable-words.ts';
import { searchProducts } from '../search-products.ts';
import { readWords } from '../typed-words.ts';
import { completeTerms } from './complete-terms.ts';
import { respelledBeginnings } from './guess-beginnings.ts';
import { matchLabels } from './match-labels.ts';
import { matchNames, mostTypedWords, type TypedBeginning } from './match-names.ts';
import { suggestionLabels } from './suggestion-labels.ts';
import { readCards } from './suggestion-products.ts';
import { synonymsOf } from './typed-synonyms.ts';

const mostTerms = 5;
const mostLabels = 3;
/** More words are searched for only when the form is sent: this takes longest and fits a few words at most. */
const mostSearchedWords = 5;
const mostTypos = 2;
/** The names that are read for terms: of the best products, and of each of the most used completions of one word. */
const sampled = { best: 100, completions: 8, ofCompletion: 16 };

type Asked = { snapshot: CatalogSnapshot; language: Language };

/** What the typed words mean, with its products, best first. */
type Match = { typed: TypedBeginning[]; terms: string[]; rows: Row[] };

const nothing: Suggestions = { terms: [], categories: [], brands: [], needs: [], products: [] };

/** Suggestions for a half-typed search (requirements: Suggestions). */
export function suggest(db: Db, keyword: string, lang?: Language): Promise<Suggestions> {
  const words = foldedWords(keyword)
    .map(({ word }) => word)
    .slice(0, mostTypedWords);
  if (words.length === 0) return Promise.resolve(nothing);
  return atOneVersion(db, async (snapshot) => {
    const language = lang ?? snapshot.catalog.baseLanguage;
    const asked = { snapshot, language };
    const { words: asTyped } = await readWords(snapshot, keyword);
    const notSold = await notSoldIn(snapshot, asTyped);
    if (notSold.some(({ kind }) => kind !== 'brand')) {
      return suggestNeed(asked, needOf(snapshot, { words: asTyped, notSold }));
    }
    const typed = words.map(formsOf);
    const match =
      findNames(asked, typed) ??
      (await findSynonyms(asked, words)) ??
      findInOtherLanguages(asked, typed) ??
      (await findRespelled(asked, words)) ??
      (words.length <= mostSearchedWords ? await searchAll(asked, keyword) : undefined);
    const labels = await suggestionLabels(snapshot, language);
    const wanted = { typed: match?.typed ?? typed, most: mostLabels };
    return {
      terms: withoutTyped(match?.terms ?? [], words),
      categories: matchLabels(labels.categories, wanted),
      brands: matchLabels(labels.brands, wanted),
      needs: matchLabels(labels.needs, wanted),
      products: await readCards(snapshot, match?.rows ?? [], language),
    };
  });
}

/** The need to which complaints lead, with its products. */
async function suggestNeed({ snapshot, language }: Asked, need?: Need): Promise<Suggestions> {
  if (!need) return nothing;
  const products = await readCards(snapshot, snapshot.catalog.rowsOf(need.products), language);
  return { ...nothing, needs: [{ slug: need.slug, name: need.names[language] }], products };
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
function findNames({ snapshot: { catalog }, language }: Asked, typed: TypedBeginning[]): Match | undefined {
  const rows = matchNames(catalog, { language, typed, most: sampled.best });
  if (rows.length === 0) return undefined;
  const [only = []] = typed;
  const isOneWord = typed.length === 1;
  const sample = isOneWord ? sampleOf(catalog, language, only) : [];
  // Of two spellings that are used as often, the one of the older product is shown.
  const named = [...new Set([...rows, ...sample])].sort((a, b) => a.number - b.number);
  const usesOf = (word: string) => catalog.names[language].countOf(formsOf(word).at(-1) ?? '');
  const terms = completeTerms({
    typed,
    names: named.map(({ names }) => names[language]),
    usesOf: isOneWord ? usesOf : undefined,
    most: mostTerms + 1,
  });
  return { typed, terms, rows };
}

/** Some products with each of the most used words with this beginning, so that terms are not those of one word only. */
function sampleOf({ names, rows }: Catalog, language: Language, beginnings: TypedBeginning) {
  const index = names[language];
  const words = beginnings
    .flatMap((beginning) => index.beginningWith(beginning))
    .map((word) => ({ word, count: index.countOf(word) }));
  const sample: Row[] = [];
  for (const { word } of words.sort((a, b) => b.count - a.count).slice(0, sampled.completions)) {
    index.visit(word, (place) => sample.push(rows[place] as Row), sampled.ofCompletion);
  }
  return sample.filter(({ isVisible }) => isVisible);
}

/** The products with another name for what is typed, such as diapers for `napp`. */
async function findSynonyms(asked: Asked, words: string[]): Promise<Match | undefined> {
  const phrases = await synonymsOf(asked.snapshot, words);
  // Single words together, so that the one that most names use is the first term.
  const single = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase.flatMap(formsOf) : []));
  const longer = phrases.filter((phrase) => phrase.length > 1).map((phrase) => phrase.map(formsOf));
  const matches: Match[] = [];
  for (const typed of single.length > 0 ? [[single], ...longer] : longer) {
    const match = findNames(asked, typed);
    if (match) matches.push(match);
  }
  const [first] = matches;
  return first && { ...first, rows: [...new Set(matches.flatMap(({ rows }) => rows))] };
}

/** The products with this name in another language. Their terms would be in that language too. */
function findInOtherLanguages(asked: Asked, typed: TypedBeginning[]): Match | undefined {
  for (const language of languages) {
    if (language === asked.language) continue;
    const match = findNames({ ...asked, language }, typed);
    if (match) return { ...match, terms: [] };
  }
  return undefined;
}

/** The products with a name that is one typo away from what is typed. */
async function findRespelled(asked: Asked, words: string[]): Promise<Match | undefined> {
  const { language, snapshot } = asked;
  const isKnownName = await knownNames(snapshot);
  for (const other of [language, ...languages.filter((one) => one !== language)]) {
    const names = snapshot.catalog.names[other];
    const typed = await respelledBeginnings(snapshot.db, { names, words, isKnownName });
    const match = typed && findNames({ ...asked, language: other }, typed);
    if (match) return other === language ? match : { ...match, terms: [] };
  }
  return undefined;
}

/** The products that a search for the typed text finds. */
async function searchAll({ snapshot }: Asked, keyword: string): Promise<Match | undefined> {
  const { hits, correction } = await searchProducts(snapshot, { keyword, includeHidden: false });
  // The last word may be half typed, and the closest whole word may then be a different one.
  const isOther = correction && editDistance(correction.searched, correction.shown) > mostTypos;
  if (hits.length === 0 || isOther) return undefined;
  const rows = hits.slice(0, sampled.best);
  const typed = foldedWords(correction?.shown ?? keyword).map(({ word }) => formsOf(word));
  return { typed, rows, terms: correction ? [correction.shown] : [] };
}
