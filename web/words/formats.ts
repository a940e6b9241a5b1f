import { englishPrice, withMinus } from '../../shared/catalog/prices.ts';
import { type Language, pluralIn } from '../../shared/values/languages.ts';

/** The language of this build. */
export const language: Language = 'en';

export const plural = pluralIn('en');

export const formatPrice = englishPrice;

/** Before the decimals of a number. */
export const decimalMark = '.';

/** Between a label and its value. */
export const colon = ': ';

/** Between the parts of a list. */
export const comma = ', ';

export function formatNumber(number: number) {
  return withMinus(number.toLocaleString('en-US'));
}
