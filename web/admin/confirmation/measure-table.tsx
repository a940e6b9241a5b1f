import PhoneCallIcon from 'icon:phone-call';
import type { ReplyFrom } from '../../../shared/api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';

const words = adminConfirmationWords.board;

type Measures = ReplyFrom<'GET /confirmation/measures'>;
type Figures = Measures['total'];

/** The measures, a row for each person, day or wilaya, and what each figure means. */
export function MeasureTable({ measures: { by, rows, total, targetMinutes } }: { measures: Measures }) {
  if (rows.length === 0) {
    return <EmptyState icon={PhoneCallIcon} title={words.none} text={words.noneText} />;
  }
  return (
    <>
      <DataTable
        look="figures"
        label={words.by[by]}
        className="rounded-card border border-line bg-surface p-4 sm:p-5"
        rows={rows.map((row) => ({ ...row, name: nameOf(by, row.key) }))}
        keyOf={({ key }) => key}
        columns={columnsFor(by, targetMinutes)}
        total={{ ...total, key: '', name: words.total }}
      />
      <ul className="mt-4 max-w-4xl list-disc space-y-1 ps-5 text-ink-muted text-sm">
        {words.definitions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function nameOf(by: Measures['by'], key: string) {
  if (by === 'day') return formatDay(key);
  return by === 'wilaya' ? wilayaName(key) : key || words.unnamed;
}

function columnsFor(by: Measures['by'], targetMinutes: number) {
  const { columns } = words;
  const figures: [string, (row: Figures) => string][] = [
    [columns.orders, ({ orders }) => formatNumber(orders)],
    [columns.confirmed, ({ confirmed }) => formatNumber(confirmed)],
    [columns.confirmedShare, ({ confirmedShare }) => percent(confirmedShare)],
    [columns.callsPerConfirmed, ({ callsPerConfirmed }) => rounded(callsPerConfirmed)],
    [columns.minutesToCall, ({ minutesToCall }) => rounded(minutesToCall)],
    [columns.withinTarget(targetMinutes), ({ withinTarget }) => percent(withinTarget)],
    [columns.deliveredShare, ({ deliveredShare }) => percent(deliveredShare)],
  ];
  return figureColumns<Figures & { name: string }>(
    { heading: words.by[by], headingClassName: 'align-bottom', cell: ({ name }) => name },
    figures.map(([heading, cell]) => ({ heading, headingClassName: 'min-w-24 align-bottom', cell })),
  );
}

function percent(share: number | null) {
  return share === null ? '—' : words.percent(Math.round(share * 100));
}

function rounded(figure: number | null) {
  return figure === null ? '—' : formatNumber(Math.round(figure * 10) / 10);
}
