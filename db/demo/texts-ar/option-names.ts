import type { OptionNames } from '../texts/line-texts.ts';

/** What the products of a family differ in, in Arabic. */
export const optionNames: OptionNames = {
  axes: {},
  others: {},
  join: (words) => words.join(' و'),
};
