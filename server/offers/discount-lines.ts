import { toDinars } from '../../shared/catalog/prices.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { portion, sharesOf } from './shares-of.ts';

/** Products, categories with all below them, brands and needs. */
export type Targets = Record<'products' | 'categories' | 'brands' | 'needs', Set<string>>;

/** So many units of a product cost `set_centimes`, or `free_units` of them are free. */
export type Tier = { units: number; set_centimes: number | null; free_units: number | null };

/** An offer as it stands in the database. */
export type Offer = {
  id: string;
  names: Record<Language, string>;
  kind: 'code' | 'quantity' | 'delivery' | 'gift' | 'price_cut';
  firstDay: string;
  lastDay: string;
  isActive: boolean;
  percent: number | null;
  /** From a sum of the items on a code takes this percentage instead. */
  higher: { percent: number; minCentimes: number } | null;
  amountCentimes: number | null;
  /** The price itself, of a price cut. */
  priceCentimes: number | null;
  minCentimes: number;
  maxUses: number | null;
  maxPerPhone: number | null;
  firstOrderOnly: boolean;
  wilayas: number[];
  /** Null is everything. */
  included: Targets | null;
  excluded: Targets;
  tiers: Tier[];
  /** The gift, and for how many units of the products; null if for their sum. */
  gift: { productId: string; size: string | undefined; units: number | null } | null;
};

/** `isCounted`: the code has a number of uses of its own. */
export type Coded = { offer: Offer; code: string; isCounted: boolean };

/** The offers that an order may take, and why its code is refused, if it is. */
export type Offers = {
  automatic: Offer[];
  coded?: Coded | undefined;
  refused?: Refusal | undefined;
};

export const noOffers: Offers = { automatic: [] };

/** A product as offers choose it. */
export type OfferedProduct = {
  productId: string;
  brand: string;
  /** Its category and those above it. */
  categories: string[];
  /** The ids of its needs. */
  needs: string[];
};

export type DiscountedLine = OfferedProduct & {
  size: string | undefined;
  priceCentimes: number;
  quantity: number;
};

/** A line as far as an amount is spread over it. */
type SpreadLine = Pick<DiscountedLine, 'productId' | 'size' | 'priceCentimes' | 'quantity'>;

export type Discount = {
  offer: Offer;
  /** The code that was typed for it. */
  coded?: Coded | undefined;
  /** Off the lines. */
  centimes: number;
  /** Off the delivery. */
  shippingCentimes: number;
};

export type Discounts = {
  /** The discount of each line. */
  byLine: number[];
  discounts: Discount[];
  /** Why the code takes nothing off. */
  codeProblem?: Refusal | undefined;
};

type Discounting = {
  lines: DiscountedLine[];
  offers: Offers;
  shippingCentimes: number;
  wilaya: number | undefined;
};

/**
 * What offers take off an order, the same for any order of its lines (requirements: Offers): for each product the best price
 * for several units, then the code on what remains, then the delivery. Each step can only lower what the buyer pays, so
 * together they are the best for the buyer. All amounts are centimes.
 */
export function discountLines({ lines, offers, shippingCentimes, wilaya }: Discounting): Discounts {
  const sum = lines.reduce((sum, line) => sum + totalOf(line), 0);
  const holds = (offer: Offer) => sum >= offer.minCentimes && isForPlace(offer, wilaya);
  const byLine = lines.map(() => 0);
  const taken = new Map<Offer, Discount>();
  const take = (offer: Offer, part: Partial<Discount>) => {
    const before = taken.get(offer) ?? { offer, centimes: 0, shippingCentimes: 0 };
    taken.set(offer, { ...before, ...part, centimes: before.centimes + (part.centimes ?? 0) });
  };
  const automatic = offers.automatic.filter(holds);
  const severalFor = offersByTarget(automatic.filter(({ kind }) => kind === 'quantity'));
  for (const places of severalFor ? placesByProduct(lines) : []) {
    const own = places.map((place) => lines[place] as DiscountedLine);
    const best = bestOfSeveral(severalFor?.(own[0] as DiscountedLine) ?? [], own);
    if (!best) continue;
    take(best.offer, { centimes: best.centimes });
    spread(best.centimes, { lines, places, byLine });
  }
  const coded = offers.coded && takeCode(offers.coded.offer, { lines, byLine, holds, sum });
  if (offers.coded && coded?.centimes) {
    take(offers.coded.offer, { coded: offers.coded, centimes: coded.centimes });
  }
  const delivery = automatic.find(({ kind }) => kind === 'delivery');
  if (delivery && shippingCentimes > 0) take(delivery, { shippingCentimes });
  const discounts = [...taken.values()].sort((a, b) => (a.offer.id < b.offer.id ? -1 : 1));
  return { byLine, discounts, codeProblem: offers.refused ?? coded?.problem };
}

function totalOf({ priceCentimes, quantity }: SpreadLine) {
  return priceCentimes * quantity;
}

function keyOf({ productId, size }: SpreadLine) {
  return JSON.stringify([productId, size]);
}

/** The places of the lines of each product, in an order that does not depend on that of the lines. */
function placesByProduct(lines: SpreadLine[]) {
  const places = lines.map((_, place) => place).sort((a, b) => compareLines(lines[a], lines[b]));
  return [...Map.groupBy(places, (place) => lines[place]?.productId).values()];
}

function compareLines(a: SpreadLine | undefined, b: SpreadLine | undefined) {
  const [one, other] = [a ? keyOf(a) : '', b ? keyOf(b) : ''];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function isForPlace({ wilayas }: Offer, wilaya: number | undefined) {
  return wilayas.length === 0 || (wilaya !== undefined && wilayas.includes(wilaya));
}

/** Whether the offer is for the product. */
export function isForProduct({ included, excluded }: Offer, product: OfferedProduct) {
  return (included === null || isAmong(included, product)) && !isAmong(excluded, product);
}

function isAmong({ products, categories, brands, needs }: Targets, product: OfferedProduct) {
  return (
    products.has(product.productId) ||
    brands.has(product.brand) ||
    product.categories.some((id) => categories.has(id)) ||
    product.needs.some((id) => needs.has(id))
  );
}

/** Finds the offers that may be for a product without looking at all of them; undefined if there are none. */
function offersByTarget(offers: Offer[]) {
  if (offers.length === 0) return undefined;
  const byTarget = Map.groupBy(
    offers.flatMap((offer) => targetsOf(offer).map((target) => ({ target, offer }))),
    ({ target }) => target,
  );
  return (line: DiscountedLine) => {
    const targets = ['', `product ${line.productId}`, `brand ${line.brand}`];
    for (const id of line.categories) targets.push(`category ${id}`);
    for (const id of line.needs) targets.push(`need ${id}`);
    return new Set(targets.flatMap((target) => (byTarget.get(target) ?? []).map(({ offer }) => offer)));
  };
}

function targetsOf({ included }: Offer) {
  if (included === null) return [''];
  return [
    ...[...included.products].map((id) => `product ${id}`),
    ...[...included.categories].map((id) => `category ${id}`),
    ...[...included.brands].map((name) => `brand ${name}`),
    ...[...included.needs].map((id) => `need ${id}`),
  ];
}

/** The offer that takes most off the lines of one product; of equal ones that with the first id. */
function bestOfSeveral(offers: Iterable<Offer>, lines: DiscountedLine[]) {
  const [first] = lines;
  if (!first) return undefined;
  const prices = lines
    .flatMap(({ priceCentimes, quantity }) => Array.from({ length: quantity }, () => priceCentimes))
    .sort((a, b) => b - a);
  let best: { offer: Offer; centimes: number } | undefined;
  for (const offer of offers) {
    if (!isForProduct(offer, first)) continue;
    const centimes = mostOffUnits(offer.tiers, prices);
    if (centimes > (best?.centimes ?? 0) || (centimes === best?.centimes && offer.id < best.offer.id)) {
      best = { offer, centimes };
    }
  }
  return best && best.centimes > 0 ? best : undefined;
}

/** The most that sets of units can save: for each number of units, with the last one alone or as the end of a set. */
function mostOffUnits(tiers: Tier[], prices: number[]) {
  const sums = [0];
  for (const price of prices) sums.push((sums.at(-1) ?? 0) + price);
  const most = [0];
  for (let units = 1; units <= prices.length; units += 1) {
    let best = most[units - 1] ?? 0;
    for (const tier of tiers) {
      if (tier.units > units) continue;
      best = Math.max(best, (most[units - tier.units] ?? 0) + offSet(tier, { units, sums }));
    }
    most.push(best);
  }
  return most[prices.length] ?? 0;
}

type Reached = { units: number; sums: number[] };

/** The saving of the set that ends with this unit. Its cheapest units are the free ones; they stand last. */
function offSet({ units: size, set_centimes, free_units }: Tier, { units, sums }: Reached) {
  const last = (count: number) => (sums[units] ?? 0) - (sums[units - count] ?? 0);
  return set_centimes === null ? last(free_units ?? 0) : Math.max(0, last(size) - set_centimes);
}

type Taking = {
  lines: DiscountedLine[];
  byLine: number[];
  holds: (offer: Offer) => boolean;
  sum: number;
};

/** Takes a code off what the lines cost after other offers. */
function takeCode(
  offer: Offer,
  { lines, byLine, holds, sum }: Taking,
): { centimes: number; problem?: Refusal } {
  if (sum < offer.minCentimes) {
    const [least, missing] = [toDinars(offer.minCentimes), toDinars(offer.minCentimes - sum)];
    return { centimes: 0, problem: refusal('code-minimum', { least, missing }) };
  }
  if (!holds(offer)) return { centimes: 0, problem: refusal('code-not-in-wilaya') };
  const places = placesByProduct(lines)
    .flat()
    .filter((place) => isForProduct(offer, lines[place] as DiscountedLine));
  const left = places.reduce((left, place) => left + leftOf(place, { lines, byLine }), 0);
  const percent = offer.higher && sum >= offer.higher.minCentimes ? offer.higher.percent : offer.percent;
  const centimes = percent === null ? Math.min(offer.amountCentimes ?? 0, left) : portion(left, percent, 100);
  if (centimes <= 0) return { centimes: 0, problem: refusal('code-not-for-these') };
  spread(centimes, { lines, places, byLine });
  return { centimes };
}

function leftOf(place: number, { lines, byLine }: Pick<Spreading, 'lines' | 'byLine'>) {
  return totalOf(lines[place] as SpreadLine) - (byLine[place] ?? 0);
}

/** Takes an amount off all lines, by what is left of them. It is at most that. */
export function takeAmount(centimes: number, { lines, byLine }: Omit<Spreading, 'places'>) {
  spread(centimes, { lines, places: placesByProduct(lines).flat(), byLine });
}

type Spreading = { lines: SpreadLine[]; places: number[]; byLine: number[] };

/** Adds a discount to the lines at these places by what is left of them, so that the parts add up to it. */
function spread(centimes: number, { lines, places, byLine }: Spreading) {
  const shares = sharesOf(
    centimes,
    places.map((place) => leftOf(place, { lines, byLine })),
  );
  for (const [index, place] of places.entries()) byLine[place] = (byLine[place] ?? 0) + (shares[index] ?? 0);
}
