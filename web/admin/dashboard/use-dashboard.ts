import { useEffect, useRef, useState } from 'react';
import type { Permission } from '../../../shared/access/roles.ts';
import type { Call } from '../../../shared/api.ts';
import type { Product } from '../../../shared/catalog/catalog.ts';
import type { OrderSummary } from '../../../shared/orders/admin-orders.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import type { Morning } from '../../../shared/reports/morning.ts';
import { call, inPageLanguage } from '../../call.ts';
import { mayNow } from '../../session/use-may.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';

/** The parts that the role does not allow are absent (requirements: Staff). */
export type Dashboard = {
  /** Also absent if it could not be read. */
  morning: Morning | undefined;
  counts: Partial<Record<'products' | 'orders' | 'users' | 'categories', number>>;
  revenue: OrderSummary | undefined;
  /** The newest ten. */
  orders: Order[] | undefined;
  /** The first five. */
  products: Product[] | undefined;
  /** True if a part could not be read and is empty. */
  isPartial: boolean;
};

const recentOrders = 10;
const firstProducts = 5;
const nothing = { today: 0, week: 0, month: 0, total: 0 };
const noRevenue: OrderSummary = {
  ...{ ...nothing, placed: nothing, orders: 0, days: [] },
  toCollect: { orders: 0, amount: 0 },
};

/**
 * Reads all parts of the dashboard at once. A part that cannot be read is empty. Without the orders the revenue is 0 too;
 * without the number of users only that number is (requirements: Dashboard).
 */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const { morning, list, summary, catalog, users, categories } = await readParts(call);
  const revenue = summary && ((list && summary.value) ?? noRevenue);
  return {
    morning: morning?.value,
    counts: {
      ...(catalog && { products: catalog.value?.count ?? 0 }),
      ...(list && { orders: revenue?.orders ?? list.value?.count ?? 0 }),
      ...(users && { users: users.value?.count ?? 0 }),
      ...(categories && { categories: categories.value?.length ?? 0 }),
    },
    revenue,
    orders: list && (list.value?.orders ?? []),
    products: catalog && (catalog.value?.products ?? []),
    isPartial: [morning, list, summary, catalog, categories].some((part) => part && !part.value),
  };
}

/** A part that the role does not allow is undefined, and one that could not be read has no value. */
async function readParts(call: Call) {
  const [morning, list, summary, catalog, users, categories] = await Promise.all([
    part('office', () => call('GET /dashboard', { query: inPageLanguage })),
    part('orders.read', () => call('GET /orders', { query: { limit: recentOrders, ...inPageLanguage } })),
    part('money', () => call('GET /orders/summary', {})),
    part('catalog', () => call('GET /products', { query: { limit: firstProducts, ...inPageLanguage } })),
    part('people', () => call('GET /auth/count', {})),
    part('catalog', () => call('GET /categories', {})),
  ]);
  return { morning, list, summary, catalog, users, categories };
}

async function part<Value>(permission: Permission, read: () => Promise<Value>) {
  if (!mayNow(permission)) return undefined;
  return { value: await read().catch(() => undefined) };
}

/** The dashboard as the page has loaded it. `refresh` reads it again; if that fails, the old one stays. */
export function useDashboard(loaded: Dashboard) {
  const [dashboard, setDashboard] = useState(loaded);
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const lastReading = useRef(Promise.resolve());

  useEffect(() => {
    setDashboard(loaded);
    setProblem(loaded.isPartial ? dashboardWords.failed : null);
  }, [loaded]);

  async function readAgain() {
    setState('refreshing');
    const read = await readDashboard(call);
    if (!read.isPartial) setDashboard(read);
    setProblem(read.isPartial ? dashboardWords.refreshFailed : null);
    setState(read.isPartial ? 'idle' : 'refreshed');
  }

  /** Settles when the state at this call is shown. A reading that is under way may be older, so it is read again. */
  function refresh() {
    lastReading.current = lastReading.current.then(readAgain, readAgain);
    return lastReading.current;
  }

  return { dashboard, state, problem, refresh };
}
