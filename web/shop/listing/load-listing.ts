import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { breadcrumbJsonLd, type FactsArgs, type PageFacts } from '../../head/page-facts.ts';
import type { Load } from '../../load.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { categoryChain } from '../categories/category-chain.ts';
import { type CardList, toCardProduct } from '../product-card/card-product.ts';
import {
  chosenCategory,
  type Listing,
  listingFilters,
  listingQuery,
  listingUrl,
  readListing,
} from './listing.ts';
import { listingSteps } from './listing-steps.ts';

const words = catalogWords.listing;

/** The counts beside the filters. */
export type ListingFacets = Omit<ReplyFrom<'GET /products/facets'>, 'count' | 'brandCount'>;

type LoadedListing = {
  listing: Listing;
  list: CardList;
  facets: ListingFacets;
  /** The description of the chosen category, or ''. */
  description: string;
};

export const loadListing: Load<LoadedListing> = async (call, { url }) => {
  const category = await readCategory(call, url);
  const listing = { ...readListing(url.searchParams), category };
  const [{ products, ...list }, { count: _, brandCount: __, ...facets }, description] = await Promise.all([
    call('GET /products', { query: listingQuery(listing) }),
    call('GET /products/facets', { query: listingFilters(listing) }),
    readDescription(call, category),
  ]);
  return {
    listing,
    list: { ...list, products: products.map(toCardProduct) },
    facets,
    description,
  };
};

async function readCategory(call: Call, url: URL) {
  const levels = url.searchParams.getAll('category');
  // Only the form without JavaScript sends several.
  if (levels.length <= 1) return readListing(url.searchParams).category;
  return chosenCategory(levels, await call('GET /categories', {}));
}

async function readDescription(call: Call, category: string) {
  if (!category) return '';
  // For an unknown category the listing says that there are no products.
  const found = await call('GET /categories/:id', { params: { id: category } }).catch(() => undefined);
  return found?.description ?? '';
}

/**
 * The facts of a listing for search engines. Each page of a category has its own address; prices and sort are not part of
 * it, and searches are not listed (docs/decisions/0026).
 */
export async function describeListing(data: LoadedListing, { call, url }: FactsArgs): Promise<PageFacts> {
  const { listing, list, description } = data;
  const { category, page } = listing;
  const categories = category ? await call('GET /categories', {}).catch(() => []) : [];
  const chain = categoryChain(categories, category);
  const isThin = list.products.length === 0 && (category !== '' || page > 1);
  const summary = description || words.description;
  return {
    description: page > 1 ? words.pageOf(summary, page) : summary,
    address: listingUrl({ category, page }),
    previous: page > 1 ? listingUrl({ ...listing, page: page - 1 }) : undefined,
    next: page < list.pages ? listingUrl({ ...listing, page: page + 1 }) : undefined,
    jsonLd: chain.length > 0 ? [breadcrumbJsonLd(listingSteps(chain), url)] : [],
    unlisted: listing.keyword !== '' || isThin,
  };
}
