import { useEffect, useState } from 'react';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { call, inPageLanguage } from '../../call.ts';
import { discountCodeEntry, type noAddress } from '../../session/local-entries.ts';

const typingPauseMs = 250;

export type Going = {
  items: CartItem[];
  address: Pick<typeof noAddress, 'Wilaya' | 'communeId' | 'pickupPointId' | 'phone'>;
  /** The way of delivery, once it is known. */
  option: DeliveryOption | undefined;
};

/**
 * What the shop says about an order that is still being chosen: its offers, and what is missing for free delivery. The last
 * answer stays until the next arrives; null without one, because the browser can add up the order itself.
 */
export function useLiveQuote({ items, address, option }: Going): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null);
  const discountCode = discountCodeEntry.use();
  const text = JSON.stringify({
    orderItems: items.map(({ productId, quantity, size }) => ({ productId, quantity, size })),
    ...(discountCode && { discountCode }),
    ...(option && { shippingAddress: { ...placeOf(address, option), phone: address.phone } }),
  });

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const input = { query: inPageLanguage, body: JSON.parse(text) };
      call('POST /orders/quote', input, controller).then(
        (quote) => controller.signal.aborted || setQuote(quote),
        () => controller.signal.aborted || setQuote(null),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  return quote;
}

/** Until a pickup point is chosen any of them will do, because they cost the same. */
function placeOf({ Wilaya, communeId, pickupPointId }: Going['address'], { kind, points }: DeliveryOption) {
  const point = points?.find(({ _id }) => _id === pickupPointId) ?? points?.[0];
  return { Wilaya, communeId, deliveryKind: kind, pickupPointId: point?._id };
}
