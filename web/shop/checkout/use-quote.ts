import { useEffect, useState } from 'react';
import { isApiError } from '../../../shared/contract/api-error.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { call, inPageLanguage } from '../../call.ts';
import { worded } from '../../session/translated.ts';
import { reviewWords } from '../../words/review-words.ts';
import type { OrderInput } from './use-place-order.ts';

type Answer = { quote: Quote | null; problem: string | null };

const waiting: Answer = { quote: null, problem: null };

/** The shop's current quote for this order, asked again whenever the order changes. */
export function useQuote(input: OrderInput) {
  const [answer, setAnswer] = useState(waiting);
  const [round, setRound] = useState(0);
  // Compared as text, because every render builds a new object.
  const text = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for the same quote again.
  useEffect(() => {
    const controller = new AbortController();
    setAnswer(waiting);
    readQuote(JSON.parse(text), controller.signal).then(
      (next) => !controller.signal.aborted && setAnswer(next),
      // Aborted: a later request gives the answer.
      () => undefined,
    );
    return () => controller.abort();
  }, [text, round]);

  return {
    ...answer,
    askAgain: () => setRound((last) => last + 1),
    replace: (quote: Quote) =>
      void inThisLanguage(quote).then((quote) => setAnswer({ quote, problem: null })),
  };
}

async function readQuote(body: OrderInput, signal: AbortSignal): Promise<Answer> {
  try {
    const quote = await call(
      'POST /orders/quote',
      { query: inPageLanguage, body },
      { signal, failed: reviewWords.quoteFailed },
    );
    return { quote: await inThisLanguage(quote), problem: null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { quote: null, problem: error.message };
  }
}

/** The quote with the messages of its lines in the language of the page. */
async function inThisLanguage(quote: Quote): Promise<Quote> {
  const lines = quote.lines.map(async (line) =>
    line.message === undefined ? line : { ...line, message: await worded(line) },
  );
  const { codeProblem } = quote;
  return {
    ...quote,
    ...(codeProblem && { codeProblem: { ...codeProblem, message: await worded(codeProblem) } }),
    lines: await Promise.all(lines),
  };
}
