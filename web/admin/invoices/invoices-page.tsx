import FileTextIcon from 'icon:file-text';
import { Link } from 'react-router';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { groupedNumber } from '../../../shared/ids.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { DayFilters, KeywordField, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import type { Route } from './+types/invoices-page.ts';
import { invoiceList } from './invoice-list.ts';

const words = adminInvoicesWords;

type Listed = ReplyFrom<'GET /invoices'>['invoices'][number];

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = invoiceList.read(url.searchParams);
  return { state, ...(await foundOrProblem(call('GET /invoices', { query: state }))) };
}, words.failed);

export const handle = listStates(words);

/** The list of all lawful invoices and of those that take them back (requirements: Lawful invoices). */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(invoiceList, loaderData.state);
  return (
    <>
      <ListHeading title={words.title}>
        <DownloadLink href={invoiceList.exportUrl(state, '/api/invoices/export')} text={words.export} />
        <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
      </ListHeading>
      <div className="mt-6">
        <Filters state={state} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.title}
          list={invoiceList}
          {...{ state, found, isLoading }}
          toolbar={
            <p aria-live="polite" className="mb-3 flex flex-wrap gap-x-6 text-ink-muted text-sm tabular-nums">
              <span>{words.found(found.invoices.length, found.count)}</span>
              {found.count > 0 && <span>{words.sum(formatPrice(found.total))}</span>}
            </p>
          }
          empty={{ icon: FileTextIcon, filteredIcon: FileTextIcon, words: words.empty }}
        >
          {found.invoices.length > 0 && <InvoiceTable invoices={found.invoices} />}
        </ListResults>
      )}
    </>
  );
}

function Filters({ state }: { state: Route.ComponentProps['loaderData']['state'] }) {
  const { draft, fill, show } = useFilterDraft(invoiceList, state);
  const { filters } = words;
  return (
    <ListFilters
      label={filters.label}
      columns="grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1"
      onApply={show}
    >
      <KeywordField
        label={filters.keyword}
        placeholder={filters.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={filters.kind} value={draft.kind} onChoose={(kind) => show({ kind })}>
        <option value="">{filters.allKinds}</option>
        {Object.entries(words.kinds).map(([kind, text]) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </FilterSelect>
      <DayFilters labels={filters} values={draft} onFill={fill} />
      <div className="md:pb-0.5">
        <Button type="submit" kind="secondary">
          {filters.apply}
        </Button>
      </div>
    </ListFilters>
  );
}

const linkStyles =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-strong hover:underline';

const columns: Column<Listed>[] = [
  {
    heading: words.columns.number,
    namesRow: true,
    className: 'whitespace-nowrap',
    cell: ({ _id, number }) => (
      <Link to={`/admin/invoices/${_id}`} prefetch="intent" className={linkStyles}>
        {number}
      </Link>
    ),
  },
  {
    heading: words.columns.date,
    className: 'whitespace-nowrap',
    cell: ({ issuedAt }) => formatDay(issuedAt),
  },
  { heading: words.columns.kind, cell: (invoice) => <Kind invoice={invoice} /> },
  {
    heading: words.columns.order,
    className: 'whitespace-nowrap',
    cell: ({ orderId }) => (
      <Link to={`/admin/orders/${orderId}`} prefetch="intent" className={linkStyles}>
        {groupedNumber(orderId)}
      </Link>
    ),
  },
  {
    heading: words.columns.buyer,
    className: 'own-direction wrap-anywhere min-w-32',
    cell: ({ buyer }) => buyer,
  },
  {
    heading: words.columns.total,
    alignsEnd: true,
    className: 'whitespace-nowrap font-semibold',
    cell: ({ total }) => formatPrice(total),
  },
];

function InvoiceTable({ invoices }: { invoices: Listed[] }) {
  return (
    <DataTable
      rows={invoices}
      keyOf={({ _id }) => _id}
      columns={columns}
      rowClassName="tabular-nums *:px-4 *:py-2.5"
    />
  );
}

function Kind({ invoice: { kind, cancels, cancelledBy } }: { invoice: Listed }) {
  return (
    <>
      {words.kinds[kind]}
      {cancels && <span className="block text-ink-muted text-xs">{words.takesBack(cancels.number)}</span>}
      {cancelledBy && (
        <span className="block text-danger text-xs">{words.cancelledBy(cancelledBy.number)}</span>
      )}
    </>
  );
}
