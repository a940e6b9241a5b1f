import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, then true. For content that only the browser knows. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
