import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first drawing in the browser, then true: for what only the browser knows. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
