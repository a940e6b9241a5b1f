import { useEffect, useState } from 'react';
import { refusalText } from '../../ui/refusal-text.ts';

const waitMs = 250;

type Found<Row> = { rows: Row[]; note: string };

/** The rows for a keyword, asked for when typing pauses, with a note. `search` must stay the same function. */
export function useFound<Row>(
  keyword: string,
  search: (keyword: string, signal: AbortSignal) => Promise<Found<Row>>,
): Found<Row> {
  const [found, setFound] = useState<Found<Row>>({ rows: [], note: '' });
  useEffect(() => {
    if (keyword === '') return setFound({ rows: [], note: '' });
    const attempt = new AbortController();
    const timer = setTimeout(async () => {
      const result = await search(keyword, attempt.signal).catch((error: unknown) => ({
        rows: [],
        note: refusalText(error),
      }));
      if (!attempt.signal.aborted) setFound(result);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [keyword, search]);
  return found;
}
