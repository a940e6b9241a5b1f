import type { Board } from '../../../shared/confirmation-measures.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';

const words = adminConfirmationWords.board;

/** The calls of today, a row for each person and a column for each hour in which somebody called. */
export function CallsToday({ calls }: Pick<Board, 'calls'>) {
  if (calls.length === 0) return <p className="text-ink-muted text-sm">{words.noCalls}</p>;
  const hours = [...new Set(calls.map(({ hour }) => hour))].sort((a, b) => a - b);
  const people = [...new Set(calls.map(({ name }) => name))];
  const sum = (name: string, figure: 'calls' | 'confirmed') =>
    calls.filter((row) => row.name === name).reduce((total, row) => total + row[figure], 0);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
      tabIndex={0}
      aria-label={words.today}
      className="overflow-x-auto"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b text-ink-muted *:whitespace-nowrap *:px-3 *:py-2 *:text-end *:font-semibold *:first:ps-0 *:first:text-start *:last:pe-0">
            <th scope="col">{words.by.person}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {words.hour(hour)}
              </th>
            ))}
            <th scope="col">{words.calls}</th>
            <th scope="col">{words.columns.confirmed}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((name) => (
            <tr key={name} className="*:px-3 *:py-1.5 *:text-end *:last:pe-0">
              <th scope="row" className="wrap-anywhere min-w-32 ps-0! text-start! font-medium">
                <bdi>{name}</bdi>
              </th>
              {hours.map((hour) => {
                const cell = calls.find((row) => row.name === name && row.hour === hour);
                return <td key={hour}>{cell ? formatNumber(cell.calls) : '—'}</td>;
              })}
              <td className="font-semibold">{formatNumber(sum(name, 'calls'))}</td>
              <td className="font-semibold">{formatNumber(sum(name, 'confirmed'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
