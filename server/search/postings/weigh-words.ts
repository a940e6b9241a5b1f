import type { Alternative } from './match-word.ts';

/** A word of the keyword with everything that it finds. */
export type WantedWord = {
  /** The place in the keyword. */
  place: number;
  alternatives: Alternative[];
  /** The number of products in which it occurs, roughly. */
  uses: number;
  /** How much it is needed (honesty/meaning-words.ts). */
  need?: 'always' | 'first' | undefined;
  /** Whether all words are one known phrase, such as `hot water bottle`. */
  isPhrased?: boolean;
  /** Whether features and ingredients may contain it where it is needed. */
  isTrait?: boolean;
};

export type WeighedWord = WantedWord & {
  /** How informative the word is: the fewer products contain it, the more. */
  rarity: number;
  /** Whether it counts in the rank. */
  isRanked: boolean;
  /** Whether a search may require it. Very common words only count in the rank. */
  isSelective: boolean;
  /** Whether it is one of the words of which one more may be missing at each level. */
  isRequired: boolean;
  /** Whether a product with only this word is found at the last level. */
  isRare: boolean;
};

/** More words do not count in the rank. */
const mostRanked = 12;
/** If not all words are required, only this many of the most informative ones are. */
export const mostRequired = 6;
/** A word in more products than this, such as `the`, affects only the ranking. */
const commonUses = 20_000;
/** A word in more products than this is too common to find a product by itself. */
const mostUses = 1_500;

type Weighing = {
  /** The number of products of the shop. */
  products: number;
  /** Whether common words are required too. */
  needsAll: boolean;
};

/** The words with what they weigh, the most informative one first. */
export function weighWords(words: WantedWord[], { products, needsAll }: Weighing): WeighedWord[] {
  const informative = words
    .map((word) => ({ ...word, rarity: Math.log(1 + Math.max(1, products) / (1 + word.uses)) }))
    .sort((a, b) => b.rarity - a.rarity || a.place - b.place);
  let selective = 0;
  return informative.map((word, nth) => {
    const isSelective = needsAll || nth === 0 || word.uses <= commonUses;
    if (isSelective) selective += 1;
    const isRequired = isSelective && selective <= mostRequired;
    const isRare = isRequired && (nth === 0 || word.uses <= mostUses);
    return { ...word, isRanked: nth < mostRanked, isSelective, isRequired, isRare };
  });
}
