import { toDinars } from '../../shared/catalog/prices.ts';
import type { DeliveryPrices } from '../../shared/delivery/delivery.ts';
import { deliveryKinds, wilayaCode, wilayaOfCode } from '../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../shared/delivery/shipping-address.ts';
import type { Language } from '../../shared/values/languages.ts';
import { isFreeOn, motherOf, type Place, servedRate } from './find-delivery.ts';
import type { Tariff } from './read-tariff.ts';
import { nameIn } from './save-tariff.ts';

type Asked = { day: string; lang?: Language | undefined };

/**
 * The cart's estimate, the rule of free delivery and the price of each kind for each wilaya, in dinars, on a day
 * (YYYY-MM-DD). The estimate follows rule and prices, so that the cart does not contradict the checkout.
 */
export function tariffPrices(tariff: Tariff, { day, lang }: Asked): DeliveryPrices {
  const { terms } = tariff;
  const free = freeRule(tariff, day);
  const limit = estimatedLimit(terms, free);
  const varying = varyingWilayas(tariff);
  const priceOf = (code: number) => {
    const [home = null, desk = null] = pricesAt(tariff, { wilaya: code });
    return { home, desk, ...(varying.has(code) && { varies: true as const }) };
  };
  const prices = {
    wilayas: wilayas.map((wilaya) => ({ wilaya, ...priceOf(wilayaCode(wilaya) ?? 0) })),
    founded: [...tariff.wilayas.values()].flatMap((row) => {
      const wilaya = row.mother_code === null ? undefined : wilayaOfCode(row.mother_code);
      return wilaya ? [{ wilaya, name: row[nameIn(lang)], ...priceOf(row.code) }] : [];
    }),
  };
  const estimate = toDinars(terms.estimate_centimes);
  return {
    estimate: {
      price: isAmong(prices, estimate) ? estimate : null,
      freeAbove: limit === null ? null : toDinars(limit),
    },
    ...(free && { free }),
    ...prices,
  };
}

/** Above which sum the estimate is 0: by the rule. The first estimate has a limit of its own, until a tariff is saved. */
function estimatedLimit(terms: Tariff['terms'], free: DeliveryPrices['free']) {
  if (free?.kinds.includes('home')) return terms.free_above_centimes;
  return terms.changed_at === null ? terms.estimate_free_above_centimes : null;
}

/** Whether deliveries to the door cost from this little to this much. */
function isAmong({ wilayas, founded }: Pick<DeliveryPrices, 'wilayas' | 'founded'>, price: number) {
  const homes = [...wilayas, ...founded].flatMap(({ home }) => home ?? []);
  return Math.min(...homes) <= price && price <= Math.max(...homes);
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

/** The wilayas with communes that have other prices, of their own or of a wilaya founded since. */
function varyingWilayas(tariff: Tariff) {
  const usual = new Map(
    [...tariff.wilayas.keys()].map((wilaya) => [wilaya, String(pricesAt(tariff, { wilaya }))]),
  );
  const varying = [...tariff.communes.values()].flatMap(({ id, wilaya_code }) => {
    const own = String(pricesAt(tariff, { wilaya: wilaya_code, commune: id }));
    return [wilaya_code, motherOf(tariff, wilaya_code)].filter((wilaya) => usual.get(wilaya) !== own);
  });
  return new Set(varying);
}
