import RefreshCwIcon from 'icon:refresh-cw';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { StatusMessage, useStatusChange } from '../orders/use-status-change.tsx';
import type { Route } from './+types/dashboard-page.ts';
import { FirstProducts } from './first-products.tsx';
import { QuickActions } from './quick-actions.tsx';
import { readDashboard } from './read-dashboard.ts';
import { RecentOrders } from './recent-orders.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueOverview } from './revenue-overview.tsx';
import { ShopCounts } from './shop-counts.tsx';
import { useDashboard } from './use-dashboard.ts';

const words = dashboardWords;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(readDashboard);

export function HydrateFallback() {
  return (
    <>
      <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
      <p className="sr-only">{words.loading}</p>
      <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="mt-5 h-40" />
      <Skeleton className="mt-5 h-160" />
    </>
  );
}

/** The back office's first page: how the shop is doing, and what waits to be done (requirements: Dashboard). */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, state, problem, refresh } = useDashboard(loaderData);
  const { setStatus, message, clearMessage } = useStatusChange(refresh);
  const { counts, revenue, orders, products } = dashboard;
  const isRefreshing = state === 'refreshing';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        <Button kind="secondary" busy={isRefreshing} onClick={() => void refresh()}>
          {!isRefreshing && <RefreshCwIcon className="size-4.5" />}
          {words.refresh}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {state === 'refreshed' && words.refreshed}
      </p>
      <div aria-busy={isRefreshing} className="mt-6 grid grid-cols-1 gap-5">
        {problem && <Alert>{problem}</Alert>}
        <ShopCounts counts={counts} />
        <QuickActions />
        <RevenueOverview revenue={revenue} />
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-1 gap-5">
            <RevenueChart days={revenue.days} />
            <RecentOrders orders={orders} onStatus={setStatus} />
          </div>
          <FirstProducts products={products} />
        </div>
      </div>
      <StatusMessage text={message} onGone={clearMessage} />
    </>
  );
}
