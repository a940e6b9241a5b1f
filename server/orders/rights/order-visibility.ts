import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { may, type Rights } from '../../../shared/access/roles.ts';
import { notFound } from '../../../shared/contract/api-error.ts';
import { packingStatuses } from '../../../shared/orders/order-rights.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { containing } from '../../platform/db/search-text.ts';

// Who sees what of an order. Whatever hangs on an order (parcels, sheets, tracking numbers, history) asks here as well, so
// that it is never seen by somebody who may not see the order (threats T44).

/**
 * The orders that a member of staff may see: all of them, or only those to pack and those just shipped (requirements:
 * Staff).
 */
export function visibleStatuses(user: Rights): readonly OrderStatus[] | undefined {
  return may(user, 'orders.confirm') ? undefined : packingStatuses;
}

export function isVisible(status: OrderStatus, user: Rights) {
  return visibleStatuses(user)?.includes(status) ?? true;
}

/** Throws ApiError 404 for an order that this member of staff may not see. */
export function refuseHidden(status: OrderStatus, user: Rights) {
  if (!isVisible(status, user)) throw notFound(refusal('order-not-found'));
}

/** Throws ApiError 404 for an order that does not exist, and the same for one that the caller may not see. */
export async function requireVisible(db: Db, id: string, user: Rights) {
  const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  refuseHidden(order.status, user);
}

type Finding = {
  texts: string[];
  user: Rights;
  /** The name of `orders` in the query. */
  orders: 'orders' | 'o';
};

/**
 * Whether an order contains one of these texts in a field that the caller may see. Otherwise a search would tell a packer
 * which e-mail addresses have ordered.
 */
export function findsText({ texts, user, orders }: Finding) {
  const all = sql.ref(`${orders}.search_text`);
  // Only this condition can use an index.
  const found = anyWithin(all, texts);
  if (may(user, 'orders.confirm')) return found;
  const [email, accountEmail] = [sql.ref(`${orders}.email`), sql.ref(`${orders}.user_email`)];
  const seen = sql`replace(replace(${all}, search_fold(${email}), ''), search_fold(coalesce(${accountEmail}, '')), '')`;
  return sql<SqlBool>`(${found} and ${anyWithin(seen, texts)})`;
}

function anyWithin(place: RawBuilder<unknown>, texts: string[]) {
  const conditions = texts.map((text) => sql`${place} like ${containing(text)}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Whether the caller may know who placed an order. A program that may only handle payments sees none. */
export function seesBuyer(status: OrderStatus, user: Rights) {
  return may(user, 'orders.read') && isVisible(status, user);
}

/**
 * The parts of an order that the caller may see. Packing needs no e-mail addresses and no details of the payment. Whoever may
 * only handle payments learns nothing of the buyer.
 */
export function forStaff<Shown extends Order>(order: Shown, user: Rights): Shown {
  if (may(user, 'orders.confirm')) return order;
  if (!seesBuyer(order.status, user)) return withoutBuyer(order);
  return {
    ...order,
    user: order.user && { ...order.user, email: '' },
    shippingAddress: { ...order.shippingAddress, email: '' },
    paymentResult: undefined,
  };
}

function withoutBuyer<Shown extends Order>(order: Shown): Shown {
  const { country, deliveryKind } = order.shippingAddress;
  return {
    ...order,
    notes: '',
    user: order.user && { name: '', email: '' },
    shippingAddress: {
      ...{ fullName: '', email: '', phone: '', street: '', city: '', Wilaya: '', postalCode: '' },
      ...{ country, deliveryKind },
    },
    paymentResult: order.paymentResult && { ...order.paymentResult, email_address: '' },
  };
}
