import BanknoteIcon from 'icon:banknote';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { cashOnDelivery } from '../../../shared/orders/order-terms.ts';
import { paymentMethodEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import type { AddressDraft } from './address-draft.ts';
import { stepUrl } from './checkout-step.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';

const words = checkoutWords.payment;

/** Step 2: the payment method. The only one is already selected (requirements: Payment). */
export function PaymentStep({ address, items }: { address: AddressDraft; items: CartItem[] }) {
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    paymentMethodEntry.set(cashOnDelivery);
    void navigate(stepUrl('review'));
  }

  return (
    <StepFrame
      title={checkoutWords.steps.payment.about}
      aside={<CheckoutSummary items={items} address={address} />}
    >
      <form onSubmit={submit} className="space-y-8">
        <label className="flex cursor-pointer items-start gap-4 rounded-card border-2 border-brand-strong bg-brand-soft p-5">
          <input
            type="radio"
            name="paymentMethod"
            value={cashOnDelivery}
            defaultChecked
            required
            className="mt-1 size-5 accent-brand-strong"
          />
          <span className="flex-1">
            <span className="block font-semibold">{words.method}</span>
            <span className="mt-1 block text-ink-muted text-sm">{words.methodAbout}</span>
          </span>
          <BanknoteIcon className="size-7 text-brand-strong" />
        </label>
        <StepActions backUrl={stepUrl('shipping')} backText={checkoutWords.back}>
          <Button type="submit" size="large">
            {words.submit}
          </Button>
        </StepActions>
      </form>
    </StepFrame>
  );
}
