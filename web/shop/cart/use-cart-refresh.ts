import { useEffect, useState } from 'react';
import type { Product, ProductDetail } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { type CartItem, clampQuantity, lineKey } from '../../../shared/orders/cart.ts';
import { call, inPageLanguage } from '../../call.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';

/** A change to a line since it was added to the cart. Prices are dinars. */
export type LineChange =
  | { kind: 'price-changed'; from: number; to: number }
  | { kind: 'quantity-lowered'; stock: number }
  | { kind: 'out-of-stock' | 'size-out-of-stock' | 'gone' };

/** The changes by `lineKey`. */
type CartChanges = Map<string, LineChange[]>;

/** What the page knows of the lines besides the cart itself: their changes, and the products by id. */
type Refreshed = { changes: CartChanges; products: Products };

/**
 * Updates the prices, stock and names in the cart, once per visit of its page. A line whose product cannot be read stays
 * as it is; the order's quote decides in the end.
 */
export function useCartRefresh(): Refreshed {
  const [refreshed, setRefreshed] = useState<Refreshed>({ changes: new Map(), products: new Map() });
  useEffect(() => {
    const controller = new AbortController();
    const ids = new Set(cartItemsEntry.get().map(({ productId }) => productId));
    void readProducts([...ids], controller.signal).then((products) => {
      if (controller.signal.aborted || products.size === 0) return;
      setRefreshed({ changes: refreshCart(products), products });
    });
    return () => controller.abort();
  }, []);
  return refreshed;
}

type Weighed = Product & Pick<ProductDetail, 'weight'>;
type Products = Map<string, Weighed | null>;

/** Products by id; those that could not be read are missing. */
export async function readProducts(ids: string[], signal: AbortSignal): Promise<Products> {
  const answers = await Promise.all(ids.map(async (id) => [id, await readProduct(id, signal)] as const));
  const products: Products = new Map();
  for (const [id, product] of answers) {
    if (product !== undefined) products.set(id, product);
  }
  return products;
}

/** Null if the shop no longer sells it, undefined if it could not be read. */
async function readProduct(id: string, signal: AbortSignal) {
  try {
    return await call('GET /products/:id', { params: { id }, query: inPageLanguage }, { signal });
  } catch (error) {
    return isApiError(error) && error.status === 404 ? null : undefined;
  }
}

/** Reads the cart again, because the buyer may have changed it while the products were being read. */
function refreshCart(products: Products): CartChanges {
  const changes: CartChanges = new Map();
  const items = cartItemsEntry.get().map((item) => {
    const product = products.get(item.productId);
    if (product === undefined) return item;
    const refreshed = refreshLine(item, product);
    changes.set(lineKey(item), refreshed.changes);
    return refreshed.item;
  });
  cartItemsEntry.set(items);
  return changes;
}

/**
 * A line of the cart with the product's current data, and the changes. `product` is null if the shop no longer sells it.
 * A line that cannot be bought has stock 0.
 */
export function refreshLine(
  item: CartItem,
  product: Weighed | null,
): { item: CartItem; changes: LineChange[] } {
  if (!product) return { item: { ...item, stock: 0 }, changes: [{ kind: 'gone' }] };
  const price = effectivePrice(product);
  const { name, imageUrl, weight = 0 } = product;
  const fresh = { ...item, name, image: imageUrl, imageUrl, price, weight };
  if (product.stock < 1) return { item: { ...fresh, stock: 0 }, changes: [{ kind: 'out-of-stock' }] };
  if (!isSizeInStock(item, product))
    return { item: { ...fresh, stock: 0 }, changes: [{ kind: 'size-out-of-stock' }] };

  const quantity = clampQuantity(item.quantity, product.stock);
  const changes: LineChange[] = [];
  if (price !== item.price) changes.push({ kind: 'price-changed', from: item.price, to: price });
  if (quantity < item.quantity) changes.push({ kind: 'quantity-lowered', stock: product.stock });
  return { item: { ...fresh, stock: product.stock, quantity }, changes };
}

function isSizeInStock({ size }: CartItem, product: Product) {
  return (
    size === undefined || offeredSizes(product).some((offered) => offered.size === size && offered.inStock)
  );
}
