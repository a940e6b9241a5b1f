import ShoppingCartIcon from 'icon:shopping-cart';
import { useRef } from 'react';
import type { DeliveryPrices } from '../../../shared/delivery/delivery.ts';
import { countUnits, lineKey } from '../../../shared/orders/cart.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { cartWords } from '../../words/cart-words.ts';
import type { Route } from './+types/cart-page.ts';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCartRefresh } from './use-cart-refresh.ts';

export const headers = unlistedPage;

/** The cart works without the prices: its total is then without shipping. */
const load: Load<DeliveryPrices | null> = (call) => call('GET /delivery/prices', {}).catch(() => null);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, cartWords);
}

/** The cart, drawn in the browser from its local entry. The page is as high as the window, so that nothing jumps. */
export default function CartPage({ loaderData: prices }: Route.ComponentProps) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      {useHydrated() ? <Cart prices={prices} /> : <CartSkeleton />}
    </div>
  );
}

function Cart({ prices }: { prices: DeliveryPrices | null }) {
  const items = cartItemsEntry.use();
  const { changes, products } = useCartRefresh();
  const top = useRef<HTMLDivElement>(null);
  return (
    // Gets the focus when the line that had it is removed.
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
                  items={items}
                  changes={changes.get(lineKey(item)) ?? []}
                  offer={products.get(item.productId)?.offer}
                  onRemoved={() => top.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
            <CartSummary items={items} prices={prices} />
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

function CartSkeleton() {
  return (
    <>
      <h1 className="page-title">{cartWords.title}</h1>
      <p className="sr-only">{cartWords.loading}</p>
      <Skeleton className="mt-2 h-5 w-20" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_23rem] lg:gap-12">
        <div className="space-y-6">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-88" />
      </div>
    </>
  );
}
