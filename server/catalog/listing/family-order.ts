/**
 * Rows in the order of families: the rows of a card follow each other. The other arrays have values of these rows in
 * the same order, in which they are read faster than from the columns.
 */
export type FamilyOrder = {
  rows: Int32Array;
  /** The number of the row's card in a grouped list: that of its family, or a negative one of its own. */
  cards: Int32Array;
  /** The segment of the row; its complement, which is negative, if the family has several segments. */
  segments: Int32Array;
};

/** `rows` are all rows in the order of families, and the other two are columns. */
export function familyOrder(
  rows: Int32Array,
  { family, segment }: { family: Int32Array; segment: Int32Array },
): FamilyOrder {
  const cards = rows.map((row) => family[row] || ~row);
  const segments = rows.map((row) => segment[row] as number);
  const mixed = new Set<number>();
  for (let place = 1; place < rows.length; place++) {
    const card = cards[place] as number;
    if (card === cards[place - 1] && segments[place] !== segments[place - 1]) mixed.add(card);
  }
  if (mixed.size === 0) return { rows, cards, segments };
  const marked = segments.map((segment, place) => (mixed.has(cards[place] as number) ? ~segment : segment));
  return { rows, cards, segments: marked };
}

/** The rows at these places. */
export function rowsAt({ rows, cards, segments }: FamilyOrder, places: Int32Array): FamilyOrder {
  const pick = (values: Int32Array) => places.map((place) => values[place] as number);
  return { rows: pick(rows), cards: pick(cards), segments: pick(segments) };
}
