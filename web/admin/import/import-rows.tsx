import type { QuantityUnit } from '../../../shared/catalog/product-facts.ts';
import type { ImportDetails, ImportedRow } from '../../../shared/catalog/product-imports.ts';
import { Badge } from '../../ui/badge.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { bulkChangeWords as bulkWords } from '../../words/bulk-change-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { PriceTags } from '../prices/unusual-prices.tsx';
import { useUsualRate } from '../tva/usual-rate.tsx';
import { ErasedTag } from './erased-values.tsx';

const { rows: words } = importWords.report;
const { form } = adminProductsWords;

type ChangedProps = { details: ImportDetails; rows: ImportedRow[] };

/** The first changed products with each field before and after, and a download of all of them. */
export function ChangedRows({ details: { _id, state, change, created, changed }, rows }: ChangedProps) {
  const usualRate = useUsualRate();
  const count = created + changed;
  const applied = change?.kind === 'delete' ? 'deleted' : 'done';
  const title = words.title[state === 'checked' ? 'checked' : applied];
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        {count > 0 && <DownloadLink href={`/api/imports/${_id}/changes`} text={words.download} />}
      </div>
      {rows.length < count && (
        <p className="mt-1 text-ink-muted text-sm">{words.shown(rows.length, count)}</p>
      )}
      {rows.length === 0 && <p className="mt-2 text-ink-muted">{words.none}</p>}
      {rows.length > 0 && (
        <DataTable
          look="narrow"
          className="mt-3"
          tableClassName="table-fixed"
          caption={title}
          rows={rows}
          keyOf={({ line }) => String(line)}
          columns={columnsWith(usualRate)}
          rowClassName="align-top *:px-3 *:py-3 sm:*:px-4"
        />
      )}
    </section>
  );
}

function columnsWith(usualRate: string): Column<ImportedRow>[] {
  return [
    {
      heading: words.columns.line,
      headingClassName: 'w-14 sm:w-20',
      className: 'text-ink-muted tabular-nums',
      cell: ({ line }) => line,
    },
    {
      heading: words.columns.product,
      headingClassName: 'w-2/5',
      namesRow: true,
      className: 'wrap-anywhere font-medium',
      cell: (row) => <Name row={row} />,
    },
    {
      heading: words.columns.changes,
      className: 'wrap-anywhere',
      cell: ({ changes, isNew }) => (
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={change.field} className="line-clamp-6">
              <Change {...change} isNew={isNew} usualRate={usualRate} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
}

function Name({ row: { key, name, isNew, warnings, erased } }: { row: ImportedRow }) {
  return (
    <>
      <span className="line-clamp-3">{name}</span>
      <span className="mt-0.5 line-clamp-2 font-normal text-ink-muted text-xs">{key}</span>
      {isNew && (
        <span className="mt-1 block">
          <Badge tone="brand">{words.isNew}</Badge>
        </span>
      )}
      <PriceTags warnings={warnings} />
      {erased > 0 && <ErasedTag />}
    </>
  );
}

type ChangeProps = ImportedRow['changes'][number] & { isNew: boolean; usualRate: string };

const prices = ['price', 'discountedPrice', 'costPrice'];

/** What a field without a value means, where that is more than nothing. */
const empty: Record<string, string> = {
  publication: bulkWords.states.shown,
  lowStockLimit: bulkWords.usualLimit,
  costPrice: bulkWords.unknownCost,
  discountedPrice: bulkWords.noDiscount,
};

function valueText(field: string, value: string | null, usualRate: string) {
  if (value === null) return field === 'tvaRate' ? usualRate : (empty[field] ?? words.nothing);
  if (prices.includes(field)) return formatPrice(Number(value));
  switch (field) {
    case 'featured':
      return value === 'true' ? bulkWords.featured : bulkWords.notFeatured;
    case 'publication':
      return value === 'draft' || value === 'deleted' ? bulkWords.states[value] : value;
    case 'tvaRate':
      return form.percent(Number(value));
    case 'unit':
      return form.units[value as QuantityUnit] ?? value;
    default:
      return value;
  }
}

function Change({ field, before, after, isNew, usualRate }: ChangeProps) {
  return (
    <>
      {field !== 'featured' && <span className="text-ink-muted">{importWords.column(field)}</span>}{' '}
      {!isNew && (
        <>
          <span className="sr-only">{words.before} </span>
          <bdi className="text-ink-muted">{valueText(field, before, usualRate)}</bdi>
          <span aria-hidden="true">{words.arrow}</span>
          <span className="sr-only"> {words.after} </span>
        </>
      )}
      <bdi className="font-semibold">{valueText(field, after, usualRate)}</bdi>
    </>
  );
}
