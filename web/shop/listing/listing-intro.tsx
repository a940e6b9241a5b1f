import XIcon from 'icon:x';
import { Link } from 'react-router';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { HiddenFields } from './filter-panel.tsx';
import { type ChangeListing, changeListing, type Listing, listingUrl } from './listing.ts';
import { listingSteps } from './listing-steps.ts';
import { ProductSearch } from './product-search.tsx';

const words = catalogWords.listing;

type Props = { listing: Listing; chain: CategoryNode[]; description: string; change: ChangeListing };

/** The breadcrumb, the heading and the search. */
export function ListingIntro({ listing, chain, description, change }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListingBreadcrumb chain={chain} />
      <h1 className="page-title wrap-anywhere">{listingHeading(listing, chain)}</h1>
      {description && !listing.keyword && (
        <p className="-mt-1 max-w-2xl text-pretty text-ink-muted">{description}</p>
      )}
      <div className="max-w-2xl">
        <ProductSearch keyword={listing.keyword} onSearch={(keyword) => change({ keyword })}>
          <HiddenFields listing={listing} without={['keyword']} />
        </ProductSearch>
      </div>
      {listing.keyword && <KeywordChip listing={listing} />}
    </div>
  );
}

/** The heading: the search term, otherwise the category, otherwise "All Products". */
export function listingHeading({ keyword }: Listing, chain: CategoryNode[]) {
  if (keyword) return words.searchHeading(keyword);
  return chain.at(-1)?.name ?? words.heading;
}

function ListingBreadcrumb({ chain }: { chain: CategoryNode[] }) {
  if (chain.length === 0) return null;
  return <Breadcrumb label={catalogWords.breadcrumb} steps={listingSteps(chain)} />;
}

function KeywordChip({ listing }: { listing: Listing }) {
  return (
    <p className="inline-flex max-w-full items-center gap-1 justify-self-start rounded-full bg-brand-soft ps-4 text-brand-deep text-sm">
      <span className="truncate">{words.keyword(listing.keyword)}</span>
      <Link
        to={listingUrl(changeListing(listing, { keyword: '' }))}
        aria-label={words.clearKeyword(listing.keyword)}
        className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-semibold hover:bg-brand/15"
      >
        {words.clear}
        <XIcon className="size-4" />
      </Link>
    </p>
  );
}
