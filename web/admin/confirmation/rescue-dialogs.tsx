import { useState } from 'react';
import { latestNewDate } from '../../../shared/couriers/parcel-terms.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { inDays, shopDay } from '../../ui/forms/shop-clock.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { PickDialog } from './outcome-dialogs.tsx';
import type { Rescuing } from './use-rescue.ts';

const words = adminRescueWords.dialogs;

type Props = { rescuing: Rescuing; onClose: () => void };

const usualDays = [0, 1, 2, 3];

function nameOf(count: number) {
  if (count === 0) return words.today;
  return count === 1 ? words.tomorrow : words.inDays(count);
}

/** When the courier comes again. */
export function NewDateDialog({ rescuing, onClose }: Props) {
  const [now] = useState(() => new Date());
  const dayIn = (count: number) => shopDay(inDays(now, count, '12:00'));
  return (
    <PickDialog
      {...words.newdate}
      usual={usualDays.map((count) => [nameOf(count), dayIn(count)])}
      field={{ type: 'date', label: words.day, min: dayIn(0), max: dayIn(latestNewDate) }}
      timeOf={(typed) => typed || undefined}
      isBusy={rescuing.busy !== null}
      record={(newDate) => rescuing.record({ outcome: 'newdate', newDate })}
      onClose={onClose}
    />
  );
}

/** For the outcomes that mean nothing without a note. It starts with the note on the page. */
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
