/**
 * There are two amounts for shipping (requirements: Shipping). The cart does not know the wilaya and shows an
 * estimate; the order is charged by its wilaya. All amounts are centimes.
 */

export const homeWilaya = 'Alger';
const flatRate = 100_000;

/** The subtotal above which the cart's estimate is 0. */
export const freeAbove = 1_000_000;

/** The cart's estimate: 1000 DA, free when the subtotal exceeds 10000 DA. */
export function estimatedShipping(subtotalCentimes: number) {
  return subtotalCentimes > freeAbove ? 0 : flatRate;
}

/** The shipping charge of an order: free in Alger, 1000 DA elsewhere. */
export function orderShipping(wilaya: string) {
  return wilaya === homeWilaya ? 0 : flatRate;
}
