import { OrderFigures } from '../../account/orders/order-figures.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { stepUrl } from './checkout-step.ts';
import type { usePlaceOrder } from './use-place-order.ts';
import type { useQuote } from './use-quote.ts';

const words = checkoutWords.review;

type Quoting = ReturnType<typeof useQuote>;
type Placing = ReturnType<typeof usePlaceOrder>;

/** The shop's figures and the button that makes them an order. */
export function ReviewSummary({ quoting, placing }: { quoting: Quoting; placing: Placing }) {
  const { quote } = quoting;
  const isAvailable = quote?.lines.every((line) => line.available) ?? false;
  const mayPlace = isAvailable || placing.isUnanswered;
  return (
    <>
      <h2 className="mb-5 font-semibold text-lg">{words.total}</h2>
      <Sums quoting={quoting} />
      <div className="mt-6 space-y-4">
        <Obstacle placing={placing} isUnavailable={quote !== null && !isAvailable} />
        <Button
          size="large"
          wide
          busy={placing.isPlacing}
          disabled={!mayPlace}
          onClick={() => void placing.place(quote?.totalPrice)}
        >
          {placing.isPlacing ? words.processing : words.placeOrder}
        </Button>
        <ButtonLink to={stepUrl('payment')} kind="plain" size="large" wide>
          {checkoutWords.back}
        </ButtonLink>
      </div>
    </>
  );
}

function Sums({ quoting: { quote, problem, askAgain } }: { quoting: Quoting }) {
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

/** Why the order is not placed yet, when there is a reason. */
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
