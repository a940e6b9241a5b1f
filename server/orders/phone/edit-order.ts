import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import type { EditQuote, OrderEdit, OrderForm } from '../../../shared/orders/phone-orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { findValidInvoice } from '../../invoices/invoice-queries.ts';
import { hasReturns } from '../../invoices/read-returns.ts';
import { type Changes, changesBetween } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import { noteAddress } from '../corrections/address-changes.ts';
import {
  changesOfCorrections,
  readCorrections,
  refuseCorrections,
} from '../corrections/store-corrections.ts';
import { dropMovedProducts } from '../drop-bought-products.ts';
import { toItem, toPlace } from '../insert-order.ts';
import { moveStock } from '../move-stock.ts';
import { chargedOf, findOrder, type OrderItemRow, type OrderRow } from '../order-queries.ts';
import { findKnownParcel, renewParcel } from '../parcels/renew-parcel.ts';
import { refuseProblems, refuseStaleQuote } from '../place-order.ts';
import type { PricedOrder } from '../price-order.ts';
import { refuseUngrantable, toQuote } from '../quote-order.ts';
import { allowEdit } from './allow-edit.ts';
import { type EditedContents, priceEdit } from './price-edit.ts';
import { refuseStale } from './refuse-stale.ts';
import { replaceContents } from './replace-contents.ts';
import { enqueueOrderChanged } from './send-order-changed.ts';

type KnownParcel = NonNullable<Awaited<ReturnType<typeof findKnownParcel>>>;

type Editing = { id: string; body: OrderEdit; by: SessionUser; jobs: PgBoss; now: Date };

/**
 * Gives an order other lines and another address, moves its units and tells the buyer, in one transaction (requirements:
 * Changing an order). Of one that was sent, only a correction is left. Saving what is there already changes nothing. Throws
 * ApiError 404 (no such order, unknown product), 409 (ended, sent and more than a correction, changed in the meantime, paid
 * and of another total, invoiced, its courier may know the parcel or does not collect so much, too few units left, not for
 * sale, stale `quotedTotal`), 403 (paid or invoiced, and the caller handles no money) and 400 (size not chosen).
 */
export async function editOrder(db: Db, { id, body, by, jobs, now }: Editing): Promise<OrderRow> {
  refuseCorrections(body.corrections, by);
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      refuseEnded(order);
      await refuseStale(db, order, { version: body.version, read: toForm });
      const { priced, delta } = await priceEdit(db, order, { ...body, locks: true });
      refuseProblems(priced);
      refuseUngrantable(priced);
      refuseStaleQuote(priced, { body, staff: by, language: order.language });
      const address = toAddress(body, priced);
      const items = priced.lines.map(toItem);
      const granted = await changesOfGranted(db, order, { body, priced });
      const changes = changesOf(order, { ...address, items, priced, granted });
      if (Object.keys(changes).length === 0) return undefined;
      const change = await allowEdit(db, { order, by, body, items, priced });
      // An order that is held for review has no units, and takes them when it is released.
      if (!order.hold_reason) await moveStock(db, { orderId: id, delta });
      await replaceContents(db, order, { priced, corrections: body.corrections });
      await db
        .updateTable('orders')
        .set({
          ...address,
          changed_at: now,
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .execute();
      await noteAddress(db, { order, address, by });
      const told = await renewParcel(db, { orderId: id, change });
      const isTold = changes.address !== undefined || told?.collected !== undefined;
      await enqueueOrderChanged(db, { orderId: id, changedAt: now, jobs });
      // The counts of searches know names, phone numbers and wilayas.
      await dropMovedProducts(db, { items: [...order.items, ...items] });
      if (changes.address) await dropFromCaches(db, ['orders']);
      return { action: 'order.edited', changes: { ...changes, ...(isTold && told) } };
    },
  });
}

/** What an order would cost with other contents. Throws ApiError 404, and 409 if it was changed in the meantime. */
export async function quoteEdit(
  db: Db,
  { id, version, contents }: { id: string; version: number | undefined; contents: EditedContents },
): Promise<EditQuote> {
  const order = await findOrder(db, id);
  if (!order) throw notFound(refusal('order-not-found'));
  await refuseStale(db, order, { version, read: toForm });
  const { priced, tariffCentimes } = await priceEdit(db, order, contents);
  if (priced.undeliverable) throw priced.undeliverable;
  const paid = priced.shippingCentimes + priced.granted.shippingCentimes;
  const isKept = tariffCentimes !== undefined && tariffCentimes > paid;
  return {
    ...toQuote(priced, contents.language ?? order.language),
    ...(isKept && { tariffShipping: toDinars(tariffCentimes) }),
  };
}

/** An order for the form that changes it, with names in the language of the reader. Throws ApiError 404. */
export async function readOrderForm(db: Db, id: string, language?: Language): Promise<OrderForm> {
  const order = await findOrder(db, id, language);
  if (!order) throw notFound(refusal('order-not-found'));
  return toForm(db, order);
}

async function readVersion(db: Db, id: string) {
  const query = db.selectFrom('orders').select('version').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).version;
}

async function toForm(db: Db, order: OrderRow): Promise<OrderForm> {
  const parcel = await findKnownParcel(db, order.id);
  const invoice = await findValidInvoice(db, order.id);
  return {
    isSent: order.status === 'Shipped' || parcel !== undefined,
    ...(parcel && { parcel: toTold(parcel) }),
    ...(invoice && { invoice: { _id: invoice.id, number: invoice.number } }),
    isReturned: await hasReturns(db, order.id),
    _id: order.id,
    version: await readVersion(db, order.id),
    corrections: await readCorrections(db, order.id),
    status: order.status,
    isPaid: order.paid_at !== null,
    hasEmail: order.email !== '',
    cancelRequestedAt: order.cancel_requested_at?.toISOString(),
    totalPrice: toDinars(order.total_price_centimes),
    ...(order.credit_centimes > 0 && { credit: toDinars(order.credit_centimes) }),
    shippingAddress: {
      fullName: order.full_name,
      street: order.street,
      city: order.city,
      cityArabic: order.city_arabic ?? undefined,
      Wilaya: order.wilaya,
      postalCode: order.postal_code,
      phone: order.phone,
      communeId: order.commune_id ?? undefined,
      deliveryKind: order.delivery_kind,
      pickupPointId: order.pickup_point_id ?? undefined,
      pickupPoint: order.pickup_point ?? undefined,
    },
    lines: order.items
      .filter(({ is_gift }) => !is_gift)
      .map((item) => ({
        productId: item.product_id,
        name: item.name,
        imageUrl: item.image_url,
        size: item.size ?? undefined,
        quantity: item.quantity,
        price: toDinars(item.price_centimes),
      })),
  };
}

function toTold({ courier, reference, collected_centimes }: KnownParcel) {
  return { courier, reference, collected: toDinars(collected_centimes) };
}

function refuseEnded({ status }: OrderRow) {
  if (status === 'Delivered' || status === 'Cancelled') {
    throw new ApiError(409, refusal('order-not-changeable'));
  }
}

function toAddress(body: OrderEdit, priced: PricedOrder) {
  const { fullName, street, city, Wilaya, postalCode, phone } = body.shippingAddress;
  // If the place has no delivery any more, the order keeps its old place and kind of delivery.
  const place = priced.delivery ? toPlace(body, priced) : { city, postal_code: postalCode };
  return { full_name: fullName, street, phone, wilaya: Wilaya, ...place };
}

/** Left out of the history, because they follow from the other parts. */
const unseenParts = new Set(['wilaya_code', 'delivery_cost_centimes', 'weight_grams']);

type Contents = ReturnType<typeof toAddress> & { items: OrderItemRow[] };

/**
 * The lines and both totals, and of the address only which parts changed: this history cannot be changed, and an erasure
 * must leave no name, phone or street (threats T20).
 */
function changesOf(
  order: OrderRow,
  { items, priced, granted, ...address }: Contents & { priced: PricedOrder; granted: Changes },
): Changes {
  const before = { ...order } as Record<string, unknown>;
  const parts = Object.entries(address).filter(
    ([name, value]) => !unseenParts.has(name) && before[name] !== value,
  );
  const changes = {
    ...changesBetween(
      { items: order.items.map(lineText), address: '' },
      { items: items.map(lineText), address: parts.map(([name]) => name).join(', ') },
    ),
    ...granted,
  };
  if (Object.keys(changes).length === 0) return {};
  return {
    ...changes,
    totalPrice: [toDinars(order.total_price_centimes), toDinars(priced.totalCentimes)],
    ...changesBetween(
      { rest: restOf(order, order.total_price_centimes) },
      { rest: restOf(order, priced.totalCentimes) },
    ),
  };
}

/** What of its credit would be paid back if it cost so much. */
function restOf(order: OrderRow, total_price_centimes: number) {
  return balanceOf(chargedOf({ ...order, total_price_centimes })).rest;
}

async function changesOfGranted(
  db: Db,
  { id }: OrderRow,
  { body: { corrections }, priced }: { body: OrderEdit; priced: PricedOrder },
) {
  if (!corrections) return {};
  return changesOfCorrections(corrections, { before: await readCorrections(db, id), lines: priced.lines });
}

export function lineText({ name, size, quantity, price_centimes }: OrderItemRow) {
  return `${quantity} × ${name}${size ? `, ${size}` : ''}, ${toDinars(price_centimes)}`;
}
