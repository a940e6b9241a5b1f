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
] as const satisfies (keyof Product)[];

/** What a card shows, and what its button puts into the cart. */
export type CardProduct = Pick<Product, (typeof shown)[number]>;

/** One page of a product list, with what its cards show. */
export type CardList = Omit<ProductList, 'products'> & { products: CardProduct[] };

/** A page carries its data twice, as HTML and for the browser: descriptions would double its bytes. */
export function toCardProduct(product: Product): CardProduct {
  return Object.fromEntries(shown.map((field) => [field, product[field]])) as CardProduct;
}
