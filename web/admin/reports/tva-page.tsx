import PercentIcon from 'icon:percent';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { Card } from '../../ui/card.tsx';
import { formatMonth } from '../../ui/format-dates.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';
import { listRoute } from '../kit/list-route.ts';
import type { Route } from './+types/tva-page.ts';
import { LackingInvoices } from './lacking-invoices.tsx';
import { ReportFrame } from './report-frame.tsx';
import { tvaList } from './report-list.ts';
import { dayFilters } from './report-sections.tsx';

const words = { ...adminReportsWords, ...adminReportsWords.tva };

type Report = ReplyFrom<'GET /reports/tva'>;
type Figures = Report['rows'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: tvaList,
  words,
  read: readReport,
});

/** With the delivered orders of the same days that its sums miss. */
async function readReport(call: Call, query: { startDate: string; endDate: string }) {
  const report = await call('GET /reports/tva', { query });
  const { startDate, endDate } = report;
  const orders = { startDate, endDate, invoice: 'none' } as const;
  const counts = await call('GET /orders/counts', { query: orders }).catch(() => undefined);
  return { ...report, lacking: counts?.statuses.Delivered ?? 0 };
}

/** The sums of the lawful invoices, by month and rate (requirements: Reports). */
export default function TvaPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <ReportFrame
      section="tva"
      list={tvaList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reports/tva/export"
      note={
        found &&
        found.lacking > 0 && (
          <LackingInvoices
            text={words.lacking(found.lacking)}
            days={{ startDate: found.startDate, endDate: found.endDate }}
          />
        )
      }
      filters={dayFilters(found)}
      icon={PercentIcon}
    >
      {(report) => <Results report={report} />}
    </ReportFrame>
  );
}

function Results({ report }: { report: Report }) {
  return (
    <Card title={words.table}>
      <DataTable<Figures>
        look="figures"
        label={words.table}
        rows={report.rows}
        keyOf={({ month, rate }) => `${month} ${rate}`}
        columns={columns}
        total={{ ...report.total, month: '' }}
      />
      {hasSeveralRates(report) && <p className="mt-4 text-ink-muted text-sm">{words.severalRates}</p>}
    </Card>
  );
}

/** A document with several rates counts in the row of each, but once in the total. */
function hasSeveralRates({ rows, total }: Report) {
  return rows.reduce((count, { invoices }) => count + invoices, 0) > total.invoices;
}

const columns = figureColumns<Figures>(
  {
    heading: words.month,
    cell: ({ month }) => (month ? formatMonth(month) : words.total),
  },
  [
    { heading: words.rate, cell: rateOf },
    {
      heading: words.invoices,
      cell: ({ invoices }) => formatNumber(invoices),
    },
    { heading: words.net, cell: ({ net }) => formatPrice(net) },
    { heading: words.tva, cell: ({ tva }) => formatPrice(tva) },
    { heading: words.gross, cell: ({ gross }) => formatPrice(gross) },
  ],
);

function rateOf({ rate, month }: Figures) {
  if (rate !== undefined) return words.percent(rate);
  return month && words.noRate;
}
