import { plural } from './formats.ts';

/** Words of the table that adds new members to the family of a product. */
export const adminVariantsWords = {
  add: 'Add New Members',
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
