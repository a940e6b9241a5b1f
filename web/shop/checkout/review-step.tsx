import { Link } from 'react-router';
import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { OrderFigures } from '../../account/orders/order-parts.tsx';
import { cartItemsEntry, lastOrderIdEntry, orderNotesEntry } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { stepUrl } from './checkout-step.ts';
import { ReviewDetails } from './review-details.tsx';
import { StepFrame } from './step-frame.tsx';
import { orderInput, usePlaceOrder } from './use-place-order.ts';
import { useQuote } from './use-quote.ts';

const words = reviewWords;

type ReviewProps = { items: CartItem[]; address: ShippingAddress; onPlaced: () => void };

/** Step 3: the whole order as the shop prices it, and the button that places it. */
export function ReviewStep({ items, address, onPlaced }: ReviewProps) {
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

/** Loads the order's page in full, so that nothing of the order stays in memory (requirements: Checkout). */
function finishCheckout({ _id, isGuest }: Pick<Order, '_id' | 'isGuest'>) {
  cartItemsEntry.clear();
  orderNotesEntry.clear();
  lastOrderIdEntry.set(_id);
  window.location.assign(localUrl(isGuest ? `/order-confirmation/${_id}` : `/order/${_id}`));
}

type Quoting = ReturnType<typeof useQuote>;
type Placing = ReturnType<typeof usePlaceOrder>;

function ReviewSummary({ quoting, placing }: { quoting: Quoting; placing: Placing }) {
  const { quote } = quoting;
  const isAvailable = quote?.lines.every((line) => line.available) ?? false;
  const mayPlace = isAvailable || placing.isUnanswered;
  return (
    <>
      <h2 className="mb-5 font-semibold text-lg">{words.total}</h2>
      <QuotedFigures quoting={quoting} />
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

/** What the button means (requirements: Checkout): the terms hold, and the shop calls before it sends. */
function Consent() {
  const { before, terms, after } = words.accept;
  return (
    <p className="text-ink-muted text-sm">
      {before}{' '}
      <Link to="/terms" className="underline">
        {terms}
      </Link>
      {after} {words.call}
    </p>
  );
}

function QuotedFigures({ quoting: { quote, problem, askAgain } }: { quoting: Quoting }) {
  if (quote) return <OrderFigures sums={quote} />;
  if (!problem) {
    return (
      <>
        <p className="sr-only">{words.quoting}</p>
        <Skeleton className="h-35.25" />
      </>
    );
  }
  return (
    <Alert title={words.quoteFailed}>
      <p className="mb-3">{problem}</p>
      <Button kind="secondary" onClick={askAgain}>
        {words.tryAgain}
      </Button>
    </Alert>
  );
}

/** Says why the order is not placed, if there is a reason. */
function Obstacle({ placing, isUnavailable }: { placing: Placing; isUnavailable: boolean }) {
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
