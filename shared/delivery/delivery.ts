import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery, wholeNumber } from '../contract/query-values.ts';
import { id } from '../values/ids.ts';
import { deliveryKinds } from './delivery-price.ts';
import { wilayaCount } from './wilaya-count.ts';

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
const commune = z.object({
  id: z.int(),
  name: z.string(),
  /** The name that orders store, for readers of another one. */
  stored: z.optional(z.string()),
  postalCode: z.string(),
});

/** The price before an order's own rules, for each wilaya of the address; null where the shop does not deliver. */
const wilayaPrice = z.object({
  wilaya: z.string(),
  home: z.nullable(z.number()),
  desk: z.nullable(z.number()),
  /** Some of its communes have other prices. */
  varies: z.optional(z.literal(true)),
});

/** The price for a wilaya that was founded in 2026: its name in the language of the query, and the wilaya that addresses name. */
const foundedPrice = z.object({ ...wilayaPrice.shape, name: z.string() });

/**
 * The cart's estimate while nobody has named a wilaya, in dinars. It is 0 above `freeAbove`. Null where no delivery to the
 * door costs that little or that much.
 */
const estimate = z.object({ price: z.nullable(z.number()), freeAbove: z.nullable(z.number()) });

/** Delivery of these kinds is free above a sum of items in dinars, but not to these wilayas of the address. */
const freeRule = z.object({
  above: z.number(),
  kinds: z.array(z.enum(deliveryKinds)),
  except: z.array(z.string()),
});

const deliveryPrices = z.object({
  estimate,
  /** The rule that runs today. */
  free: z.optional(freeRule),
  wilayas: z.array(wilayaPrice),
  founded: z.array(foundedPrice),
});

export type DeliveryPrices = z.infer<typeof deliveryPrices>;

/** The official code of a wilaya. The codes from 59 on are the wilayas that were founded in 2026. */
const wilayaNumber = wholeNumber('Wilaya', wilayaCount);

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
    query: textsQuery,
    reply: deliveryPrices,
    cacheable: true,
  }),
};
