import type { ComponentProps } from 'react';
import { wilayas } from '../../../shared/shipping-address.ts';
import type { StoredUser } from '../../session/local-entries.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import type { AddressDraft } from './address-draft.ts';

const words = checkoutWords.shipping;

type Props = {
  field: Form<AddressDraft>['field'];
  user: StoredUser | null;
};

type PartProps = Partial<ComponentProps<typeof TextField>>;

/**
 * The parts of a shipping address (requirements: Shipping address). The e-mail is asked of guests only; a known phone
 * number stays.
 */
export function AddressFields({ field, user }: Props) {
  const part = (
    name: keyof typeof words & keyof AddressDraft,
    autoComplete: string,
    more: PartProps = {},
  ) => (
    <TextField
      {...field(name)}
      label={words[name]}
      required
      autoComplete={`shipping ${autoComplete}`}
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
      <SelectField {...field('Wilaya')} label={words.Wilaya} required autoComplete="shipping address-level1">
        <option value="">{words.chooseWilaya}</option>
        {wilayas.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {part('postalCode', 'postal-code', { inputMode: 'numeric', maxLength: 20 })}
      {part('country', 'country-name', { readOnly: true })}
    </div>
  );
}
