import { useEffect, useId, useState } from 'react';
import { call, inPageLanguage } from '../../call.ts';
import { recentlyViewedEntry } from '../../session/local-entries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';

/** The most products that are shown. */
const mostShown = 12;

/** The products viewed in this browser before this one, the latest first (requirements: Product page). */
export function RecentlyViewed({ productId }: { productId: string }) {
  const headingId = useId();
  const others = recentlyViewedEntry.use().filter((id) => id !== productId);
  const products = useProducts(others.slice(0, mostShown).join());
  useEffect(() => {
    const before = recentlyViewedEntry.get().filter((id) => id !== productId);
    recentlyViewedEntry.set([productId, ...before.slice(0, mostShown)]);
  }, [productId]);
  if (others.length === 0 || products?.length === 0) return null;
  return (
    <section aria-labelledby={headingId} aria-busy={!products} className="mt-12 lg:mt-16">
      <h2 id={headingId} className="mb-5 font-bold text-2xl tracking-tight">
        {catalogWords.product.recentlyViewed}
      </h2>
      {/* A skeleton has the height of a card, so that the footer does not move. */}
      <ul className="-mx-1 flex gap-3 overflow-x-auto p-1 pb-3 *:min-h-88 *:w-40 *:shrink-0 sm:*:min-h-92 sm:*:w-48">
        {products?.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} pictureSizes="12rem" />
          </li>
        )) ?? (
          <li>
            <Skeleton className="h-full" />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The products with these ids in this order, without those that are gone; undefined while they are read. */
function useProducts(ids: string) {
  const [products, setProducts] = useState<CardProduct[]>();
  useEffect(() => {
    if (ids === '') return;
    const reading = new AbortController();
    call('GET /products', { query: { ids, limit: mostShown, ...inPageLanguage } }, { signal: reading.signal })
      .then(({ products }) => {
        const byId = new Map(products.map((product) => [product._id, product]));
        setProducts(
          ids
            .split(',')
            .flatMap((id) => byId.get(id) ?? [])
            .map(toCardProduct),
        );
      })
      // No message, because the visitor did not ask for these products.
      .catch(() => reading.signal.aborted || setProducts([]));
    return () => reading.abort();
  }, [ids]);
  return products;
}
