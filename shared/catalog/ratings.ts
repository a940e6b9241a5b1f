import * as z from 'zod/mini';

/** What the shown reviews of a product, or of all members of its family, say together. */
export const rating = z.object({ average: z.number(), count: z.int() });

export type Rating = z.infer<typeof rating>;

/** The number of reviews and the sum of their stars. */
export type ReviewSums = { count: number; stars: number };

/** With one decimal. Absent without a review. */
export function ratingOf({ count, stars }: ReviewSums): { rating?: Rating } {
  return count === 0 ? {} : { rating: { average: Math.round((10 * stars) / count) / 10, count } };
}

/** As many reviews of three stars are added for sorting, so that one of five does not stand above fifty of 4.8. */
const assumed = 5;

/** The higher, the earlier in a list by rating. A product without reviews is below every other. */
export function rankOfRating({ count, stars }: ReviewSums) {
  return count === 0 ? 0 : (stars + 3 * assumed) / (count + assumed);
}
