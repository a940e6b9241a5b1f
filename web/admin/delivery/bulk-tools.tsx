import { useState } from 'react';
import type { StoredTariff } from '../../../shared/delivery/admin-delivery.ts';
import { type DeliveryKind, deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';
import { type Part, parts } from './tariff-draft.ts';

const { bulk: words, matrix } = adminDeliveryWords;

type Props = {
  wilayas: StoredTariff['wilayas'];
  count: number;
  onSet: (kind: DeliveryKind, part: Part, value: string) => void;
  onCopy: (from: number) => void;
};

const fields = deliveryKinds.flatMap((kind) =>
  parts.map((part) => ({ kind, part, name: `${kind} ${part}` })),
);

/** Sets one field of the selected wilayas, or copies all values of a wilaya to them. Nothing is saved yet. */
export function BulkTools({ wilayas, count, onSet, onCopy }: Props) {
  const [name, setName] = useState(fields[0]?.name);
  const [value, setValue] = useState('');
  const [from, setFrom] = useState(16);
  const field = fields.find((field) => field.name === name);
  return (
    <Card title={words.title}>
      <p aria-live="polite" className="mb-4 text-ink-muted text-sm">
        {count === 0 ? words.none : words.chosen(count)}
      </p>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_auto]">
          <SelectField
            label={words.field}
            name="bulk-field"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          >
            {fields.map(({ kind, part, name }) => (
              <option key={name} value={name}>
                {`${matrix.kinds[kind]} · ${matrix.parts[part]}`}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.value}
            name="bulk-value"
            required
            inputMode="decimal"
            maxLength={12}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
          <Button
            kind="secondary"
            disabled={count === 0 || !field}
            onClick={() => field && onSet(field.kind, field.part, value)}
          >
            {words.apply}
          </Button>
        </div>
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <SelectField
            label={words.from}
            name="bulk-from"
            required
            value={from}
            onChange={({ target }) => setFrom(Number(target.value))}
          >
            {wilayas.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button kind="secondary" disabled={count === 0} onClick={() => onCopy(from)}>
            {words.copy}
          </Button>
        </div>
      </div>
    </Card>
  );
}
