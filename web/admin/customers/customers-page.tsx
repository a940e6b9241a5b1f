import UserRoundSearchIcon from 'icon:user-round-search';
import UsersRoundIcon from 'icon:users-round';
import type { Call } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { adminCustomersWords } from '../../words/admin-customers-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import type { Route } from './+types/customers-page.ts';
import { type CustomerListState, customerList } from './customer-list.ts';
import { CustomersTable } from './customers-table.tsx';

const words = adminCustomersWords;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = customerList.read(url.searchParams);
  return { state, ...(await foundOrProblem(call('GET /customers', { query: state }))) };
}, words.failed);

export const handle = listStates(words);

/** Everyone who has ordered, one row for each person (requirements: Customers). */
export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(customerList, loaderData.state);
  return (
    <>
      <ListHeading title={words.title}>
        <DownloadLink href={customerList.exportUrl(state, '/api/customers/export')} text={words.export} />
        <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
      </ListHeading>
      <div className="mt-6">
        <CustomerFilters state={state} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.title}
          list={customerList}
          {...{ state, found, isLoading }}
          toolbar={
            <p aria-live="polite" className="mb-3 text-ink-muted text-sm">
              {words.found(found.customers.length, found.count)}
            </p>
          }
          empty={{ icon: UsersRoundIcon, filteredIcon: UserRoundSearchIcon, words: words.empty }}
        >
          {found.customers.length > 0 && <CustomersTable customers={found.customers} state={state} />}
        </ListResults>
      )}
    </>
  );
}

function CustomerFilters({ state }: { state: CustomerListState }) {
  const { draft, fill, show, clear } = useFilterDraft(customerList, state);
  const { filters } = words;
  return (
    <ListFilters label={filters.label} columns="sm:grid-cols-[minmax(0,1fr)_auto]" onApply={show}>
      <KeywordField
        label={filters.keyword}
        placeholder={filters.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <div className="flex gap-2 sm:pb-0.5">
        <Button type="submit">{filters.apply}</Button>
        <Button kind="plain" onClick={clear}>
          {backOfficeWords.list.clear}
        </Button>
      </div>
    </ListFilters>
  );
}
