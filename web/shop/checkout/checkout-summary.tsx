import { type CartItem, cartTotals, lineKey } from '../../../shared/cart.ts';
import { toCentimes, toDinars } from '../../../shared/prices.ts';
import { orderShipping } from '../../../shared/shipping.ts';
import { OrderedItem } from '../../account/orders/order-parts.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { Figures, shippingFigure } from '../cart/figures.tsx';

const words = checkoutWords.summary;

/** The items and sums of the cart, as the browser computes them. Only the review step asks the shop for a quote. */
export function CheckoutSummary({ items, wilaya }: { items: CartItem[]; wilaya: string }) {
  const { subtotal } = cartTotals(items);
  const shipping = wilaya ? orderShipping(wilaya) : null;
  const total = toDinars(toCentimes(subtotal) + (shipping ?? 0));
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
            ? shippingFigure(null, words.shippingUnknown)
            : shippingFigure(toDinars(shipping)),
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
