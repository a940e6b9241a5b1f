import { useEffect, useState } from 'react';
import { isApiError } from '../../../shared/api-error.ts';
import type { Quote } from '../../../shared/order-terms.ts';
import { call } from '../../call.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import type { OrderInput } from './order-attempt.ts';

type Answer = { quote: Quote | null; problem: string | null };

const waiting: Answer = { quote: null, problem: null };

/** What the shop asks for this order now; asked again whenever the order changes. */
export function useQuote(input: OrderInput) {
  const [answer, setAnswer] = useState(waiting);
  const [round, setRound] = useState(0);
  // Compared by content: the cart makes a new object at every drawing.
  const text = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
  useEffect(() => {
    const leaving = new AbortController();
    setAnswer(waiting);
    readQuote(JSON.parse(text), leaving.signal).then(
      (next) => !leaving.signal.aborted && setAnswer(next),
      // Aborted: somebody else answers by now.
      () => undefined,
    );
    return () => leaving.abort();
  }, [text, round]);

  return {
    ...answer,
    askAgain: () => setRound((last) => last + 1),
    replace: (quote: Quote) => setAnswer({ quote, problem: null }),
  };
}

async function readQuote(body: OrderInput, signal: AbortSignal): Promise<Answer> {
  try {
    const quote = await call(
      'POST /orders/quote',
      { body },
      { signal, failed: checkoutWords.review.quoteFailed },
    );
    return { quote, problem: null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { quote: null, problem: error.message };
  }
}
