import type { ReviewSums } from '../../shared/catalog/ratings.ts';
import type { Language } from '../../shared/values/languages.ts';

/** A product of the catalog. One whose words change gets a new row, so that words only have to be added. */
export type Row = {
  number: number;
  /** The index in `rows`. */
  place: number;
  /** 0 without a family. */
  family: number;
  /** Seconds since 1970. */
  created: number;
  /** Centimes. */
  price: number;
  /** The cell of the price, for the bands of the facets. */
  priceCell: number;
  /** Infinity without a net quantity. */
  unitPrice: number;
  /** The numbers of its category and those above it, the main one first. */
  categories: number[];
  /** The number of the brand, which is the same for spellings with the same letters and digits; 0 without one. */
  brand: number;
  /** The number of the spelling of its brand. */
  spelling: number;
  /** The places of its needs. */
  needs: number[];
  isVisible: boolean;
  isOnOffer: boolean;
  /** Of its own shown reviews; `ratings` of the catalog are those of families. */
  reviews: ReviewSums;
  isSoldOut: boolean;
  /** Whether the product was removed or has a newer row. */
  isGone: boolean;
  names: Record<Language, string>;
  /** The number of words in each name, as suggestions split it. */
  wordCounts: Record<Language, number>;
  /** The number of words in the name, as search splits it. */
  nameLength: number;
  /** Changes with the names, the brand and the stems. */
  wordsHash: number;
};

/** A product as it is loaded. */
export type LoadedListing = Pick<
  Row,
  | 'number'
  | 'family'
  | 'created'
  | 'price'
  | 'unitPrice'
  | 'categories'
  | 'isVisible'
  | 'isOnOffer'
  | 'reviews'
  | 'names'
  | 'nameLength'
  | 'wordsHash'
> & {
  brand: string;
  /** The words that search finds, a tsvector in PostgreSQL's binary form. */
  stems: Buffer;
};

export type Need = {
  slug: string;
  /** In each language; the base name where it has no translation. */
  names: Record<Language, string>;
  is_active: boolean;
  /** The numbers of its products in their order. */
  products: number[];
};
