import { wilayaCount } from '../../../shared/delivery/wilaya-count.ts';
import { freePlaces, type Shipping, shortPrice } from '../../shop/delivery/shipping-lines.ts';
import { pledgeWords as words } from '../../words/delivery-words.ts';

/** What the footer says about delivery: to how many wilayas, and at what price by the tariff. */
export function deliveryPledge(shipping: Shipping | undefined) {
  return {
    title: words.title(shipping?.served ?? wilayaCount),
    text: shipping ? priceText(shipping) : words.unknown,
  };
}

function priceText(shipping: Shipping) {
  const { free, others, from } = shipping;
  const places = freePlaces(shipping);
  if (places) return words.free(places);
  if (from === null) return free.length > 0 ? words.freeEverywhere : words.unknown;
  return others === null || free.length > 0 ? words.from(shortPrice(from)) : words.costs(shortPrice(others));
}
