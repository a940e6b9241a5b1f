import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { readCameFrom } from '../../../shared/orders/came-from.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { AddressLines, OrderedItem } from '../../account/orders/order-parts.tsx';
import { discountCodeEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { comma } from '../../words/formats.ts';
import { quickOrderWords as words } from '../../words/quick-order-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { useShipping } from '../cart/use-shipping.ts';
import { FoldedCode } from '../checkout/discount-code.tsx';
import { openPlacedOrder } from '../checkout/open-placed-order.ts';
import { Consent, QuotedFigures } from '../checkout/review-parts.tsx';
import { orderInput, usePlaceOrder } from '../checkout/use-place-order.ts';
import { useQuote } from '../checkout/use-quote.ts';

type Props = { item: CartItem; address: ShippingAddress; onChange: () => void };

/** The order as the shop prices it now, and the button that places it. */
export function QuickSummary({ item, address, onChange }: Props) {
  const { pathname, search } = window.location;
  const discountCode = discountCodeEntry.use();
  const input = {
    // The campaign by which this tab came takes its place.
    cameFrom: readCameFrom({ pathname, query: new URLSearchParams(search) }),
    ...orderInput({ items: [item], address, notes: '', discountCode }),
    source: 'quick' as const,
  };
  const quoting = useQuote(input);
  const placing = usePlaceOrder({
    input,
    onPlaced(order) {
      discountCodeEntry.clear();
      openPlacedOrder(order);
    },
    onNewQuote: (quote) => (quote ? quoting.replace(quote) : quoting.askAgain()),
  });
  const line = quoting.quote?.lines[0];
  const isAvailable = line?.available ?? false;
  const { isPlacing, isUnanswered, problem } = placing;
  return (
    <div className="mt-4 grid gap-5">
      <ul>
        <OrderedItem
          item={line?.available ? { ...item, price: line.price, name: line.name } : item}
          isCompact
        />
      </ul>
      <Destination item={item} address={address} />
      <div className="border-line border-t pt-4">
        <QuotedFigures quoting={quoting} />
        <FoldedCode problem={quoting.quote?.codeProblem?.message} />
      </div>
      <p className="text-sm">{checkoutWords.payment.methodAbout}</p>
      {line && !line.available && <Alert title={words.unavailable}>{line.message}</Alert>}
      {problem && !isPlacing && !isUnanswered && <Alert title={reviewWords.changedTitle}>{problem}</Alert>}
      {isUnanswered && !isPlacing && (
        <Alert kind="warning" title={reviewWords.unansweredTitle}>
          {problem && <p>{problem}</p>}
          <p>{reviewWords.unansweredText}</p>
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          size="large"
          wide
          busy={isPlacing}
          disabled={!isAvailable && !isUnanswered}
          onClick={() => void placing.place(quoting.quote?.totalPrice)}
        >
          {isPlacing ? checkoutWords.processing : reviewWords.placeOrder}
        </Button>
        <Button kind="secondary" size="large" wide disabled={isPlacing} onClick={onChange}>
          {words.change}
        </Button>
        <Consent />
      </div>
    </div>
  );
}

function Destination({ item, address }: Pick<Props, 'item' | 'address'>) {
  const { option } = useShipping(address, [item]);
  const point = option?.points?.find(({ _id }) => _id === address.pickupPointId);
  const pickupPoint = [point?.name, point?.address].filter(Boolean).join(comma);
  return <AddressLines address={pickupPoint ? { ...address, pickupPoint } : address} />;
}
