import type { ComponentProps } from 'react';
import { wilayas } from '../../../shared/shipping-address.ts';
import type { StoredUser } from '../../session/local-entries.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import type { AddressDraft, AddressErrors } from './address-draft.ts';

const words = checkoutWords.shipping;

type Props = {
  draft: AddressDraft;
  errors: AddressErrors;
  user: StoredUser | null;
  onChange: (part: keyof AddressDraft, text: string) => void;
};

type PartProps = Partial<ComponentProps<typeof TextField>>;

/**
 * The parts of a shipping address (requirements: Shipping address). The e-mail is asked of guests only; a known phone
 * number stays.
 */
export function AddressFields({ draft, errors, user, onChange }: Props) {
  const part = (
    name: keyof typeof words & keyof AddressDraft,
    autoComplete: string,
    more: PartProps = {},
  ) => (
    <TextField
      label={words[name]}
      name={name}
      required
      autoComplete={`shipping ${autoComplete}`}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => onChange(name, event.target.value)}
      {...more}
    />
  );
  const knownPhone = Boolean(user?.phone);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">{part('fullName', 'name', { maxLength: 200 })}</div>
      {!user && part('email', 'email', { type: 'email', inputMode: 'email', hint: words.emailHint })}
      {part('phone', 'tel', {
        type: 'tel',
        inputMode: 'tel',
        readOnly: knownPhone,
        hint: knownPhone ? words.phoneFromProfile : words.phoneHint,
      })}
      <div className="sm:col-span-2">{part('street', 'address-line1', { maxLength: 300 })}</div>
      {part('city', 'address-level2', { maxLength: 200 })}
      <WilayaField value={draft.Wilaya} error={errors.Wilaya} onChange={(text) => onChange('Wilaya', text)} />
      {part('postalCode', 'postal-code', { inputMode: 'numeric', maxLength: 20 })}
      {part('country', 'country-name', { readOnly: true })}
    </div>
  );
}

type WilayaProps = { value: string; error: string | undefined; onChange: (text: string) => void };

function WilayaField({ value, error, onChange }: WilayaProps) {
  return (
    <SelectField
      label={words.Wilaya}
      name="Wilaya"
      required
      autoComplete="shipping address-level1"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{words.chooseWilaya}</option>
      {wilayas.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
