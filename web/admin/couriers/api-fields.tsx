import type { Courier } from '../../../shared/couriers/couriers.ts';
import { type CourierKind, neededKeys } from '../../../shared/couriers/parcel-terms.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import type { Keys } from './courier-draft.ts';

const words = adminCouriersWords.api;

/** The keys that each kind of courier has. */
const keyNames: Record<CourierKind, (keyof Keys)[]> = {
  ...neededKeys,
  yalidine: [...neededKeys.yalidine, 'webhook'],
};

type Props = {
  kind: CourierKind;
  stored: Courier | null;
  keys: Keys;
  field: (name: 'baseUrl') => object;
  onKeys: (part: Partial<Keys>) => void;
};

/** The address and the keys of a courier's interface. Stored keys are never shown; a blank one stays. */
export function ApiFields({ kind, stored, keys, field, onKeys }: Props) {
  return (
    <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <p className="text-ink-muted text-sm sm:col-span-2">{words.lead}</p>
      {keyNames[kind].map((name) => (
        <TextField
          key={name}
          name={`key-${name}`}
          type="password"
          autoComplete="off"
          dir="ltr"
          label={words.keys[name]}
          hint={stored?.hasSecrets[name] ? words.stored : undefined}
          value={keys[name]}
          maxLength={500}
          onChange={({ target }) => onKeys({ [name]: target.value })}
        />
      ))}
      <TextField
        {...field('baseUrl')}
        label={words.baseUrl}
        hint={kind === 'ecotrack' ? words.ecotrackHint : words.baseUrlHint}
        required={kind === 'ecotrack'}
        type="url"
        dir="ltr"
        maxLength={200}
      />
    </div>
  );
}
