import FolderPlusIcon from 'icon:folder-plus';
import FolderTreeIcon from 'icon:folder-tree';
import PackageIcon from 'icon:package';
import PackagePlusIcon from 'icon:package-plus';
import PillIcon from 'icon:pill';
import UsersRoundIcon from 'icon:users-round';
import { Link } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { useOrderEvents } from '../../session/order-events.ts';
import { useMayOpen } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatNumber } from '../../words/formats.ts';
import type { PageStates } from '../kit/page-states.tsx';
import { StatusMessage, useStatusChange } from '../orders/use-status-change.tsx';
import type { Route } from './+types/dashboard-page.ts';
import { FirstProducts } from './first-products.tsx';
import { MorningPart } from './morning-part.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { RevenueChart, RevenueOverview } from './revenue-chart.tsx';
import { type Dashboard, readDashboard, useDashboard } from './use-dashboard.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, dashboardWords);
}

export const clientLoader = privateLoader(readDashboard);

export const handle = {
  loading: {
    title: dashboardWords.title,
    text: dashboardWords.loading,
    outline: (
      <>
        <div className="mt-6 grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-2">
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </div>
        <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-4">
          <Skeleton className="h-26" />
          <Skeleton className="h-26" />
        </div>
        <Skeleton className="mt-5 h-160" />
      </>
    ),
  },
} satisfies PageStates;

/** The first page of the back office: the morning, then figures, quick actions and the newest orders (requirements: Dashboard). */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, state, problem, refresh } = useDashboard(loaderData);
  const { setStatus, message, clearMessage } = useStatusChange(refresh);
  const { morning, counts, revenue, orders, products } = dashboard;
  const isRefreshing = state === 'refreshing';
  useOrderEvents(() => void refresh());
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{dashboardWords.title}</h1>
        <RefreshButton text={dashboardWords.refresh} isRefreshing={isRefreshing} onRefresh={refresh} />
      </div>
      <p role="status" className="sr-only">
        {state === 'refreshed' && dashboardWords.refreshed}
      </p>
      <div aria-busy={isRefreshing} className="mt-6 grid grid-cols-1 gap-5">
        {problem && <Alert>{problem}</Alert>}
        {morning && <MorningPart morning={morning} />}
        <ShopCounts counts={counts} />
        <QuickActions />
        {revenue && <RevenueOverview revenue={revenue} />}
        <div
          className={`grid grid-cols-1 items-start gap-5 ${orders && products ? 'xl:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}
        >
          {orders && (
            <div className="grid grid-cols-1 gap-5">
              {revenue && <RevenueChart days={revenue.days} />}
              <RecentOrders orders={orders} onStatus={setStatus} />
            </div>
          )}
          {products && <FirstProducts products={products} />}
        </div>
      </div>
      <StatusMessage text={message} onGone={clearMessage} />
    </>
  );
}

const kinds = [
  { kind: 'products', icon: PillIcon },
  { kind: 'orders', icon: PackageIcon },
  { kind: 'users', icon: UsersRoundIcon },
  { kind: 'categories', icon: FolderTreeIcon },
] as const;

/** The number of products, orders, users and categories, each linked to its list. */
function ShopCounts({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <section aria-label={dashboardWords.counts.label}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {kinds
          .filter(({ kind }) => counts[kind] !== undefined)
          .map(({ kind, icon: Icon }) => (
            <li key={kind} className="grid">
              <Link
                to={`/admin/${kind}`}
                prefetch="intent"
                className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 hover:border-brand/50"
              >
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong max-sm:hidden"
                >
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0">
                  <span className="block text-ink-muted text-sm">{dashboardWords.counts[kind]}</span>{' '}
                  <span className="mt-0.5 block font-bold text-xl tabular-nums">
                    {formatNumber(counts[kind] ?? 0)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

const actions = [
  { to: '/admin/products/new', icon: PackagePlusIcon, text: dashboardWords.actions.addProduct },
  { to: '/admin/categories?action=create', icon: FolderPlusIcon, text: dashboardWords.actions.addCategory },
  { to: '/admin/orders', icon: PackageIcon, text: dashboardWords.actions.viewOrders },
  { to: '/admin/users', icon: UsersRoundIcon, text: dashboardWords.actions.manageUsers },
];

/** Links to the most frequent tasks. */
function QuickActions() {
  const mayOpen = useMayOpen();
  const allowed = actions.filter(({ to }) => mayOpen(to));
  return (
    <section aria-label={dashboardWords.actions.title}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {allowed.map(({ to, icon: Icon, text }) => (
          <li key={to} className="grid">
            <ButtonLink to={to} kind="secondary">
              <Icon className="size-4.5 text-brand-strong" />
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
