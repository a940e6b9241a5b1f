import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import type { Product, ProductList } from '../../../shared/catalog.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ResultsRegion } from '../../ui/forms/results-region.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { AdminProductCards } from './admin-product-cards.tsx';
import {
  type AdminProductList,
  adminProductListUrl,
  changeAdminProductList,
  isFiltered,
  noFilters,
} from './admin-product-list.ts';
import { AdminProductsTable } from './admin-products-table.tsx';

const words = adminProductsWords.list;

type Props = {
  list: AdminProductList;
  found: ProductList;
  isLoading: boolean;
  onDelete: (product: Product) => void;
};

/** One page of the products that were found, dimmed while others are on their way. */
export function ProductResults({ list, found, isLoading, onDelete }: Props) {
  const { products, count, pages, correction } = found;
  const rows = { products, back: adminProductListUrl(list), onDelete };
  return (
    <ResultsRegion label={words.title} shown={found} isLoading={isLoading} className="mt-4">
      <p aria-live="polite" className="mb-3 text-ink-muted text-sm tabular-nums">
        {words.found(products.length, count)}
        {correction && ` · ${words.corrected(correction.searched, correction.shown)}`}
      </p>
      <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
        {products.length === 0 ? (
          <NothingFound list={list} count={count} />
        ) : (
          <>
            <div className="max-lg:hidden">
              <AdminProductsTable {...rows} />
            </div>
            <div className="lg:hidden">
              <AdminProductCards {...rows} />
            </div>
          </>
        )}
      </div>
      <div className="mt-6">
        <Pagination
          page={list.page}
          pages={pages}
          hrefOf={(page) => adminProductListUrl({ ...list, page })}
        />
      </div>
    </ResultsRegion>
  );
}

function NothingFound({ list, count }: { list: AdminProductList; count: number }) {
  const { title, none, filtered, addFirst, pastTheEnd, toFirstPage } = words.empty;
  if (count > 0) {
    return (
      <EmptyState icon={PackageSearchIcon} title={title} text={pastTheEnd}>
        <ButtonLink to={adminProductListUrl({ ...list, page: 1 })}>{toFirstPage}</ButtonLink>
      </EmptyState>
    );
  }
  if (isFiltered(list)) {
    return (
      <EmptyState icon={PackageSearchIcon} title={title} text={filtered}>
        <ButtonLink to={adminProductListUrl(changeAdminProductList(list, noFilters))}>
          {words.filters.clear}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={PackageOpenIcon} title={title} text={none}>
      <ButtonLink to="/admin/products/new">{addFirst}</ButtonLink>
    </EmptyState>
  );
}
