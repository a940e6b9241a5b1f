import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';
import { plural } from './formats.ts';

/** What pages say about the prices of the tariff. Prices and places come from it, never from here. */
export const deliveryWords = {
  free: (places: string) => `Free shipping to ${places}`,
  freeEverywhere: 'Free shipping',
  costs: (price: string) => `Shipping for ${price}`,
  others: (price: string) => `${price} to other wilayas`,
  othersFrom: (price: string) => `From ${price} to other wilayas`,
  from: (price: string) => `Shipping from ${price}, depending on your wilaya`,
  unknown: 'Shipping depends on your wilaya',
  express: 'Express delivery as soon as possible',
  /** The product page calls Alger by its English name (requirements: Product page). */
  placeOfProducts: (wilaya: string) => (wilaya === 'Alger' ? 'Algiers' : wilaya),
};

/** Words of the footer, which only the server writes. */
export const pledgeWords = {
  title: (served: number) =>
    served === wilayaCount
      ? `All ${served} wilayas`
      : plural(served, { one: '1 wilaya', other: `${served} wilayas` }),
  free: (places: string) => `Free shipping to ${places}.`,
  freeEverywhere: 'Free shipping.',
  costs: (price: string) => `Shipping for ${price}.`,
  from: (price: string) => `Shipping from ${price}.`,
  unknown: 'Shipping depends on your wilaya.',
};
