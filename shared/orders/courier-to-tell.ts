import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';
import { addressParts } from './history-entry.ts';

/** What the courier of a parcel does not know yet of the corrections of its order (requirements: Changing an order). */
const courierToTell = z.object({
  courier: z.string(),
  reference: z.string(),
  /** What it has to collect, in dinars, and before the corrections if that was another sum. */
  collected: z.number(),
  collectedBefore: z.optional(z.number()),
  /** The parts of the address that were changed. */
  address: z.array(z.enum(addressParts)),
  /** When the newest of the corrections was made. */
  at: z.iso.datetime(),
});

export type CourierToTell = z.infer<typeof courierToTell>;

export const courierToTellApi = {
  /** Null if the courier knows everything. */
  read: endpoint('GET', '/orders/:id/courier-to-tell', {
    access: 'orders.pack',
    params: idParams,
    reply: z.object({ toTell: z.nullable(courierToTell) }),
  }),
  /** Notes that somebody has told the courier, up to the correction made `at`. 409 if there is nothing or more to tell. */
  tell: endpoint('POST', '/orders/:id/courier-told', {
    access: 'orders.pack',
    params: idParams,
    body: z.object({ at: z.iso.datetime(messageOf('invalid-input')) }),
    reply: z.object({ toTell: z.null() }),
  }),
};
