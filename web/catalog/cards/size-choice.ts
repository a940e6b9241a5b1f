import type { Product } from '../../../shared/catalog.ts';
import { needsSize, offeredSizes } from '../../../shared/sizes.ts';

type Sized = Pick<Product, 'sizes' | 'category' | 'stock'>;

/** The sizes to choose from, only those in stock, and whether an order needs one (spec §5). */
export function sizeChoice(product: Sized) {
  const sizes = offeredSizes(product)
    .filter(({ inStock }) => inStock)
    .map(({ size }) => size);
  return { sizes, isRequired: needsSize(product.category.name) };
}

/** Nothing to sell: no stock, or a size is needed and none is left. */
export function isSoldOut(product: Sized) {
  const { sizes, isRequired } = sizeChoice(product);
  return product.stock <= 0 || (isRequired && sizes.length === 0);
}
