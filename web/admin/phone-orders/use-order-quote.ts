import { useEffect, useState } from 'react';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { worded } from '../../session/translated.ts';
import { refusalText } from '../../ui/refusal-text.ts';

type Answer<Found> = { quote: Found | null; problem: string | null };

const typingPauseMs = 250;

/**
 * The figures of an order while it is written, asked again shortly after each change. The last figures stay until the next
 * arrive. `input` is compared as text; null asks nothing.
 */
export function useOrderQuote<Input, Found extends Quote>(
  input: Input | null,
  read: (input: Input, signal: AbortSignal) => Promise<Found>,
) {
  const [answer, setAnswer] = useState<Answer<Found>>({ quote: null, problem: null });
  const [isWaiting, setWaiting] = useState(true);
  const text = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is another function in each render.
  useEffect(() => {
    const attempt = new AbortController();
    const asked: Input | null = JSON.parse(text);
    if (asked === null) return setAnswer({ quote: null, problem: null });
    setWaiting(true);
    const timer = setTimeout(async () => {
      const next = await readAnswer(() => read(asked, attempt.signal));
      if (attempt.signal.aborted) return;
      setAnswer(next);
      setWaiting(false);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [text]);

  return { ...answer, isWaiting };
}

async function readAnswer<Found extends Quote>(read: () => Promise<Found>): Promise<Answer<Found>> {
  try {
    const quote = await read();
    const lines = quote.lines.map(async (line) =>
      line.message === undefined ? line : { ...line, message: await worded(line) },
    );
    const { codeProblem: why } = quote;
    const codeProblem = why && { ...why, message: await worded(why) };
    return { quote: { ...quote, codeProblem, lines: await Promise.all(lines) }, problem: null };
  } catch (error) {
    return { quote: null, problem: refusalText(error) };
  }
}
