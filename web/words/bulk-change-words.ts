import { plural } from './formats.ts';

/** Words of one change of several products. */
export const bulkChangeWords = {
  selected: (count: number) => `${count} selected`,
  change: (count: number) => `Change ${products(count)}`,
  changeAll: (count: number) => `Change All (${count})`,
  title: (count: number) => `Change ${products(count)}`,
  what: 'What to change',
  kinds: {
    raisePercent: 'Raise the price by percent',
    lowerPercent: 'Lower the price by percent',
    raiseBy: 'Raise the price by an amount',
    lowerBy: 'Lower the price by an amount',
    price: 'Set the price',
    stock: 'Set the stock',
    addStock: 'Add to the stock',
    takeStock: 'Take from the stock',
    limit: 'Set the low-stock limit',
    category: 'Move to a category',
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
    stock: 'Stock',
    addStock: 'Units',
    takeStock: 'Units',
    limit: 'Limit',
  },
  limitHint: (usual: number) => `Empty means the usual limit of ${usual}.`,
  roundTo: 'Round to',
  rounding: { tens: '10 DA', centimes: 'The centime' },
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
  more: (count: number) => `and ${count} more`,
  discounted: 'Discounted:',
  arrow: ' → ',
  usualLimit: 'usual limit',
  featured: 'Featured',
  notFeatured: 'Not featured',
  states: { shown: 'Shown', draft: 'Draft', deleted: 'Deleted' },
  deletionHint:
    'Deleted products cannot be brought back. Orders keep their copies. Products that an open order contains stay.',
  refused: (count: number) =>
    plural(count, {
      one: '1 product cannot change and will stay as it is:',
      other: `${count} products cannot change and will stay as they are:`,
    }),
  notDone: (count: number) => `${products(count)} could not be changed:`,
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  done: (count: number) => `${products(count)} changed`,
  report: 'See or Undo',
  deleted: (count: number) => `${products(count)} deleted`,
};

function products(count: number) {
  return plural(count, { one: '1 product', other: `${count} products` });
}
