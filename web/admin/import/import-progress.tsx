import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import type { ImportInHand } from './use-import.ts';

const words = importWords.report.progress;

/** Screen readers announce the progress only in steps of this size. */
const announcedPercent = 25;

/** The progress of the running step, also while it waits or after an interruption. */
export function ImportProgress({ inHand }: { inHand: ImportInHand }) {
  const { details, isUnreachable, busy, cancel } = inHand;
  const { activity, rowsRead, rowsTotal, state } = details;
  const share = rowsTotal ? rowsRead / rowsTotal : 0;
  const percent = Math.floor(share * 100);
  const title = words[state === 'applying' || state === 'undoing' ? state : 'checking'];
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <progress
        aria-label={title}
        // Without a value, the bar shows that the length of the work is unknown.
        {...(rowsTotal && state !== 'undoing' && activity !== 'waiting' && { value: share })}
        className="mt-4 block h-2 w-full accent-brand-strong"
      />
      <p className="mt-2 text-ink-muted text-sm tabular-nums">{progressText(details)}</p>
      <p role="status" className="sr-only">
        {rowsTotal && state !== 'undoing'
          ? words.announced(percent - (percent % announcedPercent))
          : progressText(details)}
      </p>
      <p className="mt-1 text-ink-muted text-sm">{words.leave}</p>
      {activity === 'interrupted' && (
        <div className="mt-4">
          <Alert kind="warning">{words.interrupted}</Alert>
        </div>
      )}
      {isUnreachable && (
        <div className="mt-4">
          <Alert kind="warning">{words.unreachable}</Alert>
        </div>
      )}
      {state === 'checking' && (
        <div className="mt-5">
          <Button kind="secondary" busy={busy === 'cancel'} onClick={() => void cancel()}>
            {importWords.report.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}

function progressText({ state, activity, rowsRead, rowsTotal }: ImportDetails) {
  if (state === 'undoing') return words.undoingText;
  if (activity === 'waiting') return words.waiting;
  return rowsTotal ? words.rows(rowsRead, rowsTotal) : words.reading;
}
