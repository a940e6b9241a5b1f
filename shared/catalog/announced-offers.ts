import * as z from 'zod/mini';

/**
 * An offer that anyone may take with a product, as its card and its page announce it (requirements: Offers). Amounts are
 * dinars.
 */
export const announcedOffer = z.object({
  kind: z.enum(['quantity', 'delivery', 'gift']),
  /** So many units of the product cost `price` together, or `free` of them are free, or bring the gift. */
  units: z.optional(z.int()),
  price: z.optional(z.number()),
  free: z.optional(z.int()),
  /** The name of the gift in the language of the reply. */
  gift: z.optional(z.string()),
  /** The sum from which it holds: of all items, but for a gift only of the products of its offer. */
  least: z.optional(z.number()),
  /** Whether the sum of a gift is that of all products, because its offer chooses none. */
  ofAll: z.optional(z.literal(true)),
  firstDay: z.string(),
  lastDay: z.string(),
});

export type AnnouncedOffer = z.infer<typeof announcedOffer>;
