import { useNavigate } from 'react-router';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { usePendingLocation } from '../../ui/use-pending-location.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { listingWords } from '../../words/listing-words.ts';
import { categoryChain } from '../categories/category-chain.ts';
import type { Route } from './+types/listing-page.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type ChangeListing, changeListing, type Listing, listingUrl, readListing } from './listing.ts';
import { ListingIntro } from './listing-intro.tsx';
import { ListingResults } from './listing-results.tsx';
import { listingHeading } from './listing-steps.ts';
import { describeListing, loadListing } from './load-listing.ts';

export const loader = serverLoader(loadListing, describeListing);
export const clientLoader = browserLoader(loadListing, catalogWords.failed);
export const headers = publicPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: listingWords.heading });
  const { listing, branch } = loaderData;
  const chain = categoryChain([...matches[0].loaderData.categories, ...branch], listing.category);
  const heading = listingHeading(listing, chain);
  return pageMeta(matches, {
    title: listing.page > 1 ? listingWords.pageOf(heading, listing.page) : heading,
  });
}

export default function ListingPage({ loaderData, matches }: Route.ComponentProps) {
  const { listing: shown, list, facets, branch, ...loaded } = loaderData;
  const mains = matches[0].loaderData.categories;
  const categories = [...mains, ...branch];
  const description = shown.keyword ? '' : loaded.description;
  const { listing, isLoading, change } = useListing(shown);
  const chain = categoryChain(categories, shown.category);
  return (
    <div className="page-width py-2 sm:py-8">
      <ListingIntro listing={shown} chain={chain} description={description} change={change} />
      <div className="mt-1.5 grid gap-1.5 max-lg:grid-cols-[auto_minmax(0,1fr)] sm:mt-6 sm:gap-2 lg:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel {...{ listing, categories, facets, change }} count={list.count} />
        <ListingResults {...{ listing, list, isLoading, change }} needs={facets.needs} categories={mains}>
          <FilterChips listing={shown} category={chain.at(-1)} facets={facets} />
        </ListingResults>
      </div>
      {description && <p className="mt-8 text-pretty text-ink-muted sm:hidden">{description}</p>}
    </div>
  );
}

/**
 * The listing to show in the filters: the requested one while its products load, so that a select keeps the option that
 * was just chosen.
 */
function useListing(loaded: Listing) {
  const navigate = useNavigate();
  const pending = usePendingLocation();
  const isLoading = pending?.path === '/products';
  const listing = isLoading ? readListing(new URLSearchParams(pending.search)) : loaded;
  const change: ChangeListing = (changes) => {
    void navigate(listingUrl(changeListing(listing, changes)));
  };
  return { listing, isLoading, change };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page-width grid gap-6 py-8">
      <h1 className="page-title">{listingWords.heading}</h1>
      <Alert>{errorMessage(error) ?? catalogWords.failed}</Alert>
      <p>
        <ButtonLink to="/products" reloadDocument>
          {catalogWords.tryAgain}
        </ButtonLink>
      </p>
    </div>
  );
}
