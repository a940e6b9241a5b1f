import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import PhoneIcon from 'icon:phone';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { useMay } from '../../session/use-may.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { adminOrderDeskWords } from '../../words/admin-order-desk-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { type Selection, useSelection } from '../list/use-selection.ts';
import type { Route } from './+types/admin-orders-page.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';
import { AdminOrdersTable, type SetStatus } from './admin-orders-table.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderSelection } from './order-selection.tsx';
import { StatusMessage, useStatusChange } from './use-status-change.tsx';

const words = adminOrdersWords.list;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = adminOrderList.read(url.searchParams);
  return { state, ...(await foundOrProblem(call('GET /orders', { query: state }))) };
}, words.failed);

export const handle = listStates(words);

/** The list of all orders, with a status select for each (requirements: Admin orders). */
export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const may = useMay();
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(adminOrderList, loaderData.state);
  const { setStatus, message, clearMessage } = useStatusChange(readAgain);
  const exportUrl = adminOrderList.exportUrl(state, '/api/orders/export');
  return (
    <>
      <ListHeading title={words.title}>
        {may('money') && (
          <ButtonLink to="/admin/invoices" kind="secondary">
            {words.invoices}
          </ButtonLink>
        )}
        {may('orders.confirm') && (
          <ButtonLink to="/admin/orders/new">
            <PhoneIcon className="size-4.5" />
            {adminOrderDeskWords.phone.open}
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
        <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
      </ListHeading>
      <div className="mt-6">
        <OrderFilters state={state} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <OrderResults
          {...{ state, found, isLoading }}
          onStatus={setStatus}
          onChanged={() => void readAgain()}
        />
      )}
      <StatusMessage text={message} onGone={clearMessage} />
    </>
  );
}

type ResultsProps = {
  state: AdminOrderListState;
  found: ReplyFrom<'GET /orders'>;
  isLoading: boolean;
  onStatus: SetStatus;
  /** Called after the status of several orders was set. */
  onChanged: () => void;
};

function OrderResults({ state, found, isLoading, onStatus, onChanged }: ResultsProps) {
  const { orders } = found;
  const selection = useSelection(orders);
  return (
    <ListResults
      label={words.title}
      list={adminOrderList}
      {...{ state, found, isLoading }}
      toolbar={<Toolbar {...{ state, found, selection, onChanged }} />}
      empty={{ icon: PackageOpenIcon, filteredIcon: PackageSearchIcon, words: words.empty }}
    >
      {orders.length > 0 && <AdminOrdersTable {...{ orders, state, selection, onStatus }} />}
    </ListResults>
  );
}

type ToolbarProps = Pick<ResultsProps, 'state' | 'found' | 'onChanged'> & { selection: Selection };

function Toolbar({ state, found: { orders, count }, selection, onChanged }: ToolbarProps) {
  return (
    <>
      <div className="mb-1 flex min-h-11 flex-wrap items-center gap-2 max-lg:mb-3 text-ink-muted text-sm tabular-nums">
        <p aria-live="polite">{words.found(orders.length, count)}</p>
        {adminOrderList.isFiltered(state) && orders.length > 0 && (
          <ButtonLink to={adminOrderList.url(adminOrderList.clear(state))} kind="plain" preventScrollReset>
            {backOfficeWords.list.clear}
          </ButtonLink>
        )}
      </div>
      <OrderSelection {...{ selection, state, onChanged }} count={count} />
    </>
  );
}
