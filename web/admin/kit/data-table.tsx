import type { ReactNode } from 'react';
import { type ColumnSort, ColumnSortSelect, SortHeader } from '../list/column-sort.tsx';
import { LabelledPageChoice, PageChoice, RowChoice } from '../list/row-choice.tsx';
import type { Selection } from '../list/use-selection.ts';

export type Column<Row, Sort extends string = never> = {
  heading: string;
  /** Whether the heading is for screen readers only. */
  isHeadingHidden?: boolean;
  headingClassName?: string;
  /** The name by which the list is sorted when somebody presses the heading. */
  sortBy?: Sort;
  /** Whether the cell names its row. */
  namesRow?: boolean;
  isFigure?: boolean;
  className?: string;
  title?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
};

type Props<Row, Sort extends string> = {
  rows: Row[];
  keyOf: (row: Row) => string;
  columns: Column<Row, Sort>[];
  /** Without it, the table cannot be sorted. */
  sort?: ColumnSort<Sort>;
  /** Puts a checkbox before each row. */
  selection?: { of: Selection; nameOf: (row: Row) => string };
  /** The look of a list by default. */
  look?: keyof typeof looks;
  rowClassName?: string;
  className?: string;
  tableClassName?: string;
  /** The name of the table, for screen readers. */
  caption?: string;
  /** Makes the table a named region that the keyboard can scroll. */
  label?: string;
  /** The row below the others, such as their sum. */
  total?: Row;
  /** What stands in place of the table where the screen is narrower. */
  cards?: Cards<Row>;
};

/** Without a `card` of its own, a row shows its columns below each other. */
type Cards<Row> = { below: 'lg' | 'xl'; className?: string; card?: (row: Row) => ReactNode };

const looks = {
  list: {
    frame: 'rounded-card border border-line bg-surface',
    table: '',
    head: 'border-line border-b bg-canvas *:whitespace-nowrap *:px-4',
    headHeight: '*:py-3',
    row: '*:px-4 *:py-2.5',
  },
  /** A list with as much room as possible on a phone, where it stays a table. */
  narrow: {
    frame: 'rounded-card border border-line bg-surface',
    table: '',
    head: 'border-line border-b bg-canvas *:px-2 sm:*:px-4',
    headHeight: '*:py-3',
    row: '*:px-2 *:py-2 sm:*:px-4',
  },
  /** A list with so many columns that they need all the room of a laptop. */
  dense: {
    frame: 'rounded-card border border-line bg-surface',
    table: '',
    head: 'border-line border-b bg-canvas *:whitespace-nowrap *:px-2 *:first:ps-3 *:last:pe-3',
    headHeight: '*:py-3',
    row: '*:px-2 *:py-1.5 *:first:ps-3 *:last:pe-3',
  },
  /** Figures below each other, inside a card. */
  figures: {
    frame: '',
    table: 'tabular-nums',
    head: 'border-line border-b *:px-2 *:first:ps-0 *:last:pe-0',
    headHeight: '*:py-2',
    row: '*:whitespace-nowrap *:px-2 *:py-1.5 *:first:ps-0 *:last:pe-0',
  },
  /** On a sheet that is printed. */
  paper: {
    frame: '',
    table: '',
    head: 'border-ink border-b *:px-2',
    headHeight: '*:py-1',
    row: 'break-inside-avoid align-top *:px-2 *:py-1.5',
  },
  /** Versions beside each other. */
  comparison: {
    frame: '',
    table: 'table-fixed',
    head: '*:px-2',
    headHeight: '*:py-2',
    row: 'align-top *:px-2 *:py-2',
  },
};

const widths = {
  lg: { cards: 'lg:hidden', table: 'max-lg:hidden' },
  xl: { cards: 'xl:hidden', table: 'max-xl:hidden' },
};

/** The table of the back office. It scrolls sideways where it does not fit, unless it becomes cards. */
export function DataTable<Row, Sort extends string = never>(props: Props<Row, Sort>) {
  const { cards } = props;
  if (!cards) return <Table {...props} />;
  const { columns, rows, keyOf, sort, selection } = props;
  const { below, className = 'p-4', card } = cards;
  return (
    <>
      <Table {...props} className={`${props.className ?? ''} ${widths[below].table}`} />
      <div className={`${props.className ?? ''} ${widths[below].cards}`}>
        {(sort || selection) && (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 text-ink-muted text-sm">
            {selection && <LabelledPageChoice selection={selection.of} />}
            {sort && <ColumnSortSelect columns={sortedColumns(columns)} {...sort} />}
          </div>
        )}
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {rows.map((row) => (
            <li
              key={keyOf(row)}
              className={`min-w-0 rounded-card border border-line bg-surface text-sm ${className}`}
            >
              {card ? card(row) : <ColumnsCard columns={columns} row={row} />}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A row as a card: what names it, and each other column as its heading and its cell. */
function ColumnsCard<Row, Sort extends string>({ columns, row }: { columns: Column<Row, Sort>[]; row: Row }) {
  return (
    <dl className="grid gap-2">
      {columns.map(({ heading, namesRow, cell }) => (
        <div key={heading} className="flex items-baseline justify-between gap-4">
          <dt className={namesRow ? 'sr-only' : 'text-ink-muted'}>{heading}</dt>
          <dd className={namesRow ? 'wrap-anywhere font-semibold' : 'min-w-0 text-end'}>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function sortedColumns<Row, Sort extends string>(columns: Column<Row, Sort>[]) {
  const sorted = columns.flatMap(({ sortBy, heading }) => (sortBy ? [[sortBy, heading]] : []));
  return Object.fromEntries(sorted) as Record<Sort, string>;
}

function Table<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { rows, keyOf, columns, sort, selection, caption, label, total } = props;
  const look = looks[props.look ?? 'list'];
  const className = `scrolls-sideways ${look.frame} ${props.className ?? ''}`;
  const { rowClassName = look.row } = props;
  const content = (
    <table className={`w-full text-sm ${look.table} ${props.tableClassName ?? ''}`}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="text-ink-muted">
        <tr className={`${look.head} ${sort ? '' : look.headHeight}`}>
          {selection && (
            <td>
              <PageChoice selection={selection.of} />
            </td>
          )}
          {columns.map((column) => (
            <Heading key={column.heading} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={keyOf(row)} className={rowClassName}>
            {selection && (
              <td>
                <RowChoice id={keyOf(row)} name={selection.nameOf(row)} selection={selection.of} />
              </td>
            )}
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot className="border-ink border-t font-semibold">
          <tr className={rowClassName}>
            <Cells columns={columns} row={total} />
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (!label) return <div className={className}>{content}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <section tabIndex={0} aria-label={label} className={className}>
      {content}
    </section>
  );
}

type HeadingProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sort: ColumnSort<Sort> | undefined;
};

function Heading<Row, Sort extends string>({ column, sort }: HeadingProps<Row, Sort>) {
  const { heading, isHeadingHidden, headingClassName = '', sortBy, isFigure } = column;
  if (sort && sortBy) {
    return (
      <SortHeader {...sort} column={sortBy} isFigure={isFigure}>
        {heading}
      </SortHeader>
    );
  }
  return (
    <th scope="col" className={`font-semibold ${isFigure ? 'figure' : 'text-start'} ${headingClassName}`}>
      {isHeadingHidden ? <span className="sr-only">{heading}</span> : heading}
    </th>
  );
}

function Cells<Row, Sort extends string>({ columns, row }: { columns: Column<Row, Sort>[]; row: Row }) {
  return columns.map(({ heading, namesRow, isFigure, className = '', title, cell }) =>
    namesRow ? (
      <th key={heading} scope="row" className={`ltr:text-start ${className}`}>
        {cell(row)}
      </th>
    ) : (
      <td key={heading} title={title?.(row)} className={`${isFigure ? 'figure' : ''} ${className}`}>
        {cell(row)}
      </td>
    ),
  );
}

type Figure<Row> = {
  heading: string;
  headingClassName?: string;
  isBold?: boolean;
  cell: (row: Row) => ReactNode;
};

/** Columns of figures behind the name of each row. */
export function figureColumns<Row>(name: Figure<Row>, figures: Figure<Row>[]): Column<Row>[] {
  const className = 'own-direction wrap-anywhere min-w-32 whitespace-normal! font-medium';
  return [
    { ...name, namesRow: true, className },
    ...figures.map(({ isBold, ...column }) => ({
      ...column,
      isFigure: true,
      ...(isBold && { className: 'font-semibold' }),
    })),
  ];
}
