import type { ComponentProps } from 'react';
import { wilayas } from '../../../shared/shipping-address.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';

const words = checkoutWords.shipping;

/** What the staff types of an address. */
export type DeskAddress = Record<'fullName' | 'street' | 'city' | 'Wilaya' | 'postalCode' | 'phone', string>;

/** The parts of an order's address. Whoever is typing is not the one who lives there, so the browser offers nothing. */
export function AddressFields<Draft extends DeskAddress>({ field }: Pick<Form<Draft>, 'field'>) {
  // The names of a generic draft are not known one by one.
  const fieldOf = field as unknown as Form<DeskAddress>['field'];
  const part = (
    name: Exclude<keyof DeskAddress, 'Wilaya'>,
    more: Partial<ComponentProps<typeof TextField>>,
  ) => <TextField {...fieldOf(name)} label={words[name]} required autoComplete="off" {...more} />;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {part('phone', { type: 'tel', inputMode: 'tel', maxLength: 30 })}
      {part('fullName', { maxLength: 200 })}
      <div className="sm:col-span-2">{part('street', { maxLength: 300 })}</div>
      {part('city', { maxLength: 200 })}
      <SelectField {...fieldOf('Wilaya')} label={words.Wilaya} required autoComplete="off">
        <option value="">{words.chooseWilaya}</option>
        {wilayas.map((name) => (
          <option key={name} value={name}>
            {wilayaName(name)}
          </option>
        ))}
      </SelectField>
      {part('postalCode', { inputMode: 'numeric', maxLength: 20 })}
    </div>
  );
}
