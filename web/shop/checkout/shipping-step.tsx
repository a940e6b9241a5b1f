import { useNavigate } from 'react-router';
import type { CartItem } from '../../../shared/cart.ts';
import { orderNotesEntry, type StoredUser, shippingAddressEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
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
      aside={<CheckoutSummary items={items} wilaya={draft.Wilaya} />}
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
