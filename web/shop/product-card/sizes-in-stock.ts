import type { Product } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';

/** A product, or the product of a card, which has no sizes: its stock is 0 if none of them is in stock. */
type Sized = Pick<Product, 'stock'> & Partial<Pick<Product, 'sizes' | 'category'>>;

/** The sizes that can be chosen; empty if the product has no sizes (requirements: Sizes). */
export function sizesInStock(product: Sized) {
  return offered(product)
    .filter(({ inStock }) => inStock)
    .map(({ size }) => size);
}

/** Whether nothing can be sold: no stock, or none of its sizes is in stock. */
export function isSoldOut(product: Sized) {
  return product.stock <= 0 || (offered(product).length > 0 && sizesInStock(product).length === 0);
}

function offered({ sizes = [], category }: Sized) {
  return offeredSizes({ sizes, category: category ?? null });
}
