import { useEffect, useState } from 'react';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { type DeliveryKind, deliveryPrice, wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { type CartItem, cartSubtotal } from '../../../shared/orders/cart.ts';
import { call } from '../../call.ts';
import { useCartWeight } from './use-cart-weight.ts';

type Place = {
  Wilaya: string;
  communeId?: number | undefined;
  deliveryKind?: DeliveryKind | undefined;
};

type Shipping = {
  /** The ways of delivery to the place; null until they are known. */
  options: DeliveryOption[] | null;
  /** The chosen way, otherwise the first. */
  option: DeliveryOption | undefined;
  /** In dinars; null until it is known. */
  shipping: number | null;
  /** By the tariff, or 0 if an offer makes the delivery free. */
  priceOf: (option: DeliveryOption) => number;
  /** Says whether an offer does; the sums know it from the quote. */
  setFree: (isFree: boolean) => void;
};

/** What delivery of these items to a place costs by the shop's tariff. */
export function useShipping({ Wilaya, communeId, deliveryKind }: Place, items: CartItem[]): Shipping {
  const wilaya = wilayaCode(Wilaya);
  const key = wilaya === undefined ? null : JSON.stringify({ wilaya, commune: communeId });
  const [isFree, setFree] = useState(false);
  const [answer, setAnswer] = useState<{ key: string; options: DeliveryOption[] } | null>(null);

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    call('GET /delivery/options', { query: JSON.parse(key) }, { signal: controller.signal }).then(
      (options) => !controller.signal.aborted && setAnswer({ key, options }),
      // Without an answer the price stays unknown here. The order's quote tells it, or says why not.
      () => undefined,
    );
    return () => controller.abort();
  }, [key]);

  // The options of another commune of the wilaya stay until the new ones are known, so that the sums do not flicker.
  const isNear = key !== null && answer !== null && JSON.parse(answer.key).wilaya === wilaya;
  const options = isNear ? answer.options : null;
  const option = options?.find(({ kind }) => kind === deliveryKind) ?? options?.[0];
  const grams = useCartWeight(items, options?.some(({ weightSteps }) => weightSteps.length > 0) ?? false);
  const load = { items: cartSubtotal(items), grams };
  const byTariff = (option: DeliveryOption) => deliveryPrice(option, load);
  return {
    ...{ options, option, setFree },
    shipping: option ? byTariff(option) : null,
    priceOf: (option) => (isFree ? 0 : byTariff(option)),
  };
}
