import { type ComponentProps, type ReactNode, useState } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import type { Instead } from '../../ui/confirm-dialog.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import type { AdminList, ListState, Texts } from '../list/admin-list.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { type FilterSettings, ListFilters } from './list-filters.tsx';

export type Loaded<Filters extends Texts, Sorting extends Texts, Found> = {
  state: ListState<Filters, Sorting>;
  found: Found | null;
  problem: string | null;
};

type Words = {
  title: string;
  errorTitle?: string;
  export?: string;
  exportHint?: string;
  refresh?: string;
};

type Shown<Filters extends Texts, Sorting extends Texts> = ReturnType<typeof useAdminList<Filters, Sorting>>;

type Text = string | ((name: string) => string);

type Deletion<Row> = {
  words: { title: Text; question: Text; confirm: string; failed: string; done: string };
  nameOf: (row: Row) => string;
  remove: (row: Row, options: { failed: string }) => Promise<unknown>;
  /** A milder action that the dialog offers too, after which the list is read again. */
  instead?: (row: Row) => Instead | undefined;
  /** What the deletion changes. */
  preview?: (row: Row) => ReactNode;
};

export type FrameProps<Filters extends Texts, Sorting extends Texts> = {
  list: AdminList<Filters, Sorting>;
  loaded: Loaded<Filters, Sorting, unknown>;
  words: Words;
  /** The endpoint of the download of all rows. */
  exportFrom?: string;
  /** The buttons for the whole list, beside its download. */
  actions?: ReactNode | ((shown: Shown<Filters, Sorting>) => ReactNode);
  back?: { to: string; text: string };
  /** Stands in place of the title and the buttons. */
  heading?: (shown: Shown<Filters, Sorting>) => ReactNode;
  /** The links to the pages beside this one. */
  sections?: ReactNode;
  lead?: ReactNode;
  /** What stands below the lead. */
  intro?: ReactNode;
  filters?: FilterSettings<Filters, Sorting>;
};

/** What stands above the rows of a list: its title and buttons, its filters, and why it cannot be read. */
export function ListFrame<Filters extends Texts, Sorting extends Texts>({
  children,
  ...props
}: FrameProps<Filters, Sorting> & {
  children: ReactNode | ((shown: Shown<Filters, Sorting>) => ReactNode);
}) {
  const { list, loaded, words, heading, sections, lead, intro, filters } = props;
  const shown = useAdminList(list, loaded.state);
  return (
    <>
      {heading ? heading(shown) : <Heading {...props} shown={shown} />}
      {sections}
      {lead && <p className="mt-4 max-w-3xl text-ink-muted text-sm">{lead}</p>}
      {intro}
      {filters && (
        <div className={lead || !filters.columns ? 'mt-4' : 'mt-6'}>
          <ListFilters<Filters, Sorting> {...filters} list={list} state={shown.state} />
        </div>
      )}
      <ListProblem title={words.errorTitle} text={loaded.problem} onRetry={shown.readAgain} />
      {typeof children === 'function' ? children(shown) : children}
    </>
  );
}

type Props<Filters extends Texts, Sorting extends Texts, Found, Row> = FrameProps<Filters, Sorting> & {
  loaded: Loaded<Filters, Sorting, Found>;
  /** The name of the rows, if it is not the title. */
  label?: string;
  rowsOf: (found: Found) => Row[];
  /** How many rows there are. */
  summary?: (found: Found) => ReactNode;
  /** What stands above the rows in place of the summary. */
  toolbar?: (found: Found, shown: Shown<Filters, Sorting>) => ReactNode;
  empty: ComponentProps<typeof ListResults>['empty'];
  deletion?: Deletion<Row>;
  /** The rows, of which there is at least one. */
  children: (
    rows: Row[],
    page: { shown: Shown<Filters, Sorting>; found: Found; askToDelete: (row: Row) => void },
  ) => ReactNode;
};

/** The page of a list (requirements: Back office lists). */
export function ListPage<Filters extends Texts, Sorting extends Texts, Found, Row>(
  props: Props<Filters, Sorting, Found, Row>,
) {
  const { deletion, rowsOf } = props;
  const [deleting, setDeleting] = useState<Row | null>(null);
  const { found } = props.loaded;
  return (
    <ListFrame {...props}>
      {(shown) => (
        <>
          {found && <Results {...props} {...{ found, shown }} askToDelete={setDeleting} />}
          {found && deletion && deleting && (
            <Delete
              deletion={deletion}
              row={deleting}
              onDeleted={() => shown.readAfterRemoval(rowsOf(found).length)}
              onKept={() => shown.readAgain()}
              onClose={() => setDeleting(null)}
            />
          )}
        </>
      )}
    </ListFrame>
  );
}

type HeadingProps<Filters extends Texts, Sorting extends Texts> = FrameProps<Filters, Sorting> & {
  shown: Shown<Filters, Sorting>;
};

function Heading<Filters extends Texts, Sorting extends Texts>(props: HeadingProps<Filters, Sorting>) {
  const { list, words, exportFrom, actions, back, shown } = props;
  return (
    <>
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <ListHeading title={words.title}>
        {typeof actions === 'function' ? actions(shown) : actions}
        {exportFrom && words.export && (
          <DownloadLink
            href={list.exportUrl(shown.state, exportFrom)}
            title={words.exportHint}
            text={words.export}
          />
        )}
        {words.refresh && (
          <RefreshButton text={words.refresh} isRefreshing={shown.isRefreshing} onRefresh={shown.readAgain} />
        )}
      </ListHeading>
    </>
  );
}

type ResultsProps<Filters extends Texts, Sorting extends Texts, Found, Row> = Props<
  Filters,
  Sorting,
  Found,
  Row
> & { found: Found; shown: Shown<Filters, Sorting>; askToDelete: (row: Row) => void };

function Results<Filters extends Texts, Sorting extends Texts, Found, Row>(
  props: ResultsProps<Filters, Sorting, Found, Row>,
) {
  const { list, words, label = words.title, rowsOf, summary, toolbar, empty, found, shown } = props;
  const { askToDelete, children } = props;
  const rows = rowsOf(found);
  return (
    <ListResults
      {...{ label, list, empty }}
      state={shown.state}
      found={found as { count?: number; pages?: number }}
      isLoading={shown.isLoading}
      toolbar={
        toolbar?.(found, shown) ??
        (summary && (
          <p aria-live="polite" className="mb-3 text-ink-muted text-sm tabular-nums">
            {summary(found)}
          </p>
        ))
      }
    >
      {rows.length > 0 && children(rows, { shown, found, askToDelete })}
    </ListResults>
  );
}

type DeleteProps<Row> = {
  deletion: Deletion<Row>;
  row: Row;
  onDeleted: () => unknown;
  /** Called once the milder action is done. */
  onKept: () => unknown;
  onClose: () => void;
};

function Delete<Row>({ deletion, row, onKept, ...events }: DeleteProps<Row>) {
  const { words, nameOf, remove, preview } = deletion;
  const { title, question, confirm, failed, done } = words;
  const milder = deletion.instead?.(row);
  const named = (text: Text) => (typeof text === 'string' ? text : text(nameOf(row)));
  return (
    <DeleteDialog
      {...events}
      {...{ confirm, done }}
      title={named(title)}
      question={named(question)}
      remove={() => remove(row, { failed })}
      instead={milder && { ...milder, run: () => milder.run().then(onKept) }}
    >
      {preview?.(row)}
    </DeleteDialog>
  );
}
