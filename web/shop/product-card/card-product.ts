import type { ListedProduct, ProductList } from '../../../shared/catalog.ts';
import { isSoldOut, sizesInStock } from './sizes-in-stock.ts';

type Shown = '_id' | 'name' | 'brand' | 'price' | 'discountedPrice' | 'stock' | 'imageUrl';

/** What the card of a product shows and its button adds to the cart. `family` is absent for a single product. */
export type CardProduct = Pick<ListedProduct, Shown | 'netQuantity' | 'unit' | 'family'> & {
  /** True if a size must be chosen first. */
  hasSizes?: boolean;
};

/** One page of a product list, for cards. */
export type CardList = Omit<ProductList, 'products'> & { products: CardProduct[] };

/**
 * Drops the other fields: a page contains its data twice, as HTML and as JSON, and descriptions are long. Fields that
 * few products have are absent from the others. A product of which no size is in stock has a stock of 0.
 */
export function toCardProduct(product: ListedProduct): CardProduct {
  const { _id, name, brand, price, discountedPrice, imageUrl, netQuantity, unit, family } = product;
  return {
    ...{ _id, name, brand, price, discountedPrice, imageUrl },
    stock: isSoldOut(product) ? 0 : product.stock,
    ...(unit && { netQuantity, unit }),
    // The only member that the filters leave is shown as itself.
    ...(family && family.members > 1 && { family }),
    ...(sizesInStock(product).length > 0 && { hasSizes: true }),
  };
}
