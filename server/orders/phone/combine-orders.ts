import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { maxQuantity } from '../../../shared/orders/cart.ts';
import type { CombinedQuote } from '../../../shared/orders/combined-orders.ts';
import { correctedKey, maxReasonLength } from '../../../shared/orders/corrections.ts';
import { maxLines } from '../../../shared/orders/orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { applyStatus } from '../change-order.ts';
import { moveCredit } from '../corrections/link-exchange.ts';
import { readCorrections, refuseCorrections } from '../corrections/store-corrections.ts';
import { dropMovedProducts } from '../drop-bought-products.ts';
import { toItem } from '../insert-order.ts';
import { moveStock, unitsOf } from '../move-stock.ts';
import { findOrder, type OrderItemRow, type OrderRow } from '../order-queries.ts';
import { renewParcel } from '../parcels/renew-parcel.ts';
import { toQuote } from '../quote-order.ts';
import { lineText } from './edit-order.ts';
import { refuseUncombinable } from './list-combinable.ts';
import { priceEdit } from './price-edit.ts';
import { replaceContents } from './replace-contents.ts';
import { enqueueOrderChanged } from './send-order-changed.ts';

type Combining = { id: string; other: string; by: SessionUser; jobs: PgBoss; now: Date };

/**
 * Makes one parcel of two orders of a buyer, in one transaction: the lines of the other order move to this one with their
 * units and prices, delivery is charged once, and the other is Cancelled (requirements: Combined orders). Of two calls at
 * once one succeeds, because both orders are locked, in the order of their ids. Throws ApiError 404, 403 (what was paid before moves with an
 * exchange, which needs the permission `money`), 409 (an order is no
 * longer open, of another buyer, delivered in another way or has a bundle of other parts, its courier may know the parcel, or both together would cost more) and 400 (too many units).
 */
export async function combineOrders(db: Db, { id, other, by, jobs, now }: Combining): Promise<OrderRow> {
  return runTransaction(db, async (db) => {
    await db
      .selectFrom('orders')
      .select('id')
      .where('id', 'in', [id, other])
      .orderBy('id')
      .forUpdate()
      .execute();
    const combined = await priceCombined(db, { id, other, by, locks: true });
    const { first, second, merged, corrections, priced, delta } = combined;
    // Refuses before anything moves if a courier may have the parcel.
    await renewParcel(db, { orderId: other, change: 'order' });
    await moveCredit(db, { from: other, to: id });
    await cancelCombined(db, second, { id, by, jobs, now });
    // The units of the second order came back with it, and a gift of both orders is given once.
    await moveStock(db, { orderId: id, delta: withUnits(delta, unitsOf(second)) });
    await replaceContents(db, first, { priced, corrections, costsOf: [id, other] });
    await db
      .updateTable('orders')
      .set({ notes: merged.notes, changed_at: now, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await renewParcel(db, { orderId: id, change: 'order' });
    await enqueueOrderChanged(db, { orderId: id, changedAt: now, jobs });
    const totals = [toDinars(first.total_price_centimes), toDinars(priced.totalCentimes)] as [number, number];
    const changes = {
      other: [null, other] as [null, string],
      items: [first.items.map(lineText), priced.lines.map(toItem).map(lineText)] as [string[], string[]],
      totalPrice: totals,
    };
    await recordChange(db, { by, action: 'order.combined', subjectId: id, changes });
    await dropMovedProducts(db, merged);
    await dropFromCaches(db, ['orders']);
    return readOrder(db, id);
  });
}

type Pricing = Pick<Combining, 'id' | 'other' | 'by'> & { language?: Language | undefined; locks?: boolean };

/** What two orders would cost as one, with names in this language. Throws the ApiErrors of `combineOrders`. */
export async function quoteCombined(db: Db, pricing: Pricing): Promise<CombinedQuote> {
  const { first, second, priced } = await priceCombined(db, pricing);
  const credit = first.credit_centimes + second.credit_centimes;
  return {
    ...toQuote(priced, pricing.language ?? first.language),
    ...(credit > 0 && { credit: toDinars(credit) }),
    // Agreed lines are priced under the names that their buyer read.
    lines: priced.lines.map(({ baseName, size, quantity }) => ({ name: baseName, size, quantity })),
  };
}

async function priceCombined(db: Db, { id, other, by, language, locks = false }: Pricing) {
  const [first, second] = [await readOrder(db, id, language), await readOrder(db, other, language)];
  await refuseUncombinable(db, [id, other]);
  if (first.credit_centimes + second.credit_centimes > 0) refuseCorrections('exchange', by);
  const merged = mergedOrder(first, second);
  const corrections = await mergedCorrections(db, [id, other]);
  const { priced, delta } = await priceEdit(db, merged, {
    ...contentsOf(merged),
    ...{ corrections: { ...corrections, prices: [] }, orderIds: [id, other], language, locks },
  });
  if (priced.granted.problem) throw priced.granted.problem;
  refuseHigherTotal(priced.totalCentimes, first.total_price_centimes + second.total_price_centimes);
  return { first, second, merged, corrections, priced, delta };
}

/** Nobody has asked the buyer about more, which one code instead of two may cost. Throws ApiError 409. */
function refuseHigherTotal(total: number, agreed: number) {
  if (total <= agreed) return;
  throw new ApiError(409, refusal('combined-costs-more', { more: toDinars(total - agreed) }));
}

function withUnits(delta: Map<string, number>, units: Map<string, number>) {
  const ids = new Set([...delta.keys(), ...units.keys()]);
  return new Map([...ids].map((id) => [id, (delta.get(id) ?? 0) + (units.get(id) ?? 0)]));
}

async function readOrder(db: Db, id: string, language?: Language) {
  const order = await findOrder(db, id, language);
  if (!order) throw notFound(refusal('order-not-found'));
  return order;
}

/** Ends an order whose lines have moved to another one. Its buyer gets the mail of that one only. */
async function cancelCombined(
  db: Db,
  order: OrderRow,
  { id, by, jobs, now }: Pick<Combining, 'id' | 'by' | 'jobs' | 'now'>,
) {
  const end = { confirmation: 'duplicate', end_reason: 'combined', duplicate_of: id } as const;
  const change = await applyStatus(db, order, { status: 'Cancelled', by, jobs, now, end });
  await db.updateTable('orders').set({ status_mail_id: null }).where('id', '=', order.id).execute();
  if (change) await recordChange(db, { by, subjectId: order.id, ...change });
  const changes = { other: [null, id] as [null, string] };
  await recordChange(db, { by, action: 'order.combined', subjectId: order.id, changes });
}

/** Both orders as if they were one, before it is priced: the address is that of the first. */
function mergedOrder(first: OrderRow, second: OrderRow): OrderRow {
  const notes = [first.notes, second.notes].filter((text) => text !== '');
  return {
    ...first,
    items: mergedItems([...first.items, ...second.items]),
    discounts: [...first.discounts, ...second.discounts],
    // The buyer agreed to both prices of delivery, so together they are the most that it may cost.
    shipping_price_centimes: first.shipping_price_centimes + second.shipping_price_centimes,
    notes: [...new Set(notes)].join('\n'),
  };
}

/**
 * Lines of the same product and size become one, at the lower of their prices and by its price cut: nobody pays more than
 * agreed.
 */
function mergedItems(items: OrderItemRow[]) {
  const gifts = items.filter(({ is_gift }) => is_gift);
  const bought = items.filter(({ is_gift }) => !is_gift);
  const merged = [
    ...Map.groupBy(bought, (item) => correctedKey({ ...item, productId: item.product_id })).values(),
  ];
  if (merged.length > maxLines) throw new ApiError(400, refusal('too-many-lines', { max: maxLines }));
  const lines = merged.flatMap((same) => {
    const [item] = same;
    refuseOtherParts(same);
    const quantity = same.reduce((sum, each) => sum + each.quantity, 0);
    if (quantity > maxQuantity) throw new ApiError(400, refusal('quantity-too-large', { max: maxQuantity }));
    const [lowest] = same.toSorted((a, b) => a.price_centimes - b.price_centimes);
    if (!item || !lowest) return [];
    const { price_centimes, promotion_id } = lowest;
    return [{ ...item, quantity, price_centimes, promotion_id }];
  });
  return [...lines, ...gifts];
}

/** A line has one recipe, so bundles whose parts were changed between the orders stay apart. Throws ApiError 409. */
function refuseOtherParts(same: OrderItemRow[]) {
  const recipes = same.map(({ parts }) =>
    JSON.stringify(parts.map(({ product_id, size, units }) => [product_id, size, units])),
  );
  const [item] = same;
  if (!item || new Set(recipes).size === 1) return;
  throw new ApiError(409, refusal('bundles-of-other-parts', { product: item.name }));
}

/** Both discounts, free delivery if one of them had it, and the reasons. */
async function mergedCorrections(db: Db, ids: [string, string]) {
  const [one, other] = [await readCorrections(db, ids[0]), await readCorrections(db, ids[1])];
  const reasons = new Set([one.reason, other.reason].filter((reason) => reason !== ''));
  return {
    discount: toDinars(Math.round(one.discount * 100) + Math.round(other.discount * 100)),
    freeDelivery: one.freeDelivery || other.freeDelivery,
    reason: [...reasons].join(' · ').slice(0, maxReasonLength),
  };
}

function contentsOf({ items, wilaya, commune_id, delivery_kind, pickup_point_id }: OrderRow) {
  return {
    orderItems: items
      .filter(({ is_gift }) => !is_gift)
      .map(({ product_id, size, quantity }) => ({
        ...{ productId: product_id, quantity },
        size: size ?? undefined,
      })),
    shippingAddress: {
      Wilaya: wilaya,
      communeId: commune_id ?? undefined,
      deliveryKind: delivery_kind,
      pickupPointId: pickup_point_id ?? undefined,
    } as Parameters<typeof priceEdit>[2]['shippingAddress'],
  };
}
