import { plural } from './formats.ts';

/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords = {
  visibility: 'Visibility',
  visibilityHint:
    'Shoppers see a draft nowhere, and nobody can order it. It may wait for its photo and description.',
  shown: 'Shown in the Shop',
  draft: 'Draft',
  states: { '': 'All', shown: 'Shown', draft: 'Drafts' },
  costPrice: 'Cost price',
  costs: { '': 'Any', unknown: 'Unknown' },
  needs: 'Needs',
  brand: 'Brand',
  reference: (reference: string) => `Ref. ${reference}`,
  allBrands: 'All Brands',
  perPage: 'Per Page',
  more: 'More',
  hiding: {
    instead: 'Hide Instead',
    done: 'The product is hidden from shoppers',
    failed: 'The product could not be hidden',
  },
  toOrder: {
    lead: 'Low-stock and sold-out products, those that sell best first. The quantity covers as many sales as in the last 30 days, the customers who wait, and the low-stock level. “Sold” counts the units of orders placed in these days, delivered or not, without cancelled orders.',
    loading: 'Loading products to order…',
    failed: 'Failed to fetch the products to order',
    errorTitle: 'Error Loading Products to Order',
    exportHint: 'Download all products to order',
    print: 'Print',
    sold: 'Sold in 30 Days',
    waiting: 'Waiting',
    suggested: 'To Order',
    unitCost: 'Unit Cost',
    cost: 'Cost',
    empty: {
      title: 'Nothing to order',
      none: 'Every product has enough stock.',
      filtered: 'Every product that matches these filters has enough stock.',
    },
  },
  /** Of a count of the shelves. */
  count: {
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
  },
};
