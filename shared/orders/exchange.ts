import { toCentimes, toDinars } from '../catalog/prices.ts';
import { ungroupedNumber } from '../values/ids.ts';
import type { Language } from '../values/languages.ts';
import type { OrderReturns } from './invoices.ts';
import type { Order } from './orders.ts';

/** The note of an order that is placed for returned units, in the language of its buyer. */
export const exchangeNotes: Record<Language, (number: string) => string> = {
  en: (number) => `Exchange for order ${number}`,
  fr: (number) => `Échange pour la commande ${number}`,
  ar: (number) => `استبدال للطلبية ${number}`,
};

const begins = Object.values(exchangeNotes).map((noteFor) => noteFor(''));

function isExchangeNote(line: string) {
  return begins.some(
    (begin) => line.startsWith(begin) && ungroupedNumber(line.slice(begin.length)) !== undefined,
  );
}

/** The notes of an order apart: what its buyer wrote, and the note with which the form of an exchange begins. */
export function notesByWriter(notes: string) {
  const { shop = [], buyer = [] } = Object.groupBy(notes.split('\n'), (line) =>
    isExchangeNote(line.trim()) ? 'shop' : 'buyer',
  );
  return { shop: shop.join('\n'), buyer: buyer.join('\n').trim() };
}

type HandingOver = Pick<Order, 'status' | 'takesBack'>;

const handOverSentences: Record<Language, (products: string) => string> = {
  en: (products) =>
    `For your exchange, please have this ready to hand over when you get the parcel: ${products}.`,
  fr: (products) =>
    `Pour votre échange, merci de préparer ceci, à remettre à la réception du colis\u00a0: ${products}.`,
  ar: (products) => `من أجل الاستبدال، يرجى تجهيز ما يلي لتسليمه عند استلام الطرد: ${products}.`,
};

/**
 * What the buyer of an exchange has to hand over for the parcel that is on its way, in this language, with the products' names
 * as they are given. Undefined if nothing.
 */
export function handOverSentence({ status, takesBack = [] }: HandingOver, language: Language) {
  const isComing = status === 'Pending' || status === 'Processing' || status === 'Shipped';
  if (!isComing || takesBack.length === 0) return undefined;
  const products = takesBack.map(({ name, size, quantity }) => {
    const product = `\u2068${name}${size ? ` (${size})` : ''}\u2069`;
    return `${quantity}\u00a0×\u00a0${product}`;
  });
  return handOverSentences[language](products.join(language === 'ar' ? '، ' : ', '));
}

/** The returns whose refund is kept for an exchange that was not placed yet, and was not paid back. */
export function waitingReturns(returns: OrderReturns) {
  return returns.filter(
    ({ forExchange, exchangedBy, refund, paidBack }) => forExchange && !exchangedBy && paidBack !== refund,
  );
}

/**
 * The price that the buyer paid for so many units of a line, after its discount, when others of its units came back
 * before: so all of them together are the price of the line, to the centime.
 */
export function paidFor(
  { price, quantity, discount = 0 }: Order['orderItems'][number],
  units: number,
  before = 0,
) {
  const discountOf = (count: number) => Math.round((toCentimes(discount) * count) / quantity);
  return toDinars(toCentimes(price) * units - discountOf(before + units) + discountOf(before));
}

/** Whether nothing came back: the shop gave a part of the price back (requirements: Goodwill). */
export function isGoodwill({ lines }: { lines: unknown[] }) {
  return lines.length === 0;
}

/** Whether a courier has yet to bring the units of a return. */
export function isExpected({ lines }: Pick<OrderReturns[number], 'lines'>) {
  return lines.some(({ restocked }) => restocked === undefined);
}

/** The returns whose units are here. */
export function arrivedReturns(returns: OrderReturns) {
  return returns.filter((each) => !isExpected(each));
}

/**
 * How much of an order came back: nothing yet, a part, all of it, or units for which other products were sent; and before
 * all of these that money waits for the other products to be ordered.
 */
export const returnedStates = ['waiting', 'expected', 'part', 'whole', 'exchanged'] as const;

export type ReturnedState = (typeof returnedStates)[number];

/** Undefined if nothing came back. */
export function returnedState(
  items: { quantity: number }[],
  returns: OrderReturns,
): ReturnedState | undefined {
  if (returns.every(isGoodwill)) return undefined;
  if (exchangeCredit(waitingReturns(returns)) > 0) return 'waiting';
  if (returns.some(isExpected)) return 'expected';
  if (returns.some(({ exchangedBy }) => exchangedBy)) return 'exchanged';
  const isWhole = items.every(({ quantity }, position) => returnedUnits(returns, position) >= quantity);
  return isWhole ? 'whole' : 'part';
}

export type RefundPart =
  | { kind: 'refunded' | 'owed' | 'kept' | 'deducted'; amount: number }
  | { kind: 'credited'; amount: number; order: string };

export type Refund = Pick<
  OrderReturns[number],
  'refund' | 'forExchange' | 'deducted' | 'paidBack' | 'owed'
> & {
  /** The order that takes it, however it is named. */
  exchangedBy?: string | undefined;
};

/**
 * Where the refund of a return is now, in dinars: with the buyer, owed to the buyer, kept for an exchange, credited to the
 * `order` that took it, or taken off before the payment. What was kept may have been paid back in part.
 */
export function refundParts({ refund, forExchange, deducted, paidBack = 0, owed = 0, exchangedBy }: Refund) {
  const without = (part: number) => toDinars(toCentimes(refund) - toCentimes(part));
  const left = without(paidBack);
  const kept: RefundPart = exchangedBy
    ? { kind: 'credited', amount: left, order: exchangedBy }
    : { kind: 'kept', amount: left };
  const parts: RefundPart[] = forExchange
    ? [{ kind: 'refunded', amount: paidBack }, kept]
    : [
        { kind: deducted ? 'deducted' : 'refunded', amount: without(owed) },
        { kind: 'owed', amount: owed },
      ];
  return parts.filter(({ amount }) => amount > 0);
}

/** The parts of several refunds, added up by where they are. */
export function sumsOfRefunds(returns: Refund[]): RefundPart[] {
  const sums = Map.groupBy(returns.flatMap(refundParts), (part) =>
    part.kind === 'credited' ? part.order : part.kind,
  );
  return [...sums.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const centimes = others.reduce((sum, { amount }) => sum + toCentimes(amount), toCentimes(first.amount));
    return [{ ...first, amount: toDinars(centimes) }];
  });
}

type ReturnedLine = Pick<OrderReturns[number]['lines'][number], 'position' | 'quantity'>;

/** How many units of the line in this place of an order came back. */
export function returnedUnits(returns: { lines: ReturnedLine[] }[], position: number) {
  return returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What these returns pay for the order of an exchange, in dinars. */
export function exchangeCredit(returns: OrderReturns) {
  return toDinars(
    returns.reduce((sum, { refund, paidBack = 0 }) => sum + toCentimes(refund) - toCentimes(paidBack), 0),
  );
}
