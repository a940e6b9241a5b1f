import { sql } from 'kysely';
import { type CatalogSnapshot, catalogVersion } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { forgivingQueries, matchesOf, neighbors, type WantedWord } from './search-query.ts';

/** Two words of the keyword that follow each other. */
type Pair = { stems: [string, string]; places: [number, number] };

export type Wanted = {
  /** At least one. */
  words: WantedWord[];
  pairs: Pair[];
  /** Words are dropped until so many products are found. */
  enough: number;
  /** Whether products of inactive categories count. */
  includeHidden: boolean;
  /** The number of products in the catalogue. */
  products: number;
};

export type Hits = {
  /** The numbers of all found products, hidden ones included, best match first. */
  numbers: Int32Array;
  /** The places of the words that most of them do not contain; empty if all contain all words. */
  leftOut: number[];
  byteLength: number;
};

/** More words do not count in the rank. */
const mostRanked = 12;
/** What two neighbors in the name add, as a share of the rarity of the more common one. */
const neighborsWorth = 0.2;

export function findHits(db: Db, snapshot: CatalogSnapshot, wanted: Wanted): Promise<Hits> {
  return snapshot.recall(`hits ${JSON.stringify(wanted)}`, async () => {
    const informative = wanted.words
      .map((word) => ({ ...word, rarity: rarityOf(word, wanted.products) }))
      .sort((a, b) => b.rarity - a.rarity || a.place - b.place);
    const forgiving = forgivingQueries(informative);
    const place = await firstSufficient(db, forgiving, wanted);
    const query = forgiving[place - 1] ?? '';
    const ranked = informative.slice(0, mostRanked);
    const { version, numbers, shares } = await rankListings(db, { query, ranked, pairs: wanted.pairs });
    const leftOut = place === 1 ? [] : leftOutOf(ranked, shares);
    return { version, value: { numbers, leftOut, byteLength: numbers.byteLength } };
  });
}

/** The places of the words that less than half of the products contain, or of those that the fewest contain. */
function leftOutOf(ranked: WantedWord[], shares: number[]) {
  const lowest = Math.min(...shares);
  if (lowest === 1) return [];
  return ranked
    .filter((_, index) => (shares[index] ?? 0) < 0.5 || shares[index] === lowest)
    .map(({ place }) => place);
}

/** How much a word tells: the fewer products contain it, the more. */
function rarityOf({ uses }: WantedWord, products: number) {
  return Math.log(1 + Math.max(1, products) / (1 + uses));
}

async function firstSufficient(db: Db, queries: string[], { enough, includeHidden }: Wanted) {
  const { rows } = await sql<{ place: number }>`
    select first_sufficient(${queries}::text[]::tsquery[], ${enough}, ${includeHidden}) as place`.execute(db);
  return rows[0]?.place ?? 1;
}

type Ranking = { query: string; ranked: (WantedWord & { rarity: number })[]; pairs: Pair[] };

/**
 * The products that match the query, best match first. The rank of a product is the sum over the words of their rarity and
 * of the field in which they occur, more for words that stand side by side in the name, less if words are missing and if
 * the name has many others.
 */
async function rankListings(db: Db, { query, ranked, pairs }: Ranking) {
  const matches = ranked.flatMap((word, index) =>
    matchesOf(word).map((match) => ({ ...match, word: index + 1 })),
  );
  const adjacent = pairs.flatMap((pair) => worthOfPair(ranked, pair));
  const { rows } = await sql<{ version: number; numbers: string | null; shares: (number | null)[] }>`
    select ${catalogVersion}, numbers, shares from rank_listings(
      ${query}::tsquery,
      ${ranked.map(({ rarity }) => rarity)}::real[],
      ${matches.map(({ query }) => query)}::text[]::tsquery[],
      ${matches.map(({ worth }) => worth)}::real[],
      ${matches.map(({ word }) => word)}::integer[],
      ${adjacent.map(({ query }) => query)}::text[]::tsquery[],
      ${adjacent.map(({ worth }) => worth)}::real[]
    )`.execute(db);
  const [{ version = 0, numbers = null, shares = [] } = {}] = rows;
  return {
    version,
    numbers: Int32Array.from(numbers?.split(',') ?? [], Number),
    shares: shares.map((share) => share ?? 0),
  };
}

function worthOfPair(ranked: Ranking['ranked'], { stems, places }: Pair) {
  const rarities = places.map((place) => ranked.find((word) => word.place === place)?.rarity ?? 0);
  const worth = neighborsWorth * Math.min(...rarities);
  return worth > 0 ? [{ query: neighbors(...stems), worth }] : [];
}
