import { Link } from 'react-router';
import { OrderFigures } from '../../account/orders/order-parts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { reviewWords } from '../../words/review-words.ts';
import { ToFreeDelivery } from '../cart/live-sums.tsx';
import { QuotedGifts } from '../cart/quoted-gifts.tsx';
import type { useQuote } from './use-quote.ts';

const words = reviewWords;

/** What the button means (requirements: Checkout): the terms hold, and the shop calls before it sends. */
export function Consent() {
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

export function QuotedFigures({
  quoting: { quote, problem, askAgain },
}: {
  quoting: ReturnType<typeof useQuote>;
}) {
  if (quote) {
    return (
      <>
        <QuotedGifts quote={quote} />
        <OrderFigures sums={quote} />
        <ToFreeDelivery quote={quote} />
      </>
    );
  }
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
