import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `press` with the code of each key that is pressed with Alt, from anywhere on the page; true means that it had a
 * use for it. Codes name the place of a key, because Alt changes the character on some keyboards. A visible page must
 * already react to keys: an ordinary effect would listen only after the page is painted.
 */
export function useAltKeys(press: (code: string) => boolean) {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && !event.ctrlKey && !event.metaKey && latest.current(event.code))
        event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
