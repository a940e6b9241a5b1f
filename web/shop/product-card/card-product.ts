import type { Product, ProductList } from '../../../shared/catalog.ts';
import { isSoldOut, sizesInStock } from './sizes-in-stock.ts';

type Shown = '_id' | 'name' | 'brand' | 'price' | 'discountedPrice' | 'stock' | 'imageUrl';

/** What the card of a product shows and its button adds to the cart. */
export type CardProduct = Pick<Product, Shown | 'netQuantity' | 'unit'> & {
  /** True if a size must be chosen first. */
  hasSizes?: boolean;
};

/** One page of a product list, for cards. */
export type CardList = Omit<ProductList, 'products'> & { products: CardProduct[] };

/**
 * Drops the other fields: a page contains its data twice, as HTML and as JSON, and descriptions are long. Fields that
 * few products have are absent from the others. A product of which no size is in stock has a stock of 0.
 */
export function toCardProduct(product: Product): CardProduct {
  const { _id, name, brand, price, discountedPrice, imageUrl, netQuantity, unit } = product;
  return {
    ...{ _id, name, brand, price, discountedPrice, imageUrl },
    stock: isSoldOut(product) ? 0 : product.stock,
    ...(unit && { netQuantity, unit }),
    ...(sizesInStock(product).length > 0 && { hasSizes: true }),
  };
}
