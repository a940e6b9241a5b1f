import { toDinars } from '../../shared/catalog/prices.ts';
import type { QuotedDestination } from '../../shared/delivery/shipping-address.ts';
import type { CorrectionFigures } from '../../shared/orders/corrections.ts';
import type { Quote } from '../../shared/orders/order-terms.ts';
import type { QuoteBody } from '../../shared/orders/orders.ts';
import type { Language } from '../../shared/values/languages.ts';
import { readTariff } from '../delivery/read-tariff.ts';
import { findOffers } from '../offers/find-offers.ts';
import { giftProductsOf } from '../offers/give-gifts.ts';
import type { Db } from '../platform/db/connection.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { toGranted, toGrantedRows, withAgreedPrices } from './corrections/apply-corrections.ts';
import { selectProducts } from './lines/order-products.ts';
import { mergeLines, type PricedLine, type PricedOrder, priceOrder } from './price-order.ts';

type Address = NonNullable<QuoteBody['shippingAddress']>;

type Quoting = {
  body: Pick<QuoteBody, 'orderItems' | 'discountCode'> & {
    shippingAddress?: (Omit<Address, 'phone'> & QuotedDestination & { phone?: string }) | undefined;
  };
  language: Language;
  corrections?: CorrectionFigures | undefined;
  now: Date;
  guesser?: Parameters<typeof findOffers>[1]['guesser'];
};

/**
 * The price of this order now, and which of its lines can be sold (requirements: Quotes), with the names in the language
 * of the page. Nothing is ordered or reserved.
 */
export async function quoteOrder(db: Db, quoting: Quoting): Promise<Quote> {
  const { body, language, corrections, now, guesser } = quoting;
  const lines = withAgreedPrices(mergeLines(body.orderItems), corrections?.prices);
  const { shippingAddress: address, discountCode: code } = body;
  const day = dayOf(now);
  const offers = await findOffers(db, { code, phone: address?.phone ?? '', day, guesser });
  const ids = new Set([...lines.map(({ productId }) => productId), ...giftProductsOf(offers.automatic)]);
  const { rows } = await selectProducts({ ids, language }).execute(db);
  const granted = corrections && { granted: toGranted(corrections) };
  const going = { tariff: await readTariff(db), address, day, offers, ...granted };
  const priced = priceOrder(lines, rows, going);
  if (priced.undeliverable) throw priced.undeliverable;
  return toQuote(priced, language);
}

/** Throws ApiError if the order cannot be delivered, or costs less than what the staff takes off. */
export function refuseUngrantable({ undeliverable, granted }: PricedOrder) {
  const problem = undeliverable ?? granted.problem;
  if (problem) throw problem;
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

/** With the names of the discounts in this language. Without any their fields are absent. */
export function toQuote(priced: PricedOrder, language: Language): Quote {
  const discounts = toDiscountRows(priced, language);
  const bought = priced.lines.filter(({ isGift }) => !isGift);
  return {
    itemsPrice: toDinars(priced.itemsCentimes),
    shippingPrice: toDinars(priced.shippingCentimes),
    taxPrice: toDinars(priced.taxCentimes),
    totalPrice: toDinars(priced.totalCentimes),
    ...(discounts.length > 0 && {
      discountPrice: toDinars(priced.discountCentimes),
      discounts: discounts.map(toDiscount),
    }),
    ...(priced.toFreeDelivery !== undefined && { toFreeDelivery: toDinars(priced.toFreeDelivery) }),
    ...(priced.codeProblem && { codeProblem: priced.codeProblem }),
    ...(priced.granted.problem && { discountProblem: priced.granted.problem.refusal }),
    ...toGifts(priced),
    lines: bought.map((line) => ({
      ...toLine(line),
      quantity: line.quantity,
      stock: line.stock,
      available: line.problem === undefined,
      ...line.problem?.why,
    })),
  };
}

/** The discounts of an order by its offers and by the staff, with their names as the buyer reads them. */
export function toDiscountRows({ discounts, granted }: PricedOrder, language: Language) {
  const byOffers = discounts.map(({ offer, coded, centimes, shippingCentimes }) => ({
    promotion_id: offer.id,
    name: offer.names[language],
    code: coded?.code ?? null,
    centimes,
    shipping_centimes: shippingCentimes,
  }));
  return [...byOffers, ...toGrantedRows(granted, language)];
}

function toLine({ productId, name, size, priceCentimes }: PricedLine) {
  return { productId, name, size, price: toDinars(priceCentimes) };
}

/** The gifts, and those that are sold out; nothing without either. */
function toGifts({ lines, missedGifts }: PricedOrder) {
  const gifts = lines.filter(({ isGift }) => isGift);
  return {
    ...(gifts.length > 0 && { gifts: gifts.map((gift) => ({ ...toLine(gift), imageUrl: gift.imageUrl })) }),
    ...(missedGifts.length > 0 && { missedGifts }),
  };
}

type Named = { name: string; code: string | null; centimes: number; shipping_centimes: number };

/** One discount, for replies. */
export function toDiscount({ name, code, centimes, shipping_centimes }: Named) {
  return {
    name,
    ...(code !== null && { code }),
    amount: toDinars(centimes),
    ...(shipping_centimes > 0 && { delivery: toDinars(shipping_centimes) }),
  };
}
