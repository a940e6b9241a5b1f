import ChevronDownIcon from 'icon:chevron-down';
import { controlStyles } from '../../ui/forms/field.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { filterFormId } from './filter-panel.tsx';
import { type Listing, type ListingSort, listingSorts, usualSort } from './listing.ts';
import type { ChangeListing } from './use-listing.ts';

const words = catalogWords.listing;

/** The order of the products. It belongs to the filters' form, which sends it along without JavaScript. */
export function SortSelect({ listing, change }: { listing: Listing; change: ChangeListing }) {
  const usual = usualSort(listing.keyword);
  const choose = (value: string) => {
    const sort = listingSorts(listing.keyword).find((other) => other === value);
    change({ sort: sort === usual ? undefined : sort });
  };
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="sort" className="whitespace-nowrap text-ink-muted text-sm max-sm:sr-only">
        {words.sortBy}
      </label>
      <span className="relative block">
        <select
          id="sort"
          name="sort"
          form={filterFormId}
          value={listing.sort ?? usual}
          onChange={(event) => choose(event.target.value)}
          className={`${controlStyles} cursor-pointer appearance-none ps-3 pe-9 text-sm`}
        >
          <Sorts sorts={listingSorts(listing.keyword)} />
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-muted" />
      </span>
      <button
        type="submit"
        form={filterFormId}
        className="hidden min-h-11 rounded-control px-3 font-semibold text-brand-strong noscript:block"
      >
        {words.applySort}
      </button>
    </div>
  );
}

function Sorts({ sorts }: { sorts: ListingSort[] }) {
  return sorts.map((sort) => (
    <option key={sort} value={sort}>
      {words.sort(sort)}
    </option>
  ));
}
