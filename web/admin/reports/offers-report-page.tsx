import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { inPageLanguage } from '../../call.ts';
import { useMayOpen } from '../../session/use-may.ts';
import { Card } from '../../ui/card.tsx';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';
import { knownPrice } from '../kit/known-price.tsx';
import { listRoute } from '../kit/list-route.ts';
import type { Route } from './+types/offers-report-page.ts';
import { ReportFrame } from './report-frame.tsx';
import { offerReportList } from './report-list.ts';
import { dayFilters } from './report-sections.tsx';

const words = { ...adminReportsWords, ...adminReportsWords.offers };

type Report = ReplyFrom<'GET /reports/offers'>;
type Row = Report['rows'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: offerReportList,
  words,
  read: (call, query) => call('GET /reports/offers', { query: { ...query, ...inPageLanguage } }),
});

/** What each offer took off the orders of some days, and what these brought (requirements: Reports). */
export default function OffersReportPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <ReportFrame
      section="offers"
      list={offerReportList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reports/offers/export"
      filters={dayFilters(found)}
      definitions={words.definitions}
    >
      {(report) => <Results report={report} />}
    </ReportFrame>
  );
}

function Results({ report: { rows, count } }: { report: Report }) {
  return (
    <Card title={words.table}>
      <DataTable
        look="figures"
        label={words.table}
        rows={rows}
        keyOf={({ offer }) => offer}
        columns={columns}
      />
      {count > rows.length && <p className="mt-4 text-ink-muted text-sm">{words.more(rows.length, count)}</p>}
    </Card>
  );
}

function Name({ row: { offer, name, kind } }: { row: Row }) {
  const page = `/admin/offers/${offer}/edit`;
  const mayOpen = useMayOpen();
  const shown = <bdi>{name}</bdi>;
  return (
    <>
      {mayOpen(page) ? (
        <Link to={page} className="-my-1 rounded-sm py-1 font-semibold text-brand-strong hover:underline">
          {shown}
        </Link>
      ) : (
        shown
      )}
      <span className="block text-ink-muted text-xs">{adminOffersWords.kinds[kind]}</span>
    </>
  );
}

const columns = figureColumns<Row>(
  { heading: words.offer, headingClassName: 'min-w-40', cell: (row) => <Name row={row} /> },
  [
    { heading: words.orders.ordered, cell: ({ ordered }) => formatNumber(ordered) },
    { heading: words.orders.delivered, cell: ({ delivered }) => formatNumber(delivered) },
    { heading: words.saved, cell: ({ saved }) => knownPrice(saved) },
    { heading: words.amount, cell: ({ amount }) => formatPrice(amount) },
    { heading: words.sold, cell: ({ revenue }) => formatPrice(revenue) },
  ],
);
