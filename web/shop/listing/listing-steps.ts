import { catalogWords } from '../../words/catalog-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { listingUrl } from './listing.ts';

/** The breadcrumb of a category. `chain` starts with its main category. */
export function listingSteps(chain: CategoryNode[]) {
  return [
    { name: catalogWords.home, to: '/' },
    { name: catalogWords.products, to: '/products' },
    ...chain.map(({ _id, name }) => ({ name, to: listingUrl({ category: _id }) })),
  ];
}
