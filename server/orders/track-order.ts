import { notFound } from '../../shared/contract/api-error.ts';
import type { TrackedOrder } from '../../shared/orders/order-api.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { orderNumber } from '../../shared/values/ids.ts';
import type { Language } from '../../shared/values/languages.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';
import type { Limits } from '../platform/http/limits.ts';
import { checkByVisitor, spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { findOrder, type OrderRow } from './order-queries.ts';
import { toShownOrder } from './order-steps.ts';

type Tracking = Pick<Caller, 'ip' | 'cookie' | 'header' | 'respond'> & {
  query: { lang?: Language | undefined };
  body: { number: string; phone: string };
  limits: Limits;
};

/**
 * The state of an order, for anyone who knows its number and its phone number in any notation. An unknown number and a
 * wrong phone number take the same steps and get the same ApiError 404, so that nobody learns which numbers exist
 * (threats T12); too many of them for a visitor or a number get 429.
 */
export async function trackOrder(db: Db, tracking: Tracking): Promise<TrackedOrder> {
  const { query, body, limits, respond } = tracking;
  const visitor = visitorOf(tracking);
  respond.header('x-robots-tag', 'noindex');
  await checkByVisitor(limits, 'guestOrderMisses', visitor);
  await limits.check('trackMissesByNumber', body.number);
  const found = await db
    .selectFrom('orders')
    .select(['id', 'phone'])
    .where('number', '=', body.number)
    .executeTakeFirst();
  // An order of an erased person has no phone number, and a phone number that is sent has digits.
  const isTheirs = nationalNumber(found?.phone ?? '') === nationalNumber(body.phone);
  const order = found && isTheirs ? await findOrder(db, found.id, query.lang) : undefined;
  if (order) return toTrackedOrder(db, order);
  await spendByVisitor(limits, 'guestOrderMisses', visitor);
  await limits.spend('trackMissesByNumber', body.number);
  throw notFound(refusal('order-not-traced'));
}

async function toTrackedOrder(db: Db, row: OrderRow): Promise<TrackedOrder> {
  const { city, city_arabic, wilaya } = row;
  const place = { city, cityArabic: city_arabic ?? undefined, Wilaya: wilaya };
  return { ...(await toShownOrder(db, row)), number: orderNumber(row.id), ...place };
}
