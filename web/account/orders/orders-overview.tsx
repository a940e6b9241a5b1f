import PackageCheckIcon from 'icon:package-check';
import ShoppingBagIcon from 'icon:shopping-bag';
import TruckIcon from 'icon:truck';
import WalletIcon from 'icon:wallet';
import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { netOfReturns } from '../../../shared/orders/order-balance.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { formatPrice } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';

const words = myOrdersWords.list.overview;

/** The figures above a user's orders. */
export function OrdersOverview({ orders }: { orders: Order[] }) {
  const { total, delivered, inProgress, spent } = summarizeOrders(orders);
  return (
    <section aria-label={words.label} className="mt-8">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Figure icon={ShoppingBagIcon} label={words.total} value={String(total)} />
        <Figure icon={TruckIcon} label={words.inProgress} value={String(inProgress)} />
        <Figure icon={PackageCheckIcon} label={words.delivered} value={String(delivered)} />
        <Figure icon={WalletIcon} label={words.spent} value={formatPrice(spent)} />
      </dl>
    </section>
  );
}

function Figure({ icon: Icon, label, value }: { icon: Icon; label: string; value: string }) {
  return (
    <div className="relative rounded-card border border-line bg-surface p-4 sm:p-5 sm:ps-20">
      <dt className="text-ink-muted text-sm">
        <span
          aria-hidden="true"
          className="absolute start-5 top-5 grid size-11 place-items-center rounded-full bg-brand-soft text-brand-strong max-sm:hidden"
        >
          <Icon className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="wrap-anywhere mt-1 font-bold text-lg tabular-nums sm:text-xl">{value}</dd>
    </div>
  );
}

type Summed = Pick<Order, 'status' | 'totalPrice' | 'deducted' | 'refunded' | 'kept'>;

const inProgress: OrderStatus[] = ['Pending', 'Processing', 'Shipped'];

/**
 * Counts and sums orders; `spent` is in dinars. An order counts as spent from the day it is placed, because the buyer
 * owes the money. What came back before the payment, was refunded or is kept for another order was not spent with this one. A
 * Cancelled order counts only in the total.
 */
export function summarizeOrders(orders: Summed[]) {
  const countOf = (statuses: OrderStatus[]) =>
    orders.filter(({ status }) => statuses.includes(status)).length;
  const kept = orders.filter(({ status }) => status !== 'Cancelled');
  return {
    total: orders.length,
    delivered: countOf(['Delivered']),
    inProgress: countOf(inProgress),
    spent: toDinars(kept.reduce((sum, order) => sum + spentCentimes(order), 0)),
  };
}

function spentCentimes(order: Summed) {
  return toCentimes(netOfReturns(order) ?? order.totalPrice);
}
