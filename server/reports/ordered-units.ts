import { sql } from 'kysely';
import { countsAsPlaced } from './counts-as-placed.ts';
import { ordersOn } from './day-sums.ts';

/**
 * A query of the units that were ordered by `day` and `product_id`, the same as in the report of products: stored sums, and
 * the orders themselves for days that have changed since (docs/decisions/0065).
 */
export function orderedUnits({ startDate, endDate }: { startDate: string; endDate: string }) {
  const asked = sql`day between ${startDate}::date and ${endDate}::date`;
  return sql`
    select day, product_id, ordered from report_lines
    where ${asked} and day not in (select day from report_marks where ${asked})
    union all
    select d.day, i.product_id, i.quantity
    from ${ordersOn(sql`select distinct day from report_marks where ${asked}`)}
      join order_items i on i.order_id = o.id where ${countsAsPlaced}`;
}
