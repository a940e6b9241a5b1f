import { useState } from 'react';
import { readNumber, whole } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';

const words = adminCouriersWords.restock;

type Props = {
  parcelId: string;
  items: { name: string; quantity: number }[];
  onDone: () => Promise<void>;
  onClose: () => void;
};

/** Asks which units of a returned parcel cannot be sold again. */
export function RestockDialog({ parcelId, items, onDone, onClose }: Props) {
  const [lost, setLost] = useState<Record<number, string>>({});

  const rows = items.map((item, position) => ({ ...item, position }));

  async function save() {
    const lines = items.map((_, position) => ({
      position,
      quantity: readNumber(lost[position] ?? '', whole) ?? 0,
    }));
    await call('POST /parcels/:id/restock', {
      params: { id: parcelId },
      body: { lost: lines.filter(({ quantity }) => quantity !== 0) },
    });
    showToast({ kind: 'success', text: words.done });
    await onDone();
  }

  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        {rows.map(({ name, quantity, position }) => (
          <TextField
            key={position}
            name={`lost-${position}`}
            type="number"
            min={0}
            max={quantity}
            required
            label={words.lost(name, quantity)}
            value={lost[position] ?? '0'}
            onChange={({ target }) => setLost((last) => ({ ...last, [position]: target.value }))}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
