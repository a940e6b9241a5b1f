import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { HiddenFields } from './filter-panel.tsx';
import type { ChangeListing, Listing } from './listing.ts';
import { listingHeading, listingSteps } from './listing-steps.ts';
import { ProductSearch } from './product-search.tsx';

type Props = { listing: Listing; chain: CategoryNode[]; description: string; change: ChangeListing };

/**
 * The breadcrumb, the heading and the search. To show products early, a phone has the description below them, and hides
 * heading and breadcrumb in a search: the field shows the words, and a chip the category.
 */
export function ListingIntro({ listing, chain, description, change }: Props) {
  const isSearch = listing.keyword !== '';
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4">
      {chain.length > 0 && (
        <div className={isSearch ? 'max-sm:hidden' : ''}>
          <Breadcrumb label={catalogWords.breadcrumb} steps={listingSteps(chain)} />
        </div>
      )}
      <h1 className={`page-title wrap-anywhere ${isSearch ? 'max-sm:sr-only' : 'max-sm:text-2xl'}`}>
        {listingHeading(listing, chain)}
      </h1>
      {description && (
        <p className="-mt-1 max-w-2xl text-pretty text-ink-muted max-sm:hidden">{description}</p>
      )}
      <div className="max-w-2xl">
        <ProductSearch keyword={listing.keyword} onSearch={(keyword) => change({ keyword })}>
          <HiddenFields listing={listing} />
        </ProductSearch>
      </div>
    </div>
  );
}
