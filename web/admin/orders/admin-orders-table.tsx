import { Link } from 'react-router';
import type { OrderStatus, orderSorts } from '../../../shared/order-terms.ts';
import type { Order } from '../../../shared/orders.ts';
import { PaidBadge } from '../../account/orders/order-badges.tsx';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { columnSort, SortHeader } from '../list/column-sort.tsx';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';
import { customerName } from './customer-name.ts';
import { StatusSelect } from './status-select.tsx';

export type SetStatus = (id: string, status: OrderStatus) => Promise<unknown>;

const columns = [
  '_id',
  'customer',
  'createdAt',
  'totalPrice',
  'isPaid',
  'status',
] as const satisfies (typeof orderSorts)[number][];

type Rows = { orders: Order[]; onStatus: SetStatus };

/** The orders on a wide screen. */
export function AdminOrdersTable({ orders, state, onStatus }: Rows & { state: AdminOrderListState }) {
  const sort = columnSort(adminOrderList, state);
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-ink-muted">
          <tr className="*:whitespace-nowrap *:px-4">
            {columns.map((column) => (
              <SortHeader key={column} {...sort} column={column} alignsEnd={column === 'totalPrice'}>
                {adminOrdersWords.list.columns[column]}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} onStatus={onStatus} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { order: Order; onStatus: SetStatus };

function OrderRow({ order, onStatus }: RowProps) {
  const { _id, createdAt, totalPrice, isPaid, shippingAddress } = order;
  return (
    <tr className="border-line border-t *:px-4 *:py-1.5 hover:bg-canvas">
      <th scope="row" className="text-start font-normal">
        <OrderLink order={order} />
      </th>
      <td className="w-full max-w-0">
        <p className="truncate">{customerName(order)}</p>
        <p className="truncate text-ink-muted text-xs">{shippingAddress.phone}</p>
      </td>
      <td className="whitespace-nowrap text-ink-muted">{formatDateTime(createdAt)}</td>
      <td className="whitespace-nowrap text-end font-semibold tabular-nums">{formatPrice(totalPrice)}</td>
      <td>
        <PaidBadge isPaid={isPaid} />
      </td>
      <td>
        <StatusSelect order={order} onChoose={(status) => onStatus(_id, status)} />
      </td>
    </tr>
  );
}

/** The orders on a small screen. */
export function AdminOrderCards({ orders, onStatus }: Rows) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} onStatus={onStatus} />
      ))}
    </ul>
  );
}

function OrderCard({ order, onStatus }: RowProps) {
  const { _id, createdAt, totalPrice, isPaid } = order;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 text-sm">
      <OrderLink order={order} />
      <p className="mt-1 truncate font-medium">{customerName(order)}</p>
      <p className="text-ink-muted">{formatDateTime(createdAt)}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <span className="flex items-center gap-3">
          <span className="whitespace-nowrap font-semibold tabular-nums">{formatPrice(totalPrice)}</span>
          <PaidBadge isPaid={isPaid} />
        </span>
        <StatusSelect order={order} onChoose={(status) => onStatus(_id, status)} />
      </div>
    </li>
  );
}

/** A link to an order: its number and, as screens also name it, the first 8 characters of its id. */
export function OrderLink({ order: { _id } }: { order: Pick<Order, '_id'> }) {
  return (
    <Link
      to={`/admin/orders/${_id}`}
      prefetch="intent"
      className="-my-2 inline-block rounded-sm py-2.5 font-semibold text-brand-strong hover:underline"
    >
      <OrderNumber id={_id} />{' '}
      <span className="ms-1 whitespace-nowrap font-normal text-ink-muted text-xs">
        {adminOrdersWords.name(_id)}
      </span>
    </Link>
  );
}
