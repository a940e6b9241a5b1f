import { arabicPrice, groupDigits } from '../../shared/catalog/prices.ts';
import { type Language, pluralIn } from '../../shared/values/languages.ts';

export const language: Language = 'ar';

export const plural = pluralIn('ar');

export const formatPrice = arabicPrice;

/** Before the decimals of a number. */
export const decimalMark = ',';

/** Between a label and its value. */
export const colon = ': ';

/** Between the parts of a list. */
export const comma = '، ';

export const formatNumber: (number: number) => string = groupDigits;

/** A name or a code inside an Arabic sentence: it keeps its own direction and does not move the words around it. */
export function isolated(text: string) {
  return `\u2068${text}\u2069`;
}

/** The forms of a counted noun: alone for 1 and 2, then after 3 to 10, after 11 to 99, after 100 to 102 and so on. */
export type CountedNoun = readonly [one: string, two: string, few: string, many: string, other: string];

export const countedUnits: CountedNoun = ['وحدة واحدة', 'وحدتان', 'وحدات', 'وحدة', 'وحدة'];

/** `3 منتجات` from 3 and the forms of the noun; `zero` is the whole text for none. */
export function counted(count: number, [one, two, few, many, other]: CountedNoun, zero: string) {
  const number = formatNumber(count);
  return plural(count, {
    zero,
    one,
    two,
    few: `${number} ${few}`,
    many: `${number} ${many}`,
    other: `${number} ${other}`,
  });
}
