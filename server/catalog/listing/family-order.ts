import type { CatalogColumns } from './catalog-columns.ts';

/**
 * Rows in the order of families, so that the rows of a card lie side by side, and for each row what its facets need. Side
 * by side they are read faster than from the columns.
 */
export type FamilyOrder = {
  rows: Int32Array;
  /** The number of the row's card in a grouped list: that of its family, or a negative one of its own. */
  cards: Int32Array;
  /** The segment of the row; its complement, which is negative, if the family has several segments. */
  segments: Int32Array;
};

/** All rows of the catalogue. */
export function familyOrder({ orders, family, segment }: CatalogColumns): FamilyOrder {
  const rows = orders.family;
  const cards = rows.map((row) => family[row] || ~row);
  const segments = rows.map((row) => segment[row] as number);
  for (let first = 0, end = 0; first < rows.length; first = end) {
    while (cards[end] === cards[first]) end += 1;
    const ofCard = segments.subarray(first, end);
    if (ofCard.some((number) => number !== ofCard[0])) ofCard.set(ofCard.map((number) => ~number));
  }
  return { rows, cards, segments };
}

/** The rows at these places. */
export function rowsAt({ rows, cards, segments }: FamilyOrder, places: Int32Array): FamilyOrder {
  const pick = (values: Int32Array) => places.map((place) => values[place] as number);
  return { rows: pick(rows), cards: pick(cards), segments: pick(segments) };
}
