import { Link } from 'react-router';
import { countUnits } from '../../../shared/cart.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { orderNumber } from '../../../shared/ids.ts';
import type { Order } from '../../../shared/orders.ts';
import { formatPrice } from '../../../shared/prices.ts';
import { cartWords } from '../../words/cart-words.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { PaidBadge, StatusBadge } from './order-badges.tsx';
import { itemNames } from './orders-table.tsx';

/** The orders on a small screen, each as one large link. */
export function OrderCards({ orders }: { orders: Order[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} />
      ))}
    </ul>
  );
}

function OrderCard({ order }: { order: Order }) {
  const { _id, createdAt, orderItems, totalPrice, status, isPaid } = order;
  const number = orderNumber(_id);
  return (
    <li className="relative min-w-0 rounded-card border border-line bg-surface p-4 text-sm hover:border-brand/50">
      <div className="flex items-center justify-between gap-4">
        <Link
          to={`/order/${_id}`}
          prefetch="intent"
          aria-label={myOrdersWords.list.viewOrder(number)}
          className="font-semibold text-base tracking-wide after:absolute after:inset-0 after:rounded-card"
        >
          {number}
        </Link>
        <StatusBadge status={status} />
      </div>
      <p className="mt-0.5 text-ink-muted">{formatDateTime(createdAt)}</p>
      <p className="mt-3 truncate">{itemNames(order)}</p>
      <div className="mt-3 flex items-center justify-between gap-4 border-line border-t pt-3">
        <span className="flex items-center gap-3 text-ink-muted">
          {cartWords.items(countUnits(orderItems))}
          <PaidBadge isPaid={isPaid} />
        </span>
        <span className="whitespace-nowrap font-semibold tabular-nums">{formatPrice(totalPrice)}</span>
      </div>
    </li>
  );
}
