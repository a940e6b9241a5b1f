import { plural } from './formats.ts';

/** Words of the prices that a product has had. */
export const adminPricesWords = {
  title: 'Price History',
  lowest: (price: string, day: string) =>
    `Lowest price of the 30 days before a discount: ${price}, on ${day}. A discount should strike no higher one.`,
  since: (day: string) => `since ${day}`,
  plot: (prices: number, top: string) => `${prices} prices, the highest ${top}`,
};

/** Words of the links to a product in the shop. */
export const productLinkWords = {
  title: 'In the Shop',
  view: 'View in the Shop',
  draft: 'Shoppers see the page once the product is shown in the shop.',
  source: 'Where will you put the link?',
  sourceHint: 'The reports count the orders that come from there.',
  link: 'Link for advertising',
  linkHint: 'Leads to a page with only this product and its order form.',
  copy: 'Copy Link',
  copied: 'Link copied',
  notCopied: 'The browser does not allow copying. Select the link and copy it yourself.',
};

/** Words of the table that adds new members to the family of a product. */
export const adminVariantsWords = {
  add: 'Add New Members',
  later:
    'Does it come in other volumes, sizes or colors, each with a price of its own? Save this product first, then add them on its page as members of a family.',
  title: 'New Members',
  note: 'Each row becomes a product with the saved texts, pictures, category and facts of this one. If its name contains its label, the new label takes its place in the name of the copy.',
  cell: (column: string, row: number) => `${column}, row ${row}`,
  netQuantityIn: { ml: 'Net Quantity (ml)', g: 'Net Quantity (g)', pieces: 'Net Quantity (pieces)' },
  addRow: 'Add Row',
  removeRow: (row: number) => `Remove row ${row}`,
  save: 'Create Members',
  made: (count: number) =>
    plural(count, { one: '1 new member created', other: `${count} new members created` }),
  failed: 'Failed to create the new members',
};
