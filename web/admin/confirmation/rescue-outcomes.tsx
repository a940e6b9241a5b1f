import { useRef, useState } from 'react';
import { rescueOutcomes as outcomes, type RescueOutcome } from '../../../shared/parcel-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { NewDateDialog, NoteDialog, ReturnDialog } from './rescue-dialogs.tsx';
import { useDigits } from './use-digits.ts';
import type { Rescuing } from './use-rescue.ts';

const words = adminRescueWords;

/** Within reach of the thumb; the others are behind "More". */
const nearest: RescueOutcome[] = ['noanswer', 'newdate'];

type Open = RescueOutcome | 'more' | null;

/**
 * What was agreed, in the order of the keys Alt and 1 to 6: a column on wide screens, and on others a bar at the bottom of the screen, where the
 * thumb is.
 */
export function RescueOutcomes({ rescuing }: { rescuing: Rescuing }) {
  const { busy, problem, record } = rescuing;
  const [open, setOpen] = useState<Open>(null);
  const choose = (outcome: RescueOutcome) => {
    if (outcome !== 'retry' && outcome !== 'noanswer') setOpen(outcome);
    // The refusal is shown above the buttons.
    else if (!busy) void record({ outcome }).catch(() => undefined);
  };
  useDigits(outcomes, (outcome) => open === null && choose(outcome));
  const button = (outcome: RescueOutcome, withKey = false) => (
    <Button
      key={outcome}
      kind={outcome === 'retry' ? 'primary' : 'secondary'}
      size={outcome === 'retry' ? 'large' : 'medium'}
      wide
      busy={busy === outcome}
      disabled={busy !== null}
      aria-keyshortcuts={`Alt+${outcomes.indexOf(outcome) + 1}`}
      onClick={() => choose(outcome)}
    >
      {words.outcomes[outcome]}
      {withKey && (
        <kbd className="font-normal font-sans text-ink-muted text-xs in-[.button-primary]:text-white">
          {formatNumber(outcomes.indexOf(outcome) + 1)}
        </kbd>
      )}
    </Button>
  );
  const refusal = problem && open === null && (
    <div className="mb-3">
      <Alert>{problem}</Alert>
    </div>
  );
  return (
    <>
      <div className="max-lg:hidden">
        <Card title={words.outcome}>
          {refusal}
          <div className="grid gap-2">{outcomes.map((outcome) => button(outcome, true))}</div>
          <p className="mt-3 text-ink-muted text-xs">{adminConfirmationWords.keys}</p>
        </Card>
      </div>
      <section
        aria-label={words.outcome}
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface p-3 shadow-panel lg:hidden"
      >
        {refusal}
        <div className="mx-auto grid max-w-2xl grid-cols-3 gap-2 *:first:col-span-3">
          {button('retry')}
          {nearest.map((outcome) => button(outcome))}
          <Button kind="secondary" wide disabled={busy !== null} onClick={() => setOpen('more')}>
            {adminConfirmationWords.more}
          </Button>
        </div>
      </section>
      {open === 'more' && (
        <MoreDialog onClose={() => setOpen((last) => (last === 'more' ? null : last))} onChoose={choose} />
      )}
      <AskingDialog open={open} rescuing={rescuing} onClose={() => setOpen(null)} />
    </>
  );
}

type AskingProps = { open: Open; rescuing: Rescuing; onClose: () => void };

/** The question that an outcome needs answered first. */
function AskingDialog({ open, rescuing, onClose }: AskingProps) {
  switch (open) {
    case 'newdate':
      return <NewDateDialog rescuing={rescuing} onClose={onClose} />;
    case 'newcontact':
    case 'settled':
      return <NoteDialog outcome={open} rescuing={rescuing} onClose={onClose} />;
    case 'return':
      return <ReturnDialog rescuing={rescuing} onClose={onClose} />;
    default:
      return null;
  }
}

type MoreProps = { onClose: () => void; onChoose: (outcome: RescueOutcome) => void };

function MoreDialog({ onClose, onChoose }: MoreProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const others = outcomes.filter((outcome) => outcome !== 'retry' && !nearest.includes(outcome));
  return (
    <Dialog
      ref={dialog}
      title={adminConfirmationWords.dialogs.more}
      width="mb-0 max-w-full w-full sm:mb-auto sm:w-[min(28rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="mt-4 grid gap-2">
        {others.map((outcome) => (
          <Button
            key={outcome}
            kind="secondary"
            wide
            onClick={() => {
              dialog.current?.close();
              onChoose(outcome);
            }}
          >
            {words.outcomes[outcome]}
          </Button>
        ))}
        <Button kind="plain" wide onClick={() => dialog.current?.close()}>
          {adminConfirmationWords.dialogs.close}
        </Button>
      </div>
    </Dialog>
  );
}
