import { sql } from 'kysely';
import { timeZone } from '../../../shared/dates.ts';
import type { Measure, MeasureQuery } from '../../../shared/payouts.ts';
import { toDinars } from '../../../shared/prices.ts';
import type { Db } from '../../platform/db/connection.ts';

const usualDays = 90;
const mostRows = 200;

type Measuring = { query: MeasureQuery; now: Date };

type Row = { name: string; delivered: number; returned: number; margin: number; return_cost: number };

/**
 * Outcomes of the parcels that ended in this period, most parcels first. The margin is what delivered goods brought
 * above their cost, as far as the cost is known, with the shipping and without the courier's fee. A returned parcel
 * costs what the courier kept, or what its settings say.
 */
export async function measureParcels(db: Db, { query, now }: Measuring): Promise<Measure[]> {
  const { by = 'courier', startDate, endDate } = query;
  const from = startDate
    ? sql`${startDate}::date::timestamp at time zone ${timeZone}`
    : sql`${now}::timestamptz - make_interval(days => ${usualDays})`;
  const to = endDate
    ? sql`(${endDate}::date + 1)::timestamp at time zone ${timeZone}`
    : sql`${now}::timestamptz`;
  const { rows } = await sql<Row>`
    with ended as (
      select s.id, s.order_id, s.status, c.name as courier, o.wilaya,
        case when s.status = 'returned' then coalesce(s.return_fee_centimes, c.return_fee_centimes) else 0 end as cost,
        case when s.status = 'delivered'
          then o.shipping_price_centimes - coalesce(s.fee_centimes, o.delivery_cost_centimes, 0) else 0 end as carried
      from shipments s join couriers c on c.id = s.courier_id join orders o on o.id = s.order_id
      where s.status in ('delivered', 'returned') and s.ended_at >= ${from} and s.ended_at < ${to}
    ), goods as (
      select e.id, i.name,
        case when e.status = 'delivered'
          then i.quantity * (i.price_centimes - coalesce(p.cost_centimes, i.price_centimes)) else 0 end as margin
      from ended e join order_items i on i.order_id = e.order_id left join products p on p.id = i.product_id
    )
    ${by === 'product' ? byProduct : byParcel(by)}`.execute(db);
  return rows.map(({ name, delivered, returned, margin, return_cost }) => ({
    ...{ name, delivered, returned, share: Math.round((100 * delivered) / (delivered + returned)) },
    ...{
      margin: toDinars(margin),
      returnCost: toDinars(return_cost),
      profit: toDinars(margin - return_cost),
    },
  }));
}

function byParcel(by: 'courier' | 'wilaya') {
  return sql`
    select e.${sql.ref(by)} as name, count(*) filter (where e.status = 'delivered') as delivered,
      count(*) filter (where e.status = 'returned') as returned,
      coalesce(sum(e.carried + (select coalesce(sum(g.margin), 0) from goods g where g.id = e.id)), 0)::bigint as margin,
      coalesce(sum(e.cost), 0)::bigint as return_cost
    from ended e group by 1 order by count(*) desc, 1 limit ${mostRows}`;
}

/** A parcel counts for each product in it. What it cost to carry belongs to no single product. */
const byProduct = sql`
  select g.name, count(distinct e.id) filter (where e.status = 'delivered') as delivered,
    count(distinct e.id) filter (where e.status = 'returned') as returned,
    coalesce(sum(g.margin), 0)::bigint as margin, 0 as return_cost
  from goods g join ended e on e.id = g.id group by 1 order by count(distinct e.id) desc, 1 limit ${mostRows}`;
