import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { InputTo } from '../../../shared/api.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { cashOnDelivery, type Quote, quote as quoteSchema } from '../../../shared/orders/order-terms.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { call, inPageLanguage } from '../../call.ts';
import { readLanding } from '../../session/landing.ts';
import { userEntry } from '../../session/local-entries.ts';
import { reviewWords } from '../../words/review-words.ts';

const words = reviewWords;

/** The body of `POST /orders`, and of `POST /orders/quote`. */
export type OrderInput = InputTo<'POST /orders'>['body'];

type Parts = { items: CartItem[]; address: ShippingAddress; notes: string; discountCode?: string };

/** The order of a cart, without prices: the shop prices every order itself (requirements: Order pricing). */
export function orderInput({ items, address, notes, discountCode }: Parts): OrderInput {
  const cameFrom = readLanding();
  return {
    orderItems: items.map(({ productId, quantity, size }) => ({
      productId,
      quantity,
      ...(size && { size }),
    })),
    shippingAddress: address,
    paymentMethod: cashOnDelivery,
    notes,
    ...(discountCode && { discountCode }),
    ...(cameFrom && { cameFrom }),
  };
}

type Order = Awaited<ReturnType<typeof sendOrder>>;

type Options = {
  input: OrderInput;
  onPlaced: (order: Order) => void;
  /** The order would cost something else now. `quote` is the new quote, or null if the page must ask for it. */
  onNewQuote: (quote: Quote | null) => void;
};

/**
 * Places the order once, even after errors and reloads: until the shop has answered, another try sends the same order
 * with the same key.
 */
export function usePlaceOrder({ input, onPlaced, onNewQuote }: Options) {
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(() => unansweredAttempt(input) !== undefined);
  // A second click can arrive before the button is drawn as disabled.
  const isBusy = useRef(false);

  async function place(quotedTotal: number | undefined) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing(true);
    setProblem(null);
    try {
      onPlaced(await sendOrder({ ...input, quotedTotal }));
    } catch (error) {
      await signInAgainIfSessionEnded(error);
      setPlacing(false);
      setProblem(isApiError(error) ? error.message : words.failed);
      setUnanswered(unansweredAttempt(input) !== undefined);
      if (isApiError(error) && error.status === 409) onNewQuote(quoteOf(error.details.extra));
    } finally {
      isBusy.current = false;
    }
  }

  return { place, isPlacing, problem, isUnanswered };
}

/**
 * Customers do not enter an e-mail address. If the shop says that it is missing, the session has ended and the shop took
 * the customer for a guest. Asking for the profile then leads to the sign-in page.
 */
async function signInAgainIfSessionEnded(error: unknown) {
  const isMissing = isApiError(error) && error.details.fields?.['shippingAddress.email'] !== undefined;
  if (isMissing && userEntry.get()) await readProfile().catch(() => undefined);
}

function quoteOf(extra: Record<string, unknown> | undefined) {
  return quoteSchema.safeParse(extra?.quote).data ?? null;
}

async function sendOrder(input: OrderInput) {
  const mayBePlaced = unansweredAttempt(input) !== undefined;
  const { key, body } = attemptFor(input);
  try {
    const headers = { 'idempotency-key': key };
    const input = { query: inPageLanguage, body };
    const order = await call('POST /orders', input, { headers, failed: words.failed });
    storeAttempt(null);
    return order;
  } catch (error) {
    const isRefused =
      isApiError(error) && (refusals.has(error.status) || (error.status === 429 && !mayBePlaced));
    if (isRefused) storeAttempt(null);
    throw error;
  }
}

/**
 * The statuses with which the shop itself refuses an order. After any other the order may exist: a proxy that timed out
 * or lost the connection (408, 499, 504) cannot know. 429 places nothing either, but says nothing about an earlier attempt
 * without an answer.
 */
const refusals = new Set([400, 403, 404, 409, 413, 415, 422]);

/**
 * An order that was sent and has no answer yet. The tab keeps it, so that after a double click, a reload or a lost
 * connection the same order is sent with the same key and no second one is made (requirements: Idempotency).
 */
type OrderAttempt = { key: string; body: OrderInput };

const storageKey = 'orderAttempt';
const storedAttempt = z.object({
  key: z.string(),
  body: z.custom<OrderInput>((body) => typeof body === 'object'),
});

/** The attempt to send now: the unanswered one if it is for the same order, otherwise a new one. */
function attemptFor(body: OrderInput): OrderAttempt {
  const attempt = unansweredAttempt(body) ?? { key: newKey(), body };
  storeAttempt(JSON.stringify(attempt));
  return attempt;
}

/** The unanswered attempt to place this order, if there is one. Its quoted total may differ. */
function unansweredAttempt(body: OrderInput): OrderAttempt | undefined {
  const attempt = readAttempt();
  return attempt && isSameOrder(attempt.body, body) ? attempt : undefined;
}

function isSameOrder(a: OrderInput, b: OrderInput) {
  return (
    JSON.stringify({ ...a, quotedTotal: undefined }) === JSON.stringify({ ...b, quotedTotal: undefined })
  );
}

/** The attempt when session storage is off or full; it lasts as long as this page view. */
let attemptInMemory: string | null = null;

function storeAttempt(text: string | null) {
  attemptInMemory = null;
  try {
    if (text === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    attemptInMemory = text;
  }
}

function readAttempt(): OrderAttempt | undefined {
  try {
    const text = attemptInMemory ?? window.sessionStorage.getItem(storageKey) ?? 'null';
    return storedAttempt.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** 128 random bits. `crypto.randomUUID` exists only on https and localhost. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
