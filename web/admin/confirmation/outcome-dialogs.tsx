import { useId, useRef, useState } from 'react';
import { cancelReasons } from '../../../shared/confirmation-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { fieldValue, inDays, inMinutes, momentOf } from './call-moments.ts';
import type { Calling, Ending } from './use-call.ts';

const words = adminConfirmationWords.dialogs;
const width = 'w-[min(28rem,calc(100vw-2rem))]';

type Props = { calling: Calling; onClose: () => void };

/** Records a call from a dialog, which stays open and says why if the server refuses. */
function useSending({ calling }: Pick<Props, 'calling'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(ending: Ending) {
    setProblem(null);
    try {
      await calling.record(ending);
      dialog.current?.close();
    } catch (error) {
      setProblem(refusalText(error));
    }
  }
  return { dialog, problem, send, isBusy: calling.busy !== null };
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

/** When the buyer is called again: a touch for the usual times, a field for others. */
export function TimeDialog({ outcome, calling, onClose }: Props & { outcome: 'callback' | 'postponed' }) {
  const { dialog, problem, send, isBusy } = useSending({ calling });
  const [now] = useState(() => new Date());
  const [value, setValue] = useState('');
  const chosen = momentOf(value);
  const record = (time: Date) => void send({ outcome, callbackAt: time.toISOString() });
  return (
    <Dialog ref={dialog} {...words[outcome]} width={width} isBusy={isBusy} onClose={onClose}>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        {quickTimes(outcome, now).map(([text, time]) => (
          <Button key={text} kind="secondary" wide disabled={isBusy} onClick={() => record(time)}>
            {text}
          </Button>
        ))}
      </div>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) record(chosen);
        }}
      >
        <TextField
          type="datetime-local"
          label={words.time}
          required
          min={fieldValue(now)}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
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

/** Why the buyer cancels; a touch on the reason records the call. */
export function CancelDialog({ calling, onClose }: Props) {
  const { dialog, problem, send, isBusy } = useSending({ calling });
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
