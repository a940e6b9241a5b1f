import type { ReactNode } from 'react';
import { type ColumnSort, SortHeader } from '../list/column-sort.tsx';

export type Column<Row, Sort extends string = never> = {
  heading: string;
  /** The name by which the list is sorted when somebody presses the heading. */
  sortBy?: Sort;
  /** Whether the cell names its row. */
  namesRow?: boolean;
  alignsEnd?: boolean;
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
  rowClassName?: string;
  className?: string;
};

const plainHead = 'border-line border-b text-ink-muted *:whitespace-nowrap *:px-4 *:py-3';

/** The table of a list in the back office. It scrolls sideways where it does not fit. */
export function DataTable<Row, Sort extends string = never>(props: Props<Row, Sort>) {
  const { rows, keyOf, columns, sort, rowClassName = '*:px-4 *:py-2.5', className = '' } = props;
  return (
    <div className={`overflow-x-auto rounded-card border border-line bg-surface ${className}`}>
      <table className="w-full text-sm">
        <thead className={sort && 'bg-canvas text-ink-muted'}>
          <tr className={sort ? '*:whitespace-nowrap *:px-4' : plainHead}>
            {columns.map((column) => (
              <Heading key={column.heading} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={rowClassName}>
              {columns.map((column) => (
                <Cell key={column.heading} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sort: ColumnSort<Sort> | undefined;
};

function Heading<Row, Sort extends string>({ column, sort }: HeadingProps<Row, Sort>) {
  const { heading, sortBy, alignsEnd } = column;
  if (sort && sortBy) {
    return (
      <SortHeader {...sort} column={sortBy} alignsEnd={alignsEnd}>
        {heading}
      </SortHeader>
    );
  }
  return (
    <th scope="col" className={`font-semibold ${alignsEnd ? 'text-end' : 'text-start'}`}>
      {heading}
    </th>
  );
}

function Cell<Row, Sort extends string>({ column, row }: { column: Column<Row, Sort>; row: Row }) {
  const { namesRow, alignsEnd, className = '', title, cell } = column;
  if (!namesRow) {
    return (
      <td title={title?.(row)} className={`${alignsEnd ? 'text-end' : ''} ${className}`}>
        {cell(row)}
      </td>
    );
  }
  return (
    <th scope="row" className={`text-start ${className}`}>
      {cell(row)}
    </th>
  );
}
