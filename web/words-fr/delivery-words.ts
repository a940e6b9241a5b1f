import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';
import type { deliveryWords as english, pledgeWords as englishPledge } from '../words/delivery-words.ts';
import { plural } from './formats.ts';

/** What pages say about the prices of the tariff. Prices and places come from it, never from here. */
export const deliveryWords: typeof english = {
  free: (places) => `Livraison gratuite à ${places}`,
  freeEverywhere: 'Livraison gratuite',
  costs: (price) => `Livraison à ${price}`,
  others: (price) => `${price} vers les autres wilayas`,
  othersFrom: (price) => `À partir de ${price} vers les autres wilayas`,
  from: (price) => `Livraison à partir de ${price}, selon votre wilaya`,
  unknown: 'Les frais de livraison dépendent de votre wilaya',
  express: 'Expédition express, dès que possible',
  placeOfProducts: (wilaya) => wilaya,
};

/** Words of the footer, which only the server writes. */
export const pledgeWords: typeof englishPledge = {
  title: (served) =>
    served === wilayaCount
      ? `Dans les ${served}\u00a0wilayas`
      : plural(served, {
          one: `Dans ${served}\u00a0wilaya`,
          many: `Dans ${served}\u00a0wilayas`,
          other: `Dans ${served}\u00a0wilayas`,
        }),
  free: (places) => `Livraison gratuite à ${places}.`,
  freeEverywhere: 'Livraison gratuite.',
  costs: (price) => `Livraison à ${price}.`,
  from: (price) => `Livraison à partir de ${price}.`,
  unknown: 'Le tarif dépend de votre wilaya.',
};
