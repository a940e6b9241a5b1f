import { toDinars } from '../../shared/catalog/prices.ts';
import type { Destination } from '../../shared/delivery/shipping-address.ts';
import type { Quote } from '../../shared/orders/order-terms.ts';
import type { OrderBody } from '../../shared/orders/orders.ts';
import type { Language } from '../../shared/values/languages.ts';
import { readTariff } from '../delivery/read-tariff.ts';
import { findOffers } from '../offers/find-offers.ts';
import type { Db } from '../platform/db/connection.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { countByProduct, mergeLines, type PricedOrder, priceOrder, selectProducts } from './price-order.ts';

type Quoting = {
  body: Pick<OrderBody, 'orderItems' | 'discountCode'> & {
    shippingAddress: Destination & { phone?: string };
  };
  language: Language;
  now: Date;
};

/**
 * The price of this order now, and which of its lines can be sold (requirements: Quotes), with the names in the language
 * of the page. Nothing is ordered or reserved.
 */
export async function quoteOrder(db: Db, { body, language, now }: Quoting): Promise<Quote> {
  const lines = mergeLines(body.orderItems);
  const { rows } = await selectProducts({ ids: countByProduct(lines).keys(), language }).execute(db);
  const { shippingAddress: address, discountCode: code } = body;
  const day = dayOf(now);
  const offers = await findOffers(db, { code, phone: address.phone ?? '', day });
  const going = { tariff: await readTariff(db), address, day, offers };
  const priced = priceOrder(lines, rows, going);
  if (priced.undeliverable) throw priced.undeliverable;
  return toQuote(priced, language);
}

/** The figures of an order as its row stores them. */
export function toFigures(priced: PricedOrder) {
  return {
    items_price_centimes: priced.itemsCentimes,
    discount_centimes: priced.discountCentimes,
    shipping_price_centimes: priced.shippingCentimes,
    tax_price_centimes: priced.taxCentimes,
    total_price_centimes: priced.totalCentimes,
  };
}

/** With the names of the offers in this language. Without offers their fields are absent. */
export function toQuote(priced: PricedOrder, language: Language): Quote {
  return {
    itemsPrice: toDinars(priced.itemsCentimes),
    shippingPrice: toDinars(priced.shippingCentimes),
    taxPrice: toDinars(priced.taxCentimes),
    totalPrice: toDinars(priced.totalCentimes),
    ...(priced.discounts.length > 0 && {
      discountPrice: toDinars(priced.discountCentimes),
      discounts: priced.discounts.map(({ offer, coded, centimes, shippingCentimes }) =>
        toDiscount({ name: offer.names[language], code: coded?.code, centimes, shippingCentimes }),
      ),
    }),
    ...(priced.codeProblem && { codeProblem: priced.codeProblem }),
    lines: priced.lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      size: line.size,
      quantity: line.quantity,
      price: toDinars(line.priceCentimes),
      stock: line.stock,
      available: line.problem === undefined,
      ...line.problem?.why,
    })),
  };
}

type Named = { name: string; code: string | undefined; centimes: number; shippingCentimes: number };

/** The discount by one offer, for replies. */
export function toDiscount({ name, code, centimes, shippingCentimes }: Named) {
  return {
    name,
    ...(code !== undefined && { code }),
    amount: toDinars(centimes),
    ...(shippingCentimes > 0 && { delivery: toDinars(shippingCentimes) }),
  };
}
