import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PayoutLine } from '../../../../shared/couriers/payouts.ts';
import { type AcceptReason, acceptReasons } from '../../../../shared/orders/accept-reasons.ts';
import { call } from '../../../call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../../ui/format-dates.ts';
import { Options } from '../../../ui/forms/options.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';

const words = adminPayoutsWords.accept;

type Props = { payoutId: string; line: PayoutLine };

/** Accepts the difference of a line, or shows who did and undoes it (requirements: Payouts). */
export function Acceptance({ payoutId, line: { line, tracking, accepted } }: Props) {
  // The line changes before a dialog has closed, so the dialog does not follow from the line.
  const [open, setOpen] = useState<'accept' | 'undo' | null>(null);
  const { revalidate } = useRevalidator();
  const params = { id: payoutId, line: String(line) };
  const close = () => setOpen(null);

  async function done(text: string) {
    showToast({ kind: 'success', text });
    await revalidate();
  }

  async function reopen() {
    await call('POST /payouts/:id/lines/:line/reopen', { params });
    await done(words.undone);
  }

  async function accept(reason: AcceptReason | '', note: string) {
    await call('POST /payouts/:id/lines/:line/accept', {
      params,
      body: { reason: reason as AcceptReason, note },
    });
    await done(words.done);
  }

  return (
    <div className="mt-1 grid min-w-40 gap-1 max-lg:justify-items-end lg:justify-items-start">
      {accepted && (
        <p className="wrap-anywhere text-xs">
          <span className="block font-medium">{words.reasons[accepted.reason]}</span>
          {accepted.note && <span className="own-direction block">{accepted.note}</span>}
          <span className="block text-ink-muted">{words.by(accepted.by, formatDateTime(accepted.at))}</span>
        </p>
      )}
      <Button
        kind="plain"
        aria-label={accepted ? words.undoNamed(tracking) : words.openNamed(tracking)}
        onClick={() => setOpen(accepted ? 'undo' : 'accept')}
      >
        {accepted ? words.undo : words.open}
      </Button>
      {open === 'accept' && <AcceptDialog tracking={tracking} onAccept={accept} onClose={close} />}
      {open === 'undo' && (
        <ConfirmDialog
          title={words.undoTitle}
          text={words.undoText}
          confirm={words.undo}
          onConfirm={reopen}
          onClose={close}
        />
      )}
    </div>
  );
}

type DialogProps = {
  tracking: string;
  onAccept: (reason: AcceptReason | '', note: string) => Promise<void>;
  onClose: () => void;
};

function AcceptDialog({ tracking, onAccept, onClose }: DialogProps) {
  const [reason, setReason] = useState<AcceptReason | ''>('');
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={words.title(tracking)}
      text={words.text}
      confirm={words.confirm}
      onConfirm={() => onAccept(reason, note)}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        <SelectField
          label={words.reason}
          value={reason}
          required
          onChange={({ target }) => setReason(target.value as AcceptReason | '')}
        >
          <option value="" disabled>
            {words.choose}
          </option>
          <Options of={acceptReasons} text={(each) => words.reasons[each]} />
        </SelectField>
        <TextField
          label={words.note}
          value={note}
          maxLength={300}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
