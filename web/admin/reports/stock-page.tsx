import PackageIcon from 'icon:package';
import type { ReplyFrom } from '../../../shared/api.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';
import { ListFrame } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { ResultsRegion } from '../list/list-results.tsx';
import type { Route } from './+types/stock-page.ts';
import { ReportSections } from './report-sections.tsx';

const words = { ...adminReportsWords, ...adminReportsWords.stock };
const stockList = wholeList('/admin/reports/stock');

type Report = ReplyFrom<'GET /reports/stock'>;

export const { meta, clientLoader, handle } = listRoute({
  list: stockList,
  words,
  read: (call) => call('GET /reports/stock', {}),
});

/** What the units in stock have cost, by category (requirements: Reports). */
export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <ListFrame
      list={stockList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reports/stock/export"
      sections={<ReportSections current="stock" />}
      lead={words.lead}
    >
      {({ isLoading }) =>
        found && (
          <ResultsRegion label={words.title} shown={found} isLoading={isLoading} className="mt-5">
            {found.rows.length > 0 ? (
              <Results report={found} />
            ) : (
              <EmptyState icon={PackageIcon} title={words.none} text={words.noneText} />
            )}
          </ResultsRegion>
        )
      }
    </ListFrame>
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
        <p className="mt-4 text-ink-muted text-sm">{words.unknown(formatNumber(total.unknown))}</p>
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
      cell: ({ cost }) => (cost === undefined ? '—' : formatPrice(cost)),
    },
    { heading: words.price, cell: ({ price }) => formatPrice(price) },
  ],
);
