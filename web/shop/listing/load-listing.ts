import type { Call } from '../../../shared/api.ts';
import type { Load } from '../../load.ts';
import { type CardList, toCardProduct } from '../product-card/card-product.ts';
import { chosenCategory, type Listing, listingQuery, readListing } from './listing.ts';

export type LoadedListing = {
  listing: Listing;
  list: CardList;
  /** What the chosen category is about, '' without one. */
  description: string;
};

export const loadListing: Load<LoadedListing> = async (call, { url }) => {
  const category = await readCategory(call, url);
  const listing = { ...readListing(url.searchParams), category };
  const [{ products, ...list }, description] = await Promise.all([
    call('GET /products', { query: listingQuery(listing) }),
    readDescription(call, category),
  ]);
  return {
    listing,
    list: { ...list, products: products.map(toCardProduct) },
    description,
  };
};

async function readCategory(call: Call, url: URL) {
  const levels = url.searchParams.getAll('category');
  // Only a form sent without JavaScript names several.
  if (levels.length <= 1) return readListing(url.searchParams).category;
  return chosenCategory(levels, await call('GET /categories', {}));
}

async function readDescription(call: Call, category: string) {
  if (!category) return '';
  // An unknown category has no products, which the listing says itself.
  const found = await call('GET /categories/:id', { params: { id: category } }).catch(() => undefined);
  return found?.description ?? '';
}
