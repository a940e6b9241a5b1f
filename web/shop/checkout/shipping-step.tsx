import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../../shared/cart.ts';
import { orderNotesEntry, type StoredUser, shippingAddressEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { type AddressDraft, checkAddress } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { stepUrl } from './checkout-step.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';

const words = checkoutWords.shipping;

type Props = { draft: AddressDraft; user: StoredUser | null; items: CartItem[] };

/** Step 1: who and where. What is typed is kept at once, so that nothing is lost by a reload. */
export function ShippingStep({ draft, user, items }: Props) {
  const [isChecked, setChecked] = useState(false);
  const notes = orderNotesEntry.use();
  const navigate = useNavigate();
  const { address, errors } = checkAddress(draft, !user);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!address) {
      focusFirstError(event.currentTarget, errors);
      return;
    }
    shippingAddressEntry.set(draft);
    void navigate(stepUrl('payment'));
  }

  return (
    <StepFrame
      title={checkoutWords.steps.shipping.about}
      aside={<CheckoutSummary items={items} wilaya={draft.Wilaya} />}
    >
      <form noValidate onSubmit={submit} className="space-y-8">
        <AddressFields
          draft={draft}
          errors={(isChecked && errors) || {}}
          user={user}
          onChange={(part, text) => shippingAddressEntry.set({ ...draft, [part]: text })}
        />
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

/** The fields stand in the form in the order in which people fill them in. */
function focusFirstError(form: HTMLFormElement, errors: object) {
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
  controls.find((control) => (control.getAttribute('name') ?? '') in errors)?.focus();
}
