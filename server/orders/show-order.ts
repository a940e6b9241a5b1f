import { notFound } from '../../shared/api-error.ts';
import type { Order } from '../../shared/orders.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Caller, SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Limits } from '../platform/http/limits.ts';
import { readGuestBrowser } from './guest-browser.ts';
import { findOrder, toOrder } from './order-queries.ts';

type Asking = { id: string; user: SessionUser };

/**
 * An order, for who placed it and for administrators. Throws ApiError 404 alike where there is none and where it is
 * somebody else's or a guest's (threats T11).
 */
export async function showOrder(db: Db, { id, user }: Asking): Promise<Order> {
  const row = await findOrder(db, id);
  const maySee = row && (row.user_id === user.id || user.role === 'admin');
  if (!maySee) throw notFound('Order not found');
  return toOrder(row);
}

type AskingGuest = Pick<Caller, 'ip' | 'cookie' | 'respond'> & {
  params: { id: string };
  limits: Limits;
  now: () => Date;
};

const openForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * A guest's order, for whoever knows its id: the id is its key (threats T12). After 30 days phone and street show only
 * to the browser that ordered. Throws ApiError 404 for an unknown order and for a user's; many of those end in 429.
 */
export async function showGuestOrder(db: Db, asking: AskingGuest): Promise<Order> {
  const { params, ip, limits, respond } = asking;
  respond.header('x-robots-tag', 'noindex');
  respond.header('referrer-policy', 'no-referrer');
  await limits.check('guestOrderMisses', ip);
  const row = await findOrder(db, params.id);
  if (!row?.is_guest) {
    await limits.spend('guestOrderMisses', ip);
    throw notFound('Order not found');
  }
  const isOld = asking.now().getTime() - row.created_at.getTime() > openForMs;
  const isOwnBrowser = row.browser_hash?.equals(readGuestBrowser(asking).hash) ?? false;
  const order = toOrder(row);
  return isOld && !isOwnBrowser ? masked(order) : order;
}

function masked(order: Order): Order {
  const { shippingAddress: address } = order;
  const phone = address.phone.replace(/\d(?=(?:\D*\d){2})/g, '•');
  return { ...order, shippingAddress: { ...address, phone, street: '•••' } };
}
