import PhoneCallIcon from 'icon:phone-call';
import type { ReplyFrom } from '../../../shared/api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';

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
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        aria-label={words.by[by]}
        className="overflow-x-auto rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-line border-b text-ink-muted *:min-w-24 *:px-3 *:py-2 *:text-end *:align-bottom *:font-semibold *:first:ps-0 *:first:text-start *:last:pe-0">
              <th scope="col">{words.by[by]}</th>
              <th scope="col">{words.columns.orders}</th>
              <th scope="col">{words.columns.confirmed}</th>
              <th scope="col">{words.columns.confirmedShare}</th>
              <th scope="col">{words.columns.callsPerConfirmed}</th>
              <th scope="col">{words.columns.minutesToCall}</th>
              <th scope="col">{words.columns.withinTarget(targetMinutes)}</th>
              <th scope="col">{words.columns.deliveredShare}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.key} name={nameOf(by, row.key)} figures={row} />
            ))}
          </tbody>
          <tfoot className="border-ink border-t font-semibold">
            <Row name={words.total} figures={total} />
          </tfoot>
        </table>
      </section>
      <ul className="mt-4 max-w-4xl list-disc space-y-1 ps-5 text-ink-muted text-sm">
        {words.definitions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function nameOf(by: Measures['by'], key: string) {
  return by === 'wilaya' ? wilayaName(key) : key || words.unnamed;
}

function Row({ name, figures }: { name: string; figures: Figures }) {
  const { orders, confirmed, confirmedShare, callsPerConfirmed, minutesToCall } = figures;
  return (
    <tr className="*:whitespace-nowrap *:px-3 *:py-1.5 *:text-end *:last:pe-0">
      <th scope="row" className="wrap-anywhere min-w-32 whitespace-normal! ps-0! text-start! font-medium">
        <bdi>{name}</bdi>
      </th>
      <td>{formatNumber(orders)}</td>
      <td>{formatNumber(confirmed)}</td>
      <td>{percent(confirmedShare)}</td>
      <td>{rounded(callsPerConfirmed)}</td>
      <td>{rounded(minutesToCall)}</td>
      <td>{percent(figures.withinTarget)}</td>
      <td>{percent(figures.deliveredShare)}</td>
    </tr>
  );
}

function percent(share: number | null) {
  return share === null ? '—' : words.percent(Math.round(share * 100));
}

function rounded(figure: number | null) {
  return figure === null ? '—' : formatNumber(Math.round(figure * 10) / 10);
}
