import { toDinars } from '../../shared/catalog/prices.ts';
import { wilayaCode } from '../../shared/delivery/delivery-price.ts';
import { nationalNumber, withoutAccents } from '../../shared/values/text.ts';
import { ordersWithItems } from '../orders/order-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import type { ParcelOrder } from './port/courier-port.ts';
import { splitName } from './split-name.ts';

type Shipment = { order_id: string; courier_id: string; reference: string; collected_centimes: number };
type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersWithItems>['execute']>>[number];

/** What the courier of these parcels must know of them, in the same order. */
export async function parcelOrders(db: Db, shipments: Shipment[]): Promise<ParcelOrder[]> {
  if (shipments.length === 0) return [];
  const rows = await ordersWithItems(db)
    .where(
      'id',
      'in',
      shipments.map(({ order_id }) => order_id),
    )
    .execute();
  const orders = new Map(rows.map((row) => [row.id, row]));
  const communes = await readCommunes(db, rows);
  const desks = await readDesks(db, { orders: rows, courierId: shipments[0]?.courier_id ?? '' });
  return shipments.flatMap((shipment) => {
    const order = orders.get(shipment.order_id);
    if (!order) return [];
    const takesBack = namesOf(order.taken_back);
    return [{ ...toParcelOrder(order, shipment, communes), takesBack, deskRef: deskOf(order, desks) }];
  });
}

async function readCommunes(db: Db, orders: OrderRow[]) {
  const ids = orders.flatMap(({ commune_id }) => commune_id ?? []);
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db.selectFrom('communes').select(['id', 'name_fr']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name_fr }) => [id, name_fr]));
}

function toParcelOrder(
  order: OrderRow,
  { reference, collected_centimes }: Shipment,
  communes: Map<number, string>,
): Omit<ParcelOrder, 'deskRef' | 'takesBack'> {
  const isDesk = order.delivery_kind === 'desk';
  return {
    ...{ reference, ...splitName(order.full_name), phone: dialled(order.phone) },
    address: (isDesk && order.pickup_point) || [order.street, order.city].filter(Boolean).join(', '),
    ...{ wilayaCode: order.wilaya_code ?? wilayaCode(order.wilaya) ?? 0, wilaya: order.wilaya },
    commune: communes.get(order.commune_id ?? 0) ?? order.city,
    isDesk,
    products: namesOf(order.items),
    collected: toDinars(collected_centimes),
    declaredValue: Math.round(toDinars(order.items_price_centimes - order.discount_centimes)),
    grams: order.weight_grams ?? undefined,
    note: order.notes,
  };
}

function namesOf(items: { quantity: number; name: string; size: string | null }[]) {
  return items
    .map(({ quantity, name, size }) => `${quantity} x ${name}${size ? ` (${size})` : ''}`)
    .join(', ');
}

type Asking = { orders: OrderRow[]; courierId: string };

async function readDesks(db: Db, { orders, courierId }: Asking) {
  const ids = orders.flatMap(({ pickup_point_id }) => pickup_point_id ?? []);
  if (ids.length === 0) return [];
  return db
    .selectFrom('courier_desks as d')
    .innerJoin('pickup_points as p', 'p.commune_id', 'd.commune_id')
    .select(['p.id as point', 'p.name as point_name', 'd.external_ref', 'd.name'])
    .where('d.courier_id', '=', courierId)
    .where('p.id', 'in', ids)
    .orderBy('d.external_ref')
    .execute();
}

/** The courier's desk at the pickup point of an order: the one with its name, or the only one of its commune. */
function deskOf({ pickup_point_id }: OrderRow, desks: Awaited<ReturnType<typeof readDesks>>) {
  const near = desks.filter(({ point }) => point === pickup_point_id);
  const named = near.find(({ name, point_name }) => withoutAccents(name) === withoutAccents(point_name));
  return (named ?? (near.length === 1 ? near[0] : undefined))?.external_ref;
}

/** An Algerian number with its 0; a foreign one as it was typed. */
function dialled(phone: string) {
  const national = nationalNumber(phone);
  return /^\d{8,9}$/.test(national) ? `0${national}` : phone.trim();
}
