import { useEffect, useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { call, inPageLanguage } from '../../call.ts';
import type { CategoryNode } from './category-chain.ts';

let known: Category[] | undefined;

/** All categories. The browser reads them once per visit: a changed one shows after the next full page load. */
export async function readCategories(call: Call) {
  if (import.meta.env.SSR) return call('GET /categories', { query: inPageLanguage });
  known ??= await call('GET /categories', { query: inPageLanguage });
  return known;
}

/** All categories, or `mains` until they are read and if they cannot be read. */
export function useCategories(mains: CategoryNode[]): CategoryNode[] {
  const [read, setRead] = useState(known);
  useEffect(() => {
    readCategories(call).then(setRead, () => undefined);
  }, []);
  return read ?? mains;
}
