import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { foundIds } from '../contract/found-ids.ts';
import { messageOf, reasonFields } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { maxParcelsAtOnce, parcelFilter } from './parcels.ts';

/** The states that somebody tells of several parcels at once: handed over, delivered, returned. */
export const toldStatuses = ['in_transit', 'delivered', 'returned'] as const;

const several = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, messageOf('parcels-required')),
      z.maxLength(maxParcelsAtOnce, messageOf('too-many-parcels', { max: maxParcelsAtOnce })),
    ),
  status: z.enum(toldStatuses, messageOf('status-unknown')),
  /** Refuses the parcels that do not match it any more. */
  filter: z.optional(z.object(parcelFilter, messageOf('filter-not-object'))),
});

/** A refused parcel does not keep the others from it. */
const severalTold = z.object({
  done: z.array(id),
  refused: z.array(z.object({ _id: id, ...reasonFields })),
});

export type ToldParcels = z.infer<typeof severalTold>;

export const toldParcelApi = {
  /** The parcels of the whole list, with the orders of the found ones. */
  ids: endpoint('GET', '/parcels/ids', {
    access: 'orders.pack',
    query: z.object(parcelFilter),
    reply: z.extend(foundIds, { orderIds: z.array(id) }),
  }),
  /** What somebody learned about several parcels under way whose couriers have no interface. Their orders follow. */
  setStatuses: endpoint('PUT', '/parcels/status', {
    access: 'orders.pack',
    body: several,
    reply: severalTold,
  }),
};
