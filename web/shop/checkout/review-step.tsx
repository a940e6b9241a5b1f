import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { cartItemsEntry, discountCodeEntry, orderNotesEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ClosedText, useClosed } from '../../ui/seller/shop-closed.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { stepUrl } from './checkout-step.ts';
import { DiscountCode } from './discount-code.tsx';
import { openPlacedOrder } from './open-placed-order.ts';
import { ReviewDetails } from './review-details.tsx';
import { Consent, QuotedFigures } from './review-parts.tsx';
import { StepFrame } from './step-frame.tsx';
import { orderInput, usePlaceOrder } from './use-place-order.ts';
import { useQuote } from './use-quote.ts';

const words = reviewWords;

type ReviewProps = { items: CartItem[]; address: ShippingAddress; onPlaced: () => void };

/** Step 3: the whole order as the shop prices it, and the button that places it. */
export function ReviewStep({ items, address, onPlaced }: ReviewProps) {
  const notes = orderNotesEntry.use();
  const discountCode = discountCodeEntry.use();
  const input = orderInput({ items, address, notes, discountCode });
  const quoting = useQuote(input);
  const placing = usePlaceOrder({
    input,
    onPlaced(order) {
      onPlaced();
      cartItemsEntry.clear();
      orderNotesEntry.clear();
      discountCodeEntry.clear();
      openPlacedOrder(order);
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

type Quoting = ReturnType<typeof useQuote>;
type Placing = ReturnType<typeof usePlaceOrder>;

function ReviewSummary({ quoting, placing }: { quoting: Quoting; placing: Placing }) {
  const { quote } = quoting;
  const closed = useClosed();
  const isAvailable = quote?.lines.every((line) => line.available) ?? false;
  const mayPlace = (isAvailable && !closed) || placing.isUnanswered;
  return (
    <>
      <h2 className="mb-5 font-semibold text-lg">{words.total}</h2>
      <QuotedFigures quoting={quoting} />
      <DiscountCode problem={quote?.codeProblem?.message} />
      <div className="mt-6 space-y-4">
        <Obstacle placing={placing} isUnavailable={quote !== null && !isAvailable} />
        <Button
          size="large"
          wide
          busy={placing.isPlacing}
          disabled={!mayPlace}
          onClick={() => void placing.place(quote?.totalPrice)}
        >
          {placing.isPlacing ? checkoutWords.processing : words.placeOrder}
        </Button>
        <Consent />
        <ButtonLink to={stepUrl('payment')} kind="plain" size="large" wide>
          {checkoutWords.back}
        </ButtonLink>
      </div>
    </>
  );
}

/** Says why the order is not placed, if there is a reason. */
function Obstacle({ placing, isUnavailable }: { placing: Placing; isUnavailable: boolean }) {
  const closed = useClosed();
  if (placing.isPlacing) return null;
  if (placing.isUnanswered) {
    return (
      <Alert kind="warning" title={words.unansweredTitle}>
        {placing.problem && <p>{placing.problem}</p>}
        <p>{words.unansweredText}</p>
      </Alert>
    );
  }
  return (
    <>
      {closed && (
        <Alert kind="warning">
          <ClosedText {...closed} />
        </Alert>
      )}
      {placing.problem && <Alert title={words.changedTitle}>{placing.problem}</Alert>}
      {isUnavailable && (
        <Alert title={words.unavailableTitle}>
          <p className="mb-3">{words.unavailableText}</p>
          <ButtonLink to="/cart" kind="secondary">
            {checkoutWords.backToCart}
          </ButtonLink>
        </Alert>
      )}
    </>
  );
}
