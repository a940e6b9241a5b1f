import { useRef, useState } from 'react';
import { latestNewDate } from '../../../shared/parcel-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { fieldValue, inDays } from './call-moments.ts';
import type { Rescuing } from './use-rescue.ts';

const words = adminRescueWords.dialogs;
const width = 'w-[min(28rem,calc(100vw-2rem))]';

type Props = { rescuing: Rescuing; onClose: () => void };

const usualDays = [0, 1, 2, 3];

function nameOf(count: number) {
  if (count === 0) return words.today;
  return count === 1 ? words.tomorrow : words.inDays(count);
}

/** When the courier comes again: a touch for the usual days, a field for others. */
export function NewDateDialog({ rescuing, onClose }: Props) {
  const { record, busy, problem } = rescuing;
  const dialog = useRef<HTMLDialogElement>(null);
  const [now] = useState(() => new Date());
  const [day, setDay] = useState('');
  const dayIn = (count: number) => fieldValue(inDays(now, count, '12:00')).slice(0, 10);
  const isBusy = busy !== null;

  function send(newDate: string) {
    record({ outcome: 'newdate', newDate }).then(
      () => dialog.current?.close(),
      () => undefined,
    );
  }

  return (
    <Dialog ref={dialog} {...words.newdate} width={width} isBusy={isBusy} onClose={onClose}>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        {usualDays.map((count) => (
          <Button key={count} kind="secondary" wide disabled={isBusy} onClick={() => send(dayIn(count))}>
            {nameOf(count)}
          </Button>
        ))}
      </div>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (day) send(day);
        }}
      >
        <TextField
          type="date"
          label={words.day}
          required
          min={dayIn(0)}
          max={dayIn(latestNewDate)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={isBusy} onClick={() => dialog.current?.close()}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!day}>
            {words.record}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** For the outcomes that mean nothing without a note. It begins with what is in the note of the page. */
export function NoteDialog({ outcome, rescuing, onClose }: Props & { outcome: 'newcontact' | 'settled' }) {
  const [text, setText] = useState(rescuing.note);
  return (
    <ConfirmDialog
      {...words[outcome]}
      confirm={words.record}
      onConfirm={() => rescuing.record({ outcome, note: text })}
      onClose={onClose}
    >
      <div className="mt-4">
        <TextArea
          label={outcome === 'settled' ? words.how : words.given}
          rows={3}
          maxLength={2000}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

export function ReturnDialog({ rescuing, onClose }: Props) {
  return (
    <ConfirmDialog
      {...words.return}
      confirm={words.record}
      kind="destructive"
      onConfirm={() => rescuing.record({ outcome: 'return' })}
      onClose={onClose}
    />
  );
}
