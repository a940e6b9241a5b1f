import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';

/** A number of an offer that has no decimals, both limits included. */
export function isWhole(min: number, max: number) {
  const message = messageOf('offer-number-not-within', { min, max });
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
}
