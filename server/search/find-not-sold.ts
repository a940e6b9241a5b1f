import { sql } from 'kysely';
import { foldedWords } from '../../shared/folded-words.ts';
import { type CatalogSnapshot, catalogVersion } from '../listing/catalog-snapshot.ts';
import { findSynonyms, readPhrases } from './find-synonyms.ts';
import { carriesMeaning, isForm } from './honesty/meaning-words.ts';
import { findNotSold, type NotSoldEntry, type NotSoldMatch } from './honesty/not-sold.ts';
import { type Alternative, findVisible } from './postings/match-word.ts';
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
  return matches.filter((match) => {
    if (isInLonger(match)) return false;
    const { stems, places } = match;
    const spellings = regroupings.filter((other) => places.every((place) => other.places.includes(place)));
    const named: Alternative[] = [
      { stems: stems.split(' '), kind: 'neighbors', weight: 1 },
      ...spellings.map(({ alternative }) => ({ ...alternative, kind: 'neighbors' as const })),
    ];
    return findVisible(snapshot.catalog, named, 'named') === undefined;
  });
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

/** Beside at least this many other words, the name of a thing that is not sold may only describe the wanted product. */
const describing = 2;

/**
 * Whether the page lists no products: the search asks for a medicine, for another thing that is not sold with hardly any
 * other word, or for a brand with at most a form such as cream.
 */
export function listsNothing({ words, wanted, notSold }: Asked) {
  if (notSold.length === 0) return false;
  const others = wanted.map(({ place }) => words[place] as TypedWord);
  const telling = others.filter((word) => !isForm(word) && carriesMeaning(word)).length;
  const isAsked = ({ kind }: NotSoldMatch) =>
    kind === 'medicine' || (kind !== 'brand' && telling < describing);
  return telling === 0 || notSold.some(isAsked);
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
