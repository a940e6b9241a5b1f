import type { Courier } from '../../../shared/couriers.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import type { Keys } from './courier-draft.ts';

const words = adminCouriersWords.api;

type Props = {
  stored: Courier | null;
  keys: Keys;
  field: (name: 'baseUrl') => object;
  onKeys: (part: Partial<Keys>) => void;
};

/** The address and the keys of a courier's interface. Stored keys are never shown; a blank one stays. */
export function ApiFields({ stored, keys, field, onKeys }: Props) {
  return (
    <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <p className="text-ink-muted text-sm sm:col-span-2">{words.lead}</p>
      {(['id', 'token', 'webhook'] as const).map((name) => (
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
        hint={words.baseUrlHint}
        type="url"
        dir="ltr"
        maxLength={200}
      />
    </div>
  );
}
