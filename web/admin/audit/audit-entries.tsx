import { useState } from 'react';
import { Link } from 'react-router';
import type { AuditChanges, AuditEntry } from '../../../shared/audit.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminAuditWords as words } from '../../words/admin-audit-words.ts';
import { auditFieldWords } from '../../words/audit-field-words.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { valueText } from '../list/changed-value.ts';
import { type AuditState, auditList, fromNewest } from './audit-list.ts';
import { addressOf, describeEntry, nameOf } from './describe-entry.ts';

type Props = { entries: AuditEntry[]; state: AuditState };

/** The entries as sentences, newest first. */
export function AuditEntries({ entries, state }: Props) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <EntryRow key={entry._id} entry={entry} state={state} />
      ))}
    </ol>
  );
}

function EntryRow({ entry, state }: { entry: AuditEntry; state: AuditState }) {
  const filterBy = (filter: { person: string } | { thing: string }) =>
    auditList.url(auditList.change(state, { ...fromNewest, ...filter }));
  const name = nameOf(entry);
  const address = addressOf(entry);
  const sentence = describeEntry(entry);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm sm:px-5 md:grid-cols-[10.5rem_11rem_minmax(0,1fr)]">
      <time dateTime={entry.at} className="text-ink-muted tabular-nums">
        {formatDateTime(entry.at)}
      </time>
      <p className="wrap-anywhere font-medium">
        <Link
          to={filterBy({ person: entry.by._id })}
          title={words.onlyBy(entry.by.name)}
          className="hover:underline"
        >
          {entry.by.name}
        </Link>
      </p>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {address ? (
            <Link to={address} className="text-brand-strong underline-offset-2 hover:underline">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        <div className="flex flex-wrap items-start gap-x-5">
          {entry.fields.length > 0 && <Details entry={entry} />}
          {state.thing === '' && name && (
            <Link
              to={filterBy({ thing: entry.thing._id })}
              aria-label={words.historyOf(name)}
              className="inline-flex min-h-8 items-center text-ink-muted underline underline-offset-2 hover:text-ink"
            >
              {words.history}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

/** The values before and after, read when they are wanted. */
function Details({ entry }: { entry: AuditEntry }) {
  const [changes, setChanges] = useState<AuditChanges | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function read() {
    setProblem(null);
    try {
      const params = { entry: entry._id };
      setChanges((await call('GET /audit/:entry', { params }, { failed: words.detailsFailed })).changes);
    } catch (error) {
      setProblem(refusalText(error));
    }
  }

  return (
    <details
      className="open:w-full"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !changes) void read();
      }}
    >
      <summary className="min-h-8 w-fit cursor-pointer py-1.5 text-ink-muted hover:text-ink">
        {words.details}
      </summary>
      {problem && <Alert>{problem}</Alert>}
      {!changes && !problem && <Skeleton className="mt-1 h-10" />}
      {changes && (
        <DataTable
          look="comparison"
          label={words.details}
          tableClassName="min-w-96"
          rows={Object.entries(changes)}
          keyOf={([field]) => field}
          columns={columns}
        />
      )}
    </details>
  );
}

type Change = AuditChanges[string] extends infer Values ? [field: string, values: Values] : never;

const columns: Column<Change>[] = [
  {
    heading: words.field,
    namesRow: true,
    className: 'wrap-anywhere font-medium',
    cell: ([field]) => words.label(auditFieldWords[field] ?? field),
  },
  {
    heading: words.before,
    className: 'wrap-anywhere',
    cell: ([field, [before]]) => valueText(field, before),
  },
  { heading: words.after, className: 'wrap-anywhere', cell: ([field, [, after]]) => valueText(field, after) },
];
