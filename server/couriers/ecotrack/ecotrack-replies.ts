import * as z from 'zod/mini';
import type { EventStatus } from '../../../shared/couriers/parcel-terms.ts';
import { withoutAccents } from '../../../shared/values/text.ts';
import { readableRows } from '../port/read-courier-json.ts';

/** What Ecotrack answers, as far as the shop reads it. Two public clients agree on these names. */
export const created = z.object({
  success: z.boolean(),
  tracking: z.nullish(z.string()),
  message: z.nullish(z.string()),
});

export const validated = z.object({ success: z.boolean(), message: z.nullish(z.string()) });

export const listed = z.object({
  data: z.array(z.object({ tracking: z.string(), reference: z.nullish(z.string()) })),
});

const activity = z.object({
  date: z.string(),
  time: z.nullish(z.string()),
  status: z.string(),
  reason: z.nullish(z.string()),
  station: z.nullish(z.string()),
});

export const tracked = z.record(
  z.string(),
  z.catch(z.object({ activity: readableRows(activity) }), { activity: [] }),
);

/** The states of the system, without accents and in lower case. Its documentation is not public, so the list has gaps. */
const statuses: Record<string, EventStatus> = {
  order_information_received_by_carrier: 'created',
  en_preparation: 'created',
  prete_a_expedier: 'pending_pickup',
  picked: 'picked_up',
  accepted_by_carrier: 'picked_up',
  vers_hub: 'in_transit',
  vers_wilaya: 'in_transit',
  en_hub: 'at_hub',
  dispatched_to_driver: 'out_for_delivery',
  en_livraison: 'out_for_delivery',
  attempt_delivery: 'delivery_attempted',
  suspendu: 'on_hold',
  livred: 'delivered',
  encaissed: 'delivered',
  payed: 'delivered',
  return_asked: 'return_in_transit',
  return_in_transit: 'return_in_transit',
  return_received: 'returned',
  retour_recu: 'returned',
  annule: 'cancelled',
};

/** The state for the words of Ecotrack. Words that are not in the table are `unknown`. */
export function ecotrackStatus(words: string): EventStatus {
  const plain = withoutAccents(words)
    .trim()
    .replaceAll(/[\s-]+/g, '_');
  return Object.hasOwn(statuses, plain) ? (statuses[plain] ?? 'unknown') : 'unknown';
}
