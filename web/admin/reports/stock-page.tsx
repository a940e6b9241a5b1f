import PackageIcon from 'icon:package';
import type { ReplyFrom } from '../../../shared/api.ts';
import { inPageLanguage } from '../../call.ts';
import { Card } from '../../ui/card.tsx';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';
import { knownPrice, UncostedLink } from '../kit/known-price.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import type { Route } from './+types/stock-page.ts';
import { ReportFrame } from './report-frame.tsx';

const words = { ...adminReportsWords, ...adminReportsWords.stock };
const stockList = wholeList('/admin/reports/stock');

type Report = ReplyFrom<'GET /reports/stock'>;

export const { meta, clientLoader, handle } = listRoute({
  list: stockList,
  words,
  read: (call) => call('GET /reports/stock', { query: inPageLanguage }),
});

/** What the units in stock have cost, by category (requirements: Reports). */
export default function StockPage({ loaderData }: Route.ComponentProps) {
  return (
    <ReportFrame
      section="stock"
      list={stockList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reports/stock/export"
      icon={PackageIcon}
    >
      {(report) => <Results report={report} />}
    </ReportFrame>
  );
}

function Results({ report: { rows, total } }: { report: Report }) {
  return (
    <Card title={words.table}>
      <DataTable
        look="figures"
        label={words.table}
        rows={rows}
        keyOf={({ name, price }) => `${name} ${price}`}
        columns={columns}
        total={{ ...total, name: words.total }}
      />
      {total.unknown > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-muted text-sm">
          {words.unknown(formatNumber(total.unknown))}
          <UncostedLink />
        </p>
      )}
    </Card>
  );
}

const columns = figureColumns<Report['rows'][number]>(
  { heading: words.category, cell: ({ name }) => name || words.unnamed },
  [
    { heading: words.products, cell: ({ products }) => formatNumber(products) },
    { heading: words.units, cell: ({ units }) => formatNumber(units) },
    {
      heading: words.cost,
      isBold: true,
      cell: ({ cost }) => knownPrice(cost),
    },
    { heading: words.price, cell: ({ price }) => formatPrice(price) },
  ],
);
