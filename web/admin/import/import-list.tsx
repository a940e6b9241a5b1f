import FileSpreadsheetIcon from 'icon:file-spreadsheet';
import { Link } from 'react-router';
import type { ImportSummary } from '../../../shared/catalog/product-imports.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { importWords } from '../../words/admin-import-words.ts';
import { changeTitle } from '../bulk-change/change-title.ts';

const words = importWords.list;

const tones = {
  uploaded: 'pending',
  checking: 'processing',
  checked: 'info',
  applying: 'processing',
  done: 'delivered',
  failed: 'danger',
  cancelled: 'neutral',
  undoing: 'processing',
  undone: 'neutral',
} as const;

export function StateBadge({ state }: { state: ImportSummary['state'] }) {
  return <Badge tone={tones[state]}>{importWords.states[state]}</Badge>;
}

/** The name of the file, or what was changed of several products. */
export function importTitle({ change, fileName }: Pick<ImportSummary, 'change' | 'fileName'>) {
  return change ? changeTitle(change) : fileName;
}

function countsOf({ change, created, changed, refused }: ImportSummary) {
  if (!change) return words.counts(created, changed, refused);
  return (change.kind === 'delete' ? words.deleted : words.changed)(changed);
}

/** The last imports, each linked to its report. */
export function ImportList({ imports }: { imports: ImportSummary[] }) {
  if (imports.length === 0) return <EmptyState icon={FileSpreadsheetIcon} {...words.empty} />;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {imports.map((one) => (
        <li key={one._id} className="grid gap-x-4 gap-y-1 p-4 text-sm sm:grid-cols-[1fr_auto] sm:px-5">
          <div className="min-w-0">
            <Link
              to={`/admin/import/${one._id}`}
              prefetch="intent"
              className="wrap-anywhere rounded-sm font-semibold text-brand-strong hover:underline"
            >
              {importTitle(one)}
            </Link>
            <p className="wrap-anywhere mt-0.5 line-clamp-2 text-ink-muted">
              {(one.change ? importWords.report.appliedBy : importWords.report.uploadedBy)(
                one.createdBy,
                formatDateTime(one.createdAt),
              )}
            </p>
          </div>
          <div className="sm:text-end">
            <StateBadge state={one.state} />
            {['checked', 'done', 'undone'].includes(one.state) && (
              <p className="mt-1 text-ink-muted tabular-nums">{countsOf(one)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
