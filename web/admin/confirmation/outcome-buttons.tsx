import { useRef, useState } from 'react';
import type { CallOutcome } from '../../../shared/confirmation-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { CancelDialog, NotOrderedDialog, TimeDialog } from './outcome-dialogs.tsx';
import type { Calling } from './use-call.ts';
import { useDigits } from './use-digits.ts';

const words = adminConfirmationWords;

/** In the order of their keys, Alt and 1 to 9. */
const outcomes = [
  'confirmed',
  'noanswer',
  'busy',
  'off',
  'callback',
  'postponed',
  'wrongnumber',
  'cancelled',
  'notordered',
] as const satisfies CallOutcome[];

type Outcome = (typeof outcomes)[number];

/** Within reach of the thumb; the others are behind "More". */
const nearest = ['noanswer', 'callback'] as const;

type Open = Outcome | 'more' | null;

/**
 * How the call ended: a column on wide screens, and on others a bar at the bottom of the screen, where the thumb is. Alt
 * and a digit press a button from anywhere.
 */
export function OutcomeButtons({ calling }: { calling: Calling }) {
  const { busy, problem, record } = calling;
  const [open, setOpen] = useState<Open>(null);
  const choose = (outcome: Outcome) => {
    if (asks(outcome)) setOpen(outcome);
    // The refusal is shown above the buttons.
    else if (!busy) void record({ outcome }).catch(() => undefined);
  };
  useDigits(outcomes, (outcome) => open === null && choose(outcome));
  const button = (outcome: Outcome, withKey = false) => (
    <Button
      key={outcome}
      kind={outcome === 'confirmed' ? 'primary' : 'secondary'}
      size={outcome === 'confirmed' ? 'large' : 'medium'}
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
  return (
    <>
      <div className="max-lg:hidden">
        <Card title={words.outcome}>
          {problem && <Problem text={problem} />}
          <div className="grid grid-cols-2 gap-2 *:first:col-span-2">
            {outcomes.map((outcome) => button(outcome, true))}
          </div>
          <p className="mt-3 text-ink-muted text-xs">{words.keys}</p>
        </Card>
      </div>
      <section
        aria-label={words.outcome}
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface p-3 shadow-panel lg:hidden"
      >
        {problem && <Problem text={problem} />}
        <div className="mx-auto grid max-w-2xl grid-cols-3 gap-2 *:first:col-span-3">
          {button('confirmed')}
          {nearest.map((outcome) => button(outcome))}
          <Button kind="secondary" wide disabled={busy !== null} onClick={() => setOpen('more')}>
            {words.more}
          </Button>
        </div>
      </section>
      {open === 'more' && (
        <MoreDialog onClose={() => setOpen((last) => (last === 'more' ? null : last))} onChoose={choose} />
      )}
      <AskingDialog open={open} calling={calling} onClose={() => setOpen(null)} />
    </>
  );
}

function asks(outcome: Outcome) {
  return ['callback', 'postponed', 'cancelled', 'notordered'].includes(outcome);
}

function Problem({ text }: { text: string }) {
  return (
    <div className="mb-3">
      <Alert>{text}</Alert>
    </div>
  );
}

type AskingProps = { open: Open; calling: Calling; onClose: () => void };

/** The question that an outcome needs answered first. */
function AskingDialog({ open, calling, onClose }: AskingProps) {
  switch (open) {
    case 'callback':
    case 'postponed':
      return <TimeDialog outcome={open} calling={calling} onClose={onClose} />;
    case 'cancelled':
      return <CancelDialog calling={calling} onClose={onClose} />;
    case 'notordered':
      return <NotOrderedDialog calling={calling} onClose={onClose} />;
    default:
      return null;
  }
}

function MoreDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (outcome: Outcome) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const others = outcomes.filter(
    (outcome) => outcome !== 'confirmed' && !nearest.some((near) => near === outcome),
  );
  return (
    <Dialog
      ref={dialog}
      title={words.dialogs.more}
      width="mb-0 max-w-full w-full sm:mb-auto sm:w-[min(28rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-2 gap-2">
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
      </div>
      <div className="mt-3">
        <Button kind="plain" wide onClick={() => dialog.current?.close()}>
          {words.dialogs.close}
        </Button>
      </div>
    </Dialog>
  );
}
