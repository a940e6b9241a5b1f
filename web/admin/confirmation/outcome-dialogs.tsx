import { useId, useRef, useState } from 'react';
import { cancelReasons } from '../../../shared/orders/order-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { fieldValue, inDays, inMinutes, momentOf } from '../../ui/forms/shop-clock.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import type { Calling } from './use-call.ts';

const words = adminConfirmationWords.dialogs;
const width = 'w-[min(28rem,calc(100vw-2rem))]';

type Props = { calling: Calling; onClose: () => void };

/** Records an answer from a dialog, which stays open and says why if the server refuses. */
function useSending<Answer>(record: (answer: Answer) => Promise<void>) {
  const dialog = useRef<DialogHandle>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(answer: Answer) {
    setProblem(null);
    try {
      await record(answer);
      dialog.current?.close();
    } catch (error) {
      setProblem(refusalText(error));
    }
  }
  return { dialog, problem, send };
}

type PickProps<Time> = {
  title: string;
  text?: string;
  /** A touch for each of the usual times. */
  usual: [name: string, time: Time][];
  /** A field for the others. */
  field: { type: 'date' | 'datetime-local'; label: string; min: string; max?: string };
  timeOf: (typed: string) => Time | undefined;
  isBusy: boolean;
  record: (time: Time) => Promise<void>;
  onClose: () => void;
};

/** Asks for a day or a time. */
export function PickDialog<Time>(props: PickProps<Time>) {
  const { title, text, usual, field, timeOf, isBusy, record, onClose } = props;
  const { dialog, problem, send } = useSending(record);
  const [typed, setTyped] = useState('');
  const chosen = timeOf(typed);
  return (
    <Dialog ref={dialog} {...{ title, text, width, isBusy, onClose }}>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        {usual.map(([name, time]) => (
          <Button key={name} kind="secondary" wide disabled={isBusy} onClick={() => void send(time)}>
            {name}
          </Button>
        ))}
      </div>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) void send(chosen);
        }}
      >
        <TextField {...field} required value={typed} onChange={({ target }) => setTyped(target.value)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={isBusy} onClick={() => dialog.current?.close()}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!chosen}>
            {words.record}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const morning = '10:00';
const afternoon = '14:00';

function quickTimes(outcome: 'callback' | 'postponed', now: Date): [string, Date][] {
  if (outcome === 'callback') {
    return [
      [words.minutes(30), inMinutes(now, 30)],
      [words.hours(1), inMinutes(now, 60)],
      [words.hours(3), inMinutes(now, 180)],
      [words.tomorrow(morning), inDays(now, 1, morning)],
      [words.tomorrow(afternoon), inDays(now, 1, afternoon)],
    ];
  }
  return [1, 2, 3, 5].map((count) => [
    count === 1 ? words.tomorrow(morning) : words.days(count),
    inDays(now, count, morning),
  ]);
}

/** When the buyer is called again. */
export function TimeDialog({ outcome, calling, onClose }: Props & { outcome: 'callback' | 'postponed' }) {
  const [now] = useState(() => new Date());
  return (
    <PickDialog
      {...words[outcome]}
      usual={quickTimes(outcome, now)}
      field={{ type: 'datetime-local', label: words.time, min: fieldValue(now) }}
      timeOf={momentOf}
      isBusy={calling.busy !== null}
      record={(time) => calling.record({ outcome, callbackAt: time.toISOString() })}
      onClose={onClose}
    />
  );
}

/** Why the buyer cancels; a touch on the reason records the call. */
export function CancelDialog({ calling, onClose }: Props) {
  const { dialog, problem, send } = useSending(calling.record);
  const isBusy = calling.busy !== null;
  const id = useId();
  return (
    <Dialog ref={dialog} {...words.cancelled} width={width} isBusy={isBusy} onClose={onClose}>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      <p id={id} className="mt-4 mb-2 font-medium text-sm">
        {words.reason}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a form. */}
      <div role="group" aria-labelledby={id} className="grid gap-2">
        {cancelReasons.map((reason) => (
          <Button
            key={reason}
            kind="secondary"
            wide
            disabled={isBusy}
            onClick={() => void send({ outcome: 'cancelled', reason })}
          >
            {words.reasons[reason]}
          </Button>
        ))}
        <Button kind="plain" wide disabled={isBusy} onClick={() => dialog.current?.close()}>
          {uiWords.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

export function NotOrderedDialog({ calling, onClose }: Props) {
  return (
    <ConfirmDialog
      {...words.notordered}
      confirm={words.record}
      kind="destructive"
      onConfirm={() => calling.record({ outcome: 'notordered' })}
      onClose={onClose}
    />
  );
}
