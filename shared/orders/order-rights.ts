import { may, type Rights } from '../access/roles.ts';
import { type NextStatus, nextStatuses, type OrderStatus, orderStatuses } from './order-terms.ts';

/** The statuses of orders that packers see. They may move one to its next status if that is among these. */
export const packingStatuses: readonly OrderStatus[] = ['Pending', 'Processing', 'Shipped'];

/** The status to which a packer may move an order; undefined if there is none. */
function packedStatus(status: OrderStatus): NextStatus | undefined {
  const next = nextStatuses[status];
  return next && packingStatuses.includes(next) ? next : undefined;
}

/** Whether this person may change an order that has left the shop, has ended, is paid or has an invoice. */
export function mayUndo(by: Rights) {
  return may(by, 'orders.confirm') && may(by, 'money');
}

/** Whether nothing has followed from an order yet. `isSettled`: it is paid or has an invoice. */
type State = { status: OrderStatus; isSettled: boolean };

function isOpen({ status, isSettled }: State) {
  return !isSettled && (status === 'Pending' || status === 'Processing');
}

/**
 * The statuses that this person may set, with the present one (requirements: Staff): administrators any, packers the next
 * one up to Shipped, confirmers also any other before Delivered while the order is open.
 */
export function settableStatuses(by: Rights, order: State): readonly OrderStatus[] {
  if (mayUndo(by)) return orderStatuses;
  const isFree = may(by, 'orders.confirm') && isOpen(order);
  const next = packedStatus(order.status);
  return orderStatuses.filter(
    (status) => status === order.status || status === next || (isFree && status !== 'Delivered'),
  );
}

/** Whether this person may change an order; of one that was sent, a part (requirements: Changing an order). */
export function mayEdit(by: Rights, order: State) {
  return may(by, 'orders.confirm') && editProblem(by, order) === undefined;
}

/** Why staff who confirm orders cannot change this one: nobody can any more, or only those who handle money. */
export function editProblem(by: Rights, { status, isSettled }: State): 'ended' | 'settled' | undefined {
  if (status !== 'Shipped' && !isOpen({ status, isSettled: false })) return 'ended';
  return isSettled && !mayUndo(by) ? 'settled' : undefined;
}
