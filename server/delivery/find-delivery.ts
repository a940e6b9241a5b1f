import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import {
  type DeliveryKind,
  deliveryKinds,
  deliveryPrice,
  wilayaCode,
} from '../../shared/delivery/delivery-price.ts';
import type { QuotedDestination, ShippingAddress } from '../../shared/delivery/shipping-address.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { type Rate, rateKey, type Tariff } from './read-tariff.ts';

/** A wilaya by its official code, and one of its communes. */
export type Place = { wilaya: number; commune?: number | undefined };

type Commune = NonNullable<ReturnType<Tariff['communes']['get']>>;
type Point = Tariff['points'][number];
type ServedRate = Rate & { price_centimes: number };

/** How an order is delivered: to the door or to a pickup point, where, and by which rate. */
export type Delivery = {
  kind: DeliveryKind;
  /** The code of the wilaya that the address names. */
  wilaya: number;
  commune: Commune | undefined;
  point: Point | undefined;
  rate: ServedRate;
  costCentimes: number | null;
};

/**
 * How an order to this address is delivered, or the refusal: 400 for places that do not belong together, 409 where the
 * shop does not deliver.
 */
export function findDelivery(tariff: Tariff, address: QuotedDestination): Delivery | ApiError {
  const { communeId, deliveryKind: kind = 'home', pickupPointId, mayLackPoint } = address;
  const wilaya = wilayaCode(address.Wilaya);
  if (wilaya === undefined) return invalidField('shippingAddress.Wilaya', refusal('wilaya-required'));
  const commune = communeId === undefined ? undefined : tariff.communes.get(communeId);
  if (communeId !== undefined && !commune) {
    return invalidField('shippingAddress.communeId', refusal('commune-unknown'));
  }
  if (commune && !isWithin(tariff, commune, wilaya)) {
    return invalidField('shippingAddress.communeId', refusal('commune-elsewhere'));
  }
  const place = { wilaya, commune: communeId };
  const rate = servedRate(tariff, kind, place);
  if (!rate) return notServed(tariff, kind, place);
  const points = kind === 'desk' ? pointsFor(tariff, place) : [];
  const point = points.find(({ id }) => id === pickupPointId);
  if (pickupPointId !== undefined && !point) {
    return invalidField('shippingAddress.pickupPointId', refusal('pickup-point-elsewhere'));
  }
  if (points.length > 0 && !point && !mayLackPoint) {
    return invalidField('shippingAddress.pickupPointId', refusal('pickup-point-required'));
  }
  return { kind, wilaya, commune, point, rate, costCentimes: rate.cost_centimes };
}

/** `instanceof` would do, but a value that may be an error reads better with a name. */
export function isRefused(delivery: Delivery | ApiError): delivery is ApiError {
  return delivery instanceof ApiError;
}

/** `day` is the day of the order, YYYY-MM-DD. */
type Load = { itemsCentimes: number; grams: number; day: string };

/** What the buyer pays for the delivery of this load, in centimes. */
export function priceOfDelivery(tariff: Tariff, { kind, wilaya, rate }: Delivery, load: Load) {
  const charge = {
    price: rate.price_centimes,
    freeAbove: freeAbove(tariff, { kind, wilaya, day: load.day }),
    weightSteps: tariff.terms.weight_steps,
  };
  return deliveryPrice(charge, { items: load.itemsCentimes, grams: load.grams });
}

type FreeDelivery = { kind: DeliveryKind; wilaya: number; day: string };

/** The sum of the items in centimes above which delivery is free, or null. */
export function freeAbove({ terms }: Tariff, { kind, wilaya, day }: FreeDelivery) {
  const isFree =
    isFreeOn(terms, day) &&
    terms.free_above_kinds.includes(kind) &&
    !terms.free_above_except.includes(wilaya);
  return isFree ? terms.free_above_centimes : null;
}

/** Whether the rule of free delivery runs on a day. */
export function isFreeOn(
  { free_above_is_on, free_above_from, free_above_until }: Tariff['terms'],
  day: string,
) {
  return free_above_is_on && (free_above_from ?? day) <= day && day <= (free_above_until ?? day);
}

/** The rate of the commune, otherwise of its wilaya, otherwise of the wilaya from which that was founded. */
export function servedRate(tariff: Tariff, kind: DeliveryKind, { wilaya, commune }: Place) {
  const own = commune === undefined ? undefined : tariff.communes.get(commune);
  const code = own?.wilaya_code ?? wilaya;
  const rate =
    (own && tariff.rates.get(rateKey(kind, { commune: own.id }))) ??
    tariff.rates.get(rateKey(kind, { wilaya: code })) ??
    tariff.rates.get(rateKey(kind, { wilaya: motherOf(tariff, code) }));
  return isServed(rate) ? rate : undefined;
}

function isServed(rate: Rate | undefined): rate is ServedRate {
  return rate !== undefined && rate.price_centimes !== null;
}

/**
 * The pickup points of the commune; those of its whole wilaya if it has none, or if no commune is chosen. A point without an
 * address has at least its commune.
 */
export function pointsFor(tariff: Tariff, place: Place): Point[] {
  return nearestPoints(tariff, place).map((point) => ({
    ...point,
    address: point.address || (tariff.communes.get(point.commune_id)?.name_fr ?? ''),
  }));
}

function nearestPoints(tariff: Tariff, { wilaya, commune }: Place): Point[] {
  const near = tariff.points.filter((point) => point.commune_id === commune);
  if (near.length > 0) return near;
  const mother = motherOf(tariff, wilaya);
  return tariff.points.filter(({ commune_id }) => {
    const place = tariff.communes.get(commune_id);
    return place !== undefined && motherOf(tariff, place.wilaya_code) === mother;
  });
}

/** Whether a commune is in the wilaya, as it is today or as it was before the new ones were founded. */
export function isWithin(tariff: Tariff, { wilaya_code }: Commune, wilaya: number) {
  return wilaya_code === wilaya || motherOf(tariff, wilaya_code) === wilaya;
}

/** The wilaya of addresses that contains this one; itself, unless it is new. */
export function motherOf({ wilayas }: Tariff, code: number) {
  return wilayas.get(code)?.mother_code ?? code;
}

/** The key of a rate of the contract. */
export function rateKeyOf({ kind, wilaya, commune }: RatedPlace) {
  return rateKey(kind, commune === null ? { wilaya } : { commune });
}

type RatedPlace = { kind: DeliveryKind; wilaya: number; commune: number | null };

/** The pickup point as the order keeps it. */
export function pointText({ name, address }: Pick<Point, 'name' | 'address'>) {
  return address ? `${name}, ${address}` : name;
}

function notServed(tariff: Tariff, kind: DeliveryKind, place: Place) {
  const [other] = deliveryKinds.filter((other) => other !== kind && servedRate(tariff, other, place));
  if (other) {
    return refused('deliveryKind', refusal(other === 'desk' ? 'no-home-delivery' : 'no-pickup-delivery'));
  }
  if (place.commune === undefined || !servesWilaya(tariff, place.wilaya)) {
    return refused('Wilaya', refusal('wilaya-not-served'));
  }
  return refused('communeId', refusal('commune-not-served'));
}

function servesWilaya(tariff: Tariff, wilaya: number) {
  return deliveryKinds.some((kind) => servedRate(tariff, kind, { wilaya }));
}

function refused(part: keyof ShippingAddress, why: Refusal) {
  return new ApiError(409, why, { refused: { [`shippingAddress.${part}`]: why } });
}
