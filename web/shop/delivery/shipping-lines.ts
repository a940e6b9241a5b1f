import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { deliveryWords as words } from '../../words/delivery-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';

export type Shipping = PublicSettings['shipping'];

type NameOf = (wilaya: string) => string;

/** A sentence names at most this many wilayas. */
const mostNamed = 3;

/** The wilayas where delivery is free, if they are few enough for a sentence; otherwise blank. */
export function freePlaces({ free }: Shipping, nameOf: NameOf = (wilaya) => wilaya) {
  return free.length <= mostNamed ? free.map(nameOf).join(comma) : '';
}

/** A price of the tariff inside a sentence: without decimals if it is whole. */
export function shortPrice(dinars: number) {
  return formatPrice(dinars).replace(/[.,]00/, '');
}

/** Where delivery is free and what it costs elsewhere, by the tariff. Either may be blank. */
export function shippingLines(shipping: Shipping | undefined, nameOf?: NameOf): [string, string] {
  if (!shipping) return ['', words.unknown];
  const { free, others, from } = shipping;
  const places = freePlaces(shipping, nameOf);
  const freely = places && words.free(places);
  if (from === null) return free.length > 0 ? [freely || words.freeEverywhere, ''] : ['', words.unknown];
  if (places)
    return [freely, others === null ? words.othersFrom(shortPrice(from)) : words.others(shortPrice(others))];
  return [
    '',
    others === null || free.length > 0 ? words.from(shortPrice(from)) : words.costs(shortPrice(others)),
  ];
}

/**
 * The lines of the product page: free deliveries, the price of others, and express. The texts of the settings come first,
 * and a line may be blank.
 */
export function deliveryLines(settings: PublicSettings | undefined) {
  const { alger, elsewhere, express } = settings?.delivery ?? {};
  const [free, others] = shippingLines(settings?.shipping, words.placeOfProducts);
  return [alger || free, elsewhere || others, express || words.express];
}

/** The same and express delivery, as sentences. */
export function shippingSummary(shipping: Shipping | undefined) {
  const prices = shippingLines(shipping).filter(Boolean).join(comma);
  return `${prices}. ${words.express}.`;
}
