import type { Product, ProductList } from '../../../shared/catalog.ts';

const shown = [
  '_id',
  'name',
  'brand',
  'price',
  'discountedPrice',
  'stock',
  'imageUrl',
  'sizes',
  'category',
  'netQuantity',
  'unit',
] as const satisfies (keyof Product)[];

/** The fields of a product that its card shows and its button adds to the cart. */
export type CardProduct = Pick<Product, (typeof shown)[number]>;

/** One page of a product list, for cards. */
export type CardList = Omit<ProductList, 'products'> & { products: CardProduct[] };

/** Drops the other fields: a page contains its data twice, as HTML and as JSON, and descriptions are long. */
export function toCardProduct(product: Product): CardProduct {
  const known = shown.filter((field) => product[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, product[field]])) as CardProduct;
}
