import PackageOpenIcon from 'icon:package-open';
import { Suspense } from 'react';
import type { Order } from '../../../shared/orders/orders.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import type { Route } from './+types/my-orders-page.ts';
import { itemsAsRead } from './order-parts.tsx';
import { OrdersOverview } from './orders-overview.tsx';
import { OrderCards, OrdersTable } from './orders-table.tsx';
import { useOrderAgain } from './use-order-again.ts';
import { readOrders, useOrders } from './use-orders.ts';

const words = myOrdersWords.list;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

export const clientLoader = privateLoader(readOrders, words.failed);

export function HydrateFallback() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-1 text-ink-muted">{words.lead}</p>
      <p className="sr-only">{words.loading}</p>
      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="mt-8 h-96" />
    </div>
  );
}

export default function MyOrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, state, problem, refresh } = useOrders(loaderData);
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h1 className="page-title">{words.title}</h1>
          <p className="mt-1 text-ink-muted">{words.lead}</p>
        </div>
        <RefreshButton text={words.refresh} isRefreshing={state === 'refreshing'} onRefresh={refresh} />
      </div>
      <p role="status" className="sr-only">
        {state === 'refreshed' && words.refreshed}
      </p>
      {problem && (
        <div className="mt-6">
          <Alert>{problem}</Alert>
        </div>
      )}
      {orders.length === 0 ? <NoOrders /> : <Orders orders={orders} />}
    </div>
  );
}

/** Only a press of "Order Again" needs it. */
const AgainNotes = latePart(async () => (await import('./order-again.tsx')).AgainNotes);

function Orders({ orders }: { orders: Order[] }) {
  const { busy, result, again } = useOrderAgain();
  const row = { busy, onAgain: (order: Order) => void again({ ...order, orderItems: itemsAsRead(order) }) };
  return (
    <>
      <OrdersOverview orders={orders} />
      {result && (
        <div ref={intoView} className="mt-6">
          <Suspense>
            <AgainNotes result={result} />
          </Suspense>
        </div>
      )}
      <div className="mt-8 max-lg:hidden">
        <OrdersTable orders={orders} {...row} />
      </div>
      <div className="mt-6 lg:hidden">
        <OrderCards orders={orders} {...row} />
      </div>
    </>
  );
}

/** The pressed button may be far below. */
function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}

function NoOrders() {
  return (
    <EmptyState icon={PackageOpenIcon} title={words.empty.title} text={words.empty.text}>
      <ButtonLink to="/products">{words.empty.browse}</ButtonLink>
    </EmptyState>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure error={error} title={words.errorTitle} failed={words.failed} tryAgain={words.tryAgain} />
  );
}
