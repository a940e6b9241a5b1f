import { replaceableStatuses } from '../../shared/couriers/parcel-terms.ts';
import { arrivedReturns, exchangeCredit, waitingReturns } from '../../shared/orders/exchange.ts';
import { type OrderStatus, orderStatuses } from '../../shared/orders/order-terms.ts';
import type { ShownOrder } from '../../shared/orders/orders.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { readReturns } from '../invoices/read-returns.ts';
import type { Db } from '../platform/db/connection.ts';
import { type OrderRow, toOrder } from './order-queries.ts';

/** The order as its own page shows it, with the statuses through which it came to the present one. */
export async function toShownOrder(db: Db, row: OrderRow): Promise<ShownOrder> {
  const [changes, all, parcel, exchanged, combinedWith] = await Promise.all([
    readChanges(db, row.id),
    readReturns(db, row.id),
    readCarrier(db, row),
    readExchanged(db, row.id),
    readCombinedWith(db, row.id),
  ]);
  const returns = arrivedReturns(all).map(({ exchangedBy, lines, ...each }) => ({
    ...each,
    exchangedBy: exchangedBy && groupedNumber(exchangedBy),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ position, quantity }) => ({ position, quantity, ...namedItem(row, position) })),
  }));
  const exchangedBy = new Set(all.flatMap((each) => each.exchangedBy ?? []));
  return {
    ...{ ...toOrder(row), steps: stepsOf(row, changes) },
    ...(parcel && { parcel }),
    ...(returns.length > 0 && { returns }),
    ...(exchanged.length > 0 && { exchangeOf: exchanged }),
    ...(exchangedBy.size > 0 && { exchangedBy: [...exchangedBy].map(groupedNumber) }),
    ...(exchangeCredit(waitingReturns(all)) > 0 && { exchangeWaits: true as const }),
    ...(combinedWith && { combinedWith }),
  };
}

/** The numbers of the orders whose returns pay for this one. Their ids are keys to them, so they stay here. */
async function readExchanged(db: Db, id: string) {
  const rows = await db
    .selectFrom('exchanged_returns as e')
    .innerJoin('order_returns as r', 'r.id', 'e.return_id')
    .select('r.order_id')
    .distinct()
    .where('e.order_id', '=', id)
    .where('e.is_held', '=', true)
    .orderBy('r.order_id')
    .execute();
  return rows.map(({ order_id }) => groupedNumber(order_id));
}

/** The number of the order that has the lines of this one. */
async function readCombinedWith(db: Db, id: string) {
  const row = await db
    .selectFrom('orders')
    .select('duplicate_of')
    .where('id', '=', id)
    .where('end_reason', '=', 'combined')
    .executeTakeFirst();
  return row?.duplicate_of ? groupedNumber(row.duplicate_of) : undefined;
}

function namedItem({ items }: OrderRow, position: number) {
  const { name = '', name_as_read = null, size = null } = items[position] ?? {};
  return { name: name_as_read ?? name, size: size ?? undefined };
}

/** Who carries an order and under which number, once there is one. A cancelled order is carried by nobody. */
export async function readCarrier(db: Db, { id, status }: Pick<OrderRow, 'id' | 'status'>) {
  if (status === 'Cancelled') return undefined;
  const parcel = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .select(['couriers.name as courier', 'tracking'])
    .where('order_id', '=', id)
    .where('status', 'not in', replaceableStatuses)
    .executeTakeFirst();
  return parcel?.tracking ? { courier: parcel.courier, tracking: parcel.tracking } : undefined;
}

export type Carrier = Awaited<ReturnType<typeof readCarrier>>;

type StatusChange = { status: OrderStatus; at: Date };

/** The changes of the status, oldest first, from the audit history. */
async function readChanges(db: Db, orderId: string): Promise<StatusChange[]> {
  const entries = await db
    .selectFrom('audit_entries')
    .select(['at', 'changes'])
    .where('subject_id', '=', orderId)
    .where('action', '=', 'order.status')
    .orderBy('id')
    .execute();
  return entries.flatMap(({ at, changes }) => {
    const status = orderStatuses.find((each) => each === changes.status?.[1]);
    return status ? [{ status, at }] : [];
  });
}

type Present = Pick<OrderRow, 'status' | 'delivered_at'>;

/**
 * The steps to the present status. A status that an administrator took back is no step: the buyer reads how the order got
 * where it is, not what was corrected on the way.
 */
function stepsOf({ status, delivered_at }: Present, changes: StatusChange[]): ShownOrder['steps'] {
  let steps: { status: OrderStatus; at: Date | null }[] = [];
  for (const change of changes) {
    steps = steps.filter((step) => precedes(step.status, change.status));
    steps.push(change);
  }
  const times = new Map(steps.map((step) => [step.status, step.at]));
  const before = steps.filter((step) => precedes(step.status, status));
  const present = { status, at: delivered_at ?? times.get(status) ?? null };
  return [...before, present].flatMap((step) =>
    step.status === 'Pending' ? [] : [{ status: step.status, at: step.at?.toISOString() }],
  );
}

/** A cancelled order has lost its delivery (invariant I5), but it was prepared and handed over. */
function precedes(earlier: OrderStatus, later: OrderStatus) {
  if (later === 'Cancelled') return earlier !== 'Delivered' && earlier !== 'Cancelled';
  return orderStatuses.indexOf(earlier) < orderStatuses.indexOf(later);
}
