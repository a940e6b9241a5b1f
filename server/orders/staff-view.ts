import { notFound } from '../../shared/api-error.ts';
import { type OrderStatus, packingStatuses } from '../../shared/order-terms.ts';
import type { Order } from '../../shared/orders.ts';
import { may } from '../../shared/roles.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';

/**
 * The orders that a member of staff may see: all of them, or only those to pack and those just shipped (requirements:
 * Staff).
 */
export function visibleStatuses({ role }: SessionUser): readonly OrderStatus[] | undefined {
  return may(role, 'orders.confirm') ? undefined : packingStatuses;
}

export function isVisible(status: OrderStatus, user: SessionUser) {
  return visibleStatuses(user)?.includes(status) ?? true;
}

/** Throws ApiError 404 for an order that this member of staff may not see. */
export function refuseHidden(status: OrderStatus, user: SessionUser) {
  if (!isVisible(status, user)) throw notFound('Order not found');
}

/** An order without the parts that packing it does not need: e-mail addresses and the details of the payment. */
export function forStaff<Shown extends Order>(order: Shown, { role }: SessionUser): Shown {
  if (may(role, 'orders.confirm')) return order;
  return {
    ...order,
    user: order.user && { ...order.user, email: '' },
    shippingAddress: { ...order.shippingAddress, email: '' },
    paymentResult: undefined,
  };
}
