import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../../shared/cart.ts';
import { wilayas } from '../../../shared/shipping-address.ts';
import { orderNotesEntry, type StoredUser, shippingAddressEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { type Form, useForm } from '../../ui/forms/use-form.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { type AddressDraft, checkAddress } from './address-draft.ts';
import { stepUrl } from './checkout-step.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';

const words = checkoutWords.shipping;

type Props = { draft: AddressDraft; user: StoredUser | null; items: CartItem[] };

/** Step 1: the shipping address. Every change is stored at once, so that a reload loses nothing. */
export function ShippingStep({ draft, user, items }: Props) {
  const notes = orderNotesEntry.use();
  const navigate = useNavigate();
  const { field, props } = useForm(
    {
      values: draft,
      onChange: (part) => shippingAddressEntry.set({ ...draft, ...part }),
      check: (typed) => checkAddress(typed, !user),
    },
    () => {
      shippingAddressEntry.set(draft);
      void navigate(stepUrl('payment'));
    },
  );

  return (
    <StepFrame
      title={checkoutWords.steps.shipping.about}
      aside={<CheckoutSummary items={items} address={draft} />}
    >
      <form {...props} className="space-y-8">
        <AddressFields field={field} user={user} />
        <TextArea
          label={words.notes}
          hint={words.notesHint}
          name="notes"
          maxLength={1000}
          value={notes}
          onChange={(event) => orderNotesEntry.set(event.target.value)}
        />
        <StepActions backUrl="/cart" backText={checkoutWords.backToCart}>
          <Button type="submit" size="large">
            {words.submit}
          </Button>
        </StepActions>
      </form>
    </StepFrame>
  );
}

type FieldsProps = { field: Form<AddressDraft>['field']; user: StoredUser | null };

/**
 * The parts of a shipping address (requirements: Shipping address). Only guests enter an e-mail address; a phone number
 * from the profile cannot be changed here.
 */
function AddressFields({ field, user }: FieldsProps) {
  const part = (
    name: keyof typeof words & keyof AddressDraft,
    autoComplete: string,
    more: Partial<ComponentProps<typeof TextField>> = {},
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
          <option key={name} value={name}>
            {wilayaName(name)}
          </option>
        ))}
      </SelectField>
      {part('postalCode', 'postal-code', { inputMode: 'numeric', maxLength: 20 })}
      {part('country', 'country-name', { readOnly: true, value: orderWords.country('Algeria') })}
    </div>
  );
}
