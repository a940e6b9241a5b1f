import type { OptionNames } from '../texts/line-texts.ts';

/** What the products of a family differ in, in French. */
export const optionNames: OptionNames = {
  axes: {},
  others: {},
  join: ([first = '', ...rest]) => {
    const others = rest.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()));
    return `${[first, ...others.slice(0, -1)].join(', ')} et ${others.at(-1)}`;
  },
};
