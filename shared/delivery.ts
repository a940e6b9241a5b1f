import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { textsQuery, wholeNumber } from './query-values.ts';
import { wilayas } from './shipping-address.ts';

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

const days = z.nullable(z.int());

const pickupPoint = z.object({ _id: id, name: z.string(), address: z.string(), hours: z.string() });

/** A way of delivery to a place, in dinars. `points` are the pickup points to choose from, if there are any. */
const deliveryOption = z.object({
  kind: z.enum(deliveryKinds),
  price: z.number(),
  /** The price is 0 for items that cost more than this together. */
  freeAbove: z.nullable(z.number()),
  weightSteps: z.array(z.object({ above: z.number(), perKg: z.number() })),
  /** Null if the shop makes no promise. */
  minDays: days,
  maxDays: days,
  points: z.optional(z.array(pickupPoint)),
});

export type DeliveryOption = z.infer<typeof deliveryOption>;

/** A commune in the language of the query. The postal code is blank if nobody knows it. */
const commune = z.object({ id: z.int(), name: z.string(), postalCode: z.string() });

/** The price before an order's own rules, for each wilaya of the address; null where the shop does not deliver. */
const wilayaPrice = z.object({
  wilaya: z.string(),
  home: z.nullable(z.number()),
  desk: z.nullable(z.number()),
});

/** The cart's estimate while nobody has named a wilaya, in dinars. It is 0 above `freeAbove`. */
const estimate = z.object({ price: z.number(), freeAbove: z.nullable(z.number()) });

const deliveryPrices = z.object({ estimate, wilayas: z.array(wilayaPrice) });

export type DeliveryPrices = z.infer<typeof deliveryPrices>;

/** Where delivery to the door costs one price, except for free wilayas: the price and those, or undefined. */
export function onePrice({ wilayas }: Pick<DeliveryPrices, 'wilayas'>) {
  const free = wilayas.filter(({ home }) => home === 0).map(({ wilaya }) => wilaya);
  const charged = new Set(wilayas.map(({ home }) => home).filter((home) => home !== 0));
  const [price] = charged;
  return charged.size === 1 && typeof price === 'number' ? { free, price } : undefined;
}

/** The lowest price of a delivery, in dinars; undefined if the shop delivers nowhere. */
export function lowestPrice({ wilayas }: DeliveryPrices) {
  const prices = wilayas.flatMap(({ home, desk }) => [home, desk]).filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The official code of a wilaya. The codes from 59 on are the wilayas that were founded in 2026. */
const wilayaNumber = wholeNumber('Wilaya', 69);

export const deliveryApi = {
  /** The communes of a wilaya, by name. An older wilaya includes those that it gave to a new one. */
  communes: endpoint('GET', '/delivery/communes', {
    access: 'anyone',
    query: z.extend(textsQuery, { wilaya: wilayaNumber }),
    reply: z.array(commune),
    cacheable: true,
  }),
  /** The ways of delivery to a wilaya, or to one of its communes; none if the shop does not deliver there. */
  options: endpoint('GET', '/delivery/options', {
    access: 'anyone',
    query: z.object({ wilaya: wilayaNumber, commune: z.optional(wholeNumber('Commune', 1_000_000)) }),
    reply: z.array(deliveryOption),
    cacheable: true,
  }),
  prices: endpoint('GET', '/delivery/prices', {
    access: 'anyone',
    reply: deliveryPrices,
    cacheable: true,
  }),
};
