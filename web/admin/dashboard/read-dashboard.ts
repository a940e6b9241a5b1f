import type { OrderSummary } from '../../../shared/admin-orders.ts';
import type { Call } from '../../../shared/api.ts';
import { isApiError } from '../../../shared/api-error.ts';
import type { Product } from '../../../shared/catalog.ts';
import type { Order } from '../../../shared/orders.ts';

export type Dashboard = {
  counts: { products: number; orders: number; users: number; categories: number };
  revenue: OrderSummary;
  /** The newest ten. */
  orders: Order[];
  /** The first five. */
  products: Product[];
  /** Something could not be read, and shows as nothing. */
  isPartial: boolean;
};

const recentOrders = 10;
const firstProducts = 5;
const noRevenue: OrderSummary = { today: 0, week: 0, month: 0, total: 0, orders: 0, days: [] };

/**
 * What the dashboard shows, read all at once. A part that cannot be read counts as nothing: without the orders also
 * the revenue is 0, and without the number of users that number alone (requirements: Dashboard).
 */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const [list, summary, catalogue, users, categories] = await Promise.all([
    orNothing(call('GET /orders', { query: { limit: recentOrders } })),
    orNothing(call('GET /orders/summary', {})),
    orNothing(call('GET /products', { query: { limit: firstProducts } })),
    orNothing(call('GET /auth/count', {})),
    orNothing(call('GET /categories', {})),
  ]);
  const revenue = (list && summary) ?? noRevenue;
  return {
    counts: {
      products: catalogue?.count ?? 0,
      orders: revenue.orders,
      users: users?.count ?? 0,
      categories: categories?.length ?? 0,
    },
    revenue,
    orders: list?.orders ?? [],
    products: catalogue?.products ?? [],
    isPartial: !(list && summary && catalogue && categories),
  };
}

async function orNothing<Reply>(reply: Promise<Reply>) {
  try {
    return await reply;
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
