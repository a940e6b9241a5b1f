import type { EventStatus } from '../../shared/couriers.ts';

/** A parcel as every courier needs it. Amounts are whole dinars, sizes grams. */
export type ParcelOrder = {
  reference: string;
  firstName: string;
  lastName: string;
  /** As it is dialled in Algeria, such as 0555123456. */
  phone: string;
  address: string;
  wilayaCode: number;
  wilaya: string;
  /** The older wilaya of one that was founded in 2026, for couriers that do not know the new one. */
  motherCode: number;
  mother: string;
  commune: string;
  /** The courier's own reference of the pickup point; undefined for a delivery to the door. */
  deskRef: string | undefined;
  isDesk: boolean;
  products: string;
  collected: number;
  declaredValue: number;
  grams: number | undefined;
  note: string;
};

/** Something that happened to a parcel. Events may come twice and in any order. */
export type CourierEvent = {
  /** The same each time the courier tells of it. */
  externalId: string;
  at: Date;
  status: EventStatus;
  /** In the courier's own words. */
  raw: string;
  reason?: string;
  place?: string;
};
