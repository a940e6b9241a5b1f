import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { capitalOf } from '../../../shared/delivery/commune-names.ts';
import { wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { cashOnDelivery } from '../../../shared/orders/order-terms.ts';
import { recordCall } from '../../confirmation/record-call.ts';
import { recordRescue } from '../../confirmation/rescue/record-rescue.ts';
import { restockParcel } from '../../couriers/change-parcel.ts';
import { importTracking } from '../../couriers/import-tracking.ts';
import { courierActor, recordEvents } from '../../couriers/record-events.ts';
import { sendParcels } from '../../couriers/send-parcels.ts';
import { pointsFor } from '../../delivery/find-delivery.ts';
import { readTariff } from '../../delivery/read-tariff.ts';
import { makeInvoice } from '../../invoices/make-invoice.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { recordReturn } from '../../orders/returns/record-return.ts';
import type { Db } from '../../platform/db/connection.ts';
import { noLimits } from '../../platform/http/limits.ts';
import { readShopSettings } from '../../platform/settings/shop-settings.ts';
import type { SampleShop } from './furnish-samples.ts';
import type { SampleOrder } from './plan-orders.ts';
import type { OrderStep } from './plan-steps.ts';
import { reviewSample } from './review-sample.ts';
import { sampleNames } from './sample-names.ts';

export type Stage = {
  shop: SampleShop;
  /** By the number of the sample. */
  placed: Map<number, Placed>;
};

type Placed = { id: string; parcelId?: string };

/** A queue that takes no jobs: nobody is mailed about a sample. */
export const noJobs = { insert: async () => null } as unknown as PgBoss;

/** Does what the shop would do at the time of the step. Throws what the shop throws. */
export async function playStep(db: Db, stage: Stage, step: OrderStep) {
  const { at: now, order } = step;
  const { staff } = stage.shop;
  switch (step.kind) {
    case 'place':
      return place(db, stage, order);
    case 'call':
      return call(db, stage, step);
    case 'send':
      return sendTogether(db, stage, { orders: [order], now });
    case 'tell':
      return tell(db, stage, step);
    case 'rescue':
      return rescue(db, stage, step);
    case 'restock':
      return restockParcel(db, { id: parcelOf(stage, order), lost: [], by: staff.packer });
    case 'invoice':
      return makeInvoice(db, { orderId: placedOf(stage, order).id, by: staff.admin, now });
    case 'review':
      return reviewSample(db, { ...step, orderId: placedOf(stage, order).id, staff });
    case 'giveBack':
      return giveBack(db, stage, step);
  }
}

type Step<Kind> = OrderStep & { kind: Kind };

function parcelOf(stage: Stage, order: SampleOrder) {
  const { parcelId } = placedOf(stage, order);
  if (!parcelId) throw new Error(`Sample order ${order.number} has no parcel`);
  return parcelId;
}

function placedOf({ placed }: Stage, { number }: SampleOrder) {
  const found = placed.get(number);
  if (!found) throw new Error(`Sample order ${number} has not been placed`);
  return found;
}

async function place(db: Db, { shop, placed }: Stage, { number, at, buyer, lines, byPhone }: SampleOrder) {
  const { wilaya, kind, name, phone, street, language } = buyer;
  const code = wilayaCode(wilaya) ?? 16;
  const [point] = kind === 'desk' ? pointsFor(await readTariff(db), { wilaya: code }) : [];
  const shippingAddress = {
    ...{
      fullName: name,
      phone,
      street,
      city: capitalOf(wilaya),
      Wilaya: wilaya,
      country: 'Algeria' as const,
    },
    ...{ postalCode: `${String(code).padStart(2, '0')}000`, email: `buyer-${number}@saha.example` },
    ...(point && { deliveryKind: 'desk' as const, pickupPointId: point.id }),
  };
  const { order } = await placeOrder(db, {
    body: {
      ...{ orderItems: lines.map((line) => ({ ...line, size: undefined })), shippingAddress },
      ...{ paymentMethod: cashOnDelivery, notes: '' },
    },
    ...{ language, buyer: { user: null, browserHash: null }, visitor: { visitor: '', ip: '' } },
    ...{ idempotencyKey: undefined, jobs: noJobs, limits: noLimits, now: at },
    staff: byPhone ? shop.staff.confirmer : undefined,
    isSample: true,
  });
  placed.set(number, { id: order.id });
  await db.insertInto('sample_orders').values({ order_id: order.id }).execute();
  // The checkout wanted an address. Without one, no mail about a sample is ever written.
  await db.updateTable('orders').set({ email: '' }).where('id', '=', order.id).execute();
}

async function call(db: Db, stage: Stage, step: Step<'call'>) {
  const { at: now, order, outcome, callbackAt, reason } = step;
  const { id } = placedOf(stage, order);
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const twin = order.twin && placedOf(stage, order.twin).id;
  const body = {
    ...{ id: randomUUID(), outcome, version, note: undefined, reason },
    ...{ callbackAt: callbackAt?.toISOString(), duplicateOf: outcome === 'duplicate' ? twin : undefined },
  };
  const settings = (await readShopSettings(db)).calls;
  await recordCall(db, { id, body, by: stage.shop.staff.confirmer, jobs: noJobs, settings, now });
}

async function tell(db: Db, stage: Stage, { at: now, order, events: told }: Step<'tell'>) {
  const id = parcelOf(stage, order);
  const place = courierOf(order);
  const by = courierActor({ id: stage.shop.couriers[place], name: sampleNames().couriers[place] });
  const events = told.map(({ at, status }) => ({
    ...{ at, status, raw: status, externalId: `sample ${id} ${status} ${at.getTime()}` },
  }));
  await recordEvents(db, { id, events, by, jobs: noJobs, now });
}

async function rescue(db: Db, stage: Stage, { at: now, order, outcome }: Step<'rescue'>) {
  const settings = (await readShopSettings(db)).calls;
  const body = { id: randomUUID(), outcome, note: '' };
  await recordRescue(db, { id: parcelOf(stage, order), body, by: stage.shop.staff.confirmer, settings, now });
}

/** Three of five orders go with the first courier. */
function courierOf({ number }: SampleOrder) {
  return number % 5 < 3 ? 0 : 1;
}

/** Gives the orders of one packing to their couriers, whose tracking numbers come back in a sheet. */
export async function sendTogether(
  db: Db,
  stage: Stage,
  { orders, now }: { orders: SampleOrder[]; now: Date },
) {
  const { staff, couriers } = stage.shop;
  for (const [place, courierId] of couriers.entries()) {
    const theirs = orders.filter((order) => courierOf(order) === place);
    if (theirs.length === 0) continue;
    const orderIds = theirs.map((order) => placedOf(stage, order).id);
    const sent = await sendParcels(db, { courierId, orderIds, by: staff.packer, jobs: noJobs, now });
    const byOrder = new Map(sent.made.map(({ _id, orderId }) => [orderId, _id]));
    const lines = ['reference,tracking'];
    for (const order of theirs) {
      const { id } = placedOf(stage, order);
      const parcelId = byOrder.get(id);
      if (!parcelId) throw new Error(`No parcel for sample order ${order.number}`);
      stage.placed.set(order.number, { id, parcelId });
      lines.push(`${id.slice(-8).toUpperCase()},SAMPLE-${String(order.number).padStart(4, '0')}`);
    }
    const body = { csv: `${lines.join('\n')}\n`, apply: true, partly: false };
    await importTracking(db, { courierId, body, by: staff.packer });
  }
}

/** A unit of the first line comes back for its price, if the money for the order has come. */
async function giveBack(db: Db, stage: Stage, { at: now, order }: Step<'giveBack'>) {
  const { id } = placedOf(stage, order);
  const line = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['price_centimes', 'paid_at'])
    .where('order_id', '=', id)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  if (!line.paid_at) return;
  const body = {
    ...{ reason: sampleNames().reasons.returned, seen: 0, refund: toDinars(line.price_centimes) },
    lines: [{ position: 0, quantity: 1, restocked: true }],
  };
  await recordReturn(db, { id, body, by: stage.shop.staff.admin, jobs: noJobs, now });
}
