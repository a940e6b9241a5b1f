import { useEffect, useState } from 'react';
import { isApiError } from '../../../shared/api-error.ts';
import type { Product } from '../../../shared/catalog.ts';
import { call } from '../../call.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { type LineNews, lineKey, refreshLine } from './refresh-line.ts';

/** News by line. */
export type CartNews = Map<string, LineNews[]>;

/**
 * Brings the cart up to date once a visit of its page: prices, stock and names may have changed since its lines were
 * chosen. What cannot be read stays as it was; the order's quote has the last word.
 */
export function useCartNews(): CartNews {
  const [news, setNews] = useState<CartNews>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    const ids = new Set(cartItemsEntry.get().map(({ productId }) => productId));
    void readProducts([...ids], leaving.signal).then((products) => {
      if (!leaving.signal.aborted && products.size > 0) setNews(refreshCart(products));
    });
    return () => leaving.abort();
  }, []);
  return news;
}

type Products = Map<string, Product | null>;

async function readProducts(ids: string[], signal: AbortSignal): Promise<Products> {
  const answers = await Promise.all(ids.map(async (id) => [id, await readProduct(id, signal)] as const));
  const products: Products = new Map();
  for (const [id, product] of answers) {
    if (product !== undefined) products.set(id, product);
  }
  return products;
}

/** Null when it is gone, undefined when it could not be read. */
async function readProduct(id: string, signal: AbortSignal) {
  try {
    return await call('GET /products/:id', { params: { id } }, { signal });
  } catch (error) {
    return isApiError(error) && error.status === 404 ? null : undefined;
  }
}

/** Applied to the cart as it is by now: the buyer may have changed it while the products were read. */
function refreshCart(products: Products): CartNews {
  const news: CartNews = new Map();
  const items = cartItemsEntry.get().map((item) => {
    const product = products.get(item.productId);
    if (product === undefined) return item;
    const refreshed = refreshLine(item, product);
    news.set(lineKey(item), refreshed.news);
    return refreshed.item;
  });
  cartItemsEntry.set(items);
  return news;
}
