import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import PhoneIcon from 'icon:phone';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedOrder } from '../../../shared/order-list.ts';
import type { OrderCounts } from '../../../shared/orders/admin-orders.ts';
import { inPageLanguage } from '../../call.ts';
import { useMay } from '../../session/use-may.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { FilterChips } from '../kit/filter-line.tsx';
import { chipsOf } from '../kit/list-filters.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { DownloadLink, FileFormat } from '../list/download-link.tsx';
import { SectionLinks } from '../list/section-links.tsx';
import { useSelection } from '../list/use-selection.ts';
import type { Route } from './+types/admin-orders-page.ts';
import { type AdminOrderListState, adminOrderList, orderFilters } from './admin-order-list.ts';
import { AdminOrdersTable } from './admin-orders-table.tsx';
import { NewerOrders } from './newer-orders.tsx';
import { OrderSelection } from './order-selection.tsx';
import { StatusMessage, useStatusChange } from './use-status-change.tsx';

const words = adminOrdersWords.list;

export const { meta, clientLoader, handle } = listRoute({
  list: adminOrderList,
  words,
  read: async (call, query) => {
    const [found, counts] = await Promise.all([
      call('GET /orders', { query: { ...query, ...inPageLanguage } }),
      call('GET /orders/counts', { query }),
    ]);
    return { ...found, counts };
  },
});

/** The list of all orders, with a status select for each (requirements: Admin orders). */
export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  const may = useMay();
  const { found } = loaderData;
  // Newer than the list, which does not jump while somebody works in it.
  const [later, setLater] = useState<{ found: typeof found; counts: OrderCounts }>();
  const filters = orderFilters(
    may('orders.confirm') ? words.filters.keywordPlaceholder : words.filters.keywordWithoutEmail,
  );
  const selection = useSelection(found?.orders ?? []);
  const { setStatus, message, clearMessage } = useStatusChange(useRevalidator().revalidate);
  return (
    <>
      <ListPage
        list={adminOrderList}
        loaded={loaderData}
        words={{ title: words.title, errorTitle: words.errorTitle, refresh: words.refresh }}
        actions={({ state }) => <Actions state={state} />}
        intro={
          <StatusTabs
            state={loaderData.state}
            counts={later?.found === found ? later?.counts : found?.counts}
          />
        }
        filters={filters}
        rowsOf={({ orders }) => orders}
        toolbar={({ orders, count, counts }, { state, readAgain }) => (
          <>
            <NewerOrders
              {...{ state, shown: orders, before: counts.all }}
              onShow={() => void readAgain()}
              onCounted={(counts) => setLater({ found, counts })}
            />
            <div
              className={`mb-2 flex flex-wrap items-center gap-2 text-ink-muted text-sm tabular-nums ${selection.chosen.size > 0 ? 'sr-only' : ''}`}
            >
              <p aria-live="polite">{words.found(orders.length, count)}</p>
              <FilterChips
                chips={[
                  ...chipsOf(adminOrderList, state, filters.fields.filter(isUnseen)),
                  ...productChip(state, orders),
                  ...offerChip(state),
                ]}
              />
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
            <OrderSelection {...{ orders, selection, state, count }} onChanged={() => void readAgain()} />
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

/** The tabs show the status. */
function isUnseen(field: object) {
  return !('name' in field) || field.name !== 'status';
}

/** The product whose orders are listed, by the name that it has in them. */
function productChip(state: AdminOrderListState, orders: ListedOrder[]) {
  if (!state.product) return [];
  const items = orders.flatMap(({ orderItems }) => orderItems);
  const name = items.find(({ productId }) => productId === state.product)?.name ?? state.product;
  return [{ text: name, without: adminOrderList.url(adminOrderList.change(state, { product: '' })) }];
}

function offerChip(state: AdminOrderListState) {
  if (!state.offer) return [];
  const without = adminOrderList.url(adminOrderList.change(state, { offer: '' }));
  return [{ text: words.filters.ofOffer, without }];
}

function Actions({ state }: { state: AdminOrderListState }) {
  const may = useMay();
  const exportUrl = adminOrderList.exportUrl(state, '/api/orders/export');
  return (
    <>
      {may('orders.confirm') && (
        <ButtonLink to="/admin/orders/new">
          <PhoneIcon className="size-4.5" />
          <span className="max-sm:sr-only">{adminPhoneOrderWords.phone.open}</span>
        </ButtonLink>
      )}
      {may('people') && (
        <span className="contents max-sm:hidden">
          <DownloadLink href={exportUrl} text={words.export} follows />
        </span>
      )}
      {(may('money') || may('people')) && (
        <MoreMenu label={words.more}>
          {may('money') && (
            <ButtonLink to="/admin/invoices" kind="plain">
              {words.invoices}
            </ButtonLink>
          )}
          {may('people') && (
            <>
              <span className="grid *:justify-start sm:hidden">
                <DownloadLink kind="plain" href={exportUrl} text={words.export} follows />
              </span>
              <DownloadLink
                kind="plain"
                href={`${exportUrl}${exportUrl.includes('?') ? '&' : '?'}rows=items`}
                text={words.exportItems}
                title={words.exportItemsHint}
                follows
              />
              <FileFormat />
            </>
          )}
        </MoreMenu>
      )}
    </>
  );
}

type TabsProps = { state: AdminOrderListState; counts: OrderCounts | undefined };

/** The statuses as tabs, with the number of orders in each that match the other filters. */
function StatusTabs({ state, counts }: TabsProps) {
  return (
    <SectionLinks<AdminOrderListState['status']>
      label={words.tabs.label}
      sections={{ '': words.tabs.all, ...orderWords.status }}
      hrefOf={(status) => adminOrderList.url(adminOrderList.change(state, { status }))}
      current={state.status}
      counts={counts && { '': counts.all, ...counts.statuses }}
      keepsPlace
    />
  );
}
