import type { OrderBody } from '../../shared/orders.ts';
import { nationalNumber } from '../../shared/text.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Limits } from '../platform/http/limits.ts';
import type { Visitor } from '../platform/http/visitor.ts';

type LimitedOrder = { visitor: Visitor; body: OrderBody; limits: Limits };

/**
 * Counts orders by browser, by network address and by phone, because cash on delivery makes a fake order free of charge
 * (threats T15). They are counted inside the order's transaction, so a refused order costs the buyer nothing. Counting locks
 * the counters: all orders count browsers before addresses before phones, each in the order of the keys, so that they cannot
 * deadlock.
 * Throws ApiError 429.
 */
export async function spendOrderLimits(db: Db, orders: LimitedOrder[]) {
  for (const { visitor, limits } of sortedBy(orders, ({ visitor }) => visitor.visitor)) {
    await limits.within(db).spend('ordersByVisitor', visitor.visitor);
  }
  for (const { visitor, limits } of sortedBy(orders, ({ visitor }) => visitor.ip)) {
    await limits.within(db).spend('ordersByAddress', visitor.ip);
  }
  const phones = orders.map(({ body, limits }) => ({
    limits,
    phone: nationalNumber(body.shippingAddress.phone),
  }));
  for (const { phone, limits } of sortedBy(phones, ({ phone }) => phone)) {
    await limits.within(db).spend('ordersByPhone', phone);
  }
}

function sortedBy<Item>(items: Item[], key: (item: Item) => string) {
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
