/** Words of the parts of a bundle, in the form of a product and on the papers of its orders. */
export const adminBundlesWords = {
  title: 'Parts of a Bundle',
  none: 'Add products to sell them together under this product’s own price. Its stock then follows from theirs.',
  note: 'In the order of use. The stock is that of the scarcest part.',
  label: 'Parts in their order of use',
  add: 'Add a Part',
  removeNamed: (name: string) => `Remove ${name}`,
  units: 'Units',
  unitsOf: (name: string) => `Units of ${name}`,
  sizeOf: (name: string) => `Size of ${name}`,
  chooseSize: 'Choose a size',
  use: 'How to use it',
  uses: { en: 'In English', fr: 'In French', ar: 'In Arabic' },
  apart: (price: string) => `Separately ${price}`,
  stockHint: 'Follows from the parts.',
  weightHint: 'In its packaging. Empty means that of its parts.',
};
