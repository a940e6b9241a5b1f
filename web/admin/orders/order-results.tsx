import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import type { ReplyFrom } from '../../../shared/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ColumnSortSelect } from '../../ui/forms/column-sort-select.tsx';
import { ResultsRegion } from '../../ui/forms/results-region.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { AdminOrderCards } from './admin-order-cards.tsx';
import { changeOrderList, isFiltered, noFilters, type OrderList, orderListUrl } from './admin-order-list.ts';
import { AdminOrdersTable, type SetStatus } from './admin-orders-table.tsx';

const words = adminOrdersWords.list;

export type FoundOrders = ReplyFrom<'GET /orders'>;

type Props = {
  list: OrderList;
  found: FoundOrders;
  isLoading: boolean;
  onStatus: SetStatus;
};

/** One page of the orders that were found, dimmed while others are on their way. */
export function OrderResults({ list, found, isLoading, onStatus }: Props) {
  const { orders, count, pages } = found;
  return (
    <ResultsRegion label={words.title} shown={found} isLoading={isLoading} className="mt-4">
      <div className="mb-1 flex min-h-11 flex-wrap items-center gap-2 max-lg:mb-3 text-ink-muted text-sm tabular-nums">
        <p aria-live="polite">{words.found(orders.length, count)}</p>
        {isFiltered(list) && orders.length > 0 && (
          <ButtonLink to={orderListUrl(changeOrderList(list, noFilters))} kind="plain" preventScrollReset>
            {words.filters.clear}
          </ButtonLink>
        )}
        {orders.length > 0 && (
          <div className="ms-auto lg:hidden">
            <ColumnSortSelect
              columns={words.columns}
              sort={list.sort}
              order={list.order}
              urlOf={(sorted) => orderListUrl(changeOrderList(list, sorted))}
            />
          </div>
        )}
      </div>
      <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
        {orders.length === 0 ? (
          <NothingFound list={list} count={count} />
        ) : (
          <>
            <div className="max-lg:hidden">
              <AdminOrdersTable {...{ orders, list, onStatus }} />
            </div>
            <div className="lg:hidden">
              <AdminOrderCards orders={orders} onStatus={onStatus} />
            </div>
          </>
        )}
      </div>
      <div className="mt-6">
        <Pagination page={list.page} pages={pages} hrefOf={(page) => orderListUrl({ ...list, page })} />
      </div>
    </ResultsRegion>
  );
}

function NothingFound({ list, count }: { list: OrderList; count: number }) {
  const { title, none, filtered, pastTheEnd, toFirstPage } = words.empty;
  if (count > 0) {
    return (
      <EmptyState icon={PackageSearchIcon} title={title} text={pastTheEnd}>
        <ButtonLink to={orderListUrl({ ...list, page: 1 })}>{toFirstPage}</ButtonLink>
      </EmptyState>
    );
  }
  if (!isFiltered(list)) return <EmptyState icon={PackageOpenIcon} title={title} text={none} />;
  return (
    <EmptyState icon={PackageSearchIcon} title={title} text={filtered}>
      <ButtonLink to={orderListUrl(changeOrderList(list, noFilters))}>{words.filters.clear}</ButtonLink>
    </EmptyState>
  );
}
