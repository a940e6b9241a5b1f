import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { WrittenOff } from '../../shared/reports/reports.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Days, midnight } from '../platform/settings/shop-day.ts';
import { unitCost } from './day-sums.ts';

type Sums = { units: number; cost: number | null; unknown: number };

/**
 * The units that came back on these days and cannot be sold again, and what they have cost. Those of a returned parcel count at
 * their present cost, because their stock move names no order.
 */
export async function readWrittenOff(db: Db, { startDate, endDate }: Days): Promise<WrittenOff> {
  const during = (time: string) => sql`${sql.ref(time)} >= ${midnight(startDate)}
    and ${sql.ref(time)} < ${midnight(endDate, 1)}`;
  const { rows } = await sql<Sums>`
    select coalesce(sum(units), 0)::int as units, sum(units * cost)::bigint as cost,
      coalesce(sum(units) filter (where cost is null), 0)::int as unknown
    from (
      select l.quantity as units, ${unitCost} as cost
      from order_returns r join order_return_lines l on l.return_id = r.id and l.restocked = false
        join order_items i on i.order_id = r.order_id and i.position = l.position
        left join products p on p.id = i.product_id
      where ${during('r.created_at')}
      union all
      select -m.delta, p.cost_centimes
      from stock_moves m left join products p on p.id = m.product_id
      where m.reason = 'lost' and ${during('m.created_at')}
    ) lost`.execute(db);
  const { cost, ...sums } = rows[0] ?? { units: 0, cost: null, unknown: 0 };
  return { ...sums, ...(cost !== null && { cost: toDinars(cost) }) };
}
