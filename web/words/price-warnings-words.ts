import { highestUsual } from '../../shared/catalog/price-warnings.ts';
import { formatNumber, plural } from './formats.ts';

const highest = `${formatNumber(highestUsual)} DA`;

/** Words about prices that somebody should look at before they apply. */
export const priceWarningsWords = {
  title: 'Please check these prices',
  counts: {
    far: (count: number) =>
      plural(count, {
        one: '1 price falls below half or rises above double.',
        other: `${formatNumber(count)} prices fall below half or rise above double.`,
      }),
    high: (count: number) =>
      plural(count, {
        one: `1 new product costs more than ${highest}.`,
        other: `${formatNumber(count)} new products cost more than ${highest}.`,
      }),
    belowCost: (count: number) =>
      plural(count, {
        one: '1 product is then sold below its cost price.',
        other: `${formatNumber(count)} products are then sold below their cost price.`,
      }),
  },
  first: 'They come first in the list.',
  tags: { far: 'Big change', high: 'Very high', belowCost: 'Below cost' },
  confirm: 'Apply Anyway',
  save: 'Save Anyway',
  hints: {
    far: (price: string) => `Far from the saved price of ${price}.`,
    high: () => `More than ${highest}.`,
    belowCost: () => 'Below the cost price.',
  },
};
