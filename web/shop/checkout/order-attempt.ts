import * as z from 'zod/mini';
import type { InputTo } from '../../../shared/api.ts';
import type { CartItem } from '../../../shared/cart.ts';
import { cashOnDelivery } from '../../../shared/order-terms.ts';
import type { ShippingAddress } from '../../../shared/shipping-address.ts';

/** An order as it is sent. */
export type OrderInput = InputTo<'POST /orders'>['body'];

type Parts = { items: CartItem[]; address: ShippingAddress; notes: string };

/**
 * The order of a cart; prices are left out, because the shop prices every order itself (requirements: Order pricing).
 */
export function orderInput({ items, address, notes }: Parts): OrderInput {
  return {
    orderItems: items.map(({ productId, quantity, size }) => ({
      productId,
      quantity,
      ...(size && { size }),
    })),
    shippingAddress: address,
    paymentMethod: cashOnDelivery,
    notes,
  };
}

/**
 * An order that was sent and has no answer yet. It is kept in the tab, so that a double click, a reload or a lost
 * connection sends the same order with the same key again and never makes a second one (requirements: Idempotency).
 */
type OrderAttempt = { key: string; body: OrderInput };

const storageKey = 'orderAttempt';
const storedAttempt = z.object({
  key: z.string(),
  body: z.custom<OrderInput>((body) => typeof body === 'object'),
});

/** The attempt to send now: the unanswered one if it is for the same order, else a new one. */
export function attemptFor(body: OrderInput): OrderAttempt {
  const attempt = unansweredAttempt(body) ?? { key: newKey(), body };
  keepAttempt(JSON.stringify(attempt));
  return attempt;
}

/** The unanswered attempt at this order, if there is one; the total it was quoted may differ. */
export function unansweredAttempt(body: OrderInput): OrderAttempt | undefined {
  const attempt = readAttempt();
  return attempt && isSameOrder(attempt.body, body) ? attempt : undefined;
}

/** The shop has answered: another try is another order. */
export function closeAttempt() {
  keepAttempt(null);
}

// Storage may be switched off or full: an attempt then lasts as long as this page view.
let unkept: string | null = null;

function keepAttempt(text: string | null) {
  unkept = null;
  try {
    if (text === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    unkept = text;
  }
}

function readAttempt(): OrderAttempt | undefined {
  try {
    const text = unkept ?? window.sessionStorage.getItem(storageKey) ?? 'null';
    return storedAttempt.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isSameOrder(a: OrderInput, b: OrderInput) {
  return textOf(a) === textOf(b);
}

function textOf(body: OrderInput) {
  return JSON.stringify({ ...body, quotedTotal: undefined });
}

/** 128 random bits. `crypto.randomUUID` exists only on https and localhost. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
