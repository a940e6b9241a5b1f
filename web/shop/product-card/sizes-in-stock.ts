import type { Product } from '../../../shared/catalog.ts';
import { offeredSizes } from '../../../shared/sizes.ts';

type Sized = Pick<Product, 'sizes' | 'category' | 'stock'>;

/** The sizes to choose one from; empty where the product comes in one size only (requirements: Sizes). */
export function sizesInStock(product: Sized) {
  return offeredSizes(product)
    .filter(({ inStock }) => inStock)
    .map(({ size }) => size);
}

/** Nothing to sell: no stock, or it comes in sizes and none of them is left. */
export function isSoldOut(product: Sized) {
  return product.stock <= 0 || (offeredSizes(product).length > 0 && sizesInStock(product).length === 0);
}
