import type { CartItem } from '../../../shared/cart.ts';
import type { Order } from '../../../shared/orders.ts';
import type { ShippingAddress } from '../../../shared/shipping-address.ts';
import { cartItemsEntry, lastOrderIdEntry, orderNotesEntry } from '../../session/local-entries.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { orderInput } from './order-attempt.ts';
import { ReviewDetails } from './review-details.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { StepFrame } from './step-frame.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuote } from './use-quote.ts';

type Props = { items: CartItem[]; address: ShippingAddress; onPlaced: () => void };

/** Step 3: the whole order with the shop's own figures, and the button that places it. */
export function ReviewStep({ items, address, onPlaced }: Props) {
  const notes = orderNotesEntry.use();
  const input = orderInput({ items, address, notes });
  const quoting = useQuote(input);
  const placing = usePlaceOrder({
    input,
    onPlaced(order) {
      onPlaced();
      finishCheckout(order);
    },
    onNewQuote: (quote) => (quote ? quoting.replace(quote) : quoting.askAgain()),
  });
  return (
    <StepFrame
      title={checkoutWords.steps.review.about}
      aside={<ReviewSummary quoting={quoting} placing={placing} />}
    >
      <ReviewDetails items={items} address={address} notes={notes} quote={quoting.quote} />
    </StepFrame>
  );
}

/** A full page load, so that nothing of the order stays in memory (requirements: Checkout). */
function finishCheckout({ _id, isGuest }: Pick<Order, '_id' | 'isGuest'>) {
  cartItemsEntry.clear();
  orderNotesEntry.clear();
  lastOrderIdEntry.set(_id);
  window.location.assign(isGuest ? `/order-confirmation/${_id}` : `/order/${_id}`);
}
