import { catalogWords } from '../../words/catalog-words.ts';
import { listingWords } from '../../words/listing-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { type Listing, listingUrl } from './listing.ts';

/** The breadcrumb of a category. `chain` starts with its main category. */
export function listingSteps(chain: CategoryNode[]) {
  return [
    { name: catalogWords.home, to: '/' },
    { name: catalogWords.products, to: '/products' },
    ...chain.map(({ _id, name }) => ({ name, to: listingUrl({ category: _id }) })),
  ];
}

/** The heading: the search term, the category, the only brand, or what all products of the list have in common. */
export function listingHeading(
  { keyword, brand = [], onOffer }: Pick<Listing, 'keyword' | 'brand' | 'onOffer'>,
  chain: Pick<CategoryNode, 'name'>[],
) {
  if (keyword) return listingWords.searchHeading(keyword);
  const [only, ...others] = brand;
  const rest = onOffer ? listingWords.offersHeading : listingWords.heading;
  return chain.at(-1)?.name ?? (only !== undefined && others.length === 0 ? only : rest);
}
