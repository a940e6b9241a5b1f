import { toDinars } from '../../shared/catalog/prices.ts';
import type { DeliveryPrices } from '../../shared/delivery/delivery.ts';
import { deliveryKinds, wilayaCode } from '../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../shared/delivery/shipping-address.ts';
import { isFreeOn, motherOf, type Place, servedRate } from './find-delivery.ts';
import type { Tariff } from './read-tariff.ts';

/**
 * The cart's estimate, the rule of free delivery and the price of each kind for each wilaya of the address, in dinars, on a day
 * (YYYY-MM-DD). The estimate follows the rule, so that the cart does not contradict the checkout.
 */
export function tariffPrices(tariff: Tariff, day: string): DeliveryPrices {
  const { terms } = tariff;
  const free = freeRule(tariff, day);
  const limit = free?.kinds.includes('home') ? terms.free_above_centimes : terms.estimate_free_above_centimes;
  const varying = varyingWilayas(tariff);
  return {
    estimate: {
      price: toDinars(terms.estimate_centimes),
      freeAbove: limit === null ? null : toDinars(limit),
    },
    ...(free && { free }),
    wilayas: wilayas.map((wilaya) => {
      const code = wilayaCode(wilaya) ?? 0;
      const [home = null, desk = null] = pricesAt(tariff, { wilaya: code });
      return { wilaya, home, desk, ...(varying.has(code) && { varies: true as const }) };
    }),
  };
}

function freeRule({ terms }: Tariff, day: string): DeliveryPrices['free'] {
  if (!isFreeOn(terms, day)) return undefined;
  return {
    above: toDinars(terms.free_above_centimes),
    kinds: deliveryKinds.filter((kind) => terms.free_above_kinds.includes(kind)),
    except: wilayas.filter((wilaya) => terms.free_above_except.includes(wilayaCode(wilaya) ?? 0)),
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
