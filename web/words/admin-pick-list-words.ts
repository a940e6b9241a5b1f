import { plural } from './formats.ts';

/** Words of the list of what to fetch from the shelves. */
export const adminPickListWords = {
  place: 'Place',
  product: 'Product',
  variant: 'Variant',
  units: 'Units',
  reference: 'SKU',
  barcode: 'Barcode',
  orders: 'Orders',
  sum: (products: number, units: number) =>
    `${plural(products, { one: '1 product', other: `${products} products` })}, ${plural(units, { one: '1 unit', other: `${units} units` })}`,
};
