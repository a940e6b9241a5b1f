import { deliveryKinds, wilayaCode } from '../../shared/delivery/delivery-price.ts';
import type { Destination } from '../../shared/delivery/shipping-address.ts';
import { freeAbove } from '../delivery/find-delivery.ts';
import type { Tariff } from '../delivery/read-tariff.ts';
import { isForPlace, type Offer } from './discount-lines.ts';

type Load = {
  tariff: Tariff;
  address: Destination | undefined;
  day: string;
  automatic: Offer[];
  itemsCentimes: number;
};

/**
 * The sum of items that is missing for free delivery, by an offer or by the tariff; 0 if they are enough, undefined if nothing
 * does. Without an address only what holds for every one counts.
 */
export function missingForFreeDelivery({ itemsCentimes, ...going }: Load) {
  const leastOfOffers = going.automatic
    .filter((offer) => offer.kind === 'delivery' && isForPlace(offer, wilayaOf(going)))
    .map(({ minCentimes }) => minCentimes);
  const limit = limitOfTariff(going);
  const sums = limit === null ? leastOfOffers : [...leastOfOffers, sumAbove(limit, itemsCentimes)];
  const missing = Math.min(...sums) - itemsCentimes;
  return Number.isFinite(missing) ? Math.max(0, missing) : undefined;
}

/** The least sum above the limit of the tariff, in whole dinars like most prices. */
function sumAbove(limitCentimes: number, itemsCentimes: number) {
  return itemsCentimes > limitCentimes ? itemsCentimes : 100 * (Math.floor(limitCentimes / 100) + 1);
}

function wilayaOf({ address }: Pick<Load, 'address'>) {
  return address && wilayaCode(address.Wilaya);
}

function limitOfTariff({ tariff, address, day }: Pick<Load, 'tariff' | 'address' | 'day'>) {
  const wilaya = wilayaOf({ address });
  if (wilaya !== undefined) return freeAbove(tariff, { kind: address?.deliveryKind ?? 'home', wilaya, day });
  if (!tariff.terms.free_above_is_on) return null;
  const { free_above_kinds: kinds, free_above_except: except } = tariff.terms;
  const isForAll = deliveryKinds.every((kind) => kinds.includes(kind)) && except.length === 0;
  return isForAll ? freeAbove(tariff, { kind: 'home', wilaya: 0, day }) : null;
}
