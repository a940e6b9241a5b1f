import CombineIcon from 'icon:combine';
import HouseIcon from 'icon:house';
import NotebookPenIcon from 'icon:notebook-pen';
import PhoneIcon from 'icon:phone';
import StoreIcon from 'icon:store';
import { Link } from 'react-router';
import type { ListedOrder } from '../../../shared/order-list.ts';
import type { CancelReason, OrderStatus, orderSorts } from '../../../shared/orders/order-terms.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { PaidBadge } from '../../account/orders/order-badges.tsx';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { OrderTotal } from '../../shop/cart/order-total.tsx';
import { formatAge } from '../../ui/format-age.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminOrdersWords as words } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import { ParcelLink } from '../couriers/parcel-state.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { columnSort } from '../list/column-sort.tsx';
import { RowChoice } from '../list/row-choice.tsx';
import type { Selection } from '../list/use-selection.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';
import { CustomerName } from './customer-name.tsx';
import { OrderLink } from './order-link.tsx';
import { StatusSelect } from './status-select.tsx';

const { deliveries } = words.list.filters;

export type SetStatus = (id: string, status: OrderStatus, reason?: CancelReason) => Promise<unknown>;

type Props = {
  orders: ListedOrder[];
  state: AdminOrderListState;
  selection: Selection;
  onStatus: SetStatus;
};

/** The orders, on a small screen as cards. */
export function AdminOrdersTable({ orders, state, selection, onStatus }: Props) {
  return (
    <DataTable
      rows={orders}
      keyOf={({ _id }) => _id}
      columns={columnsFor(onStatus)}
      sort={columnSort(adminOrderList, state)}
      selection={{ of: selection, nameOf: ({ _id }) => words.name(_id) }}
      look="dense"
      rowClassName="*:px-2 *:py-0.5 *:first:ps-3 *:last:pe-3 hover:bg-canvas"
      cards={{
        below: 'xl',
        className: 'p-3',
        card: (order) => <OrderCard {...{ order, selection, onStatus }} />,
      }}
    />
  );
}

function columnsFor(onStatus: SetStatus): Column<ListedOrder, (typeof orderSorts)[number]>[] {
  const { columns, filters } = words.list;
  return [
    {
      heading: columns._id,
      sortBy: '_id',
      namesRow: true,
      className: 'font-normal',
      cell: (order) => (
        <>
          <OrderLink order={order} />
          <Marks order={order} />
        </>
      ),
    },
    {
      heading: columns.customer,
      sortBy: 'customer',
      // Wide enough for a phone number and a wilaya.
      className: 'w-full min-w-45 max-w-0',
      cell: (order) => <Customer order={order} />,
    },
    {
      heading: columns.createdAt,
      sortBy: 'createdAt',
      className: 'whitespace-nowrap text-ink-muted',
      cell: ({ createdAt, parcel }) => (
        <>
          <Placed at={createdAt} />
          {/* Wide enough for a state and a short name, because the names of the customers need the space. */}
          <div className="w-50.5 empty:hidden 2xl:w-60">{parcel && <ParcelLink parcel={parcel} />}</div>
        </>
      ),
    },
    {
      heading: columns.totalPrice,
      sortBy: 'totalPrice',
      isFigure: true,
      cell: (order) => <OrderTotal order={order} />,
    },
    { heading: columns.isPaid, sortBy: 'isPaid', cell: (order) => <Payment order={order} /> },
    {
      heading: columns.status,
      sortBy: 'status',
      cell: (order) => (
        <StatusSelect order={order} onChoose={(...chosen) => onStatus(order._id, ...chosen)} />
      ),
    },
    {
      heading: filters.delivery,
      isHeadingHidden: true,
      cell: (order) => <DeliveryKindIcon order={order} />,
    },
  ];
}

function Customer({ order }: { order: ListedOrder }) {
  const { phone, Wilaya } = order.shippingAddress;
  return (
    <>
      <CustomerName order={order} />
      <p className="truncate text-ink-muted text-xs leading-tight">
        <bdi dir="ltr">{shownPhone(phone)}</bdi> · {/* On a laptop the line has no room for it. */}
        <span className="max-2xl:hidden">{communeOf(order)}</span>
        {wilayaName(Wilaya)}
      </p>
      <Items order={order} />
    </>
  );
}

type CardProps = Pick<Props, 'selection' | 'onStatus'> & { order: ListedOrder };

function OrderCard({ order, selection, onStatus }: CardProps) {
  const { _id, createdAt, shippingAddress } = order;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <OrderLink order={order} />
        <div className="ms-auto">
          <OrderTotal order={order} />
        </div>
        <RowChoice id={_id} name={words.name(_id)} selection={selection} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            <CustomerName order={order} />
          </p>
          <p className="truncate text-ink-muted text-xs">
            {formatAge(createdAt)} · {communeOf(order)}
            {wilayaName(shippingAddress.Wilaya)}
            {shippingAddress.deliveryKind === 'desk' && ` · ${deliveries.desk}`}
          </p>
        </div>
        {shippingAddress.phone && (
          <a
            href={phoneAddress(shippingAddress.phone)}
            className="inline-flex min-h-11 shrink-0 items-center font-medium text-brand-strong hover:underline"
          >
            <bdi dir="ltr">{shownPhone(shippingAddress.phone)}</bdi>
          </a>
        )}
      </div>
      <Items order={order} />
      <Marks order={order} />
      <div className="mt-2 flex items-center justify-between gap-3">
        <StatusSelect order={order} onChoose={(...chosen) => onStatus(_id, ...chosen)} />
        <div className="grid min-w-0 grid-cols-1 justify-items-end">
          <div className="flex flex-wrap items-center justify-end gap-x-2">
            <Payment order={order} />
          </div>
          {order.parcel && <ParcelLink parcel={order.parcel} />}
        </div>
      </div>
    </>
  );
}

/** What precedes the wilaya of an order: the commune, unless both have one name. */
function communeOf({ shippingAddress }: Order) {
  const commune = cityName(shippingAddress);
  return commune && commune !== wilayaName(shippingAddress.Wilaya) ? commune + comma : '';
}

/** When an order was placed, and how long ago that was. */
function Placed({ at }: { at: string }) {
  return (
    <>
      <p>{formatAge(at)}</p>
      <p className="text-xs leading-tight">{formatDateTime(at)}</p>
    </>
  );
}

/**
 * The ordered items in one line, with the size before a name that may be cut. They often suffice for packing without opening
 * the order.
 */
function Items({ order: { orderItems } }: { order: Order }) {
  const text = orderItems
    .map(({ name, size, quantity }) => `${quantity} × ${size ? `${size} · ` : ''}${name}`)
    .join(comma);
  return (
    <p dir="auto" title={text} className="truncate text-ink-muted text-xs leading-tight own-direction">
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

/**
 * That the buyer of a pending order wants it cancelled, that it may be another one sent twice, that it was combined with another
 * one, that it was taken on the phone, and the staff's notes.
 */
function Marks({ order }: { order: ListedOrder }) {
  const { status, cancelRequestedAt, doubleOf, isCombined, source, internalNotes } = order;
  const { phone, notes } = adminPhoneOrderWords;
  const { mark } = adminCorrectionWords.combine;
  return (
    <>
      {status === 'Pending' && cancelRequestedAt && (
        <p className="font-semibold text-danger text-xs">{words.order.timeline.cancelRequested}</p>
      )}
      {doubleOf && (
        <p className="font-semibold text-warning text-xs">
          <Link to={`/admin/orders/${doubleOf}`} prefetch="intent" className="py-1 underline">
            <OrderNumber id={doubleOf} within={words.mayDouble} />
          </Link>
        </p>
      )}
      {isCombined && (
        <p className={markStyles}>
          <CombineIcon className="size-3.5" />
          {mark}
        </p>
      )}
      {source === 'phone' && (
        <p className={markStyles}>
          <PhoneIcon className="size-3.5" />
          {phone.mark}
        </p>
      )}
      {internalNotes > 0 && (
        <p className={markStyles}>
          <NotebookPenIcon className="size-3.5" />
          {notes.count(internalNotes)}
        </p>
      )}
    </>
  );
}

const markStyles = 'flex items-center gap-1 whitespace-nowrap text-ink-muted text-xs';

/** Whether it is paid, what came back of it and is owed to its buyer, and whether it was sent for what came back of another one. */
function Payment({ order }: { order: ListedOrder }) {
  const { returned, credit, owed } = order;
  return (
    <>
      <PaidBadge order={order} />
      {returned && <p className={`text-warning ${backStyles}`}>{adminCorrectionWords.returned[returned]}</p>}
      {owed && (
        <p className="font-semibold text-warning text-xs leading-tight max-xl:text-end">
          {adminCorrectionWords.owed(formatPrice(owed))}
        </p>
      )}
      {credit && <p className={`text-info ${backStyles}`}>{words.exchange}</p>}
    </>
  );
}

const backStyles = 'whitespace-nowrap font-semibold text-xs leading-tight';
