import { sql } from 'kysely';
import { foldLetters } from '../../shared/search/folded-words.ts';
import type { Catalog } from '../listing/catalog-in-memory.ts';
import type { Row } from '../listing/catalog-row.ts';
import type { CatalogSnapshot } from '../listing/catalog-snapshot.ts';
import { carriesMeaning } from './honesty/meaning-words.ts';
import { allOf, findVisible } from './postings/match-word.ts';
import { type Candidate, findCandidates } from './spelling-candidates.ts';
import type { TypedWord } from './typed-words.ts';

/** The number of other words with which a candidate should occur. */
const mostCompanions = 2;

/**
 * The catalog's spellings of unknown words, by their places (requirements: Search). Of the stems that are similar to a
 * word as it was typed, those that occur in a product together with the other words come first, then those with the
 * fewest typos, then the most used.
 */
export async function correctSpelling(
  snapshot: CatalogSnapshot,
  { words, unknown }: { words: TypedWord[]; unknown: number[] },
): Promise<Map<number, Candidate>> {
  const typed = unknown.map((place) => words[place]?.plain ?? '');
  const candidates = await findCandidates(snapshot.db, typed);
  const companions = words
    .filter(({ uses }, place) => uses > 0 && !unknown.includes(place))
    .sort((a, b) => a.uses - b.uses)
    .slice(0, mostCompanions)
    .map(({ stem }) => stem);
  const { catalog } = snapshot;
  // Nobody misspells a word that says nothing, or one that only a description contains.
  const isMeant = ({ stem }: Candidate) =>
    carriesMeaning({ plain: stem, stem }) && findVisible(catalog, [allOf(stem)], 'prominent') !== undefined;
  const corrected = new Map<number, Candidate>();
  for (const place of unknown) {
    const options = (candidates.get(words[place]?.plain ?? '') ?? []).filter(isMeant);
    const best = options.length > 1 ? firstThatFits(catalog, options, companions) : options[0];
    if (best) corrected.set(place, best);
  }
  return corrected;
}

function firstThatFits(catalog: Catalog, options: Candidate[], companions: string[]) {
  if (companions.length === 0) return options[0];
  const fitsOf = ({ stem }: Candidate) =>
    companions.filter((companion) => findVisible(catalog, [allOf(stem, companion)]) !== undefined).length;
  const [best] = options
    .map((option) => ({ option, fits: fitsOf(option) }))
    .sort(
      (a, b) =>
        Number(a.fits === 0) - Number(b.fits === 0) ||
        a.option.distance - b.option.distance ||
        b.fits - a.fits,
    );
  return best?.option;
}

/**
 * The stems in the spelling of a product, with accents and preferably not in the plural; stems that the product does
 * not contain stay unchanged.
 */
export async function spellStems(
  { db }: CatalogSnapshot,
  stems: string[],
  { number }: Row,
): Promise<Map<string, string>> {
  const { rows: texts } = await sql<{ text: string }>`
    select concat_ws(' ', p.name, p.brand, paths.words, p.description, array_to_string(p.features, ' '), (
      select string_agg(concat_ws(' ', name, description, array_to_string(features, ' ')), ' ')
      from product_texts where product_id = p.id
    )) as text
    from products p join category_paths paths on paths.id = p.category_id
    where p.number = ${number}`.execute(db);
  const isAlike = spelledLike(stems);
  const words = [
    ...new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [])),
  ].filter(isAlike);
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, word_stems(plain_words(word)) as stem
    from unnest(${words}::text[]) with ordinality as words (word, place)
    order by word = word_stems(plain_words(word)), place desc`.execute(db);
  const spelt = new Map(rows.map(({ word, stem }) => [stem, word]));
  return new Map(stems.map((stem) => [stem, spelt.get(stem) ?? stem]));
}

/** Tells words that may have one of the stems: few begin like one, and stemming each word of a product takes long. */
function spelledLike(stems: string[]) {
  const beginnings = new Set(stems.map((stem) => stem[0]));
  const hasArabic = stems.some((stem) => stem >= '\u0600');
  return (word: string) => (word >= '\u0600' ? hasArabic : beginnings.has(foldLetters(word)[0]));
}

/** Joins words as the shopper typed them: `b 12`, which the index splits, becomes `b12` again if it was typed so. */
export function joinWords(words: string[], typed: string): string {
  const text = typed.toLowerCase();
  return words.reduce((shown, word) => {
    const last = shown.split(' ').at(-1) ?? '';
    const typedAsOne = /^[0-9]/.test(word) !== /[0-9]$/.test(last) && text.includes(`${last}${word}`);
    return shown === '' || typedAsOne ? `${shown}${word}` : `${shown} ${word}`;
  }, '');
}
