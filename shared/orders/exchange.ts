import { toCentimes, toDinars } from '../catalog/prices.ts';
import type { Language } from '../values/languages.ts';
import type { OrderHistoryEntry } from './admin-orders.ts';
import type { OrderReturns } from './invoices.ts';
import type { Order } from './orders.ts';

/** The note of an order that is placed for returned units, in the language of its buyer. */
export const exchangeNotes: Record<Language, (number: string) => string> = {
  en: (number) => `Exchange for order ${number}`,
  fr: (number) => `Échange pour la commande ${number}`,
  ar: (number) => `استبدال للطلبية ${number}`,
};

/** The returns that nothing was exchanged for yet: those since the last exchange of their order. */
export function waitingReturns(history: OrderHistoryEntry[], returns: OrderReturns): OrderReturns {
  const last = history.findLastIndex(({ action }) => action === 'exchanged');
  const waiting = history.slice(last + 1).filter(({ action }) => action === 'returned');
  return returns.slice(Math.max(0, returns.length - waiting.length));
}

/** The price that the buyer paid for so many units of a line, after its discount. */
export function paidFor({ price, quantity, discount = 0 }: Order['orderItems'][number], units: number) {
  return toDinars(toCentimes(price) * units - Math.round((toCentimes(discount) * units) / quantity));
}

/** The price of the units of these returns that was not refunded. */
export function exchangeCredit({ orderItems }: Pick<Order, 'orderItems'>, returns: OrderReturns) {
  const centimes = returns
    .flatMap(({ lines }) => lines)
    .reduce((sum, { position, quantity }) => {
      const item = orderItems[position];
      return item ? sum + toCentimes(paidFor(item, quantity)) : sum;
    }, 0);
  const refunded = returns.reduce((sum, { refund }) => sum + toCentimes(refund), 0);
  return toDinars(Math.max(0, centimes - refunded));
}
