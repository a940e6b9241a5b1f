import type { OrderStatus } from '../../../shared/order-terms.ts';
import type { Order } from '../../../shared/orders.ts';
import { toCentimes, toDinars } from '../../../shared/prices.ts';

type Summed = Pick<Order, 'status' | 'totalPrice'>;

const inProgress: OrderStatus[] = ['Pending', 'Processing', 'Shipped'];

/**
 * The figures above a user's orders; `spent` in dinars. Every order counts as spent from the day it is placed, paid or
 * not, because its buyer owes it; a cancelled one does not, and is neither delivered nor in progress.
 */
export function summarizeOrders(orders: Summed[]) {
  const countOf = (statuses: OrderStatus[]) =>
    orders.filter(({ status }) => statuses.includes(status)).length;
  const kept = orders.filter(({ status }) => status !== 'Cancelled');
  return {
    total: orders.length,
    delivered: countOf(['Delivered']),
    inProgress: countOf(inProgress),
    spent: toDinars(kept.reduce((sum, { totalPrice }) => sum + toCentimes(totalPrice), 0)),
  };
}
