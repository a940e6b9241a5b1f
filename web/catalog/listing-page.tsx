import { catalogApi, type ProductList } from '../../shared/catalog.ts';
import type { Call } from '../../shared/endpoint.ts';
import { publicPage } from '../cache-headers.ts';
import { browserLoader, type Load, serverLoader } from '../load.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { catalogWords } from '../words/catalog-words.ts';
import type { Route } from './+types/listing-page.ts';
import { catalogMeta } from './catalog-meta.ts';
import { categoryChain } from './categories/category-chain.ts';
import { errorMessage } from './error-message.ts';
import { FilterPanel } from './listing/filter-panel.tsx';
import { chosenCategory, type Listing, listingQuery, listingUrl, readListing } from './listing/listing.ts';
import { ListingIntro, listingHeading } from './listing/listing-intro.tsx';
import { ListingResults } from './listing/listing-results.tsx';
import { useListing } from './listing/use-listing.ts';

const words = catalogWords.listing;

const load: Load<{ listing: Listing; list: ProductList; url: string }> = async (call, { url }) => {
  const listing = { ...readListing(url.searchParams), category: await readCategory(call, url) };
  const list = await call(catalogApi.products, { query: listingQuery(listing) });
  const { category, page } = listing;
  return { listing, list, url: new URL(listingUrl({ category, page }), url).href };
};

async function readCategory(call: Call, url: URL) {
  const levels = url.searchParams.getAll('category');
  // Only a form sent without JavaScript names several.
  if (levels.length <= 1) return readListing(url.searchParams).category;
  return chosenCategory(levels, await call(catalogApi.categories, {}));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: words.title(words.heading) }];
  const { listing, list, url } = loaderData;
  const chain = categoryChain(matches[0].loaderData.categories, listing.category);
  return [
    ...catalogMeta({
      title: words.title(listingHeading(listing, chain)),
      description: chain.at(-1)?.description || words.description,
      url,
    }),
    ...(listing.keyword ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...neighbours(listing, list.pages),
  ];
}

/** The pages before and after this one, for readers that follow a list by itself. */
function neighbours(listing: Listing, pages: number) {
  const { page } = listing;
  const to = (rel: string, page: number) => ({
    tagName: 'link',
    rel,
    href: listingUrl({ ...listing, page }),
  });
  return [...(page > 1 ? [to('prev', page - 1)] : []), ...(page < pages ? [to('next', page + 1)] : [])];
}

export default function ListingPage({ loaderData, matches }: Route.ComponentProps) {
  const { categories } = matches[0].loaderData;
  const { list } = loaderData;
  const { listing, isLoading, change } = useListing(loaderData.listing);
  const chain = categoryChain(categories, loaderData.listing.category);
  return (
    <div className="page-width py-6 sm:py-8">
      <ListingIntro listing={loaderData.listing} chain={chain} change={change} />
      <div className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel {...{ listing, categories, change }} count={list.count} />
        <ListingResults {...{ listing, list, isLoading, change }} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page-width grid gap-6 py-8">
      <h1 className="page-title">{words.heading}</h1>
      <Alert>{errorMessage(error) ?? words.failed}</Alert>
      <p>
        <ButtonLink to="/products" reloadDocument>
          {catalogWords.tryAgain}
        </ButtonLink>
      </p>
    </div>
  );
}
