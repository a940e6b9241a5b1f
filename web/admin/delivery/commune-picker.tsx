import { type ReactNode, useEffect, useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import type { StoredTariff } from '../../../shared/delivery/admin-delivery.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';

const words = adminDeliveryWords.communes;

type Picked = { wilaya: number; commune: number; name: string };

type Props = {
  wilayas: StoredTariff['wilayas'];
  add: string;
  /** Further fields of what is added. */
  children?: ReactNode;
  isReady?: boolean;
  onAdd: (picked: Picked) => void;
};

/** Chooses a commune by its wilaya, to add something there. */
export function CommunePicker({ wilayas, add, children, isReady = true, onAdd }: Props) {
  const [wilaya, setWilaya] = useState('');
  const [commune, setCommune] = useState('');
  const [communes, setCommunes] = useState<ReplyFrom<'GET /delivery/communes'>>([]);
  useEffect(() => {
    setCommunes([]);
    setCommune('');
    if (!wilaya) return;
    const controller = new AbortController();
    call(
      'GET /delivery/communes',
      { query: { wilaya, ...inPageLanguage } },
      { signal: controller.signal },
    ).then(setCommunes, () => undefined);
    return () => controller.abort();
  }, [wilaya]);
  const chosen = communes.find(({ id }) => String(id) === commune);
  return (
    <div className="mt-4 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <SelectField
        label={adminDeliveryWords.matrix.wilaya}
        required
        value={wilaya}
        onChange={({ target }) => setWilaya(target.value)}
      >
        <option value="">{words.chooseWilaya}</option>
        {wilayas.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.commune}
        required
        value={commune}
        onChange={({ target }) => setCommune(target.value)}
      >
        <option value="">{words.choose}</option>
        {communes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {children}
      <Button
        kind="secondary"
        disabled={!chosen || !isReady}
        onClick={() => {
          if (chosen) onAdd({ wilaya: Number(wilaya), commune: chosen.id, name: chosen.name });
        }}
      >
        {add}
      </Button>
    </div>
  );
}
