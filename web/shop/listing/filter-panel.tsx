import SlidersHorizontalIcon from 'icon:sliders-horizontal';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { localUrl } from '../../session/local-url.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/forms/select-field.tsx';
import { listingWords } from '../../words/listing-words.ts';
import {
  type CategoryNode,
  categoryChain,
  childCategories,
  mainCategories,
} from '../categories/category-chain.ts';
import { Facets, PriceBands } from './facets.tsx';
import {
  type ChangeListing,
  countFilters,
  isPriceUnclear,
  isRangeReversed,
  type Listing,
  listingUrl,
} from './listing.ts';
import type { ListingFacets } from './load-listing.ts';
import { PriceRangeFields, usePriceFilter } from './price-range.tsx';

export const filterFormId = 'filters';

type Props = {
  listing: Listing;
  categories: CategoryNode[];
  facets: ListingFacets;
  count: number;
  change: ChangeListing;
};

/**
 * Beside the products on a wide screen. On a phone its button opens it as a sheet over the lower part of the page, which
 * also works without JavaScript.
 */
export function FilterPanel({ listing, categories, facets, count, change }: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  const active = countFilters(listing);
  const [query] = useSearchParams();
  // The panel opens for a price in the address that needs a word: an unclear one, or a minimum above the maximum.
  const [isInitiallyOpen] = useState(isRangeReversed(listing) || isPriceUnclear(query));
  const close = () => panel.current?.removeAttribute('open');
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    panel.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={panel}
      open={isInitiallyOpen}
      onKeyDown={closeByKey}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && close()}
      className="filter-sheet"
    >
      <summary>
        <SlidersHorizontalIcon className="size-4.5 text-brand-strong" />
        {listingWords.filters}
        {active > 0 && <Badge tone="brand">{listingWords.activeFilters(active)}</Badge>}
      </summary>
      <div className="filter-sheet-content">
        <FilterForm {...{ listing, categories, facets, change }} />
        <div className="filter-sheet-end">
          <Button wide onClick={close}>
            {listingWords.showProducts(count)}
          </Button>
        </div>
      </div>
    </details>
  );
}

function FilterForm({ listing, categories, facets, change }: Omit<Props, 'count'>) {
  const { isUnclear, apply, clearError } = usePriceFilter(listing, change);
  return (
    <form id={filterFormId} action={localUrl('/products')} onSubmit={apply} className="grid gap-5">
      <div className="flex items-center justify-between">
        <h2 className="font-semibold text-lg">{listingWords.filters}</h2>
        <Link
          to="/products"
          prefetch="intent"
          className="-me-2 grid min-h-11 place-items-center rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
        >
          {listingWords.clearAll}
        </Link>
      </div>
      {listing.keyword && <input type="hidden" name="keyword" value={listing.keyword} />}
      <CategorySelects categories={categories} chosen={listing.category} change={change} />
      <PriceRangeFields listing={listing} isUnclear={isUnclear} onEdit={clearError}>
        <PriceBands {...{ listing, facets, change }} />
      </PriceRangeFields>
      <Facets {...{ listing, facets, change }} />
    </form>
  );
}

type CategoryProps = { categories: CategoryNode[]; chosen: string; change: ChangeListing };

/** One select for each level of the tree; a lower one only if it has options (requirements: Listing). */
function CategorySelects({ categories, chosen, change }: CategoryProps) {
  const [main, sub, subSub] = categoryChain(categories, chosen);
  const below = (parent: CategoryNode) => ({
    parent,
    options: childCategories(categories, parent._id),
    change,
  });
  return (
    <>
      <LevelSelect
        label={listingWords.category}
        chosen={main?._id}
        options={mainCategories(categories)}
        change={change}
      />
      {main && <LevelSelect label={listingWords.subcategory} chosen={sub?._id} {...below(main)} />}
      {sub && <LevelSelect label={listingWords.subSubcategory} chosen={subSub?._id} {...below(sub)} />}
    </>
  );
}

type LevelProps = {
  label: string;
  /** Absent for the main categories. */
  parent?: CategoryNode;
  options: CategoryNode[];
  chosen: string | undefined;
  change: ChangeListing;
};

function LevelSelect({ label, parent, options, chosen = '', change }: LevelProps) {
  if (options.length === 0) return null;
  const id = `category-${parent?._id ?? ''}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <NativeSelect
        id={id}
        name="category"
        value={chosen}
        onChange={({ target }) => change({ category: target.value || (parent?._id ?? '') })}
      >
        <option value="">{parent ? listingWords.allIn(parent.name) : listingWords.allCategories}</option>
        {options.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** The filters and the sort for the search form, so that it keeps them when JavaScript is off. */
export function HiddenFields({ listing }: { listing: Listing }) {
  const address = new URL(listingUrl({ ...listing, keyword: '', page: 1 }), 'http://shop');
  return [...address.searchParams].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
