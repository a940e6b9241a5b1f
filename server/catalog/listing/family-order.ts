/**
 * Rows in the order of families: the rows of a card follow each other, the highest price first. The other arrays have
 * values of these rows in the same order, in which they are read faster than from the columns.
 */
export type FamilyOrder = {
  rows: Int32Array;
  /** The number of the row's card in a grouped list: that of its family, or a negative one of its own. */
  cards: Int32Array;
  /** The segment of the row; its complement, which is negative, if the family has several segments. */
  segments: Int32Array;
  /** The part of the order of prices. */
  parts: Uint8Array;
};

type Columns = {
  orders: { family: Int32Array; price: Int32Array };
  /** The number of the highest family. */
  families: { size: number };
  family: Int32Array;
  segment: Int32Array;
};

/** All rows in the order of families. `partOfRow` is the part of each row. */
export function familyOrder(columns: Columns, partOfRow: Uint8Array): FamilyOrder {
  const { family, segment } = columns;
  const rows = byFamilyAndPrice(columns);
  const cards = rows.map((row) => family[row] || ~row);
  const segments = rows.map((row) => segment[row] as number);
  const parts = new Uint8Array(rows.length);
  for (let place = 0; place < rows.length; place++) parts[place] = partOfRow[rows[place] as number] as number;
  const mixed = new Set<number>();
  for (let place = 1; place < rows.length; place++) {
    const card = cards[place] as number;
    if (card === cards[place - 1] && segments[place] !== segments[place - 1]) mixed.add(card);
  }
  if (mixed.size === 0) return { rows, cards, segments, parts };
  const marked = segments.map((segment, place) => (mixed.has(cards[place] as number) ? ~segment : segment));
  return { rows, cards, segments: marked, parts };
}

/** The rows by family, and those of a family from the highest price down. */
function byFamilyAndPrice({ orders, families, family }: Columns) {
  const rows = orders.family.slice();
  /** The next place of each family. */
  const next = new Int32Array(families.size + 1);
  for (let place = rows.length - 1; place >= 0; place--)
    next[family[rows[place] as number] as number] = place;
  for (let place = rows.length - 1; place >= 0; place--) {
    const row = orders.price[place] as number;
    const of = family[row] as number;
    if (of === 0) continue;
    const to = next[of] as number;
    rows[to] = row;
    next[of] = to + 1;
  }
  return rows;
}

/** The rows at these places, without their parts. */
export function rowsAt({ rows, cards, segments }: FamilyOrder, places: Int32Array) {
  const pick = (values: Int32Array) => {
    const picked = new Int32Array(places.length);
    for (let index = 0; index < places.length; index++)
      picked[index] = values[places[index] as number] as number;
    return picked;
  };
  return { rows: pick(rows), cards: pick(cards), segments: pick(segments) };
}

/** All places of the cards at these places, in ascending order and each once. */
export function placesOfCards(cards: Int32Array, places: Int32Array) {
  const spans: { from: number; to: number }[] = [];
  let to = 0;
  let count = 0;
  for (const place of places.toSorted()) {
    if (place < to) continue;
    const card = cards[place];
    let from = place;
    while (cards[from - 1] === card) from--;
    to = place + 1;
    while (cards[to] === card) to++;
    spans.push({ from, to });
    count += to - from;
  }
  const whole = new Int32Array(count);
  let next = 0;
  for (const span of spans) for (let place = span.from; place < span.to; place++) whole[next++] = place;
  return whole;
}

/** The needs of products as pairs, sorted by place. */
type PlacedNeeds = {
  /** The place of the product. */
  places: Int32Array;
  /** The place of the need among all needs. */
  needs: Int32Array;
};

/** The needs of all products in the order of families. */
export type NeedsInOrder = PlacedNeeds & {
  /** The first pair of each place; at the end, the number of all pairs. */
  starts: Int32Array;
};

/** `placesOf` are the places of each need's products, among `count` products. */
export function needsInOrder(placesOf: Int32Array[], count: number): NeedsInOrder {
  const starts = new Int32Array(count + 1);
  for (const ofNeed of placesOf) {
    for (const place of ofNeed) starts[place + 1] = (starts[place + 1] as number) + 1;
  }
  for (let place = 1; place < starts.length; place++) {
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  }
  const pairs = starts.at(-1) as number;
  const places = new Int32Array(pairs);
  const needs = new Int32Array(pairs);
  const free = starts.slice();
  for (const [need, ofNeed] of placesOf.entries()) {
    for (const place of ofNeed) {
      const pair = free[place] as number;
      free[place] = pair + 1;
      places[pair] = place;
      needs[pair] = need;
    }
  }
  return { places, needs, starts };
}

/** The needs of the products at the chosen places. In the result a product's place is its index in `chosen`. */
export function needsAt({ needs, starts }: NeedsInOrder, chosen: Int32Array): PlacedNeeds {
  const found: { places: number[]; needs: number[] } = { places: [], needs: [] };
  for (let index = 0; index < chosen.length; index++) {
    const place = chosen[index] as number;
    for (let pair = starts[place] as number; pair < (starts[place + 1] as number); pair++) {
      found.places.push(index);
      found.needs.push(needs[pair] as number);
    }
  }
  return { places: Int32Array.from(found.places), needs: Int32Array.from(found.needs) };
}
