import { useEffect, useRef } from 'react';

/**
 * A region that takes the focus when what had it last is gone from the page, such as a button in a row that was just
 * deleted: whoever pressed it would else begin at the top of the page again. `shown` changes with what the region shows.
 */
export function useKeptFocus<Region extends HTMLElement>(shown: unknown) {
  const region = useRef<Region>(null);
  const last = useRef<EventTarget | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown may have taken the focus with it.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) region.current?.focus();
  }, [shown]);

  return region;
}
