import { sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import type { Measure, MeasureQuery } from '../../../shared/couriers/payouts.ts';
import { parcelCameBack, parcelWasKept } from '../../customers/came-back.ts';
import type { Db } from '../../platform/db/connection.ts';
import { midnight } from '../../platform/settings/shop-day.ts';
import { backByLine, invoicedRate, keptMargin, keptUnits, unitCost } from '../../reports/day-sums.ts';

const usualDays = 90;
const mostRows = 200;

type Measuring = { query: MeasureQuery; now: Date };

type Row = {
  name: string;
  delivered: number;
  returned: number;
  margin: number | null;
  return_cost: number;
  uncosted: number;
};

/**
 * Outcomes of the parcels that ended in this period, most parcels first. The margin is what delivered goods brought
 * above their cost and did not come back, as far as the cost is known, with the shipping, with accepted differences of payouts
 * and without the courier's fee. A returned parcel costs what the courier kept, or what its settings say. Margin and profit
 * are absent if goods stayed and the cost of none is known.
 */
export async function measureParcels(db: Db, { query, now }: Measuring): Promise<Measure[]> {
  const { by = 'courier', startDate, endDate } = query;
  const from = startDate
    ? midnight(startDate)
    : sql`${now}::timestamptz - make_interval(days => ${usualDays})`;
  const to = endDate ? midnight(endDate, 1) : sql`${now}::timestamptz`;
  const { rows } = await sql<Row>`
    with ended as (
      select s.id, s.order_id, s.status, c.name as courier, o.wilaya, o.created_at, ${parcelCameBack} as came_back, ${parcelWasKept} as was_kept,
        case when s.status = 'returned' then coalesce(s.return_fee_centimes, c.return_fee_centimes) else 0 end as cost,
        d.difference + case when s.status = 'delivered'
          then o.shipping_price_centimes - greatest(coalesce(s.fee_centimes, o.delivery_cost_centimes, 0), d.fee)
          else 0 end as carried
      from shipments s join couriers c on c.id = s.courier_id join orders o on o.id = s.order_id
        cross join lateral (${acceptedOf}) d
      where s.status in ('delivered', 'returned') and s.ended_at >= ${from} and s.ended_at < ${to}
    ), goods as (
      select e.id, i.name,
        case when e.status = 'delivered' and ${keptUnits} > 0 then ${keptMargin(sql`e.created_at`)} end as margin,
        case when e.status = 'delivered' and ${unitCost} is null then ${keptUnits} else 0 end as uncosted
      from ended e join order_items i on i.order_id = e.order_id left join products p on p.id = i.product_id
        left join (${backByLine}) b on b.order_id = i.order_id and b.position = i.position
        left join lateral (${invoicedRate}) t on true
    )
    ${by === 'product' ? byProduct : byParcel(by)}`.execute(db);
  return rows.map(({ name, delivered, returned, margin, return_cost, uncosted }) => ({
    ...{ name, delivered, returned, uncosted, share: Math.round((100 * delivered) / (delivered + returned)) },
    returnCost: toDinars(return_cost),
    ...(margin !== null && { margin: toDinars(margin), profit: toDinars(margin - return_cost) }),
  }));
}

/** The margin of goods `g`: null if some stayed and the cost of none is known. */
const knownMargin = sql`case when sum(g.uncosted) > 0 then sum(g.margin) else coalesce(sum(g.margin), 0) end::bigint`;

function byParcel(by: 'courier' | 'wilaya') {
  return sql`
    select e.${sql.ref(by)} as name, count(*) filter (where e.was_kept) as delivered,
      count(*) filter (where e.came_back) as returned,
      sum(e.carried)::bigint + ${knownMargin} as margin,
      sum(e.cost)::bigint as return_cost, coalesce(sum(g.uncosted), 0)::int as uncosted
    from ended e left join (
      select id, sum(margin) as margin, sum(uncosted) as uncosted from goods group by id
    ) g on g.id = e.id
    group by 1 order by count(*) desc, 1 limit ${mostRows}`;
}

/**
 * What accepted differences of a parcel `s` brought or cost, and how much of it was the courier's fee. One that another
 * payout corrects is neither, and a repeated line is no money that the parcel brought.
 */
const acceptedOf = sql`
  select coalesce(sum(l.collected_centimes - l.expected_centimes) filter (where not is_fee), 0) as difference,
    coalesce(sum(l.expected_centimes - l.collected_centimes) filter (where is_fee), 0) as fee
  from payout_lines l
    join accepted_differences a on a.payout_id = l.payout_id and a.line = l.line and a.undone_at is null
    cross join lateral (select a.reason = 'fee' and l.difference = 'below' as is_fee) f
  where l.shipment_id = s.id and a.reason <> 'corrected'
    and (l.difference in ('above', 'below') or (l.difference = 'undelivered' and l.expected_centimes = 0))`;

/** A parcel counts for each product in it. What it cost to carry belongs to no single product. */
const byProduct = sql`
  select g.name, count(distinct e.id) filter (where e.was_kept) as delivered,
    count(distinct e.id) filter (where e.came_back) as returned,
    ${knownMargin} as margin, 0 as return_cost,
    coalesce(sum(g.uncosted), 0)::int as uncosted
  from goods g join ended e on e.id = g.id group by 1 order by count(distinct e.id) desc, 1 limit ${mostRows}`;
