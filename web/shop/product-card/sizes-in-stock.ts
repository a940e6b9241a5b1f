import type { Product } from '../../../shared/catalog.ts';
import { offeredSizes } from '../../../shared/sizes.ts';

type Sized = Pick<Product, 'sizes' | 'category' | 'stock'>;

/** The sizes that can be chosen; empty if the product has no sizes (requirements: Sizes). */
export function sizesInStock(product: Sized) {
  return offeredSizes(product)
    .filter(({ inStock }) => inStock)
    .map(({ size }) => size);
}

/** Whether nothing can be sold: no stock, or none of its sizes is in stock. */
export function isSoldOut(product: Sized) {
  return product.stock <= 0 || (offeredSizes(product).length > 0 && sizesInStock(product).length === 0);
}
