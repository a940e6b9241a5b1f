import ChevronRightIcon from 'icon:chevron-right';
import { Link } from 'react-router';
import { countUnits } from '../../../shared/orders/cart.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { OrderTotal } from '../../shop/cart/order-total.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { cartWords } from '../../words/cart-words.ts';
import { comma } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { PaidBadge, StatusBadge } from './order-badges.tsx';
import { OrderNumber } from './order-number.tsx';
import { itemsAsRead } from './order-parts.tsx';

const words = myOrdersWords.list;

/** `busy` is the id of the order that is being added to the cart again. */
type Row = { busy: string | null; onAgain: (order: Order) => void };
type Rows = Row & { orders: Order[] };

/** The orders on a wide screen. */
export function OrdersTable({ orders, ...row }: Rows) {
  const { number, date, items, total, status, payment, view } = words.columns;
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-ink-muted">
          <tr className="*:px-4 *:py-3 *:text-start *:font-semibold">
            <th scope="col">{number}</th>
            <th scope="col">{date}</th>
            <th scope="col">{items}</th>
            <th scope="col" className="text-end!">
              {total}
            </th>
            <th scope="col">{status}</th>
            <th scope="col">{payment}</th>
            <th scope="col">
              <span className="sr-only">{view}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order, ...row }: Row & { order: Order }) {
  const { _id, createdAt, orderItems, status } = order;
  const number = orderNumber(_id);
  return (
    <tr className="border-line border-t *:px-4 *:py-2 *:text-start hover:bg-canvas">
      <th scope="row" className="font-semibold tracking-wide">
        <OrderNumber id={_id} />
      </th>
      <td className="whitespace-nowrap text-ink-muted">{formatDateTime(createdAt)}</td>
      <td className="w-full max-w-0">
        <p>{cartWords.items(countUnits(orderItems))}</p>
        <p dir="auto" className="own-direction truncate text-ink-muted text-xs">
          {itemNames(order)}
        </p>
      </td>
      <td>
        <OrderTotal order={order} />
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <td>
        <PaidBadge order={order} />
      </td>
      <td className="whitespace-nowrap pe-2!">
        <AgainButton order={order} {...row} />
        <Link
          to={`/order/${_id}`}
          prefetch="intent"
          aria-label={words.viewOrder(number)}
          className="inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold text-brand-strong hover:bg-brand-soft"
        >
          {words.view}
          <ChevronRightIcon className="size-4 rtl:-scale-x-100" />
        </Link>
      </td>
    </tr>
  );
}

/** The orders on a small screen, each as one large link. */
export function OrderCards({ orders, ...row }: Rows) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} {...row} />
      ))}
    </ul>
  );
}

function OrderCard({ order, ...row }: Row & { order: Order }) {
  const { _id, createdAt, orderItems, status } = order;
  const number = orderNumber(_id);
  return (
    <li className="relative min-w-0 rounded-card border border-line bg-surface p-4 text-sm hover:border-brand/50">
      <div className="flex items-center justify-between gap-4">
        <Link
          to={`/order/${_id}`}
          prefetch="intent"
          aria-label={words.viewOrder(number)}
          className="font-semibold text-base tracking-wide after:absolute after:inset-0 after:rounded-card"
        >
          <OrderNumber id={_id} />
        </Link>
        <StatusBadge status={status} />
      </div>
      <p className="mt-0.5 text-ink-muted">{formatDateTime(createdAt)}</p>
      <p dir="auto" className="own-direction mt-3 truncate">
        {itemNames(order)}
      </p>
      <div className="mt-3 flex items-center justify-between gap-4 border-line border-t pt-3">
        <span className="flex items-center gap-3 text-ink-muted">
          {cartWords.items(countUnits(orderItems))}
          <PaidBadge order={order} />
        </span>
        <OrderTotal order={order} />
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative z-10 -mx-3 mt-1 -mb-2">
        <AgainButton order={order} {...row} />
      </div>
    </li>
  );
}

function AgainButton({ order, busy, onAgain }: Row & { order: Order }) {
  return (
    <Button
      kind="plain"
      busy={busy === order._id}
      aria-label={words.orderAgain(orderNumber(order._id))}
      onClick={() => onAgain(order)}
    >
      {words.again}
    </Button>
  );
}

function itemNames(order: Order) {
  return itemsAsRead(order)
    .map(({ name }) => name)
    .join(comma);
}
