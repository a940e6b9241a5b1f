import { useRef, useState } from 'react';
import { isApiError } from '../../../shared/api-error.ts';
import { type Quote, quote as quoteSchema } from '../../../shared/order-terms.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { call } from '../../call.ts';
import { userEntry } from '../../session/local-entries.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import type { OrderInput } from './order-attempt.ts';
import { attemptFor, closeAttempt, unansweredAttempt } from './order-attempt.ts';

const words = checkoutWords.review;

type Order = Awaited<ReturnType<typeof send>>;

type Options = {
  input: OrderInput;
  onPlaced: (order: Order) => void;
  /** The shop asks for something else by now: the new quote, or null when it has to be asked. */
  onNewQuote: (quote: Quote | null) => void;
};

/**
 * Places the order once, whatever happens on the way: as long as the shop has not answered, another try sends the same
 * order with the same key.
 */
export function usePlaceOrder({ input, onPlaced, onNewQuote }: Options) {
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(() => unansweredAttempt(input) !== undefined);
  // A second click comes before the button is drawn as disabled.
  const isBusy = useRef(false);

  async function place(quotedTotal: number | undefined) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing(true);
    setProblem(null);
    try {
      onPlaced(await send({ ...input, quotedTotal }));
    } catch (error) {
      await signInAgainIfForgotten(error);
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
 * A customer is not asked for an e-mail address. If the shop misses it, it took them for a guest: their session ended
 * meanwhile, and asking for the profile leads them to sign in.
 */
async function signInAgainIfForgotten(error: unknown) {
  const isMissing = isApiError(error) && error.details.fields?.['shippingAddress.email'] !== undefined;
  if (isMissing && userEntry.get()) await readProfile().catch(() => undefined);
}

async function send(wanted: OrderInput) {
  const { key, body } = attemptFor(wanted);
  try {
    const headers = { 'idempotency-key': key };
    const order = await call('POST /orders', { body }, { headers, failed: words.failed });
    closeAttempt();
    return order;
  } catch (error) {
    if (isApiError(error) && refusals.has(error.status)) closeAttempt();
    throw error;
  }
}

/**
 * The shop's own ways to say no. After anything else the order may exist: a proxy that lost patience or the connection
 * (408, 499, 504) does not know. Behind 429 nothing was placed, and the same order is to follow.
 */
const refusals = new Set([400, 403, 404, 409, 413, 415, 422]);

function quoteOf(extra: Record<string, unknown> | undefined) {
  return quoteSchema.safeParse(extra?.quote).data ?? null;
}
