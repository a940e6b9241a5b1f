import type { DeliveryKind } from '../../../shared/delivery/delivery-price.ts';
import { staffAddress } from '../../../shared/delivery/shipping-address.ts';
import { checkValues, type FieldErrors } from '../../ui/forms/check-values.ts';
import { cityName } from '../../words/wilaya-names.ts';

/** What the staff types of an address. */
export type OrderAddress = Record<
  'fullName' | 'street' | 'city' | 'Wilaya' | 'postalCode' | 'phone',
  string
> & {
  communeId: number | undefined;
  deliveryKind: DeliveryKind;
  pickupPointId: string | undefined;
};

/** A commune and a pickup point do not belong to another wilaya or a city that is typed. */
export const elsewhere = { communeId: undefined, pickupPointId: undefined };

type Kept = { city: string; cityArabic?: string | undefined; communeId?: number | undefined };

/** A stored address as its reader calls a chosen commune; the server stores the name that it has always. */
export function asRead<Address extends Kept>({ cityArabic, ...address }: Address) {
  const { city, communeId } = address;
  return { ...address, city: communeId === undefined ? city : cityName({ city, cityArabic }) };
}

/** What choosing a commune fills in. */
export function inCommune(
  commune: { id: number; name: string; postalCode: string } | undefined,
): Partial<OrderAddress> {
  if (!commune) return elsewhere;
  return {
    ...elsewhere,
    communeId: commune.id,
    city: commune.name,
    ...(commune.postalCode && { postalCode: commune.postalCode }),
  };
}

/** The parts that decide about the price of delivery; null until there is a wilaya. */
export function destinationOf({ Wilaya, communeId, deliveryKind, pickupPointId }: OrderAddress) {
  if (Wilaya === '') return null;
  return { Wilaya, communeId, deliveryKind, pickupPointId } as never;
}

/** The address as the API takes it, or an error for each wrong part. */
export function checkAddress(address: OrderAddress & { email?: string }, alsoWrong: FieldErrors) {
  return checkValues(staffAddress, address, alsoWrong);
}
