import ArrowDownIcon from 'icon:arrow-down';
import ArrowUpIcon from 'icon:arrow-up';
import ChevronsUpDownIcon from 'icon:chevrons-up-down';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { backOfficeWords } from '../../words/back-office-words.ts';
import type { AdminList, ListState, Texts } from './admin-list.ts';

type Sorted<Column extends string> = { sort: Column; order: 'asc' | 'desc' };

/** How a list is sorted, and the URL of the same list sorted in another way. */
export type ColumnSort<Column extends string> = {
  sorted: Sorted<Column>;
  urlOf: (sorted: Sorted<Column>) => string;
};

/** The sort of a list by its columns. */
export function columnSort<Filters extends Texts, Column extends string>(
  list: AdminList<Filters, Sorted<Column>>,
  state: ListState<Filters, Sorted<Column>>,
): ColumnSort<Column> {
  return {
    sorted: { sort: state.sort, order: state.order },
    urlOf: (sorted) => list.url(list.change(state, sorted)),
  };
}

type HeaderProps<Column extends string> = ColumnSort<Column> & {
  column: Column;
  isFigure?: boolean | undefined;
  children: ReactNode;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;
const opposite = { asc: 'desc', desc: 'asc' } as const;
const icons = { asc: ArrowUpIcon, desc: ArrowDownIcon };

/** The header of a column that sorts its table: texts in ascending order first, figures with the highest first. */
export function SortHeader<Column extends string>(props: HeaderProps<Column>) {
  const { sorted, urlOf, column, isFigure = false, children } = props;
  const order = sorted.sort === column ? sorted.order : undefined;
  const first = isFigure ? 'desc' : 'asc';
  const next = order ? opposite[order] : first;
  const Icon = order ? icons[order] : ChevronsUpDownIcon;
  return (
    <th scope="col" aria-sort={order && directions[order]} className={isFigure ? 'figure' : 'text-start'}>
      <Link
        to={urlOf({ sort: column, order: next })}
        preventScrollReset
        className="group inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold hover:text-brand-strong aria-[current]:text-ink"
      >
        {children}
        <Icon className={`size-3.5 ${order ? '' : 'opacity-40 group-hover:opacity-100'}`} />
      </Link>
    </th>
  );
}

/** The sort of a list that shows cards, which have no column headers. `columns` are the names of the columns. */
export function ColumnSortSelect<Column extends string>({
  columns,
  sorted,
  urlOf,
}: ColumnSort<Column> & { columns: Record<Column, string> }) {
  const navigate = useNavigate();
  const id = useId();
  const words = backOfficeWords.columnSort;
  const options = (Object.keys(columns) as Column[]).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({ sort, order })),
  );
  const choose = (value: string) => {
    const chosen = options[Number(value)];
    if (chosen) void navigate(urlOf(chosen), { preventScrollReset: true });
  };
  return (
    <div className="flex items-center gap-2 text-ink-muted text-sm">
      <label htmlFor={id} className="max-sm:sr-only">
        {words.label}
      </label>
      <select
        id={id}
        value={options.findIndex(({ sort, order }) => sort === sorted.sort && order === sorted.order)}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-field/60 bg-surface max-w-40 sm:max-w-none px-2 text-ink"
      >
        {options.map(({ sort, order }, place) => (
          <option key={`${sort} ${order}`} value={place}>
            {words.option[order](columns[sort])}
          </option>
        ))}
      </select>
    </div>
  );
}
