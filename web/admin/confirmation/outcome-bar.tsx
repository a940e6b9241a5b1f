import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { adminConfirmationWords as words } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { useAltKeys } from '../list/use-alt-keys.ts';

type Props<Outcome extends string> = {
  title: string;
  /** In the order of their keys, Alt and 1 to 9. */
  outcomes: readonly Outcome[];
  names: Record<Outcome, string>;
  /** Shown first, and larger. */
  main: Outcome;
  /** Within reach of the thumb; the others are behind "More". */
  nearest: readonly Outcome[];
  columns: 1 | 2;
  /** The questions that some outcomes need answered first. */
  dialogs: Partial<Record<Outcome, (onClose: () => void) => ReactNode>>;
  busy: string | null;
  problem: string | null;
  record: (ending: { outcome: Outcome }) => Promise<void>;
};

/**
 * Buttons for how a call ended: a column on wide screens, and on others a bar at the bottom of the screen, where the
 * thumb is. Alt and a digit press a button from anywhere.
 */
export function OutcomeBar<Outcome extends string>(props: Props<Outcome>) {
  const { title, outcomes, names, main, nearest, columns, dialogs, busy, problem, record } = props;
  const [open, setOpen] = useState<Outcome | 'more' | null>(null);
  const choose = (outcome: Outcome) => {
    if (dialogs[outcome]) setOpen(outcome);
    // The refusal is shown above the buttons.
    else if (!busy) void record({ outcome }).catch(() => undefined);
  };
  useAltKeys((code) => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    const outcome = outcomes[Number(digit) - 1];
    if (outcome === undefined) return false;
    if (open === null) choose(outcome);
    return true;
  });
  const button = (outcome: Outcome, withKey = false) => (
    <Button
      key={outcome}
      kind={outcome === main ? 'primary' : 'secondary'}
      size={outcome === main ? 'large' : 'medium'}
      wide
      busy={busy === outcome}
      disabled={busy !== null}
      aria-keyshortcuts={`Alt+${outcomes.indexOf(outcome) + 1}`}
      onClick={() => choose(outcome)}
    >
      {names[outcome]}
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
        <Card title={title}>
          {refusal}
          <div className={`grid gap-2 ${columns === 2 ? 'grid-cols-2 *:first:col-span-2' : ''}`}>
            {outcomes.map((outcome) => button(outcome, true))}
          </div>
          <p className="mt-3 text-ink-muted text-xs">{words.keys}</p>
        </Card>
      </div>
      <section
        aria-label={title}
        className="outcome-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface p-3 shadow-panel lg:hidden"
      >
        {refusal}
        <div className="mx-auto grid max-w-2xl grid-cols-3 gap-2 *:first:col-span-3">
          {button(main)}
          {nearest.map((outcome) => button(outcome))}
          <Button kind="secondary" wide disabled={busy !== null} onClick={() => setOpen('more')}>
            {words.more}
          </Button>
        </div>
      </section>
      {open === 'more' && <MoreDialog {...props} choose={choose} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'more' && dialogs[open]?.(() => setOpen(null))}
    </>
  );
}

type MoreProps<Outcome extends string> = Props<Outcome> & {
  choose: (outcome: Outcome) => void;
  onClose: () => void;
};

function MoreDialog<Outcome extends string>(props: MoreProps<Outcome>) {
  const { outcomes, names, main, nearest, columns, choose, onClose } = props;
  const dialog = useRef<DialogHandle>(null);
  const others = outcomes.filter((outcome) => outcome !== main && !nearest.includes(outcome));
  return (
    <Dialog
      ref={dialog}
      title={words.dialogs.more}
      width="mb-0 max-w-full w-full sm:mb-auto sm:w-[min(28rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className={`mt-4 grid gap-2 ${columns === 2 ? 'grid-cols-2' : ''}`}>
        {others.map((outcome) => (
          <Button
            key={outcome}
            kind="secondary"
            wide
            onClick={() => {
              dialog.current?.close();
              choose(outcome);
            }}
          >
            {names[outcome]}
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
