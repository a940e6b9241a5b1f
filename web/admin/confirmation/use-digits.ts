import { useEffect, useRef } from 'react';

/** Calls `press` for Alt and a digit, by the place of the key, because Alt changes the sign on some keyboards. */
export function useDigits<Name>(names: readonly Name[], press: (name: Name) => unknown) {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const name = names[Number(digit) - 1];
      if (name === undefined) return;
      event.preventDefault();
      latest.current(name);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [names]);
}
