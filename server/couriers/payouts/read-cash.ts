import { sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { isOwed, owedForParcel } from '../../orders/parcels/owed-by-courier.ts';
import type { Db } from '../../platform/db/connection.ts';

/**
 * What lines of payouts brought beyond what was to come for them, by courier, as `compareLine` counts it. Withdrawn lines and
 * accepted differences do not count.
 */
export async function readOverpaid(db: Db) {
  const { rows } = await sql<{ _id: string; name: string; overpaid: number }>`
    with beyond as (
      select p.courier_id, l.collected_centimes
        - case when l.difference = 'twice' then 0 else coalesce(l.expected_centimes, 0) end as centimes
      from payout_lines l join payouts p on p.id = l.payout_id
      where l.difference is not null and l.withdrawn_at is null and not exists (select from accepted_differences a
        where a.payout_id = l.payout_id and a.line = l.line and a.undone_at is null)
    )
    select c.id as _id, c.name, sum(centimes)::bigint as overpaid from beyond join couriers c on c.id = courier_id
    where centimes > 0 group by c.id order by overpaid desc, c.name`.execute(db);
  return rows.map((row) => ({ ...row, overpaid: toDinars(row.overpaid) }));
}

/** What couriers have collected and not paid out, in all and by the couriers that hold most. */
export async function readCash(db: Db, mostCouriers?: number) {
  const { rows } = await sql<{ _id: string; name: string; parcels: number; amount: number }>`
    select c.id as _id, c.name, count(*) as parcels, sum(${owedForParcel})::bigint as amount
    from shipments s join orders o on o.id = s.order_id join couriers c on c.id = s.courier_id
    where ${isOwed} group by c.id order by amount desc, c.name`.execute(db);
  return {
    parcels: rows.reduce((sum, { parcels }) => sum + parcels, 0),
    amount: toDinars(rows.reduce((sum, { amount }) => sum + amount, 0)),
    couriers: rows.slice(0, mostCouriers).map((row) => ({ ...row, amount: toDinars(row.amount) })),
  };
}
