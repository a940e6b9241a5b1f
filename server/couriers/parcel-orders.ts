import { wilayaCode } from '../../shared/delivery-price.ts';
import { toDinars } from '../../shared/prices.ts';
import { nationalNumber } from '../../shared/text.ts';
import { ordersWithItems } from '../orders/order-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import type { ParcelOrder } from './courier-port.ts';

type Shipment = { order_id: string; reference: string; collected_centimes: number };
type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersWithItems>['execute']>>[number];

/** What couriers must know of these parcels, in the same order. */
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
  const places = await readPlaces(db, rows);
  return shipments.flatMap((shipment) => {
    const order = orders.get(shipment.order_id);
    return order ? [toParcelOrder(order, shipment, places)] : [];
  });
}

type Places = Awaited<ReturnType<typeof readPlaces>>;

async function readPlaces(db: Db, orders: OrderRow[]) {
  const ids = orders.flatMap(({ commune_id }) => commune_id ?? []);
  const [wilayas, communes] = await Promise.all([
    db.selectFrom('wilayas').select(['code', 'name_fr', 'mother_code']).execute(),
    ids.length === 0
      ? []
      : db.selectFrom('communes').select(['id', 'name_fr', 'wilaya_code']).where('id', 'in', ids).execute(),
  ]);
  return {
    wilayas: new Map(wilayas.map((row) => [row.code, row])),
    communes: new Map(communes.map((row) => [row.id, row])),
  };
}

function toParcelOrder(
  order: OrderRow,
  { reference, collected_centimes }: Shipment,
  { wilayas, communes }: Places,
): ParcelOrder {
  const commune = communes.get(order.commune_id ?? 0);
  const code = commune?.wilaya_code ?? order.wilaya_code ?? wilayaCode(order.wilaya) ?? 0;
  const own = wilayas.get(code);
  const mother = wilayas.get(own?.mother_code ?? code);
  const [firstName = '', ...rest] = order.full_name.trim().split(/\s+/);
  const isDesk = order.delivery_kind === 'desk';
  return {
    ...{ reference, firstName, lastName: rest.join(' ') || firstName, phone: dialled(order.phone) },
    address: (isDesk && order.pickup_point) || `${order.street}, ${order.city}`,
    ...{ wilayaCode: code, wilaya: own?.name_fr ?? order.wilaya },
    ...{ motherCode: mother?.code ?? code, mother: mother?.name_fr ?? order.wilaya },
    commune: commune?.name_fr ?? order.city,
    ...{ isDesk, deskRef: undefined },
    products: order.items
      .map(({ quantity, name, size }) => `${quantity} x ${name}${size ? ` (${size})` : ''}`)
      .join(', '),
    collected: Math.round(toDinars(collected_centimes)),
    declaredValue: Math.round(toDinars(order.items_price_centimes)),
    grams: order.weight_grams ?? undefined,
    note: order.notes,
  };
}

/** An Algerian number with its 0; a foreign one as it was typed. */
function dialled(phone: string) {
  const national = nationalNumber(phone);
  return /^\d{8,9}$/.test(national) ? `0${national}` : phone.trim();
}
