import { sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { isOwed, owedForParcel } from '../../orders/parcels/owed-by-courier.ts';
import type { Db } from '../../platform/db/connection.ts';

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
