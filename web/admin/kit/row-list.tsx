import { Fragment, type ReactNode } from 'react';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';

type ListProps<Row> = {
  rows: Row[];
  label?: string;
  className?: string;
  /** The item of a row. */
  children: (row: Row) => ReactNode;
};

/** The rows of a list below each other. */
export function RowList<Row extends { _id: string }>(props: ListProps<Row>) {
  const { rows, label, className = '', children } = props;
  return (
    <ul
      aria-label={label}
      className={`divide-y divide-line rounded-card border border-line bg-surface ${className}`}
    >
      {rows.map((row) => (
        <Fragment key={row._id}>{children(row)}</Fragment>
      ))}
    </ul>
  );
}

type RowProps = {
  /** The page that changes the record. */
  page: string;
  edit: string;
  /** The button that deletes the record, if it can be deleted. */
  deletion?: { label: string; ask: () => void };
  /** Whether the content is one line, of which a list may have many. */
  isShort?: boolean;
  children: ReactNode;
};

/** A record in a list, with the buttons that change and delete it. */
export function RecordRow({ page, edit, deletion, isShort, children }: RowProps) {
  return (
    <li
      className={`flex gap-2 px-3 text-sm sm:gap-4 sm:px-4 ${isShort ? 'items-center py-1' : 'items-start py-3'}`}
    >
      <div className="min-w-0 flex-1 py-1.5">{children}</div>
      <div className={`flex shrink-0 ${isShort ? '' : 'max-sm:flex-col'}`}>
        <EditLink to={page} prefetch="intent" aria-label={edit} />
        {deletion && <DeleteButton aria-label={deletion.label} onClick={deletion.ask} />}
      </div>
    </li>
  );
}
