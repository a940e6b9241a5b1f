import { formatDateTime } from '../../../shared/dates.ts';
import { orderNumber } from '../../../shared/ids.ts';
import type { Order } from '../../../shared/orders.ts';
import { formatPrice } from '../../../shared/prices.ts';
import { PaidBadge } from '../../account/orders/order-badges.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { OrderLink, type SetStatus } from './admin-orders-table.tsx';
import { customerName } from './customer-name.ts';
import { StatusSelect } from './status-select.tsx';

const words = adminOrdersWords;

/** The orders on a small screen. */
export function AdminOrderCards({ orders, onStatus }: { orders: Order[]; onStatus: SetStatus }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} onStatus={onStatus} />
      ))}
    </ul>
  );
}

function OrderCard({ order, onStatus }: { order: Order; onStatus: SetStatus }) {
  const { _id, createdAt, totalPrice, isPaid } = order;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <OrderLink order={order} />
        <span className="text-ink-muted text-xs tracking-wide">{orderNumber(_id)}</span>
      </div>
      <p className="mt-1 truncate font-medium">{customerName(order)}</p>
      <p className="text-ink-muted">{formatDateTime(createdAt)}</p>
      <div className="mt-3 flex items-center justify-between gap-4">
        <span className="flex items-center gap-3">
          <span className="whitespace-nowrap font-semibold tabular-nums">{formatPrice(totalPrice)}</span>
          <PaidBadge isPaid={isPaid} />
        </span>
        <StatusSelect
          order={order}
          label={words.statusOf(words.name(_id))}
          onChoose={(status) => onStatus(_id, status)}
        />
      </div>
    </li>
  );
}
