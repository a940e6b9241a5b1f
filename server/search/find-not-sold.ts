import { sql } from 'kysely';
import { foldedWords } from '../../shared/search/folded-words.ts';
import type { Row } from '../listing/catalog-row.ts';
import { type CatalogSnapshot, catalogVersion } from '../listing/catalog-snapshot.ts';
import { meaningfulPlaces } from './filler-words.ts';
import { findSynonyms, readPhrases } from './find-synonyms.ts';
import { carriesMeaning, isVague } from './honesty/meaning-words.ts';
import { isNamedAfter, type ProductName } from './honesty/named-after.ts';
import { findNotSold, type NotSoldEntry, type NotSoldMatch } from './honesty/not-sold.ts';
import { allOf, findAllVisible, findVisible, sideBySide } from './postings/match-word.ts';
import { findRegroupings } from './regroup-words.ts';
import type { TypedWord } from './typed-words.ts';

/**
 * The things in a search that the shop does not sell (requirements: Not sold). Left out are those that a visible product has
 * in its name or brand, because it is sold after all, and those that are part of a longer synonym.
 */
export async function notSoldIn(snapshot: CatalogSnapshot, words: TypedWord[]) {
  const matches = findNotSold(words, await readNotSold(snapshot));
  if (matches.length === 0) return [];
  const synonyms = await findSynonyms(snapshot, words);
  const isInLonger = ({ places }: NotSoldMatch) =>
    synonyms.some(
      (other) => other.places.length > places.length && places.every((place) => other.places.includes(place)),
    );
  const regroupings = await findRegroupings(snapshot, words);
  const unsold: NotSoldMatch[] = [];
  for (const match of matches) {
    if (isInLonger(match)) continue;
    const { stems, places } = match;
    const spellings = regroupings.filter((other) => places.every((place) => other.places.includes(place)));
    const phrases = [stems.split(' '), ...spellings.map(({ alternative }) => alternative.stems)];
    const others = meaningfulPlaces(words)
      .filter((place) => !places.includes(place))
      .map((place) => words[place] as TypedWord)
      .filter(carriesMeaning);
    const isDetail = match.kind === 'service' && others.some((word) => isProminent(snapshot, word));
    if (!isDetail && !(await isInShop(snapshot, { match, phrases, others }))) unsold.push(match);
  }
  return unsold;
}

/** `delivery` beside a product asks for the product. */
function isProminent({ catalog }: CatalogSnapshot, { stem }: TypedWord) {
  return findVisible(catalog, [allOf(stem)], 'prominent') !== undefined;
}

/** Beside at least this many other words, the name of a thing that is not sold may only describe the wanted product. */
const describing = 2;

/** The names of this many products are enough to tell whether the shop has the thing. */
const mostNames = 200;

type Thing = { match: NotSoldMatch; phrases: string[][]; others: TypedWord[] };

/**
 * Whether a visible product has the thing in its name or brand. If the thing is a product, that one must be named after it
 * or have all other words in its name too: a bar with chocolate is found for `chocolate bar`, but is no chocolate.
 */
async function isInShop(snapshot: CatalogSnapshot, { match, phrases, others }: Thing) {
  const rows = findAllVisible(snapshot.catalog, phrases.map(sideBySide), 'named');
  if (match.kind !== 'product') return rows.length > 0;
  const all = phrases.map((stems) => allOf(...stems, ...others.map(({ stem }) => stem)));
  if (others.length > 0 && findVisible(snapshot.catalog, all, 'named') !== undefined) return true;
  if (rows.length > 0 && others.filter(isTelling).length >= describing) return true;
  const names = await readNames(snapshot, rows.slice(0, mostNames));
  return names.some((name) => phrases.some((stems) => isNamedAfter(name, stems.join(' '))));
}

/** The names of these products in each language, without brand and option. */
async function readNames(snapshot: CatalogSnapshot, products: Row[]) {
  const numbers = products.map(({ number }) => number);
  const { rows } = await sql<ProductName & { version: number }>`
    select ${catalogVersion}, language, coalesce(word_stems(plain_words(split_part(
      regexp_replace(replace(replace(name, label, ''), brand, ''), '[(,;:–—]', ',', 'g'), ',', 1
    ))), '') as stems
    from (
      select coalesce((select base_language() from product_texts where product_id = p.id limit 1), 'any') as language,
        name, coalesce(variant_label, '') as label, coalesce(brand, '') as brand, number from products p
      union all
      select t.language, t.name, t.label, coalesce(p.brand, ''), number from product_texts t join products p on p.id = t.product_id
    ) names
    where number = any(${numbers}::integer[])`.execute(snapshot.db);
  return snapshot.check({ version: rows[0]?.version ?? snapshot.version, value: rows });
}

/** The list, remembered for the version of the catalog. */
function readNotSold(snapshot: CatalogSnapshot): Promise<ReadonlyMap<string, NotSoldEntry>> {
  return snapshot.recallRead('not sold', async () => {
    const { rows } = await sql<Required<NotSoldEntry> & { version: number }>`
      select ${catalogVersion}, kind, phrase, stems, case
        -- A link to a need that is hidden or gone leads nowhere.
        when link not like '/needs/%' or exists (
          select from needs where slug = substr(link, length('/needs/') + 1) and is_active
        ) then link else ''
      end as link
      from not_sold`.execute(snapshot.db);
    const value = new Map(
      rows.map(({ version: _, link, ...entry }) => [entry.stems, { ...entry, ...(link && { link }) }]),
    );
    return { version: rows[0]?.version ?? snapshot.version, value };
  });
}

type Asked = { words: TypedWord[]; wanted: { place: number }[]; notSold: NotSoldMatch[] };

function isTelling(word: TypedWord) {
  return carriesMeaning(word) && !isVague(word);
}

/**
 * Whether the page lists no products: the search asks for a medicine, for another thing that is not sold with hardly any
 * other word, or for a brand with at most a form such as cream.
 */
export function listsNothing({ words, wanted, notSold }: Asked) {
  if (notSold.length === 0) return false;
  const others = wanted.map(({ place }) => words[place] as TypedWord);
  const telling = others.filter(isTelling).length;
  const isAsked = ({ kind }: NotSoldMatch) =>
    kind === 'medicine' || (kind !== 'brand' && telling < describing);
  return telling === 0 || notSold.some(isAsked);
}

/** The need to which a search for nothing but complaints leads. */
export function needOf({ catalog }: CatalogSnapshot, { words, notSold }: Omit<Asked, 'wanted'>) {
  const asked = new Set(notSold.flatMap(({ places }) => places));
  const isMore = words.some((word, place) => !asked.has(place) && isTelling(word));
  if (isMore || !notSold.every(({ kind }) => kind === 'complaint')) return undefined;
  const links = new Set(notSold.map(({ link }) => link));
  return catalog.needs.find(({ slug }) => links.has(`/needs/${slug}`));
}

/** Tells names that are never corrected: single words among the synonyms and on the list of what is not sold. */
export async function knownNames(snapshot: CatalogSnapshot): Promise<(word: string) => boolean> {
  const phrases = await readPhrases(snapshot);
  const notSold = await readNotSold(snapshot);
  return snapshot.recall('known names', () => {
    const names = new Set(phrases.filter(({ words }) => words.length === 1).map(({ key }) => key));
    for (const { phrase } of notSold.values()) {
      const [first, second] = foldedWords(phrase);
      if (first && !second) names.add(first.word);
    }
    return (word: string) => names.has(word);
  });
}
