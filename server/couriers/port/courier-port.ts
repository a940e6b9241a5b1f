import type { EventStatus } from '../../../shared/couriers/parcel-terms.ts';
import type { Refusal } from '../../../shared/refusals/refusals.ts';
import type { CourierSecrets } from '../../platform/db/stored-json.ts';

/** A parcel as every courier needs it. Amounts are whole dinars, sizes grams. */
export type ParcelOrder = {
  reference: string;
  firstName: string;
  lastName: string;
  /** As it is dialed in Algeria, such as 0555123456. */
  phone: string;
  address: string;
  /** The wilaya of the address: of a commune in one that was founded in 2026, the older one, which every courier knows. */
  wilayaCode: number;
  wilaya: string;
  commune: string;
  /** The courier's own reference of the pickup point; undefined for a delivery to the door. */
  deskRef: string | undefined;
  isDesk: boolean;
  products: string;
  /** What the courier takes back from the buyer, as the parcel is an exchange; '' for an ordinary one. */
  takesBack: string;
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

/** An event with the tracking number of its parcel; blank for an event that could not be read. */
export type TrackedEvent = { tracking: string; event: CourierEvent };

/** A message that a courier sent by itself, as it arrived. */
export type WebhookMessage = { body: Buffer; header: (name: string) => string | undefined; now: Date };

/** A parcel that the courier has. `isHidden` means that its people do not see it yet. */
export type MadeParcel = { tracking: string; labelUrl?: string; isHidden?: boolean };

/** What a courier charges for a parcel to a wilaya, in dinars; null where it does not deliver. */
export type CourierFees = { home: number | null; desk: number | null; returned: number | null };

/** A place in the courier's own words. */
export type CourierPlace = {
  wilayaCode: number;
  ref: string;
  name: string;
  isDelivered: boolean;
  hasDesk: boolean;
};

export type CourierDesk = { ref: string; name: string; address: string; wilayaCode: number; commune: string };

/** The interface of a courier. Every call throws a CourierError if it did not succeed. */
export type CourierPort = {
  /** Makes one parcel. After an error that is not `refused`, the courier may have it. */
  create: (parcel: ParcelOrder) => Promise<MadeParcel>;
  /** The parcel with this reference, if the courier has it. */
  find: (reference: string) => Promise<MadeParcel | undefined>;
  /** Shows a hidden parcel to the courier's people. Undefined for a courier whose parcels are never hidden. */
  validate?: (tracking: string) => Promise<void>;
  cancel: (tracking: string) => Promise<void>;
  /** What happened to these parcels, of which there are at most `trackedAtOnce`. */
  track: (trackings: string[]) => Promise<TrackedEvent[]>;
  trackedAtOnce: number;
  /**
   * The events that a message tells, in any order; each that cannot be read has an unknown state and no parcel. Undefined for a
   * courier that sends none. Throws ApiError 403 (signature) and 400 (no message at all).
   */
  parseWebhook?: (message: WebhookMessage) => TrackedEvent[];
  fees?: (wilayas: { from: number; to: number }) => Promise<CourierFees>;
  places?: () => Promise<CourierPlace[]>;
  desks?: () => Promise<CourierDesk[]>;
};

/** What an adapter needs to reach its courier. */
export type Connection = {
  baseUrl: string;
  secrets: CourierSecrets;
  fromWilaya: string;
  /** Names the courier in the ids of events. */
  courierId: string;
  /** Whether the courier may be at a private address, without encryption. */
  mayBePrivate: boolean;
  /** Waits for the turn of a call. Throws CourierError `busy`. */
  takeTurn: () => Promise<void>;
  /** Notes that no call may be made for so many seconds. */
  pause: (seconds: number) => Promise<void>;
};

/**
 * `refused`: the courier says no, and asking again is pointless. `busy`: not now, nothing was done. `unreachable`: no
 * connection. `unsure`: there was no whole answer, so it may have been done.
 */
export class CourierError extends Error {
  kind: 'refused' | 'busy' | 'unreachable' | 'unsure';
  /** Null for the courier's own words. */
  readonly refusal: Refusal | null;

  constructor(kind: CourierError['kind'], why: Refusal | string) {
    super(typeof why === 'string' ? why : why.message);
    this.refusal = typeof why === 'string' ? null : why;
    this.kind = kind;
  }
}
