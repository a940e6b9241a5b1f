import type { Catalog } from '../../listing/catalog-in-memory.ts';
import type { Row } from '../../listing/catalog-row.ts';
import { fieldOf, matchWord, nameField, neighbors, worthOfDescription, worthOfRest } from './match-word.ts';
import type { WeighedWord } from './weigh-words.ts';

/** Two words of the keyword that follow each other. */
export type Pair = { stems: [string, string]; places: [number, number] };

type Search = {
  /** The most informative word first. */
  words: WeighedWord[];
  pairs: Pair[];
};

/** A product with any of the words. */
export type Candidate = {
  row: Row;
  /** The sum of what the words are worth. */
  worth: number;
  /** The rarity of the contained words. */
  coverage: number;
  /** A bit for each of the ranked words that the product contains. */
  contained: number;
  /** How many selective and how many required words it contains, and whether one of them is rare. */
  selective: number;
  required: number;
  hasRare: boolean;
  /** How many of the selective words are in its name, brand, category or needs. */
  prominent: number;
  /** A bit for each ranked word in one of these or, if the word is a trait, in the features or ingredients. */
  named: number;
};

/** The bonus for two neighbors in the name, as a share of the rarity of the more common word. */
const neighborsWorth = 0.2;

/** All products with any of the words. */
export function findCandidates(catalog: Catalog, { words, pairs }: Search): Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const [nth, word] of words.entries()) {
    matchWord(catalog, word.alternatives, (row, worth) => {
      const candidate = candidates.get(row.place) ?? aCandidate(row);
      candidates.set(row.place, candidate);
      addWord(candidate, word, { nth, worth });
    });
  }
  for (const pair of pairs) addPair(catalog, candidates, { words, pair });
  return [...candidates.values()];
}

function addWord(candidate: Candidate, word: WeighedWord, { nth, worth }: { nth: number; worth: number }) {
  const { rarity, isRanked, isSelective, isRequired, isRare, isTrait } = word;
  if (isRanked) {
    candidate.worth += worth * rarity;
    candidate.coverage += rarity;
    candidate.contained |= 1 << nth;
  }
  candidate.selective += Number(isSelective);
  candidate.required += Number(isRequired);
  candidate.hasRare ||= isRare;
  if (worth > worthOfRest) candidate.prominent += Number(isSelective);
  if (isRanked && worth > (isTrait ? worthOfDescription : worthOfRest)) candidate.named |= 1 << nth;
}

function aCandidate(row: Row): Candidate {
  return {
    row,
    worth: 0,
    coverage: 0,
    contained: 0,
    selective: 0,
    required: 0,
    hasRare: false,
    prominent: 0,
    named: 0,
  };
}

type Neighbors = { words: WeighedWord[]; pair: Pair };

/** Adds to the worth of the candidates in whose names the two words stand side by side. */
function addPair(catalog: Catalog, candidates: Map<number, Candidate>, { words, pair }: Neighbors) {
  const rarities = pair.places.map(
    (place) => words.find((word) => word.isRanked && word.place === place)?.rarity ?? 0,
  );
  const worth = neighborsWorth * Math.min(...rarities);
  if (worth === 0) return;
  const inNames = neighbors(catalog, pair.stems).filter(({ position }) => fieldOf(position) === nameField);
  for (const place of new Set(inNames.map(({ place }) => place))) {
    const candidate = candidates.get(place);
    if (candidate) candidate.worth += worth;
  }
}
