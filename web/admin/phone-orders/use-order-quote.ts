import { useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { worded } from '../../session/translated.ts';
import { refusalText } from '../../ui/refusal-text.ts';

type Answer<Found> = { quote: Found | null; problem: string | null };

const none = { quote: null, problem: null };

const typingPauseMs = 250;

/**
 * The figures of an order while it is written, asked again shortly after each change and by `renew`. The last figures stay
 * until the next arrive; `settled` waits for those of what is typed now. `input` is compared as text; null asks nothing.
 */
export function useOrderQuote<Input, Found extends Quote>(
  input: Input | null,
  read: (input: Input, signal: AbortSignal) => Promise<Found>,
) {
  const [answer, setAnswer] = useState<Answer<Found>>(none);
  const [renewals, setRenewals] = useState(0);
  const coming = useRef<Promise<Answer<Found>>>(Promise.resolve(none));
  const text = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is another function in each render.
  useEffect(() => {
    const attempt = new AbortController();
    const asked: Input | null = JSON.parse(text);
    const { promise, resolve } = Promise.withResolvers<Answer<Found>>();
    coming.current = promise;
    const settle = (next: Answer<Found>) => {
      setAnswer(next);
      resolve(next);
    };
    if (asked === null) return settle(none);
    const timer = setTimeout(async () => {
      const next = await readAnswer(() => read(asked, attempt.signal));
      if (!attempt.signal.aborted) settle(next);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      attempt.abort();
      resolve(none);
    };
  }, [text, renewals]);

  async function settled(): Promise<Answer<Found>> {
    const awaited = coming.current;
    const settledAnswer = await awaited;
    return awaited === coming.current ? settledAnswer : settled();
  }

  return { ...answer, settled, renew: () => setRenewals((count) => count + 1) };
}

async function readAnswer<Found extends Quote>(read: () => Promise<Found>): Promise<Answer<Found>> {
  try {
    const quote = await read();
    const lines = quote.lines.map(async (line) =>
      line.message === undefined ? line : { ...line, message: await worded(line) },
    );
    const problems = {
      codeProblem: await inWords(quote.codeProblem),
      discountProblem: await inWords(quote.discountProblem),
    };
    return { quote: { ...quote, ...problems, lines: await Promise.all(lines) }, problem: null };
  } catch (error) {
    return { quote: null, problem: refusalText(error) };
  }
}

async function inWords(why: Quote['codeProblem']) {
  return why && { ...why, message: await worded(why) };
}
