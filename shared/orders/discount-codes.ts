import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { foldLetters } from '../search/folded-words.ts';
import { cleanName, latinDigits } from '../values/text.ts';

export const shortestCode = 3;
export const longestCode = 30;

/**
 * A code as it is stored and compared: `Ramadan ٢٠٢٦` is `RAMADAN2026`. People type codes in any case, with the digits of
 * any script, and paste invisible characters with them.
 */
export function foldedCode(typed: string) {
  return foldLetters(latinDigits(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}

/**
 * Whether folding keeps all that a merchant has written: letters and digits, but no spaces within the code and no signs.
 * Case, the script of digits, forms of letters and invisible characters do not matter to buyers either.
 */
export function isPlainCode(written: string) {
  return /^[\p{L}\p{M}\p{Nd}]+$/u.test(cleanName(written).replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/** The code of an order as a buyer types it. Blank is none; what cannot be a code is one that nobody has. */
export const typedCode = z.optional(
  z.pipe(
    z.string(messageOf('not-text')).check(z.maxLength(100, messageOf('text-too-long', { max: 100 }))),
    z.transform((typed: string) => foldedCode(typed).slice(0, longestCode + 1) || undefined),
  ),
);
