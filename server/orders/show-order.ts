import { may } from '../../shared/access/roles.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import type { ShownOrder } from '../../shared/orders/orders.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { validInvoices } from '../invoices/invoice-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Caller, SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Limits } from '../platform/http/limits.ts';
import { checkByVisitor, spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { readGuestBrowser } from './guest-browser.ts';
import { findOrder, type OrderRow } from './order-queries.ts';
import { toShownOrder } from './order-steps.ts';
import { isCollected } from './parcels/is-collected.ts';
import { readShortPayout } from './parcels/read-short-payout.ts';
import { forStaff, refuseHidden } from './rights/order-visibility.ts';

type Asking = { id: string; lang?: Language | undefined; user: SessionUser };

/**
 * An order, for its buyer and for staff who may see it. Throws the same ApiError 404 for an unknown order, another user's order
 * and a guest's order (threats T11).
 */
export async function showOrder(db: Db, { id, lang, user }: Asking): Promise<ShownOrder> {
  const row = await findOrder(db, id, lang);
  if (!row) throw notFound(refusal('order-not-found'));
  if (row.user_id === user.id) return toShownOrder(db, row);
  if (!may(user, 'orders.read')) throw notFound(refusal('order-not-found'));
  refuseHidden(row.status, user);
  const shown = await toShownOrder(db, row);
  return {
    ...forStaff(shown, user),
    ...{ source: row.source, cameFrom: toCameFrom(row) },
    ...((await isCollected(db, id)) && { isCollected: true as const }),
    takesBack: shown.takesBack?.map((line, place) => ({
      ...{ ...line, orderId: row.taken_back[place]?.old_order_id },
    })),
    shortPayout: may(user, 'money') ? await readShortPayout(db, id) : undefined,
  };
}

function toCameFrom(row: OrderRow) {
  const cameFrom = {
    utmSource: row.utm_source ?? '',
    utmMedium: row.utm_medium ?? '',
    utmCampaign: row.utm_campaign ?? '',
    landingPath: row.landing_path ?? '',
  };
  return Object.values(cameFrom).some(Boolean) ? cameFrom : undefined;
}

type AskingGuest = Pick<Caller, 'ip' | 'cookie' | 'header' | 'respond'> & {
  params: { id: string };
  query?: { lang?: Language | undefined };
  limits: Limits;
  now: () => Date;
};

const openForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * A guest's order, for anyone who knows its id, which serves as its key (threats T12). After 30 days only the browser that
 * placed the order sees phone and street. Throws ApiError 404 for an unknown order and for a user's order, and 429 after
 * too many of them.
 */
export async function showGuestOrder(db: Db, asking: AskingGuest): Promise<ShownOrder> {
  const { params, query, limits, respond } = asking;
  const visitor = visitorOf(asking);
  respond.header('x-robots-tag', 'noindex');
  respond.header('referrer-policy', 'no-referrer');
  await checkByVisitor(limits, 'guestOrderMisses', visitor);
  const row = await findOrder(db, params.id, query?.lang);
  if (!row?.is_guest) {
    await spendByVisitor(limits, 'guestOrderMisses', visitor);
    throw notFound(refusal('order-not-found'));
  }
  const isOld = asking.now().getTime() - row.created_at.getTime() > openForMs;
  const isOwnBrowser = row.browser_hash?.equals(readGuestBrowser(asking).hash) ?? false;
  const order = await toShownOrder(db, row);
  return isOld && !isOwnBrowser ? masked(order) : order;
}

/** The invoice of an order that the caller may see, as far as they may see the buyer's address. */
export async function showInvoice(db: Db, { _id, shippingAddress: { phone, street } }: ShownOrder) {
  // An erased person's invoice stays for the books only.
  if (phone === '' || street === hiddenStreet) return { invoice: null };
  const [invoice = null] = await validInvoices(db, [_id]);
  return { invoice };
}

const hiddenStreet = '•••';

function masked(order: ShownOrder): ShownOrder {
  const { shippingAddress: address } = order;
  const phone = address.phone.replace(/\d(?=(?:\D*\d){2})/g, '•');
  return { ...order, shippingAddress: { ...address, phone, street: hiddenStreet } };
}
