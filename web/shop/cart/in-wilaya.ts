import type { StoredAddress } from '../../session/local-entries.ts';

/**
 * What changes with another wilaya: a commune of the last one, with its postal code, is not there, and no point of pickup
 * is. A typed city that is no commune stays.
 */
export function inWilaya({ communeId }: StoredAddress, Wilaya: string): Partial<StoredAddress> {
  const place = { Wilaya, communeId: undefined, pickupPointId: undefined };
  return communeId === undefined ? place : { ...place, city: '', postalCode: '' };
}
