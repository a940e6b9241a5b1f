import { plural } from './formats.ts';

/** Words of one change of several products. */
export const bulkChangeWords = {
  selected: (count: number) => `${count} selected`,
  change: (count: number) => `Change ${products(count)}`,
  label: 'Selected products',
  all: (count: number, isFiltered: boolean) =>
    `Select all ${products(count)}${isFiltered ? ' that match this filter' : ''}`,
  first: (most: number, count: number) => `Select the first ${most} of ${products(count)}`,
  title: (count: number) => `Change ${products(count)}`,
  what: 'What to change',
  kinds: {
    raisePercent: 'Raise the price by percent',
    lowerPercent: 'Lower the price by percent',
    raiseBy: 'Raise the price by an amount',
    lowerBy: 'Lower the price by an amount',
    price: 'Set the price',
    discountPercent: 'Discount by percent',
    discountBy: 'Discount by an amount',
    noDiscount: 'End the discount',
    cost: 'Set the cost price',
    costPercent: 'Set the cost price as a percentage of the price',
    tvaRate: 'Set the TVA rate',
    stock: 'Set the stock',
    addStock: 'Add to the stock',
    takeStock: 'Take from the stock',
    limit: 'Set the low-stock limit',
    category: 'Move to a category',
    brand: 'Set the brand',
    feature: 'Feature',
    unfeature: 'Stop featuring',
    show: 'Show in the shop',
    hide: 'Hide from shoppers (draft)',
    delete: 'Delete',
  },
  value: {
    raisePercent: 'Percent',
    lowerPercent: 'Percent',
    raiseBy: 'Amount (DA)',
    lowerBy: 'Amount (DA)',
    price: 'Price (DA)',
    discountPercent: 'Percent off the price',
    discountBy: 'Amount off the price (DA)',
    cost: 'Cost price (DA)',
    costPercent: 'Percent of the price',
    stock: 'Stock',
    addStock: 'Units',
    takeStock: 'Units',
    limit: 'Limit',
  },
  limitHint: (usual: number) => `Empty means the usual limit of ${usual}.`,
  roundTo: 'Round to',
  rounding: { tens: '10 DA', centimes: 'The centime' },
  brand: 'Brand',
  brandHint: 'Offers on a brand that has no products left go on to this one.',
  none: 'none',
  unknownCost: 'unknown',
  costHint: 'Empty means unknown.',
  costPercentHint:
    'Of the price before any discount, rounded to the centime: 70 makes 840.00 DA of 1200.00 DA.',
  noDiscount: 'no discount',
  alike: {
    title: 'Likely one brand in several spellings',
    spelling: (name: string, count: number) => `${name} (${count})`,
    merge: 'Make It One',
  },
  category: 'Category',
  chooseCategory: 'Choose a category',
  numberMissing: 'Enter a number of 0 or more.',
  failed: 'Failed to change the products',
  look: 'Preview',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  apply: (count: number) => `Apply to ${products(count)}`,
  applyDeletion: (count: number) => `Delete ${products(count)}`,
  summary: (count: number) => (count === 0 ? 'No product would change.' : `${products(count)} will change.`),
  unchanged: (count: number) =>
    plural(count, { one: '1 already has this value.', other: `${count} already have this value.` }),
  rounded: (count: number) =>
    plural(count, {
      one: 'Rounding leaves the price of 1 product as it is:',
      other: `Rounding leaves the prices of ${count} products as they are:`,
    }),
  cheaper: (count: number) =>
    plural(count, {
      one: '1 product is already cheaper and stays as it is:',
      other: `${count} products are already cheaper and stay as they are:`,
    }),
  similar: (count: number) =>
    plural(count, {
      one: 'The list also shows 1 product that your words do not name: it has them in its description, or similar ones. It is not selected; tick it in the list to change it too.',
      other: `The list also shows ${count} products that your words do not name: they have them in their descriptions, or similar ones. They are not selected; tick them in the list to change them too.`,
    }),
  more: (count: number) => `and ${count} more`,
  fields: { discountedPrice: 'Discounted:', costPrice: 'Cost:', tvaRate: 'TVA:' },
  arrow: ' → ',
  usualLimit: 'usual limit',
  featured: 'Featured',
  notFeatured: 'Not featured',
  states: { shown: 'Shown', draft: 'Draft', deleted: 'Deleted' },
  deletionHint:
    'Deleted products cannot be brought back, nor can their reviews. Orders keep their copies. Products that an open order contains stay.',
  refused: (count: number) =>
    plural(count, {
      one: '1 product cannot change and will stay as it is:',
      other: `${count} products cannot change and will stay as they are:`,
    }),
  notDone: (count: number) => `${products(count)} could not be changed:`,
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  done: (count: number) => `${products(count)} changed`,
  report: 'See or Undo',
  reportOfDeletion: 'See Which',
  deleted: (count: number) => `${products(count)} deleted`,
};

function products(count: number) {
  return plural(count, { one: '1 product', other: `${count} products` });
}
