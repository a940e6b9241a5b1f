import { type Language, pluralIn } from '../../shared/languages.ts';
import { arabicPrice, groupDigits } from '../../shared/prices.ts';

export const language: Language = 'ar';

export const plural = pluralIn('ar');

export const formatPrice = arabicPrice;

export const formatNumber: (number: number) => string = groupDigits;
