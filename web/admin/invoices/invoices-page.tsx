import FileTextIcon from 'icon:file-text';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { formatDay } from '../../ui/format-dates.ts';
import { adminInvoicesWords as words } from '../../words/admin-invoices-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { LackingInvoices } from '../reports/lacking-invoices.tsx';
import { Periods, ReportSections } from '../reports/report-sections.tsx';
import type { Route } from './+types/invoices-page.ts';
import { invoiceList } from './invoice-list.ts';

type Listed = ReplyFrom<'GET /invoices'>['invoices'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: invoiceList,
  words,
  read: (call, query) => call('GET /invoices', { query }),
  also: async (call, state) => {
    const days = daysOf(state);
    const query = { ...days, invoice: 'none' } as const;
    const counts = await call('GET /orders/counts', { query }).catch(() => undefined);
    return { lacking: { count: counts?.statuses.Delivered ?? 0, days } };
  },
});

/** The days that the filter has. */
function daysOf({ startDate, endDate }: { startDate: string; endDate: string }) {
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** The list of all lawful invoices and of those that take them back (requirements: Lawful invoices). */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { filters } = words;
  const { count, days } = loaderData.lacking;
  const lacking = Object.keys(days).length > 0 ? words.lackingOfDays(count) : words.lacking(count);
  return (
    <ListPage
      list={invoiceList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/invoices/export"
      sections={<ReportSections current="journal" />}
      intro={
        <>
          {count > 0 && <LackingInvoices text={lacking} days={days} />}
          <Periods list={invoiceList} loaded={loaderData} />
        </>
      }
      lead={words.lead}
      filters={{
        label: filters.label,
        columns: 'grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
        fields: [
          { keyword: filters.keyword },
          { name: 'kind', label: filters.kind, options: { '': filters.allKinds, ...words.kinds } },
          { days: filters },
        ],
        apply: filters.apply,
      }}
      rowsOf={({ invoices }) => invoices}
      summary={({ invoices, count, total }) => (
        <span className="flex flex-wrap gap-x-6">
          <span>{words.found(invoices.length, count)}</span>
          {count > 0 && <span>{words.sum(formatPrice(total))}</span>}
        </span>
      )}
      empty={{ icon: FileTextIcon, words: words.empty }}
    >
      {(invoices) => (
        <DataTable
          rows={invoices}
          keyOf={({ _id }) => _id}
          columns={columns}
          rowClassName="tabular-nums *:px-4 *:py-2.5"
          cards={{
            below: 'lg',
            className: 'px-4 py-2',
            card: (invoice) => <InvoiceCard invoice={invoice} />,
          }}
        />
      )}
    </ListPage>
  );
}

const linkStyles =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-strong hover:underline';

const columns: Column<Listed>[] = [
  {
    heading: words.columns.number,
    namesRow: true,
    className: 'whitespace-nowrap',
    cell: (invoice) => <InvoiceLink invoice={invoice} />,
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
    cell: (invoice) => <OrderOf invoice={invoice} />,
  },
  {
    heading: words.columns.buyer,
    className: 'own-direction wrap-anywhere min-w-32',
    cell: ({ buyer }) => buyer,
  },
  {
    heading: words.columns.total,
    isFigure: true,
    className: 'whitespace-nowrap font-semibold',
    cell: ({ total }) => formatPrice(total),
  },
];

function InvoiceLink({ invoice: { _id, number } }: { invoice: Listed }) {
  return (
    <Link to={`/admin/invoices/${_id}`} prefetch="intent" className={linkStyles}>
      {number}
    </Link>
  );
}

function OrderOf({ invoice: { orderId } }: { invoice: Listed }) {
  return (
    <Link to={`/admin/orders/${orderId}`} prefetch="intent" className={linkStyles}>
      {groupedNumber(orderId)}
    </Link>
  );
}

function InvoiceCard({ invoice }: { invoice: Listed }) {
  return (
    <div className="tabular-nums">
      <p className="flex items-center justify-between gap-4">
        <InvoiceLink invoice={invoice} />
        <span className="whitespace-nowrap font-semibold">{formatPrice(invoice.total)}</span>
      </p>
      <div className="flex flex-wrap justify-between gap-x-4">
        <div>
          <Kind invoice={invoice} />
        </div>
        <span className="text-ink-muted">{formatDay(invoice.issuedAt)}</span>
      </div>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <bdi className="wrap-anywhere min-w-0">{invoice.buyer}</bdi>
        <span>
          <span className="text-ink-muted">{words.columns.order + colon}</span>
          <OrderOf invoice={invoice} />
        </span>
      </p>
    </div>
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
