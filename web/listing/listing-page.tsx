import { publicPage } from '../cache-headers.ts';
import { catalogMeta } from '../catalog/catalog-meta.ts';
import { categoryChain } from '../catalog/category-chain.ts';
import { unpackCategories } from '../catalog/packed-categories.ts';
import { errorMessage } from '../error-message.ts';
import { browserLoader, serverLoader } from '../load.ts';
import { pageMeta } from '../page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { catalogWords } from '../words/catalog-words.ts';
import type { Route } from './+types/listing-page.ts';
import { FilterPanel } from './filter-panel.tsx';
import { type Listing, listingUrl } from './listing.ts';
import { ListingIntro, listingHeading } from './listing-intro.tsx';
import { ListingResults } from './listing-results.tsx';
import { loadListing } from './load-listing.ts';
import { useListing } from './use-listing.ts';

const words = catalogWords.listing;

export const loader = serverLoader(loadListing);
export const clientLoader = browserLoader(loadListing);
export const headers = publicPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: words.heading });
  const { listing, list, description, url } = loaderData;
  const chain = categoryChain(unpackCategories(matches[0].loaderData.categories), listing.category);
  return [
    ...catalogMeta({
      title: listingHeading(listing, chain),
      description: description || words.description,
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
  const categories = unpackCategories(matches[0].loaderData.categories);
  const { list } = loaderData;
  const { listing, isLoading, change } = useListing(loaderData.listing);
  const chain = categoryChain(categories, loaderData.listing.category);
  return (
    <div className="page-width py-6 sm:py-8">
      <ListingIntro
        listing={loaderData.listing}
        chain={chain}
        description={loaderData.description}
        change={change}
      />
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
