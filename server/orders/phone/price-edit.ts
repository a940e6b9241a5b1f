import type { Destination, QuotedDestination } from '../../../shared/delivery/shipping-address.ts';
import type { CorrectionFigures } from '../../../shared/orders/corrections.ts';
import type { OrderEdit } from '../../../shared/orders/phone-orders.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { readTariff } from '../../delivery/read-tariff.ts';
import { offersOfOrders } from '../../offers/find-offers.ts';
import { giftProductsOf } from '../../offers/give-gifts.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dayOf } from '../../platform/settings/shop-day.ts';
import { toGranted, withAgreedPrices } from '../corrections/apply-corrections.ts';
import { readCorrections } from '../corrections/store-corrections.ts';
import { lockProducts, selectProducts } from '../lines/order-products.ts';
import { unitsOf } from '../move-stock.ts';
import type { OrderItemRow, OrderRow } from '../order-queries.ts';
import { type AgreedLine, mergeLines, type PricedOrder, priceOrder } from '../price-order.ts';

export type EditedContents = Pick<OrderEdit, 'orderItems'> & {
  shippingAddress: QuotedDestination;
  /** Absent: those of the order stay. */
  corrections?: CorrectionFigures | undefined;
  /** The language of the names; absent for that of the order. */
  language?: Language | undefined;
};

type PricedEdit = {
  priced: PricedOrder;
  /** The price of delivery by the tariff; absent if the shop no longer delivers there. */
  tariffCentimes?: number | undefined;
  /** For each product, the further units that the order needs; negative for units that it no longer needs. */
  delta: Map<string, number>;
};

/**
 * Prices other contents of an order as a new order is priced, with two differences: lines that it has keep their price,
 * and delivery to the same place costs no more (requirements: Changing an order). It keeps its offers as far as they hold
 * for its new contents, with their gifts, and gets no others, and what the staff granted. The order's own units are available
 * to it. `orderIds` are the orders whose offers it keeps, if it is made of several. With `locks` the products stay locked
 * until the transaction ends, as new orders lock them.
 */
export async function priceEdit(
  db: Db,
  order: OrderRow,
  contents: EditedContents & { locks?: boolean; orderIds?: string[] },
): Promise<PricedEdit> {
  const { orderItems, shippingAddress, corrections, locks = false, orderIds = [order.id] } = contents;
  const bought = order.items.filter(({ is_gift }) => !is_gift);
  const agreed = new Map(bought.map((item) => [keyOf(item.product_id, item.size), toAgreed(item)]));
  const wantedLines = mergeLines(orderItems).map((line) => ({
    ...line,
    agreed: agreed.get(keyOf(line.productId, line.size)),
  }));
  const lines = withAgreedPrices(wantedLines, corrections?.prices);
  const ordered = unitsOf(order);
  const held: Map<string, number> = order.hold_reason ? new Map() : ordered;
  const offers = await offersOfOrders(db, orderIds);
  const ids = new Set([
    ...ordered.keys(),
    ...lines.map(({ productId }) => productId),
    ...giftProductsOf(offers.automatic),
  ]);
  const named = { ids, language: contents.language ?? order.language };
  const { rows: products } = await (locks ? lockProducts(named) : selectProducts(named)).execute(db);
  const available = products.map((product) => ({
    ...product,
    stock: product.stock + (held.get(product.id) ?? 0),
  }));
  const going = {
    tariff: await readTariff(db),
    address: shippingAddress,
    day: dayOf(order.created_at),
    offers,
    gifts: order.items
      .filter(({ is_gift }) => is_gift)
      // An order that is held for review has no unit of a gift that was deleted.
      .filter(({ product_id }) => !order.hold_reason || products.some(({ id }) => id === product_id))
      .map((item) => ({ ...toAgreed(item), productId: item.product_id, size: item.size ?? undefined })),
    granted: toGranted(corrections ?? { ...(await readCorrections(db, order.id)), prices: [] }),
    agreedShipping: goesToSamePlace(order, shippingAddress) ? agreedShippingOf(order) : undefined,
  };
  const priced = priceOrder(lines, available, going);
  const wanted = priced.units;
  const moved = new Set([...held.keys(), ...wanted.keys()]);
  const delta = new Map([...moved].map((id) => [id, (wanted.get(id) ?? 0) - (held.get(id) ?? 0)]));
  return {
    priced,
    tariffCentimes: priced.delivery && priced.tariffCentimes,
    delta,
  };
}

function keyOf(productId: string, size: string | null | undefined) {
  return JSON.stringify([productId, size ?? null]);
}

function toAgreed({ name, name_as_read, image_url, parts, ...item }: OrderItemRow): AgreedLine {
  return {
    name: name_as_read ?? name,
    baseName: name,
    imageUrl: image_url,
    priceCentimes: item.price_centimes,
    promotionId: item.promotion_id,
    quantity: item.quantity,
    parts: parts.map((part) => ({
      productId: part.product_id,
      name: part.name_as_read ?? part.name,
      baseName: part.name,
      size: part.size,
      units: part.units,
      shareCentimes: part.share_centimes,
      costCentimes: part.unit_cost_centimes,
    })),
  };
}

export function goesToSamePlace(
  order: OrderRow,
  { Wilaya, communeId, deliveryKind, pickupPointId }: Destination,
) {
  return (
    order.wilaya === Wilaya &&
    order.commune_id === (communeId ?? null) &&
    order.delivery_kind === (deliveryKind ?? 'home') &&
    order.pickup_point_id === (pickupPointId ?? null)
  );
}

/** What the buyer pays for the delivery, with what the staff took off it. */
function agreedShippingOf({ shipping_price_centimes, discounts }: OrderRow) {
  const granted = discounts.filter(({ promotion_id }) => promotion_id === null);
  return granted.reduce((sum, discount) => sum + discount.shipping_centimes, shipping_price_centimes);
}
