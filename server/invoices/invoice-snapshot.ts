import { cashOnDelivery } from '../../shared/orders/order-terms.ts';
import type { ShopSettings } from '../../shared/settings/settings.ts';
import { standardRate } from '../../shared/settings/tva.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import type { InvoicedLine, InvoiceSnapshot } from '../platform/db/stored-json.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { amountInWords } from './amount-in-words.ts';
import {
  discountOfTaken,
  netOfTaken,
  type StampMethod,
  splitTva,
  stampDuty,
  sumByRate,
} from './invoice-figures.ts';
import { alreadyCredited } from './printed-texts.ts';

/** What an invoice takes from the settings. */
export type SellerSettings = Pick<ShopSettings, 'seller' | 'contact' | 'invoices'>;

type Snapping = { orderId: string; settings: SellerSettings; now: Date };

/** All that the invoice of a locked order prints, as it is now. The prices of an order include TVA. */
export async function snapshotOf(db: Db, { orderId, settings, now }: Snapping): Promise<InvoiceSnapshot> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('communes', 'communes.id', 'orders.commune_id')
    .selectAll('orders')
    .select('communes.name_ar as city_arabic')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  // The logo is no part of the document, and a removed one would leave a hole in it.
  const { seller } = settings;
  const items = await db
    .selectFrom('order_items as i')
    .leftJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.name', 'i.name_as_read', 'i.size', 'i.quantity', 'i.price_centimes', 'i.discount_centimes'])
    .select('p.tva_rate')
    .where('order_id', '=', orderId)
    .orderBy('i.position')
    .execute();
  const standard = standardRate(settings, dayOf(now));
  const lines = items.map(({ name, name_as_read, size, quantity, price_centimes, ...item }, line) => ({
    ...{ line, name: name_as_read ?? name, quantity, ...(size && { size }) },
    price: price_centimes,
    ...(item.discount_centimes > 0 && { discount: item.discount_centimes }),
    total: quantity * price_centimes - item.discount_centimes,
    ...(standard !== undefined && { rate: item.tva_rate ?? standard }),
  }));
  const shipping = order.shipping_price_centimes;
  const delivery = {
    ...{ line: items.length, name: '', quantity: 1, price: shipping, total: shipping },
    ...(standard !== undefined && { rate: standard }),
  };
  return {
    language: order.language,
    orderedAt: order.created_at.toISOString(),
    paymentMethod: order.payment_method,
    seller: { ...seller, phone: settings.contact.phone, email: settings.contact.email },
    buyer: {
      fullName: order.full_name,
      phone: order.phone,
      street: order.street,
      city: order.city,
      Wilaya: order.wilaya,
      postalCode: order.postal_code,
      country: order.country,
      ...(order.city_arabic && { cityArabic: order.city_arabic }),
      deliveryKind: order.delivery_kind,
      ...(order.pickup_point && { pickupPoint: order.pickup_point }),
    },
    ...figuresOf(shipping > 0 ? [...lines, delivery] : lines),
    ...creditOf(order),
    ...stampOf(order, { settings, now }),
  };
}

type Charged = {
  total_price_centimes: number;
  credit_centimes: number;
  deducted_centimes: number;
  payment_method: string;
};

/** What of the total was paid before; nothing in an order that is no exchange. */
function creditOf({ total_price_centimes, credit_centimes }: Charged) {
  return credit_centimes > 0 ? { credit: Math.min(credit_centimes, total_price_centimes) } : {};
}

/** The lines with their part without TVA, the sums by rate and the total, in figures and words. */
export function figuresOf(lines: InvoicedLine[]) {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const inWords = amountInWords(total);
  if (lines.some(({ rate }) => rate === undefined)) return { lines, total, inWords };
  const { nets, taxes } = splitTva(lines.map((line) => ({ total: line.total, rate: line.rate ?? 0 })));
  return { lines: lines.map((line, place) => ({ ...line, net: nets[place] ?? 0 })), taxes, total, inWords };
}

/**
 * Units of a line of an invoice, with the units and the part without TVA that were taken back before, what is left of its total,
 * and the numbers of the credit notes of goodwills that have lessened that.
 */
export type TakenLine = {
  line: InvoicedLine;
  now: number;
  units: number;
  netTaken: number;
  totalLeft: number;
  lessenedBy: string[];
};

/** The figures of a document that takes back these units. All such documents of an invoice together never exceed it. */
export function figuresOfTaken(taken: TakenLine[], language: Language) {
  return figuresOfParts(taken.flatMap((line) => partsOf(line, language)));
}

/** The figures of a document that takes back these parts of lines. */
export function figuresOfParts(lines: InvoicedLine[]) {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const taxed = lines.flatMap(({ net, rate, total }) =>
    net === undefined ? [] : [{ net, rate: rate ?? 0, total }],
  );
  const taxes = taxed.length > 0 && { taxes: sumByRate(taxed) };
  return { lines, ...taxes, total, inWords: amountInWords(total) };
}

function partsOf(taken: TakenLine, language: Language): InvoicedLine[] {
  const { line, now, units, netTaken } = taken;
  const { quantity, net, discount, ...same } = line;
  const off = discount === undefined ? 0 : discountOfTaken({ quantity, discount, units, now });
  const total = now * line.price - off;
  const part = { ...same, quantity: now, ...(off > 0 && { discount: off }), total };
  if (taken.lessenedBy.length > 0) return lessenedParts(part, { ...taken, language });
  if (net === undefined) return [part];
  return [{ ...part, net: netOfTaken({ quantity, net, units, netTaken, now, gross: total }) }];
}

/**
 * Units at their price, and what a goodwill has already credited of it: together their share of what is left of their line, so
 * that the last ones take exactly the rest.
 */
function lessenedParts(
  part: InvoicedLine,
  { line, now, units, netTaken, totalLeft, lessenedBy, language }: TakenLine & { language: Language },
): InvoicedLine[] {
  const { quantity, net, rate } = line;
  const rest = Math.round((totalLeft * now) / (quantity - units));
  const credited = {
    ...{ line: line.line, name: alreadyCredited[language](lessenedBy), quantity: 1 },
    ...{ price: rest - part.total, total: rest - part.total, ...(rate !== undefined && { rate }) },
    isGoodwill: true as const,
  };
  if (net === undefined) return [part, credited];
  const own = Math.round((net * (units + now)) / quantity) - Math.round((net * units) / quantity);
  const left = netOfShare({ net: net - netTaken, totalLeft, total: rest });
  return [
    { ...part, net: own },
    { ...credited, net: left - own },
  ];
}

/** The part without TVA of a sum that is taken from what is left of a line. */
export function netOfShare({ net, totalLeft, total }: { net: number; totalLeft: number; total: number }) {
  return totalLeft === 0 ? 0 : Math.round((net * total) / totalLeft);
}

/** The duty on what is paid in cash now. What was paid before bore its own, and what was taken off is never paid. */
function stampOf(order: Charged, { settings: { invoices }, now }: Pick<Snapping, 'settings' | 'now'>) {
  const { stampFrom, stampMethod, stampLeast } = invoices;
  const day = dayOf(now);
  if (order.payment_method !== cashOnDelivery || stampFrom === '' || day < stampFrom) return {};
  const rule = { day, method: stampMethod satisfies StampMethod, least: Number(stampLeast) * 100 };
  const { total_price_centimes, credit_centimes, deducted_centimes } = order;
  const total = Math.max(0, total_price_centimes - credit_centimes - deducted_centimes);
  return { stampDuty: stampDuty({ total, ...rule }) };
}
