import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import PhoneIcon from 'icon:phone';
import { useRevalidator } from 'react-router';
import { useMay } from '../../session/use-may.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { useSelection } from '../list/use-selection.ts';
import type { Route } from './+types/admin-orders-page.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';
import { AdminOrdersTable } from './admin-orders-table.tsx';
import { orderFilters } from './order-filters.ts';
import { OrderSelection } from './order-selection.tsx';
import { StatusMessage, useStatusChange } from './use-status-change.tsx';

const words = adminOrdersWords.list;

export const { meta, clientLoader, handle } = listRoute({
  list: adminOrderList,
  words,
  read: (call, query) => call('GET /orders', { query }),
});

/** The list of all orders, with a status select for each (requirements: Admin orders). */
export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  const may = useMay();
  const selection = useSelection(loaderData.found?.orders ?? []);
  const { setStatus, message, clearMessage } = useStatusChange(useRevalidator().revalidate);
  return (
    <>
      <ListPage
        list={adminOrderList}
        loaded={loaderData}
        words={{ title: words.title, errorTitle: words.errorTitle, refresh: words.refresh }}
        actions={({ state }) => <Actions state={state} />}
        filters={orderFilters(
          may('orders.confirm') ? words.filters.keywordPlaceholder : words.filters.keywordWithoutEmail,
        )}
        rowsOf={({ orders }) => orders}
        toolbar={({ orders, count }, { state, readAgain }) => (
          <>
            <div className="mb-1 flex xl:min-h-11 flex-wrap items-center gap-2 text-ink-muted text-sm tabular-nums">
              <p aria-live="polite">{words.found(orders.length, count)}</p>
              {adminOrderList.isFiltered(state) && orders.length > 0 && (
                <ButtonLink
                  to={adminOrderList.url(adminOrderList.clear(state))}
                  kind="plain"
                  preventScrollReset
                >
                  {backOfficeWords.list.clear}
                </ButtonLink>
              )}
            </div>
            <OrderSelection {...{ selection, state, count }} onChanged={() => void readAgain()} />
          </>
        )}
        empty={{ icon: PackageOpenIcon, filteredIcon: PackageSearchIcon, words: words.empty }}
      >
        {(orders, { shown }) => (
          <AdminOrdersTable {...{ orders, selection }} state={shown.state} onStatus={setStatus} />
        )}
      </ListPage>
      <StatusMessage text={message} onGone={clearMessage} />
    </>
  );
}

function Actions({ state }: { state: AdminOrderListState }) {
  const may = useMay();
  const exportUrl = adminOrderList.exportUrl(state, '/api/orders/export');
  return (
    <>
      {may('money') && (
        <ButtonLink to="/admin/invoices" kind="secondary">
          {words.invoices}
        </ButtonLink>
      )}
      {may('orders.confirm') && (
        <ButtonLink to="/admin/orders/new">
          <PhoneIcon className="size-4.5" />
          {adminPhoneOrderWords.phone.open}
        </ButtonLink>
      )}
      {may('people') && (
        <>
          <DownloadLink href={exportUrl} text={words.export} />
          <DownloadLink
            href={`${exportUrl}${exportUrl.includes('?') ? '&' : '?'}rows=items`}
            text={words.exportItems}
            title={words.exportItemsHint}
          />
        </>
      )}
    </>
  );
}
