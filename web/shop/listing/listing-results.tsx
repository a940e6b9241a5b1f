import ChevronDownIcon from 'icon:chevron-down';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { askWords } from '../../words/ask-words.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { listingWords } from '../../words/listing-words.ts';
import type { CardList } from '../product-card/card-product.ts';
import { firstRow, ProductGrid } from '../product-card/product-grid.tsx';
import { filterFormId } from './filter-panel.tsx';
import {
  type ChangeListing,
  changeListing,
  countFilters,
  defaultSort,
  type Listing,
  type ListingSort,
  listingSorts,
  listingUrl,
} from './listing.ts';
import { notSoldText } from './not-sold-text.ts';
import type { NothingProps } from './nothing-found.tsx';

/** Most lists find something, so its script is loaded when it is needed. */
const NothingFound = latePart(async () => (await import('./nothing-found.tsx')).NothingFound);

type Props = NothingProps & {
  isLoading: boolean;
  change: ChangeListing;
  /** The chosen filters. */
  children: ReactNode;
};

/** The products that were found, dimmed while others load. */
export function ListingResults(props: Props) {
  const { listing, list, needs, categories, isLoading, change, children } = props;
  const { products, pages } = list;
  const results = useRef<HTMLDivElement>(null);
  useMarkedWords(results, { searched: list.correction?.shown ?? listing.keyword, products });
  return (
    // On a narrow screen its parts are cells of the page's grid, so that the sort stands beside the filters' button.
    <section aria-busy={isLoading} className="grid min-w-0 grid-cols-1 content-start gap-4 max-lg:contents">
      <Toolbar {...{ listing, list, change }} />
      {/* On a phone one row that scrolls. Its padding leaves room for the focus ring. */}
      <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden max-sm:-mx-4 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-lg:col-span-2">
        {children}
        {list.categories && <FoundIn listing={listing} categories={list.categories} />}
      </div>
      <Interpretation listing={listing} list={list} />
      <div
        ref={results}
        className={`max-lg:col-span-2 ${isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}`}
      >
        {products.length === 0 ? (
          <Suspense>
            <NothingFound {...{ listing, list, needs, categories }} />
          </Suspense>
        ) : (
          <>
            {list.notSold && <NotSold notSold={list.notSold} />}
            <Grids list={list} />
          </>
        )}
      </div>
      <div className="mt-4 max-lg:col-span-2">
        <Pagination page={listing.page} pages={pages} hrefOf={(page) => listingUrl({ ...listing, page })} />
      </div>
    </section>
  );
}

/**
 * The products. In an order other than best match, a heading stands before those that match less closely. At the top of a
 * page it is hidden on phones, whose first card is near the top.
 */
function Grids({ list: { products, closest = products.length } }: { list: CardList }) {
  const gridOf = (products: CardList['products'], isFirst: boolean) =>
    products.length > 0 && (
      <ProductGrid
        products={products}
        columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-4"
        pictureSizes="(min-width:40rem) 16rem,46vw"
        isFirst={isFirst}
      />
    );
  return (
    <>
      {gridOf(products.slice(0, closest), true)}
      {closest < products.length && (
        <h2 className={`mb-4 font-semibold text-lg ${closest > 0 ? 'mt-8' : 'max-sm:sr-only'}`}>
          {listingWords.others}
        </h2>
      )}
      {gridOf(products.slice(closest), closest < firstRow)}
    </>
  );
}

type Marked = { searched: string; products: CardList['products'] };

/** Marks the searched words in the products, where the browser can. */
function useMarkedWords(results: RefObject<HTMLElement | null>, { searched, products }: Marked) {
  useEffect(() => {
    if (!searched || products.length === 0 || !('highlights' in CSS)) return;
    let isCurrent = true;
    import('./searched-words.ts').then(
      ({ markSearchedWords }) => {
        if (isCurrent && results.current) markSearchedWords(results.current, searched);
      },
      // Nothing is marked without the code.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      CSS.highlights.delete('searched');
    };
  }, [results, searched, products]);
}

/** The search in one of the categories of its best products. */
function FoundIn({ listing, categories }: { listing: Listing; categories: { _id: string; name: string }[] }) {
  return (
    <nav
      aria-labelledby="found-in"
      className="flex min-w-0 flex-wrap items-center gap-2 text-sm max-sm:shrink-0 max-sm:flex-nowrap"
    >
      <span id="found-in" className="shrink-0 text-ink-muted">
        {listingWords.foundIn}
      </span>
      {categories.map(({ _id, name }) => (
        <Link
          key={_id}
          to={listingUrl(changeListing(listing, { category: _id }))}
          preventScrollReset
          className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-field/50 px-4 hover:bg-brand-soft"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Says what is not sold before other products, or before those of the need to which a complaint leads. */
function NotSold({ notSold }: { notSold: NonNullable<CardList['notSold']> }) {
  const need = notSold.find(({ link }) => link)?.link;
  return (
    <>
      <Alert kind="info">
        {notSoldText(notSold)}{' '}
        {need && (
          <Link to={need} className="font-semibold underline">
            {askWords.search.readAdvice}
          </Link>
        )}
      </Alert>
      <h2 className="mt-6 mb-4 font-semibold text-lg">
        {need ? askWords.search.ofNeed : askWords.search.similar}
      </h2>
    </>
  );
}

/** Says how the keyword was read, with a link to the search for it as it is, in quotation marks. */
function Interpretation({ listing, list }: { listing: Listing; list: CardList }) {
  const { keyword } = listing;
  const { correction, notSold } = list;
  // What is not sold is said already.
  const leftOut = notSold ? undefined : list.leftOut;
  if (!correction && !leftOut) return null;
  return (
    <div className="max-lg:col-span-2">
      <Alert kind="info" isCompact>
        <span className="max-sm:line-clamp-2">
          {correction && listingWords.correction(correction.shown)}{' '}
          {leftOut && listingWords.leftOut(...leftOut)}
        </span>{' '}
        <Link
          to={listingUrl({ ...listing, keyword: `"${keyword}"`, page: 1 })}
          className="font-semibold underline max-sm:block max-sm:truncate max-sm:py-0.5"
        >
          {listingWords.exactly(keyword)}
        </Link>
      </Alert>
    </div>
  );
}

function Toolbar({ listing, list, change }: Pick<Props, 'listing' | 'list' | 'change'>) {
  const { productCount = 0 } = list;
  const isFiltered = listing.keyword !== '' || countFilters(listing) > 0;
  return (
    <div className="flex flex-row-reverse items-center justify-between gap-3 max-lg:contents">
      <h2 className="sr-only">{catalogWords.products}</h2>
      <div className="flex items-center gap-2 max-lg:justify-self-end">
        <SortSelect keyword={listing.keyword} sort={listing.sort} change={change} />
      </div>
      <p
        aria-live="polite"
        className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm tabular-nums max-sm:text-xs max-lg:col-span-2"
      >
        <span>
          {listingWords.showing(list.products.length, list.count)}
          {productCount > list.count && ` ${listingWords.withVariants(productCount)}`}
        </span>
        {isFiltered && <Badge tone="brand">{listingWords.filtered}</Badge>}
      </p>
    </div>
  );
}

type SortProps = Pick<Listing, 'keyword' | 'sort'> & { change: ChangeListing };

/** The sort of the products. It belongs to the filter form, which sends it when JavaScript is off. */
function SortSelect({ keyword, sort: chosen, change }: SortProps) {
  const defaultOption = defaultSort(keyword);
  const choose = (value: string) => {
    const sort = listingSorts(keyword).find((name) => name === value);
    change({ sort: sort === defaultOption ? undefined : sort });
  };
  return (
    <>
      <label htmlFor="sort" className="whitespace-nowrap text-ink-muted text-sm max-sm:sr-only">
        {listingWords.sortBy}
      </label>
      <span className="relative block">
        <select
          id="sort"
          name="sort"
          form={filterFormId}
          value={chosen ?? defaultOption}
          onChange={(event) => choose(event.target.value)}
          className="control cursor-pointer appearance-none ps-3 pe-9 text-sm max-lg:min-h-11"
        >
          <Sorts sorts={listingSorts(keyword)} />
        </select>
        <ChevronDownIcon className="field-icon end-3 size-4 text-ink-muted" />
      </span>
      <button
        type="submit"
        form={filterFormId}
        className="hidden min-h-11 rounded-control px-3 font-semibold text-brand-strong noscript:block"
      >
        {listingWords.applySort}
      </button>
    </>
  );
}

function Sorts({ sorts }: { sorts: ListingSort[] }) {
  return sorts.map((sort) => (
    <option key={sort} value={sort}>
      {listingWords.sort(sort)}
    </option>
  ));
}
