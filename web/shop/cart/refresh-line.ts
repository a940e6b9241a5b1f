import { type CartItem, clampQuantity } from '../../../shared/cart.ts';
import type { Product } from '../../../shared/catalog.ts';
import { effectivePrice } from '../../../shared/prices.ts';
import { offeredSizes } from '../../../shared/sizes.ts';

/** What the buyer should know about a line since it was put into the cart; prices are dinars. */
export type LineNews =
  | { kind: 'price-changed'; from: number; to: number }
  | { kind: 'quantity-lowered'; stock: number }
  | { kind: 'out-of-stock' | 'size-out-of-stock' | 'gone' };

/**
 * A cart's line as the shop sees it now, with what changed. `product` is null when the shop no longer sells it. A line
 * that cannot be bought has stock 0.
 */
export function refreshLine(item: CartItem, product: Product | null): { item: CartItem; news: LineNews[] } {
  if (!product) return { item: { ...item, stock: 0 }, news: [{ kind: 'gone' }] };
  const price = effectivePrice(product);
  const fresh = { ...item, name: product.name, image: product.imageUrl, imageUrl: product.imageUrl, price };
  if (product.stock < 1) return { item: { ...fresh, stock: 0 }, news: [{ kind: 'out-of-stock' }] };
  if (!isSizeInStock(item, product))
    return { item: { ...fresh, stock: 0 }, news: [{ kind: 'size-out-of-stock' }] };

  const quantity = clampQuantity(item.quantity, product.stock);
  const news: LineNews[] = [];
  if (price !== item.price) news.push({ kind: 'price-changed', from: item.price, to: price });
  if (quantity < item.quantity) news.push({ kind: 'quantity-lowered', stock: product.stock });
  return { item: { ...fresh, stock: product.stock, quantity }, news };
}

function isSizeInStock({ size }: CartItem, product: Product) {
  return (
    size === undefined || offeredSizes(product).some((offered) => offered.size === size && offered.inStock)
  );
}

/** Whether a line can be ordered as far as the cart knows. */
export function isBuyable(item: CartItem) {
  return item.stock > 0;
}

/** One name for one line: the same product in two sizes is two lines. */
export function lineKey({ productId, size }: Pick<CartItem, 'productId' | 'size'>) {
  return `${productId} ${size ?? ''}`;
}
