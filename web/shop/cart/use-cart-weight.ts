import { useEffect } from 'react';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { call, inPageLanguage } from '../../call.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';

/**
 * The known weight of the items, in grams. If it matters, lines that do not know theirs yet are asked for it once, and
 * remember it; until then they count as 0, like products without a weight.
 */
export function useCartWeight(items: CartItem[], matters: boolean) {
  const unknown = items.filter(({ weight }) => weight === undefined).map(({ productId }) => productId);
  const ids = matters ? [...new Set(unknown)].join(' ') : '';
  useEffect(() => {
    if (ids === '') return;
    const controller = new AbortController();
    for (const id of ids.split(' ')) {
      call('GET /products/:id', { params: { id }, query: inPageLanguage }, controller).then(
        (product) => controller.signal.aborted || keepWeight(id, product.weight ?? 0),
        // The order's quote tells the price, or that the product is gone.
        () => undefined,
      );
    }
    return () => controller.abort();
  }, [ids]);
  return items.reduce((grams, { weight = 0, quantity }) => grams + weight * quantity, 0);
}

function keepWeight(id: string, weight: number) {
  const items = cartItemsEntry.get();
  cartItemsEntry.set(items.map((item) => (item.productId === id ? { ...item, weight } : item)));
}
