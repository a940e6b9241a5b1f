import ChevronDownIcon from 'icon:chevron-down';
import SlidersHorizontalIcon from 'icon:sliders-horizontal';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { CategorySelects } from './category-selects.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { countFilters, isRangeReversed, type Listing } from './listing.ts';
import { PriceRangeFields, usePriceFilter } from './price-range.tsx';
import type { ChangeListing } from './use-listing.ts';

const words = catalogWords.listing;

export const filterFormId = 'filters';

type Props = { listing: Listing; categories: CategoryNode[]; count: number; change: ChangeListing };

/** Folded on a phone; on a wide screen its content stands open beside the products, whatever its state. */
export function FilterPanel({ listing, categories, count, change }: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  const active = countFilters(listing);
  // An address with a reversed price range opens on its error.
  const [isOpenAtFirst] = useState(isRangeReversed(listing));
  return (
    <details
      ref={panel}
      open={isOpenAtFirst}
      className="group rounded-card border border-line bg-surface lg:border-0 lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontalIcon className="size-4.5 text-brand-strong" />
        {words.filters}
        {active > 0 && <Badge tone="brand">{words.activeFilters(active)}</Badge>}
        <ChevronDownIcon className="ms-auto size-5 text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-line border-t p-4 lg:border-t-0 lg:p-0">
        <FilterForm {...{ listing, categories, change }} />
        <div className="mt-5 lg:hidden">
          <Button wide onClick={() => panel.current?.removeAttribute('open')}>
            {words.showProducts(count)}
          </Button>
        </div>
      </div>
    </details>
  );
}

function FilterForm({ listing, categories, change }: Omit<Props, 'count'>) {
  const { isReversed, apply, clearError } = usePriceFilter(listing, change);
  return (
    <form id={filterFormId} action="/products" onSubmit={apply} className="grid gap-5">
      <div className="flex items-center justify-between">
        <h2 className="font-semibold text-lg">{words.filters}</h2>
        <Link
          to="/products"
          prefetch="intent"
          className="-me-2 grid min-h-11 place-items-center rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
        >
          {words.clearAll}
        </Link>
      </div>
      <HiddenFields listing={listing} without={['category', 'minPrice', 'maxPrice', 'sort']} />
      <CategorySelects categories={categories} chosen={listing.category} change={change} />
      <PriceRangeFields listing={listing} isReversed={isReversed} onEdit={clearError} />
    </form>
  );
}
