import { type Language, pluralIn } from '../../shared/languages.ts';
import { frenchPrice, groupDigits } from '../../shared/prices.ts';

export const language: Language = 'fr';

export const plural = pluralIn('fr');

export const formatPrice = frenchPrice;

/** Between a label and its value. */
export const colon = '\u00a0: ';

export const formatNumber: (number: number) => string = groupDigits;
