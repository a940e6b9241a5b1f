import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { afterReturns } from '../../../shared/reports/reports.ts';
import { inPageLanguage } from '../../call.ts';
import { useMay, useMayOpen } from '../../session/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDay, formatMonth } from '../../ui/format-dates.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';
import { useOpensWide } from '../kit/folded-card.tsx';
import { knownPrice, UncostedLink } from '../kit/known-price.tsx';
import { listRoute } from '../kit/list-route.ts';
import type { Route } from './+types/reports-page.ts';
import { Comparison, type Figure } from './comparison.tsx';
import { ordersOfRow } from './orders-of-row.ts';
import { withQuietTimes } from './quiet-times.ts';
import { ReportFrame } from './report-frame.tsx';
import { reportList } from './report-list.ts';
import { reportFilters } from './report-sections.tsx';
import { RevenueBars } from './revenue-bars.tsx';

const words = adminReportsWords;

type Report = ReplyFrom<'GET /reports/sales'>;
type Figures = Report['total'];

export const { meta, clientLoader, handle } = listRoute({
  list: reportList,
  words,
  read: (call, query) => call('GET /reports/sales', { query: { ...query, ...inPageLanguage } }),
});

/** Sales by time, place, buyer and goods, each figure with its definition (requirements: Reports). */
export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  const may = useMay();
  return (
    <ReportFrame
      section="sales"
      list={reportList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reports/sales/export"
      filters={reportFilters(found, { options: may('people') ? words.by : withoutCustomers })}
      definitions={words.definitions}
    >
      {(report) => <Results report={report} />}
    </ReportFrame>
  );
}

const { customer: _, ...withoutCustomers } = words.by;

const mostBars = 62;

const mostFolded = 31;

const isTime = (by: Report['by']) => ['day', 'week', 'month'].includes(by);

/** The last times, or the first of other rows, which are those with the most revenue. */
function barsOf(report: Report) {
  if (!isTime(report.by)) return report.rows.slice(0, mostBars);
  return withQuietTimes(report.rows, report).slice(-mostBars);
}

function Results({ report }: { report: Report }) {
  const { by, rows, count, total, writtenOff, withoutTva } = report;
  const mayOpen = useMayOpen();
  const named = rows.map((row) => {
    const orders = ordersOfRow(row, report);
    return { ...row, name: nameOf(by, row.key), ...(orders && mayOpen(orders) && { orders }) };
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Comparison report={report} figures={sumsFor(by)} />
      <Card title={words.chart}>
        <RevenueBars
          bars={barsOf(report).map((bar) => ({ ...bar, name: nameOf(by, bar.key) }))}
          figure={columnNames(by).revenue}
          by={words.by[by]}
        />
      </Card>
      <Card title={words.table}>
        <FoldedTable
          key={`${by} ${rows[0]?.key}`}
          label={words.by[by]}
          // Two products may have one name.
          rows={named.map((row, place) => ({ ...row, key: `${row.key} ${place}` }))}
          keyOf={({ key }) => key}
          columns={columnsFor(by)}
          total={{ ...total, key: '', name: words.total }}
        />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-muted text-sm">
          {count > rows.length && `${words.more(rows.length, count)} `}
          {total.margin !== undefined && words.marginOf(formatPrice(total.marginOf), withoutTva)}
          <UncostedLink />
        </p>
        {writtenOff.units > 0 && (
          <p className="text-ink-muted text-sm">
            {words.writtenOff(writtenOff.units, knownPrice(writtenOff.cost), writtenOff.unknown)}
          </p>
        )}
      </Card>
    </div>
  );
}

/** On a phone, more rows than a month has days are folded. */
function FoldedTable({
  rows,
  ...props
}: Omit<ComponentProps<typeof DataTable<Named & { key: string }>>, 'look'>) {
  const isWide = useOpensWide();
  const [isWhole, setWhole] = useState(isWide);
  const isFolded = !isWhole && rows.length > mostFolded;
  return (
    <>
      <DataTable {...props} look="figures" rows={isFolded ? rows.slice(0, mostFolded) : rows} />
      {isFolded && (
        <p className="mt-3">
          <Button kind="secondary" onClick={() => setWhole(true)}>
            {words.showAll(rows.length)}
          </Button>
        </p>
      )}
    </>
  );
}

function nameOf(by: Report['by'], key: string) {
  switch (by) {
    case 'day':
    case 'week':
      return formatDay(key);
    case 'month':
      return formatMonth(key);
    case 'wilaya':
      return wilayaName(key);
    case 'buyer':
      return words.buyers[key as keyof typeof words.buyers];
    case 'source':
      return key || words.quickOrders.noSource;
    case 'customer':
      return key || words.buyers.unknown;
    case 'product':
    case 'category':
    case 'brand':
      return key || words.unnamed;
  }
}

function columnNames(by: Report['by']) {
  return ['product', 'category', 'brand'].includes(by) ? words.units : words.orders;
}

/** The figures of a report, in the order of its columns. */
function sumsFor(by: Report['by']): Figure[] {
  const counted = columnNames(by);
  return [
    { heading: counted.ordered, read: ({ ordered }) => ordered, show: formatNumber },
    { heading: counted.delivered, read: ({ delivered }) => delivered, show: formatNumber },
    { heading: counted.revenue, read: ({ revenue }) => revenue, show: formatPrice },
    { heading: counted.returned, read: ({ returned }) => returned, show: formatPrice },
    { heading: counted.afterReturns, read: afterReturns, show: formatPrice },
    { heading: words.margin, read: ({ margin }) => margin, show: formatPrice },
  ];
}

function columnsFor(by: Report['by']) {
  const columns = sumsFor(by).map(({ heading, read, show }) => ({
    heading,
    cell: (row: Figures) => {
      const value = read(row);
      return value === undefined ? '—' : show(value);
    },
  }));
  const share = {
    heading: words.share,
    cell: ({ ordered, delivered }: Figures) =>
      ordered > 0 ? words.percent(Math.round((delivered / ordered) * 100)) : '—',
  };
  return figureColumns<Named>(
    { heading: words.by[by], headingClassName: 'w-full min-w-40', cell: (row) => <Name row={row} /> },
    columns.toSpliced(2, 0, share),
  );
}

/** A row with the address of its orders. */
type Named = Figures & { name: string; orders?: string };

function Name({ row: { name, orders } }: { row: Named }) {
  return (
    <span title={name} className="line-clamp-2 leading-snug">
      {orders ? (
        <Link to={orders} className="font-semibold text-brand-strong hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}
