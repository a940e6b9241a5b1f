import { may, type Rights } from '../../shared/access/roles.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { addressParts, type OrderHistoryEntry } from '../../shared/orders/history-entry.ts';
import { cancelReasons } from '../../shared/orders/order-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { valuesInNote } from './corrections/address-changes.ts';

const actions = {
  'order.status': 'status',
  'order.paid': 'paid',
  'order.unpaid': 'unpaid',
  'order.email': 'email',
  'order.emailunsent': 'emailUnsent',
  'order.edited': 'edited',
  'order.taken': 'taken',
  'order.released': 'released',
  'order.combined': 'combined',
  'order.exchanged': 'exchanged',
  'order.paidback': 'paidBack',
  'order.couriertold': 'courierTold',
  'parcel.restocked': 'restocked',
} as const;

/** Only for those who may see payments and invoices. */
const moneyActions = {
  'order.returned': 'returned',
  'order.arrived': 'arrived',
  'order.notarrived': 'notArrived',
  'invoice.made': 'invoice',
  'invoice.cancellation': 'cancellation',
  'invoice.credit': 'credit',
} as const;

const withReasons = new Set<OrderHistoryEntry['action']>(['edited', 'taken', 'cancellation']);

type Reading = { id: string; user: Rights };

/**
 * The changes that the staff made to an order, oldest first, with its returns and invoices for those who may see them.
 * Throws ApiError 404.
 */
export async function orderHistory(db: Db, { id, user }: Reading): Promise<OrderHistoryEntry[]> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  const shown: Record<string, OrderHistoryEntry['action']> = {
    ...actions,
    ...(may(user, 'money') && moneyActions),
  };
  const entries = await db
    .selectFrom('audit_entries')
    .select(['at', 'actor_name', 'action', 'changes'])
    .select(({ selectFrom }) =>
      // An edit writes both in one transaction, and so at one time.
      selectFrom('order_notes')
        .select('text')
        .where('order_id', '=', id)
        .whereRef('order_notes.at', '=', 'audit_entries.at')
        .limit(1)
        .as('note'),
    )
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('subject_id', '=', id),
        eb('subject_id', 'in', selectFrom('invoices').select('invoices.id').where('order_id', '=', id)),
      ]),
    )
    .where('action', 'in', Object.keys(shown))
    .orderBy('id')
    .execute();
  return entries.flatMap(({ at, actor_name, action: stored, changes, note }) => {
    const action = shown[stored];
    if (!action) return [];
    const [from, to] =
      changes.status ??
      changes.other ??
      changes.totalPrice ??
      changes.number ??
      changes.refund ??
      changes.paidBack ??
      [];
    // A return has its reason in a card of its own.
    const reason = withReasons.has(action) ? textOf(changes.reason?.[1]) : undefined;
    return {
      ...{ at: at.toISOString(), by: actor_name, action, from: textOf(from), to: textOf(to), reason },
      ...refundOf(changes),
      ...(action === 'status' && endOf(changes)),
      ...(action === 'cancellation' && { cancels: textOf(changes.cancels?.[1]) }),
      ...(changes.parcel && { parcel: textOf(changes.parcel[1]) }),
      ...amountsOf(changes),
      ...(action === 'edited' && editOf(changes, may(user, 'orders.confirm') ? note : null)),
      ...linesOf(changes),
      ...(action === 'returned' && returnedOf(changes)),
      ...(action === 'restocked' && lostOf(changes)),
      ...(action === 'combined' && totalsOf(changes)),
    };
  });
}

function textOf(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The lines that an edit took away and those that it brought, as texts. */
function linesOf({ items }: Record<string, [unknown, unknown]>) {
  if (!items) return {};
  const [before, after] = items.map((lines) => (Array.isArray(lines) ? lines.map(String) : []));
  const without = (lines: string[] = [], others: string[] = []) =>
    lines.filter((line) => !others.includes(line));
  return { lines: { removed: without(before, after), added: without(after, before) } };
}

/** The card of the return says where its units went. */
const destination = / \((stock|written off|expected)\)$/;

/** The units that came back, as texts; of a goodwill, which has none, the reason. */
function returnedOf({ lines, reason }: Record<string, [unknown, unknown]>) {
  if (!lines) return { goodwill: true as const, reason: textOf(reason?.[1]) };
  const came = Array.isArray(lines?.[1]) ? lines[1].map((line) => String(line).replace(destination, '')) : [];
  return { lines: { removed: [], added: came } };
}

/** Where the refund of a return went. */
function refundOf({ forExchange, owed, deducted }: Record<string, [unknown, unknown]>) {
  return {
    ...(forExchange && { forExchange: true as const }),
    ...(owed && { owed: true as const }),
    ...(deducted && { deducted: true as const }),
  };
}

/** Why a buyer cancelled; an order that ended otherwise says so by its status. */
function endOf({ reason }: Record<string, [unknown, unknown]>) {
  const cancelReason = cancelReasons.find((each) => each === reason?.[1]);
  return cancelReason && { cancelReason };
}

/** The units of a parcel that cannot be sold again, as texts. */
function lostOf({ lost }: Record<string, [unknown, unknown]>) {
  const units = Array.isArray(lost?.[1]) ? lost[1].map(String) : [];
  return units.length > 0 && { lines: { removed: units, added: [] } };
}

/** The total before and after another order was added, in dinars. */
function totalsOf({ totalPrice }: Record<string, [unknown, unknown]>) {
  return totalPrice ? { totals: [Number(totalPrice[0]), Number(totalPrice[1])] as [number, number] } : {};
}

/** What an edit changed beside lines and total. */
function editOf(
  { address, discount, freeDelivery }: Record<string, [unknown, unknown]>,
  note: string | null,
) {
  const parts = (textOf(address?.[1]) ?? '').split(', ');
  const names = addressParts.filter((part) => parts.includes(part));
  const changed = note === null ? names.map((part) => ({ part })) : valuesInNote(note, names);
  return {
    ...(changed.length > 0 && { address: changed }),
    ...(discount && { discount: [Number(discount[0]), Number(discount[1])] as [number, number] }),
    ...(freeDelivery && { freeDelivery: freeDelivery[1] === true }),
  };
}

/** What was paid before and what is to be paid back; nothing of 0. */
function amountsOf({ credit, rest }: Record<string, [unknown, unknown]>) {
  return {
    ...(Number(credit?.[1]) > 0 && { credit: Number(credit?.[1]) }),
    ...(Number(rest?.[1]) > 0 && { rest: Number(rest?.[1]) }),
  };
}
