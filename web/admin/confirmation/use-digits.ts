import { useAltKeys } from '../list/use-alt-keys.ts';

/** Calls `press` with the first name for Alt and 1, and so on. */
export function useDigits<Name>(names: readonly Name[], press: (name: Name) => unknown) {
  useAltKeys((code) => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    const name = names[Number(digit) - 1];
    if (name === undefined) return false;
    press(name);
    return true;
  });
}
