import type { deliveryWords as english, pledgeWords as englishPledge } from '../words/delivery-words.ts';
import { counted } from './formats.ts';

/** What pages say about the prices of the tariff. Prices and places come from it, never from here. */
export const deliveryWords: typeof english = {
  free: (places) => `توصيل مجاني إلى ${places}`,
  freeEverywhere: 'توصيل مجاني',
  costs: (price) => `التوصيل بسعر ${price}`,
  others: (price) => `${price} إلى باقي الولايات`,
  othersFrom: (price) => `ابتداءً من ${price} إلى باقي الولايات`,
  from: (price) => `التوصيل ابتداءً من ${price}، حسب ولايتك`,
  unknown: 'سعر التوصيل يتحدد حسب ولايتك',
  express: 'توصيل في أقرب وقت ممكن',
  placeOfProducts: (wilaya) => wilaya,
};

const servedWilayas = ['ولاية واحدة', 'ولايتان', 'ولايات', 'ولاية', 'ولاية'] as const;

/** Words of the footer, which only the server writes. */
export const pledgeWords: typeof englishPledge = {
  title: (served) => counted(served, servedWilayas, 'التوصيل'),
  free: (places) => `التوصيل مجاني في ${places}.`,
  freeEverywhere: 'التوصيل مجاني.',
  costs: (price) => `التوصيل بسعر ${price}.`,
  from: (price) => `التوصيل ابتداءً من ${price}.`,
  unknown: 'السعر يتحدد حسب ولايتك.',
};
