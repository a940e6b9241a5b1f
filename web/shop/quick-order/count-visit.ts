import { useEffect } from 'react';
import type { Visit } from '../../../shared/reports/quick-orders.ts';
import { call } from '../../call.ts';

/** More than the shop keeps of each. */
const longest = 1000;

/** Counts that this page was seen with the form, or that somebody began to fill it in (requirements: Reports). */
export function countVisit(kind: Visit['kind']) {
  const query = new URLSearchParams(window.location.search);
  const utm = (name: string) => query.get(`utm_${name}`)?.slice(0, longest);
  call('POST /visits', { body: { kind, source: utm('source'), campaign: utm('campaign') } }).catch(
    // Nobody waits for this count.
    () => undefined,
  );
}

export function useVisit(product: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view.
  useEffect(() => countVisit('view'), [product]);
}
