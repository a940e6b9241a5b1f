import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { type CartItem, cartSubtotal, lineKey } from '../../../shared/orders/cart.ts';
import { OrderedItem } from '../../account/orders/order-parts.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { Figures, shippingFigure } from '../cart/figures.tsx';
import { useShipping } from '../cart/use-shipping.ts';
import type { AddressDraft } from './address-draft.ts';

const words = checkoutWords.summary;

/** The items and sums of the cart, as the browser computes them. Only the review step asks the shop for a quote. */
export function CheckoutSummary({ items, address }: { items: CartItem[]; address: AddressDraft }) {
  const subtotal = cartSubtotal(items);
  const { shipping } = useShipping(address, items);
  const total = toDinars(toCentimes(subtotal) + toCentimes(shipping ?? 0));
  return (
    <>
      <h2 className="mb-4 font-semibold text-lg">{words.title}</h2>
      <ul className="mb-5 max-h-80 space-y-4 overflow-y-auto border-line border-b pb-5">
        {items.map((item) => (
          <OrderedItem key={lineKey(item)} item={item} isCompact />
        ))}
      </ul>
      <Figures
        figures={[
          { label: cartWords.summary.subtotal, amount: subtotal },
          shipping === null
            ? shippingFigure(null, address.Wilaya ? undefined : words.shippingUnknown)
            : shippingFigure(shipping),
        ]}
        total={{
          label: cartWords.summary.total,
          amount: total,
          note: shipping === null ? words.withoutShipping : undefined,
        }}
      />
    </>
  );
}
