import type { ReplyFrom } from '../../../shared/api.ts';
import { Card } from '../../ui/card.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';
import { listRoute } from '../kit/list-route.ts';
import type { Route } from './+types/quick-orders-page.ts';
import { ReportFrame } from './report-frame.tsx';
import { quickOrderList } from './report-list.ts';
import { reportFilters } from './report-sections.tsx';

const words = { ...adminReportsWords, ...adminReportsWords.quickOrders };

type Report = ReplyFrom<'GET /reports/quick-orders'>;
type Row = Report['rows'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: quickOrderList,
  words,
  read: (call, query) => call('GET /reports/quick-orders', { query }),
});

/** How many visitors of the quick order came to an order, by the link that led them there (requirements: Reports). */
export default function QuickOrdersPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <ReportFrame
      section="quickOrders"
      list={quickOrderList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reports/quick-orders/export"
      filters={reportFilters(found, { label: words.filters.by, options: words.by })}
      definitions={words.definitions}
    >
      {(report) => <Results report={report} />}
    </ReportFrame>
  );
}

function Results({ report: { by, rows, count, total } }: { report: Report }) {
  return (
    <Card title={words.table}>
      <DataTable<Row & { isTotal?: true }>
        look="figures"
        label={words.by[by]}
        rows={rows}
        keyOf={({ day, source, campaign }) => JSON.stringify([day, source, campaign])}
        columns={figureColumns<Row & { isTotal?: true }>(
          {
            heading: words.by[by],
            headingClassName: 'min-w-36',
            cell: (row) => (row.isTotal ? words.total : nameOf(row)),
          },
          figures,
        )}
        total={{ ...total, isTotal: true }}
      />
      {count > rows.length && <p className="mt-4 text-ink-muted text-sm">{words.more(rows.length, count)}</p>}
    </Card>
  );
}

function nameOf({ day, source, campaign }: Row) {
  if (day !== undefined) return formatDay(day);
  if (source === otherSources) return words.others;
  return (
    <>
      <Name text={source || words.noSource} />
      {campaign !== undefined && (
        <Name text={campaign || words.noCampaign} className="text-ink-muted text-xs" />
      )}
    </>
  );
}

function Name({ text, className = '' }: { text: string; className?: string }) {
  return (
    <span title={text} className={`block max-w-36 truncate sm:max-w-56 ${className}`}>
      <bdi>{text}</bdi>
    </span>
  );
}

/** `otherSources` of the contract, without the contract. */
const otherSources = '*';

const figures = [
  { heading: words.views, cell: ({ views }: Row) => formatNumber(views) },
  { heading: words.starts, cell: ({ starts }: Row) => formatNumber(starts) },
  { heading: words.ordered, cell: ({ ordered }: Row) => formatNumber(ordered) },
  { heading: words.confirmed, cell: ({ confirmed }: Row) => formatNumber(confirmed) },
  { heading: words.delivered, cell: ({ delivered }: Row) => formatNumber(delivered) },
  { heading: words.orders.revenue, cell: ({ revenue }: Row) => formatPrice(revenue) },
  {
    heading: words.share,
    headingClassName: 'whitespace-nowrap',
    cell: ({ views, ordered }: Row) =>
      views > 0 ? words.percent(Math.round((ordered / views) * 1000) / 10) : '—',
  },
];
