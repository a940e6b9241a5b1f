import { useState } from 'react';
import type { StoredTariff } from '../../../shared/delivery/admin-delivery.ts';
import { type DeliveryKind, deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';
import { CommunePicker } from './commune-picker.tsx';
import { blankCell, type CommuneRow, parts, type TariffDraft } from './tariff-draft.ts';
import { CellInput } from './tariff-matrix.tsx';

const { communes: words, matrix, points: pointWords } = adminDeliveryWords;

type Props<Name extends 'communes' | 'points'> = {
  wilayas: StoredTariff['wilayas'];
  rows: TariffDraft[Name];
  onChange: (rows: TariffDraft[Name]) => void;
};

/** The communes whose rates differ from those of their wilaya. */
export function CommuneRates({ wilayas, rows, onChange }: Props<'communes'>) {
  const [kind, setKind] = useState<DeliveryKind>('home');
  const has = ({ commune, kind }: Pick<CommuneRow, 'commune' | 'kind'>) =>
    rows.some((row) => row.commune === commune && row.kind === kind);
  return (
    <Card title={words.title}>
      <p className="text-ink-muted text-sm">{words.lead}</p>
      {rows.length === 0 && <p className="mt-3 text-sm">{words.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.commune} ${row.kind}`} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <span className="min-w-48 flex-1">
              <span className="font-medium">{row.name}</span>{' '}
              <span className="text-ink-muted">{matrix.kinds[row.kind]}</span>
            </span>
            {parts.map((part) => (
              <span key={part} className="text-ink-muted text-xs">
                <span className="block">{matrix.parts[part]}</span>
                <CellInput
                  label={matrix.cell(row.name, matrix.kinds[row.kind], matrix.parts[part])}
                  part={part}
                  value={row[part]}
                  onChange={(value) =>
                    onChange(rows.map((other) => (other === row ? { ...row, [part]: value } : other)))
                  }
                />
              </span>
            ))}
            <RemoveButton name={row.name} onClick={() => onChange(rows.filter((other) => other !== row))} />
          </li>
        ))}
      </ul>
      <CommunePicker
        wilayas={wilayas}
        add={words.add}
        onAdd={(picked) =>
          !has({ ...picked, kind }) && onChange([...rows, { ...blankCell, ...picked, kind }])
        }
      >
        <SelectField
          label={words.kind}
          required
          value={kind}
          onChange={({ target }) => setKind(target.value as DeliveryKind)}
        >
          <Options of={deliveryKinds} text={(kind) => matrix.kinds[kind]} />
        </SelectField>
      </CommunePicker>
    </Card>
  );
}

const pointFields = ['name', 'address', 'hours', 'phone'] as const;
const longest = { name: 100, address: 200, hours: 100, phone: 30 };

/** The places where couriers hand out parcels. */
export function PickupPoints({ wilayas, rows, onChange }: Props<'points'>) {
  const [name, setName] = useState('');
  return (
    <Card title={pointWords.title}>
      <p className="text-ink-muted text-sm">{pointWords.lead}</p>
      {rows.length === 0 && <p className="mt-3 text-sm">{pointWords.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {rows.map((row, place) => (
          <li key={row._id ?? `new ${place}`}>
            <details open={row._id === undefined || row.name.trim() === ''} className="py-1">
              <summary className="min-h-11 cursor-pointer py-2.5 text-sm">
                <span className="font-medium">{row.place}</span>{' '}
                <bdi className="wrap-anywhere text-ink-muted">{row.name}</bdi>
                <bdi className="wrap-anywhere block text-ink-muted">
                  {row.address || pointWords.noAddress}
                </bdi>
              </summary>
              <PointFields
                row={row}
                onChange={(changed) => onChange(rows.map((other) => (other === row ? changed : other)))}
              />
              <RemoveButton name={row.name} onClick={() => onChange(rows.filter((other) => other !== row))} />
            </details>
          </li>
        ))}
      </ul>
      <CommunePicker
        wilayas={wilayas}
        add={pointWords.add}
        isReady={name.trim() !== ''}
        onAdd={({ commune, name: place }) => {
          const blank = { address: '', hours: '', phone: '', isActive: true };
          onChange([...rows, { ...blank, name: name.trim(), commune, place }]);
          setName('');
        }}
      >
        <TextField
          label={pointWords.name}
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </CommunePicker>
    </Card>
  );
}

type PointRow = TariffDraft['points'][number];

function PointFields({ row, onChange }: { row: PointRow; onChange: (row: PointRow) => void }) {
  return (
    <div className="grid gap-3 py-2 sm:grid-cols-2 xl:grid-cols-4">
      {pointFields.map((field) => (
        <TextField
          key={field}
          label={pointWords[field]}
          required={field === 'name'}
          maxLength={longest[field]}
          value={row[field]}
          onChange={({ target }) => onChange({ ...row, [field]: target.value })}
        />
      ))}
    </div>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button kind="plain" onClick={onClick}>
      {words.remove(name)}
    </Button>
  );
}
