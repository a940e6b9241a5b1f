import HouseIcon from 'icon:house';
import NotebookPenIcon from 'icon:notebook-pen';
import PhoneIcon from 'icon:phone';
import StoreIcon from 'icon:store';
import type { ListedOrder } from '../../../shared/admin-orders.ts';
import type { OrderStatus, orderSorts } from '../../../shared/order-terms.ts';
import type { Order } from '../../../shared/orders.ts';
import { PaidBadge } from '../../account/orders/order-badges.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { phoneAddress } from '../../ui/seller/phone-address.ts';
import { adminOrderDeskWords } from '../../words/admin-order-desk-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { columnSort, SortHeader } from '../list/column-sort.tsx';
import { PageChoice, RowChoice } from '../list/row-choice.tsx';
import type { Selection } from '../list/use-selection.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';
import { CustomerName } from './customer-name.tsx';
import { OrderLink } from './order-link.tsx';
import { StatusSelect } from './status-select.tsx';

const { deliveries } = adminOrdersWords.list.filters;

export type SetStatus = (id: string, status: OrderStatus) => Promise<unknown>;

const columns = [
  '_id',
  'customer',
  'createdAt',
  'totalPrice',
  'isPaid',
  'status',
] as const satisfies (typeof orderSorts)[number][];

type Rows = { orders: ListedOrder[]; selection: Selection; onStatus: SetStatus };

/** The orders on a wide screen. */
export function AdminOrdersTable({ orders, state, ...row }: Rows & { state: AdminOrderListState }) {
  const sort = columnSort(adminOrderList, state);
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-ink-muted">
          <tr className="*:whitespace-nowrap *:px-3">
            <td className="pe-0">
              <PageChoice selection={row.selection} />
            </td>
            {columns.map((column) => (
              <SortHeader key={column} {...sort} column={column} alignsEnd={column === 'totalPrice'}>
                {adminOrdersWords.list.columns[column]}
              </SortHeader>
            ))}
            <th scope="col" className="text-start font-semibold">
              {adminOrdersWords.list.filters.delivery}
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

type RowProps = Omit<Rows, 'orders'> & { order: ListedOrder };

function OrderRow({ order, selection, onStatus }: RowProps) {
  const { _id, createdAt, totalPrice, isPaid, shippingAddress } = order;
  return (
    <tr className="border-line border-t *:px-3 *:py-1.5 hover:bg-canvas">
      <td className="pe-0">
        <RowChoice id={_id} name={adminOrdersWords.name(_id)} selection={selection} />
      </td>
      <th scope="row" className="text-start font-normal">
        <OrderLink order={order} />
        <CancelRequested order={order} />
        <SourceMark order={order} />
        <NoteMark order={order} />
      </th>
      {/* Wide enough for a phone number and a wilaya. */}
      <td className="w-full min-w-48 max-w-0">
        <CustomerName order={order} />
        <p className="truncate text-ink-muted text-xs">
          <bdi>{shippingAddress.phone}</bdi> · {wilayaName(shippingAddress.Wilaya)}
        </p>
        <Items order={order} />
      </td>
      <td className="min-w-30 text-ink-muted">{formatDateTime(createdAt)}</td>
      <td className="whitespace-nowrap text-end font-semibold tabular-nums">{formatPrice(totalPrice)}</td>
      <td>
        <PaidBadge isPaid={isPaid} />
      </td>
      <td>
        <StatusSelect order={order} onChoose={(status) => onStatus(_id, status)} />
      </td>
      <td>
        <DeliveryKindIcon order={order} />
      </td>
    </tr>
  );
}

/** The orders on a small screen. */
export function AdminOrderCards({ orders, ...row }: Rows) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} {...row} />
      ))}
    </ul>
  );
}

function OrderCard({ order, selection, onStatus }: RowProps) {
  const { _id, createdAt, totalPrice, isPaid, shippingAddress } = order;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <OrderLink order={order} />
        <RowChoice id={_id} name={adminOrdersWords.name(_id)} selection={selection} />
      </div>
      <CancelRequested order={order} />
      <SourceMark order={order} />
      <NoteMark order={order} />
      <div className="mt-1 font-medium">
        <CustomerName order={order} />
      </div>
      {shippingAddress.phone && (
        <a
          href={phoneAddress(shippingAddress.phone)}
          className="inline-flex min-h-11 items-center font-medium text-brand-strong hover:underline"
        >
          <bdi dir="ltr">{shippingAddress.phone}</bdi>
        </a>
      )}
      <p className="truncate text-ink-muted">
        {formatDateTime(createdAt)} · {wilayaName(shippingAddress.Wilaya)}
      </p>
      <p className="truncate text-ink-muted">{deliveries[shippingAddress.deliveryKind]}</p>
      <Items order={order} />
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

/** The ordered items in one line. They often suffice for packing without opening the order. */
function Items({ order: { orderItems } }: { order: Order }) {
  const text = orderItems.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return (
    <p dir="auto" title={text} className="truncate text-ink-muted text-xs [text-align:match-parent]">
      {text}
    </p>
  );
}

const kindIcons = { home: HouseIcon, desk: StoreIcon };

/** An icon alone, because the names of the customers need the space. */
function DeliveryKindIcon({ order: { shippingAddress } }: { order: Order }) {
  const Icon = kindIcons[shippingAddress.deliveryKind];
  const text = deliveries[shippingAddress.deliveryKind];
  return (
    <span title={text}>
      <Icon className="size-5 text-ink-muted" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** Says that the order was taken on the phone. */
function SourceMark({ order: { source } }: { order: ListedOrder }) {
  if (source === 'web') return null;
  return (
    <p className="flex items-center gap-1 whitespace-nowrap text-ink-muted text-xs">
      <PhoneIcon className="size-3.5" />
      {adminOrderDeskWords.phone.mark}
    </p>
  );
}

/** Says that the staff wrote internal notes about the order. */
function NoteMark({ order: { internalNotes } }: { order: ListedOrder }) {
  if (internalNotes === 0) return null;
  return (
    <p className="flex items-center gap-1 whitespace-nowrap text-ink-muted text-xs">
      <NotebookPenIcon className="size-3.5" />
      {adminOrderDeskWords.notes.count(internalNotes)}
    </p>
  );
}

/** Says that the buyer of a Pending order wants it cancelled. */
function CancelRequested({ order: { status, cancelRequestedAt } }: { order: Order }) {
  if (status !== 'Pending' || !cancelRequestedAt) return null;
  return (
    <p className="font-semibold text-danger text-xs">{adminOrdersWords.order.timeline.cancelRequested}</p>
  );
}
