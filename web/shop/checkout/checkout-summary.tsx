import { type CartItem, lineKey } from '../../../shared/orders/cart.ts';
import { OrderedItem } from '../../account/orders/order-parts.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { LiveSums } from '../cart/live-sums.tsx';
import { useShipping } from '../cart/use-shipping.ts';
import type { AddressDraft } from './address-draft.ts';

const words = checkoutWords.summary;

type Props = { items: CartItem[]; address: AddressDraft; onFree?: (isFree: boolean) => void };

/** The items and sums of the cart. `onFree` as in `LiveSums`. */
export function CheckoutSummary({ items, address, onFree }: Props) {
  const { option, shipping } = useShipping(address, items);
  const isUnknown = shipping === null;
  return (
    <>
      <h2 className="mb-4 font-semibold text-lg">{words.title}</h2>
      <ul className="mb-5 max-h-80 space-y-4 overflow-y-auto border-line border-b pb-5">
        {items.map((item) => (
          <OrderedItem key={lineKey(item)} item={item} isCompact />
        ))}
      </ul>
      <LiveSums
        {...{ items, address, option, shipping, onFree }}
        notes={{
          shipping: isUnknown && !address.Wilaya ? words.shippingUnknown : undefined,
          total: isUnknown ? words.withoutShipping : undefined,
        }}
      />
    </>
  );
}
