import { existenceLoader, privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { importWords } from '../../words/admin-import-words.ts';
import { PageFailure, PageLoading, thingMeta, thingStates } from '../kit/page-states.tsx';
import { ResultsRegion } from '../list/list-results.tsx';
import { UnsavedChanges } from '../list/unsaved-changes.tsx';
import { PriceWarnings } from '../prices/unusual-prices.tsx';
import type { Route } from './+types/import-report-page.ts';
import { ColumnMapForm } from './column-map-form.tsx';
import { BlankCells } from './erased-values.tsx';
import { ImportActions, ImportCounts } from './import-actions.tsx';
import { importTitle, StateBadge } from './import-list.tsx';
import { ImportProblems } from './import-problems.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ChangedRows } from './import-rows.tsx';
import { NewCategories } from './new-categories.tsx';
import { UndoPart } from './undo-part.tsx';
import { type ImportInHand, loadImport, useImport } from './use-import.ts';

const words = importWords.report;

const { errorTitle, failed, tryAgain, loading } = importWords;
const thingWords = { ...words, errorTitle, failed, tryAgain };

export function meta(args: Route.MetaArgs) {
  return thingMeta(thingWords, args, ({ details }) => importTitle(details));
}

export const loader = existenceLoader((call, { params }) =>
  call('GET /imports/:id', { params: { id: params.id ?? '' } }),
);

export const clientLoader = privateLoader(
  (call, { params }) => loadImport(call, params.id ?? ''),
  importWords.failed,
);

export const handle = thingStates(thingWords, '/admin/import', {
  back: { to: '/admin/import', text: words.back },
  title: words.title,
  text: loading,
  outline: ['h-40', 'h-96'],
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** One import: its columns, progress and report (requirements: Import and export). */
export default function ImportReportPage({ loaderData }: Route.ComponentProps) {
  const { details } = loaderData;
  // Another import must not inherit the state of this one.
  return <ImportReport key={details._id} loaded={loaderData} />;
}

function ImportReport({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const inHand = useImport(loaded);
  const { details, rows, problem } = inHand;
  const { change, undoneBy, undoneAt, createdBy, createdAt, appliedBy, finishedAt } = details;
  return (
    <>
      <BackLink to="/admin/import">{words.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="wrap-anywhere font-bold text-2xl tracking-tight">{importTitle(details)}</h1>
        <StateBadge state={details.state} />
      </div>
      {!change && (
        <p className="wrap-anywhere mt-1 text-ink-muted text-sm">
          {words.uploadedBy(createdBy, formatDateTime(createdAt))}
        </p>
      )}
      {appliedBy && finishedAt && (
        <p className="wrap-anywhere text-ink-muted text-sm">
          {words.appliedBy(appliedBy, formatDateTime(finishedAt))}
        </p>
      )}
      {undoneBy && undoneAt && (
        <p className="wrap-anywhere text-ink-muted text-sm">
          {words.undoneBy(undoneBy, formatDateTime(undoneAt))}
        </p>
      )}
      <ResultsRegion
        label={words.title}
        shown={details.state}
        isLoading={inHand.busy !== null}
        className="mt-6 grid grid-cols-1 gap-5"
      >
        <UnsavedChanges isChanged={inHand.mended.length > 0} />
        {problem && <Alert>{problem}</Alert>}
        <Outcome inHand={inHand} />
        {rows && details.state !== 'failed' && (
          <>
            <ImportProblems inHand={inHand} problems={rows.problems} />
            <ChangedRows details={details} rows={rows.rows} />
          </>
        )}
      </ResultsRegion>
    </>
  );
}

function outcomeText(
  { change, created, changed, kept }: ImportInHand['details'],
  state: 'checked' | 'done' | 'undone',
) {
  const { outcome, undo } = words;
  if (state === 'done' && change) return change.kind === 'delete' ? outcome.deleted : outcome.changed;
  const all = created + changed;
  return state === 'undone' && kept > 0 ? undo.partly(all - kept, all) : outcome[state];
}

/** The step at which the import is. */
function Outcome({ inHand }: { inHand: ImportInHand }) {
  const { details } = inHand;
  switch (details.state) {
    case 'uploaded':
      return <ColumnMapForm inHand={inHand} />;
    case 'checking':
    case 'applying':
    case 'undoing':
      return <ImportProgress inHand={inHand} />;
    case 'checked':
    case 'done':
    case 'undone':
      return (
        <>
          <p role="status" className="font-medium">
            {outcomeText(details, details.state)}
          </p>
          {details.removed > 0 && <p>{words.undo.removed(details.removed)}</p>}
          {details.hidden > 0 && <p>{words.undo.hidden(details.hidden)}</p>}
          <ImportCounts details={details} />
          <NewCategories inHand={inHand} />
          {details.problem && <Alert kind="warning">{details.problem}</Alert>}
          {details.state === 'checked' && (
            <>
              <PriceWarnings counts={details.warnings} />
              <BlankCells inHand={inHand} />
              {details.undescribed > 0 && <Alert kind="info">{words.undescribed(details.undescribed)}</Alert>}
              <ImportActions inHand={inHand} />
            </>
          )}
          {details.isUndoable && <UndoPart inHand={inHand} />}
        </>
      );
    case 'failed':
      return (
        <>
          <Alert title={words.outcome.failed}>{details.problem}</Alert>
          <ImportActions inHand={inHand} />
        </>
      );
    case 'cancelled':
      return (
        <>
          <p role="status">{words.outcome.cancelled}</p>
          <div>
            <ButtonLink to="/admin/import" kind="secondary">
              {words.uploadAnother}
            </ButtonLink>
          </div>
        </>
      );
  }
}
