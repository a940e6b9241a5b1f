import { sql } from 'kysely';
import { copyAt } from '../catalog/listing/catalog-copy.ts';
import { type CatalogSnapshot, catalogVersion } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { forgivingQueries, inFields, matchesOf, neighbors, type WantedWord } from './search-query.ts';

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
    const copy = await copyAt(db, snapshot);
    const { columns } = copy;
    const informative = wanted.words
      .map((word) => ({ ...word, rarity: rarityOf(word, columns.rows.size) }))
      .sort((a, b) => b.rarity - a.rarity || a.place - b.place);
    const ranked = informative.slice(0, mostRanked);
    const queries = forgivingQueries(informative);
    const { version, place, groups, shares } = await rankListings(db, { ...wanted, queries, ranked });
    // It may have changed meanwhile.
    copy.check(snapshot);
    const numbers = columns.newestFirst(...parseGroups(groups));
    const leftOut = place === 1 ? [] : leftOutOf(ranked, shares);
    return { version, value: { numbers, leftOut, byteLength: numbers.byteLength } };
  });
}

const [comma, semicolon, zero] = [',', ';', '0'].map((sign) => sign.charCodeAt(0));

/** The numbers in a text such as `12,3;45`, and the group of each. Quicker than splitting for thousands of numbers. */
function parseGroups(text: string): [numbers: Int32Array, groups: Int32Array] {
  const numbers = new Int32Array(Math.ceil(text.length / 2));
  const groups = new Int32Array(numbers.length);
  let place = 0;
  let group = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === comma || sign === semicolon) {
      if (sign === semicolon) group += 1;
      place += 1;
      groups[place] = group;
    } else {
      numbers[place] = (numbers[place] as number) * 10 + sign - (zero as number);
    }
  }
  const count = text === '' ? 0 : place + 1;
  return [numbers.subarray(0, count), groups.subarray(0, count)];
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

type Ranking = Wanted & { queries: string[]; ranked: (WantedWord & { rarity: number })[] };

/**
 * The products that match the first query that finds enough, in groups of the same rank, the best group first. The rank of
 * a product is the sum over the words of their rarity and of the field in which they occur, more for words that stand side
 * by side in the name, less if words are missing and if the name has many others.
 */
async function rankListings(db: Db, { queries, enough, includeHidden, ranked, pairs }: Ranking) {
  const matches = ranked.flatMap((word, index) =>
    matchesOf(word).map((match) => ({ ...match, word: index + 1 })),
  );
  const adjacent = pairs.flatMap((pair) => worthOfPair(ranked, pair));
  type Row = { version: number; place: number; numbers: string | null; shares: (number | null)[] };
  const { rows } = await sql<Row>`
    select ${catalogVersion}, place, numbers, shares from ranked_hits(
      ${queries}::text[]::tsquery[], ${enough}, ${includeHidden},
      ${ranked.map(({ rarity }) => rarity)}::real[],
      ${ranked.map(inFields)}::text[]::tsquery[],
      ${matches.map(({ query }) => query)}::text[]::tsquery[],
      ${matches.map(({ worth }) => worth)}::real[],
      ${matches.map(({ word }) => word)}::integer[],
      ${matches.map(({ mayBeAnywhere }) => mayBeAnywhere)}::boolean[],
      ${adjacent.map(({ query }) => query)}::text[]::tsquery[],
      ${adjacent.map(({ worth }) => worth)}::real[]
    )`.execute(db);
  const [{ version = 0, place = 1, numbers = null, shares = [] } = {}] = rows;
  return { version, place, groups: numbers ?? '', shares: shares.map((share) => share ?? 0) };
}

function worthOfPair(ranked: Ranking['ranked'], { stems, places }: Pair) {
  const rarities = places.map((place) => ranked.find((word) => word.place === place)?.rarity ?? 0);
  const worth = neighborsWorth * Math.min(...rarities);
  return worth > 0 ? [{ query: neighbors(...stems), worth }] : [];
}
