import { redirect } from 'react-router';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { inPageLanguage } from '../../call.ts';
import { breadcrumbJsonLd, type FactsArgs, type PageFacts } from '../../head/page-facts.ts';
import { type Load, readSettings } from '../../load.ts';
import { listingWords } from '../../words/listing-words.ts';
import { branchOf, type CategoryNode, categoryChain, toCategoryNode } from '../categories/category-chain.ts';
import { readCategories } from '../categories/read-categories.ts';
import { type CardList, toCardProduct, toUnitPricedCard } from '../product-card/card-product.ts';
import { productUrl } from '../product-card/product-url.ts';
import {
  chosenCategory,
  type Listing,
  listingFilters,
  listingQuery,
  listingUrl,
  readListing,
} from './listing.ts';
import { listingSteps } from './listing-steps.ts';

/** The counts beside the filters. */
export type ListingFacets = Omit<ReplyFrom<'GET /products/facets'>, 'count' | 'categories'>;

export type LoadedListing = {
  listing: Listing;
  /** `contact` is how to reach the shop, if a search found nothing. */
  list: CardList & { contact?: PublicSettings['contact'] | undefined };
  facets: ListingFacets;
  /** The description of the chosen category, or ''. */
  description: string;
  /** The children of the chosen category and of those above it. */
  branch: CategoryNode[];
};

export const loadListing: Load<LoadedListing> = async (call, { url }) => {
  const category = await readCategory(call, url);
  const listing = { ...readListing(url.searchParams), category };
  const [{ products, ...list }, facets, description, categories] = await Promise.all([
    call('GET /products', { query: { ...listingQuery(listing), ...inPageLanguage } }),
    call('GET /products/facets', { query: { ...listingFilters(listing), ...inPageLanguage } }),
    readDescription(call, category),
    category ? readCategories(call).catch(() => []) : [],
  ]);
  if (list.productOfCode) throw redirect(productUrl(list.productOfCode));
  return {
    listing,
    list: {
      ...list,
      products: products.map(listing.sort === 'unit-price' ? toUnitPricedCard : toCardProduct),
      contact: list.count || !listing.keyword ? undefined : (await readSettings(call))?.contact,
    },
    facets: shownFacets(facets),
    description,
    branch: branchOf(categories, category).map(toCategoryNode),
  };
};

/** Without the counts of categories, which no filter shows. */
function shownFacets({
  brands,
  brandCount,
  needs,
  prices,
  inStock,
  onOffer,
}: ReplyFrom<'GET /products/facets'>): ListingFacets {
  return { brands, brandCount, needs, prices, inStock, onOffer };
}

async function readCategory(call: Call, url: URL) {
  const levels = url.searchParams.getAll('category');
  // Only the form without JavaScript sends several.
  if (levels.length <= 1) return readListing(url.searchParams).category;
  return chosenCategory(levels, await readCategories(call));
}

async function readDescription(call: Call, category: string) {
  return (await findCategory(call, category))?.description ?? '';
}

/** For an unknown category the listing says that there are no products. */
async function findCategory(call: Call, id: string) {
  if (!id) return undefined;
  return call('GET /categories/:id', { params: { id }, query: inPageLanguage }).catch(() => undefined);
}

/**
 * The facts of a listing for search engines. Each page of a category has its own address; prices and sort are not part of
 * it, and searches are not listed (docs/decisions/0026).
 */
export async function describeListing(loaded: LoadedListing, { call, url }: FactsArgs): Promise<PageFacts> {
  const { listing, list, description } = loaded;
  const { category, page } = listing;
  const categories = category ? await readCategories(call).catch(() => []) : [];
  const chain = categoryChain(categories, category);
  const languages = (await findCategory(call, category))?.languages;
  const isThin = list.products.length === 0 && (category !== '' || page > 1);
  const summary = description || listingWords.description;
  return {
    description: page > 1 ? listingWords.pageOf(summary, page) : summary,
    address: listingUrl({ category, page }),
    ...(languages && { languages }),
    previous: page > 1 ? listingUrl({ ...listing, page: page - 1 }) : undefined,
    next: page < list.pages ? listingUrl({ ...listing, page: page + 1 }) : undefined,
    jsonLd: chain.length > 0 ? [breadcrumbJsonLd(listingSteps(chain), url)] : [],
    unlisted: listing.keyword !== '' || isThin,
  };
}
