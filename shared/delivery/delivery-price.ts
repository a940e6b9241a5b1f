import { wilayas } from './shipping-address.ts';

// Apart from the contract in delivery.ts, so that the pages which only compute prices do not load its schemas.

/** To the door, or to a pickup point of the courier. */
export const deliveryKinds = ['home', 'desk'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** The official codes of the last ten wilayas in the list of addresses, which follows an older order. */
const codesOfLastTen = [57, 58, 51, 50, 52, 49, 55, 56, 53, 54];

/** The official code of a wilaya of the address, from 1 to 58, or undefined for any other text. */
export function wilayaCode(wilaya: string): number | undefined {
  const place = (wilayas as readonly string[]).indexOf(wilaya);
  if (place < 0) return undefined;
  return place < 48 ? place + 1 : codesOfLastTen[place - 48];
}

/** The wilaya of the address that has this code. */
export function wilayaOfCode(code: number) {
  return wilayas.find((wilaya) => wilayaCode(wilaya) === code);
}

/** Each started kilogram above `above` grams, up to the next step, costs `perKg` more. */
export type WeightStep = { above: number; perKg: number };

/** What a way of delivery costs before its order is known. Amounts are centimes or dinars, but all the same. */
type Charge = { price: number; freeAbove: number | null; weightSteps: WeightStep[] };

/**
 * The one rule by which delivery is charged (requirements: Shipping): nothing if the items cost more than the limit,
 * otherwise the price with what its weight adds. Works in dinars and in centimes.
 */
export function deliveryPrice(
  { price, freeAbove, weightSteps }: Charge,
  { items, grams }: { items: number; grams: number },
) {
  if (freeAbove !== null && items > freeAbove) return 0;
  const steps = [...weightSteps].sort((a, b) => a.above - b.above);
  return steps.reduce((sum, { above, perKg }, place) => {
    const end = Math.min(grams, steps[place + 1]?.above ?? grams);
    return sum + Math.max(0, Math.ceil((end - above) / 1000)) * perKg;
  }, price);
}

type WilayaPrice = { wilaya: string; home: number | null; desk: number | null };

/**
 * The price of each kind for each wilaya of the address, and for those founded since, by the wilaya that their addresses
 * name; null where the shop does not deliver.
 */
type Prices = { wilayas: WilayaPrice[]; founded: WilayaPrice[] };

/** Where delivery to the door costs one price, except for free wilayas: the price and those, or undefined. */
export function onePrice({ wilayas, founded }: Prices) {
  const homes = new Map(wilayas.map(({ wilaya, home }) => [wilaya, home]));
  const free = wilayas.filter(({ home }) => home === 0).map(({ wilaya }) => wilaya);
  const own = founded.filter(({ wilaya, home }) => home !== homes.get(wilaya));
  const charged = new Set(
    [...homes.values()].filter((home) => home !== 0).concat(own.map(({ home }) => home)),
  );
  const [price] = charged;
  return charged.size === 1 && typeof price === 'number' ? { free, price } : undefined;
}

/** The lowest price of a delivery that is not free, in dinars; undefined if there is none. */
export function lowestPrice({ wilayas, founded }: Prices) {
  const prices = [...wilayas, ...founded]
    .flatMap(({ home, desk }) => [home, desk])
    .filter((price) => price !== null)
    .filter(Boolean);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/**
 * What a sentence can tell of the prices, in dinars: the wilayas where delivery to the door is free, the one price of all
 * others (null if they differ), the lowest price that is not 0 (null if there is none), and how many wilayas the shop
 * delivers to.
 */
export function pricesInShort(prices: Prices) {
  const all = [...prices.wilayas, ...prices.founded];
  const served = all.filter(({ home, desk }) => home !== null || desk !== null).length;
  const free = prices.wilayas.filter(({ home }) => home === 0).map(({ wilaya }) => wilaya);
  return { free, others: onePrice(prices)?.price ?? null, from: lowestPrice(prices) ?? null, served };
}
