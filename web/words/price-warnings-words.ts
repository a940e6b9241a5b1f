import { formatNumber, plural } from './formats.ts';

/** Words about prices that somebody should look at before they apply. */
export const priceWarningsWords = {
  title: 'Please check these prices',
  counts: {
    far: (count: number) =>
      plural(count, {
        one: '1 price falls below half or rises above double.',
        other: `${formatNumber(count)} prices fall below half or rise above double.`,
      }),
    belowCost: (count: number) =>
      plural(count, {
        one: '1 product is then sold below its cost price.',
        other: `${formatNumber(count)} products are then sold below their cost price.`,
      }),
  },
  first: 'They come first in the list.',
  tags: { far: 'Big change', belowCost: 'Below cost' },
  confirm: 'Apply Anyway',
  hints: {
    far: (price: string) => `Far from the saved price of ${price}.`,
    belowCost: 'Below the cost price.',
  },
};
