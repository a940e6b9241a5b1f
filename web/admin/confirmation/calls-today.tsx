import type { Board } from '../../../shared/confirmation/confirmation-measures.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';

const words = adminConfirmationWords.board;

/** The calls of today, a row for each person and a column for each hour in which somebody called. */
export function CallsToday({ calls }: Pick<Board, 'calls'>) {
  if (calls.length === 0) return <p className="text-ink-muted text-sm">{words.noCalls}</p>;
  const hours = [...new Set(calls.map(({ hour }) => hour))].sort((a, b) => a - b);
  const people = [...new Set(calls.map(({ name }) => name))];
  const sum = (name: string, figure: 'calls' | 'confirmed') =>
    calls.filter((row) => row.name === name).reduce((total, row) => total + row[figure], 0);
  const called = (name: string, hour: number) =>
    calls.find((row) => row.name === name && row.hour === hour)?.calls;
  return (
    <DataTable
      look="figures"
      label={words.today}
      rows={people}
      keyOf={(name) => name}
      columns={figureColumns({ heading: words.by.person, cell: (name) => name }, [
        ...hours.map((hour) => ({
          heading: words.hour(hour),
          headingClassName: 'whitespace-nowrap',
          cell: (name: string) => figureText(called(name, hour)),
        })),
        { heading: words.calls, isBold: true, cell: (name) => formatNumber(sum(name, 'calls')) },
        {
          heading: words.columns.confirmed,
          isBold: true,
          cell: (name) => formatNumber(sum(name, 'confirmed')),
        },
      ])}
    />
  );
}

function figureText(figure: number | undefined) {
  return figure === undefined ? '—' : formatNumber(figure);
}
