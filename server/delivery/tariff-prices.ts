import { toDinars } from '../../shared/catalog/prices.ts';
import type { DeliveryPrices } from '../../shared/delivery/delivery.ts';
import { deliveryKinds, wilayaCode } from '../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../shared/delivery/shipping-address.ts';
import { servedRate } from './find-delivery.ts';
import type { Tariff } from './read-tariff.ts';

/** The cart's estimate and the price of each kind for each wilaya of the address, in dinars. */
export function tariffPrices(tariff: Tariff): DeliveryPrices {
  const { terms } = tariff;
  const limit = terms.estimate_free_above_centimes;
  return {
    estimate: {
      price: toDinars(terms.estimate_centimes),
      freeAbove: limit === null ? null : toDinars(limit),
    },
    wilayas: wilayas.map((wilaya) => {
      const place = { wilaya: wilayaCode(wilaya) ?? 0 };
      const [home = null, desk = null] = deliveryKinds.map((kind) => {
        const rate = servedRate(tariff, kind, place);
        return rate ? toDinars(rate.price_centimes) : null;
      });
      return { wilaya, home, desk };
    }),
  };
}
