import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../shared/catalog/catalog.ts';
import { call, inPageLanguage } from '../../call.ts';

const pauseMs = 120;
/** The longest search term that the API accepts. */
const longestTerm = 200;
const mostKept = 50;

export type Suggested = Suggestions & {
  /** The text that they complete. */
  text: string;
};

/** The last answers, so that deleting a letter shows at once what was there before. */
const kept = new Map<string, Suggestions>();

/**
 * Suggestions for what is typed, asked for while the list is open. Until the answer is there, those for the text before
 * stay, so that nothing flickers. A failure suggests nothing: the search works without it.
 */
export function useSuggestions(text: string, isOpen: boolean): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>();
  useEffect(() => {
    const known = kept.get(text);
    if (!isOpen) return;
    if (text === '' || text.length > longestTerm) return setSuggested(undefined);
    if (known) return setSuggested({ ...known, text });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('GET /search/suggest', { query: { q: text, ...inPageLanguage } }, { signal: stop.signal }).then(
        (suggestions) => {
          keep(text, suggestions);
          if (!stop.signal.aborted) setSuggested({ ...suggestions, text });
        },
        () => {
          if (!stop.signal.aborted) setSuggested(undefined);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isOpen]);
  return text === '' ? undefined : suggested;
}

function keep(text: string, suggestions: Suggestions) {
  kept.set(text, suggestions);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
