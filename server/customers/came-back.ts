import { sql } from 'kysely';

/** Whether everything in an order `o` came back, and nothing of it for an exchange: its buyer kept nothing. */
const keptNothing = sql<boolean>`(
  exists (select from order_returns r join order_return_lines l on l.return_id = r.id where r.order_id = o.id)
  and not exists (select from order_returns r where r.order_id = o.id and r.for_exchange) and not exists (
    select from order_items i where i.order_id = o.id and i.quantity > (
      select coalesce(sum(l.quantity), 0) from order_return_lines l join order_returns r on r.id = l.return_id
      where r.order_id = o.id and l.position = i.position
    )
  )
)`;

/** Whether the buyer of an order `o` kept and paid nothing. A buyer who got money back had accepted the parcel. */
const wasRefused = sql<boolean>`(${keptNothing} and not exists (
  select from order_returns r where r.order_id = o.id and r.refund_centimes > 0 and not r.is_deducted
))`;

/**
 * The delivery rate is, everywhere in the shop, `parcelWasKept` ÷ (`parcelWasKept` + `parcelCameBack`): of the parcels that
 * ended, those that their buyers accepted at least in part. Each tells it of a parcel `s` of an order `o`.
 */
export const parcelWasKept = sql<boolean>`(s.status = 'delivered' and not ${wasRefused})`;
export const parcelCameBack = sql<boolean>`(s.status = 'returned' or (s.status = 'delivered' and ${wasRefused}))`;

/**
 * Whether an order `o` was refused: its parcel came back, its buyer kept and paid nothing, or it was cancelled after it had
 * shipped, unless the courier lost it. It reads several tables for each order, so it is asked for few orders at once.
 */
export const cameBack = sql<boolean>`(
  ${wasRefused}
  or exists (select from shipments s where s.order_id = o.id and s.status = 'returned') or (
    o.status = 'Cancelled' and 'lost' is distinct from (
      select s.status from shipments s where s.order_id = o.id order by s.created_at desc, s.id limit 1
    ) and exists (
      select from audit_entries a
      where a.subject_id = o.id and a.action = 'order.status' and a.changes -> 'status' ->> 0 = 'Shipped'
    )
  )
)`;
