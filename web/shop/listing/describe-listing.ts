import { breadcrumbJsonLd } from '../../head/breadcrumb-json-ld.ts';
import type { FactsArgs, PageFacts } from '../../head/page-facts.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { categoryChain } from '../categories/category-chain.ts';
import { listingUrl } from './listing.ts';
import { listingSteps } from './listing-steps.ts';
import type { LoadedListing } from './load-listing.ts';

const words = catalogWords.listing;

/**
 * A category and each of its pages are pages of their own; prices and sort are ways to them, and a search is for the one
 * who searches (docs/decisions/0026).
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
