import { wilayas } from '../../../shared/shipping-address.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { profileWords } from '../../words/profile-words.ts';
import type { ProfileForm } from './use-profile-form.ts';

const words = profileWords.address;

/** Where the next order goes unless told otherwise. */
export function AddressCard({ form }: { form: ProfileForm }) {
  return (
    <Card title={words.title}>
      <p className="-mt-3 mb-5 text-ink-muted text-sm">{words.lead}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            {...form.field('street')}
            label={words.street}
            autoComplete="address-line1"
            maxLength={300}
          />
        </div>
        <TextField {...form.field('city')} label={words.city} autoComplete="address-level2" maxLength={200} />
        <SelectField {...form.field('wilaya')} label={words.wilaya} autoComplete="address-level1">
          <option value="">{words.chooseWilaya}</option>
          {wilayas.map((wilaya) => (
            <option key={wilaya}>{wilaya}</option>
          ))}
        </SelectField>
        <TextField
          {...form.field('postalCode')}
          label={words.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField label={words.country} name="country" readOnly required value={words.theCountry} />
      </div>
    </Card>
  );
}
