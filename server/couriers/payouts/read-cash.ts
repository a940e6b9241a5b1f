import { sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { compareLines, type PayoutDifference } from '../../../shared/couriers/parcel-terms.ts';
import { isOwed, owedForParcel } from '../../orders/parcels/owed-by-courier.ts';
import type { Db } from '../../platform/db/connection.ts';

/**
 * What lines of payouts brought beyond what was to come for them, by courier, as `compareLine` counts it. Withdrawn lines and
 * accepted differences do not count.
 */
export async function readOverpaid(db: Db) {
  const { rows } = await sql<OpenLine>`
    select c.id as _id, c.name, l.difference, l.collected_centimes, l.expected_centimes
    from payout_lines l join payouts p on p.id = l.payout_id join couriers c on c.id = p.courier_id
    where l.difference is not null and l.withdrawn_at is null and not exists (select from accepted_differences a
      where a.payout_id = l.payout_id and a.line = l.line and a.undone_at is null)
    order by c.name`.execute(db);
  return [...Map.groupBy(rows, ({ _id }) => _id)]
    .map(([_id, lines]) => ({ _id, name: lines[0]?.name ?? '', overpaid: surplusOf(lines) }))
    .filter(({ overpaid }) => overpaid > 0)
    .sort((a, b) => b.overpaid - a.overpaid);
}

type OpenLine = {
  _id: string;
  name: string;
  difference: PayoutDifference;
  collected_centimes: number;
  expected_centimes: number | null;
};

function surplusOf(lines: OpenLine[]) {
  const compared = lines.map(({ difference, collected_centimes, expected_centimes }) => ({
    ...{ difference, amount: toDinars(collected_centimes), expected: toDinars(expected_centimes ?? 0) },
  }));
  return compareLines(compared).surplus;
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
