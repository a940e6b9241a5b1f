import { plural } from './formats.ts';

/** Words of a count of the shelves. */
export const stockCountWords = {
  open: 'Stock Count',
  title: 'Stock Count',
  text: 'Download the sheet of the listed products, write down what is on the shelves, and choose the filled sheet. Goods of orders that have not left are still on the shelves: count them too. A blank line stays as it is.',
  sheet: 'Download the Sheet',
  file: 'Choose the Filled Sheet',
  failed: 'The count could not be read',
  differences: 'Differences',
  columns: {
    product: 'Product',
    here: 'On the shelves',
    counted: 'Counted',
    difference: 'Difference',
    value: 'Value at cost',
  },
  unknown: 'unknown',
  summary: (count: number) =>
    count === 0
      ? 'No product differs.'
      : plural(count, { one: '1 product differs.', other: `${count} products differ.` }),
  others: (same: number, uncounted: number) => `As expected: ${same}. Not counted: ${uncounted}.`,
  problems: (count: number) =>
    plural(count, { one: '1 line stays as it is:', other: `${count} lines stay as they are:` }),
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  total: (sum: string) => `Value of all differences at cost, as far as it is known: ${sum}`,
  apply: (count: number) =>
    count === 0
      ? 'Correct the Stock'
      : plural(count, { one: 'Correct 1 Product', other: `Correct ${count} Products` }),
  done: (count: number) =>
    plural(count, {
      one: 'The stock of 1 product was corrected.',
      other: `The stock of ${count} products was corrected.`,
    }),
  moved: (count: number) =>
    plural(count, {
      one: '1 has moved meanwhile; count it again.',
      other: `${count} have moved meanwhile; count them again.`,
    }),
};
