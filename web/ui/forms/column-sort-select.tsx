import { useId } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords.columnSort;

type Order = 'asc' | 'desc';

type Props<Sort extends string> = {
  /** The columns that the list can be sorted by, with their names. */
  columns: Record<Sort, string>;
  sort: Sort;
  order: Order;
  /** The list sorted so. */
  urlOf: (sorted: { sort: Sort; order: Order }) => string;
};

/** The list's order where its cards have no columns to press. */
export function ColumnSortSelect<Sort extends string>({ columns, sort, order, urlOf }: Props<Sort>) {
  const navigate = useNavigate();
  const id = useId();
  const options = (Object.keys(columns) as Sort[]).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({ sort, order })),
  );
  const choose = (value: string) => {
    const chosen = options[Number(value)];
    if (chosen) void navigate(urlOf(chosen), { preventScrollReset: true });
  };
  return (
    <div className="flex items-center gap-2 text-ink-muted text-sm">
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        value={options.findIndex((option) => option.sort === sort && option.order === order)}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-field/60 bg-surface px-2 text-ink"
      >
        {options.map((option, place) => (
          <option key={`${option.sort} ${option.order}`} value={place}>
            {words.option[option.order](columns[option.sort])}
          </option>
        ))}
      </select>
    </div>
  );
}
