import { toDinars } from '../../shared/catalog/prices.ts';
import type { DeliveryPrices } from '../../shared/delivery/delivery.ts';
import { deliveryKinds, wilayaCode } from '../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../shared/delivery/shipping-address.ts';
import { motherOf, type Place, servedRate } from './find-delivery.ts';
import type { Tariff } from './read-tariff.ts';

/** The cart's estimate and the price of each kind for each wilaya of the address, in dinars. */
export function tariffPrices(tariff: Tariff): DeliveryPrices {
  const { terms } = tariff;
  const limit = terms.estimate_free_above_centimes;
  const varying = varyingWilayas(tariff);
  return {
    estimate: {
      price: toDinars(terms.estimate_centimes),
      freeAbove: limit === null ? null : toDinars(limit),
    },
    wilayas: wilayas.map((wilaya) => {
      const code = wilayaCode(wilaya) ?? 0;
      const [home = null, desk = null] = pricesAt(tariff, { wilaya: code });
      return { wilaya, home, desk, ...(varying.has(code) && { varies: true as const }) };
    }),
  };
}

function pricesAt(tariff: Tariff, place: Place) {
  return deliveryKinds.map((kind) => {
    const rate = servedRate(tariff, kind, place);
    return rate ? toDinars(rate.price_centimes) : null;
  });
}

/** The wilayas of the address with communes that have other prices, of their own or of a wilaya founded since. */
function varyingWilayas(tariff: Tariff) {
  const communes = [...tariff.communes.values()].map(({ id, wilaya_code }) => {
    const wilaya = motherOf(tariff, wilaya_code);
    const usual = String(pricesAt(tariff, { wilaya }));
    return { wilaya, isOther: String(pricesAt(tariff, { wilaya, commune: id })) !== usual };
  });
  return new Set(communes.filter(({ isOther }) => isOther).map(({ wilaya }) => wilaya));
}
