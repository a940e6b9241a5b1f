import { sql } from 'kysely';

/**
 * Whether an order `o` was refused: units or its parcel came back, or it was cancelled after it had shipped. It reads
 * several tables for each order, so it is asked for few orders at once.
 */
export const cameBack = sql<boolean>`(
  exists (select from order_returns r where r.order_id = o.id)
  or exists (select from shipments s where s.order_id = o.id and s.status = 'returned') or (
    o.status = 'Cancelled' and exists (
      select from audit_entries a
      where a.subject_id = o.id and a.action = 'order.status' and a.changes -> 'status' ->> 0 = 'Shipped'
    )
  )
)`;
