import PackageSearchIcon from 'icon:package-search';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CardList } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { countFilters, type Listing, listingUrl } from './listing.ts';
import { SortSelect } from './sort-select.tsx';
import type { ChangeListing } from './use-listing.ts';

const words = catalogWords.listing;

type Props = { listing: Listing; list: CardList; isLoading: boolean; change: ChangeListing };

/** The products that were found, dimmed while others are on their way. */
export function ListingResults({ listing, list, isLoading, change }: Props) {
  const { products, pages, correction } = list;
  return (
    <section aria-busy={isLoading} className="grid min-w-0 content-start gap-4">
      <Toolbar {...{ listing, list, change }} />
      {correction && <Alert kind="info">{words.correction(correction.searched, correction.shown)}</Alert>}
      <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
        {products.length === 0 ? (
          <NothingFound listing={listing} list={list} />
        ) : (
          <ProductGrid
            products={products}
            columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-4"
            pictureSizes="(min-width: 80rem) 14rem, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 46vw"
            isFirst
          />
        )}
      </div>
      <div className="mt-4">
        <Pagination page={listing.page} pages={pages} hrefOf={(page) => listingUrl({ ...listing, page })} />
      </div>
    </section>
  );
}

function Toolbar({ listing, list, change }: Omit<Props, 'isLoading'>) {
  const isFiltered = listing.keyword !== '' || countFilters(listing) > 0;
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="sr-only">{catalogWords.products}</h2>
      <p
        aria-live="polite"
        className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm tabular-nums"
      >
        {words.showing(list.products.length, list.count)}
        {isFiltered && <Badge tone="brand">{words.filtered}</Badge>}
      </p>
      <SortSelect listing={listing} change={change} />
    </div>
  );
}

function NothingFound({ listing, list }: { listing: Listing; list: CardList }) {
  const isPastTheEnd = list.count > 0;
  return (
    <EmptyState
      icon={PackageSearchIcon}
      title={catalogWords.noProducts}
      text={isPastTheEnd ? words.pastTheEnd : words.tryAdjusting}
    >
      {isPastTheEnd ? (
        <ButtonLink to={listingUrl({ ...listing, page: 1 })}>{words.toFirstPage}</ButtonLink>
      ) : (
        <ButtonLink to="/products">{catalogWords.viewAll}</ButtonLink>
      )}
      <ButtonLink to="/contact" kind="secondary">
        {words.contact}
      </ButtonLink>
    </EmptyState>
  );
}
