import { useEffect, useRef, useState } from 'react';
import type { OrderSummary } from '../../../shared/admin-orders.ts';
import type { Call } from '../../../shared/api.ts';
import type { Product } from '../../../shared/catalog.ts';
import type { Order } from '../../../shared/orders.ts';
import { call } from '../../call.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';

export type Dashboard = {
  counts: { products: number; orders: number; users: number; categories: number };
  /** The numbers of products with low stock and of sold-out ones; undefined if they could not be read. */
  shortStock: { low: number; out: number } | undefined;
  revenue: OrderSummary;
  /** The newest ten. */
  orders: Order[];
  /** The first five. */
  products: Product[];
  /** True if a part could not be read and is empty. */
  isPartial: boolean;
};

const recentOrders = 10;
const firstProducts = 5;
const noRevenue: OrderSummary = { today: 0, week: 0, month: 0, total: 0, orders: 0, days: [] };

/**
 * Reads all parts of the dashboard at once. A part that cannot be read is empty. Without the orders the revenue is 0 too;
 * without the number of users only that number is (requirements: Dashboard).
 */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const [list, summary, catalogue, users, categories, shortStock] = await Promise.all([
    call('GET /orders', { query: { limit: recentOrders } }).catch(() => undefined),
    call('GET /orders/summary', {}).catch(() => undefined),
    call('GET /products', { query: { limit: firstProducts } }).catch(() => undefined),
    call('GET /auth/count', {}).catch(() => undefined),
    call('GET /categories', {}).catch(() => undefined),
    call('GET /products/stock/counts', {}).catch(() => undefined),
  ]);
  const revenue = (list && summary) ?? noRevenue;
  return {
    counts: {
      products: catalogue?.count ?? 0,
      orders: revenue.orders,
      users: users?.count ?? 0,
      categories: categories?.length ?? 0,
    },
    shortStock,
    revenue,
    orders: list?.orders ?? [],
    products: catalogue?.products ?? [],
    isPartial: !(list && summary && catalogue && categories && shortStock),
  };
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
