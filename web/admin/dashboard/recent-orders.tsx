import type { Order } from '../../../shared/orders/orders.ts';
import { OrderTotal } from '../../shop/cart/order-total.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import type { SetStatus } from '../orders/admin-orders-table.tsx';
import { CustomerName } from '../orders/customer-name.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { StatusSelect } from '../orders/status-select.tsx';
import { ListCard } from './list-card.tsx';

const words = dashboardWords.orders;

/** The newest orders, each with a status select. */
export function RecentOrders({ orders, onStatus }: { orders: Order[]; onStatus: SetStatus }) {
  return (
    <ListCard title={words.title} all={{ to: '/admin/orders', text: words.all }} none={words.none}>
      {orders.map((order) => (
        <RecentOrder key={order._id} order={order} onStatus={onStatus} />
      ))}
    </ListCard>
  );
}

function RecentOrder({ order, onStatus }: { order: Order; onStatus: SetStatus }) {
  const { _id, createdAt } = order;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-40 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <OrderLink order={order} />
          <CustomerName order={order} />
        </div>
        <p className="text-ink-muted">{formatDateTime(createdAt)}</p>
      </div>
      <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
        <OrderTotal order={order} />
        <span className="sm:w-36">
          <StatusSelect order={order} onChoose={(...chosen) => onStatus(_id, ...chosen)} />
        </span>
      </div>
    </li>
  );
}
