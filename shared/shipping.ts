/**
 * The spec has two readings of the shipping price (spec §9). The cart cannot know the wilaya and shows an
 * estimate; the order is charged by its wilaya (design §6.1). All amounts are centimes.
 */

export const homeWilaya = 'Alger';
const flatRate = 100_000;

/** The subtotal above which the cart's estimate is free. */
export const freeAbove = 1_000_000;

/** Spec §9, cart reading: 1000 DA, free when the subtotal exceeds 10000 DA. */
export function estimatedShipping(subtotalCentimes: number) {
  return subtotalCentimes > freeAbove ? 0 : flatRate;
}

/** Spec §9, checkout reading: free in Alger, 1000 DA elsewhere. */
export function orderShipping(wilaya: string) {
  return wilaya === homeWilaya ? 0 : flatRate;
}
