import ChevronDownIcon from 'icon:chevron-down';
import SlidersHorizontalIcon from 'icon:sliders-horizontal';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import {
  type CategoryNode,
  categoryChain,
  childCategories,
  mainCategories,
} from '../categories/category-chain.ts';
import { type ChangeListing, countFilters, isRangeReversed, type Listing } from './listing.ts';
import { PriceRangeFields, usePriceFilter } from './price-range.tsx';

const words = catalogWords.listing;

export const filterFormId = 'filters';

type Props = { listing: Listing; categories: CategoryNode[]; count: number; change: ChangeListing };

/** Collapsed on a phone; on a wide screen its content is always visible beside the products. */
export function FilterPanel({ listing, categories, count, change }: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  const active = countFilters(listing);
  // A reversed price range in the address opens the panel, to show its error.
  const [isInitiallyOpen] = useState(isRangeReversed(listing));
  return (
    <details
      ref={panel}
      open={isInitiallyOpen}
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

type CategoryProps = { categories: CategoryNode[]; chosen: string; change: ChangeListing };

/** One select for each level of the tree; a lower one only if it has options (requirements: Listing). */
function CategorySelects({ categories, chosen, change }: CategoryProps) {
  const [main, sub, subSub] = categoryChain(categories, chosen);
  return (
    <>
      <FilterSelect
        label={words.category}
        name="category"
        value={main?._id ?? ''}
        onChoose={(category) => change({ category })}
      >
        <option value="">{words.allCategories}</option>
        <Options categories={mainCategories(categories)} />
      </FilterSelect>
      {main && (
        <ChildSelect {...{ categories, change }} label={words.subcategory} parent={main} chosen={sub?._id} />
      )}
      {sub && (
        <ChildSelect
          {...{ categories, change }}
          label={words.subSubcategory}
          parent={sub}
          chosen={subSub?._id}
        />
      )}
    </>
  );
}

type ChildProps = {
  categories: CategoryNode[];
  change: ChangeListing;
  label: string;
  parent: CategoryNode;
  chosen?: string | undefined;
};

function ChildSelect({ categories, change, label, parent, chosen = '' }: ChildProps) {
  const children = childCategories(categories, parent._id);
  if (children.length === 0) return null;
  return (
    <FilterSelect
      label={label}
      name="category"
      value={chosen}
      onChoose={(category) => change({ category: category || parent._id })}
    >
      <option value="">{words.allIn(parent.name)}</option>
      <Options categories={children} />
    </FilterSelect>
  );
}

function Options({ categories }: { categories: CategoryNode[] }) {
  return categories.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));
}

/** The rest of the listing, for a form that sends only its own part of it when JavaScript is off. */
export function HiddenFields({ listing, without }: { listing: Listing; without: (keyof Listing)[] }) {
  const values = { ...listing, page: undefined };
  return Object.entries(values)
    .filter(([name, value]) => value !== undefined && value !== '' && !without.some((own) => own === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />);
}
