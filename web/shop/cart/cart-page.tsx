import ShoppingCartIcon from 'icon:shopping-cart';
import { useRef } from 'react';
import { countUnits } from '../../../shared/cart.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { cartWords } from '../../words/cart-words.ts';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { lineKey } from './refresh-line.ts';
import { useCartNews } from './use-cart-news.ts';

export const headers = unlistedPage;

export function meta() {
  return pageMeta(cartWords);
}

/** The cart, drawn in the browser from its local entry. Its frame is as high as the window, so that nothing jumps. */
export default function CartPage() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">{useHydrated() ? <Cart /> : <CartSkeleton />}</div>
  );
}

function Cart() {
  const items = cartItemsEntry.use();
  const news = useCartNews();
  const top = useRef<HTMLDivElement>(null);
  return (
    // Focus comes here when the line that had it is gone.
    <div ref={top} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <h1 className="page-title">{cartWords.title}</h1>
          <p className="mt-1 text-ink-muted">{cartWords.items(countUnits(items))}</p>
          <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_23rem] lg:gap-12">
            <ul className="divide-y divide-line border-line border-y">
              {items.map((item) => (
                <CartLine
                  key={lineKey(item)}
                  item={item}
                  news={news.get(lineKey(item)) ?? []}
                  onRemoved={() => top.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
            <CartSummary items={items} />
          </div>
        </>
      )}
    </div>
  );
}

function EmptyCart() {
  const { title, text, browse } = cartWords.empty;
  return (
    <EmptyState icon={ShoppingCartIcon} level={1} title={title} text={text}>
      <ButtonLink to="/products" size="large">
        {browse}
      </ButtonLink>
    </EmptyState>
  );
}
