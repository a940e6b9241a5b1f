import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../shared/values/dates.ts';
import { countsAsPlaced } from './counts-as-placed.ts';
import { countsAsSold as counts } from './counts-as-sold.ts';

type Sql = RawBuilder<unknown>;

/** Divisions of orders whose sums are stored; weeks and months are sums of days. */
export const storedKinds = ['day', 'wilaya', 'buyer', 'source'] as const;

export type StoredKind = (typeof storedKinds)[number];

/** The units of each line that came back. */
export const backByLine = sql`
  select r.order_id, l.position, sum(l.quantity) as units
  from order_returns r join order_return_lines l on l.return_id = r.id group by r.order_id, l.position`;

/** The cost when the line was ordered. For a line without one it is the product's present cost, if there is one. */
export const unitCost = sql`coalesce(i.unit_cost_centimes, p.cost_centimes)`;

/** The units of a line `i` that did not come back, with `backByLine` as `b`. */
export const keptUnits = sql`(i.quantity - coalesce(b.units, 0))`;

/** The price of so many units of a line `i` for its buyer, with their part of its discount. */
export function priceOfUnits(units: Sql) {
  return sql`(${units} * i.price_centimes - round(i.discount_centimes * ${units} / i.quantity::numeric)::bigint)`;
}

const keptPrice = priceOfUnits(keptUnits);

/** What the settings of the seller say of TVA. Read once by a statement, not for each line. */
const settingOf = (section: Sql, name: Sql) =>
  sql`(select value ->> ${name} from settings where name = ${section})`;
const regime = settingOf(sql`'seller'`, sql`'regime'`);
const statedFrom = sql`nullif(${settingOf(sql`'invoices'`, sql`'tvaFrom'`)}, '')::date`;
const standardRate = sql`${settingOf(sql`'invoices'`, sql`'tvaRate'`)}::int`;

/** Whether a day is one of those from which on prices count without their TVA (docs/decisions/0114). */
export function statesTva(day: Sql) {
  return sql`(${regime} is distinct from 'ifu' and coalesce(${day} >= ${statedFrom}, false))`;
}

/** The TVA in percent of a line `i` on the invoice of its order that holds: 0 if that states none, and nothing without one. */
export const invoicedRate = sql`
  select coalesce((line ->> 'rate')::int, 0) as rate
  from invoices v cross join jsonb_array_elements(v.snapshot -> 'lines') line
  where v.order_id = i.order_id and v.kind = 'invoice' and (line ->> 'line')::int = i.position
    and not exists (select from invoices c where c.cancels = v.id and c.kind = 'cancellation')
  limit 1`;

/**
 * The TVA in percent that the price of a line has: as its order was invoiced, with `invoicedRate` as `t`, otherwise by the
 * present settings and the rate of its product, as an invoice would have it.
 */
function tvaRate(orderedAt: Sql) {
  return sql`coalesce(t.rate, case when ${statesTva(sql`report_day(${orderedAt})`)}
    then coalesce(p.tva_rate, ${standardRate}) else 0 end)`;
}

/** The price of the units of a line `i` that did not come back, without TVA. */
function keptNet(orderedAt: Sql) {
  return sql`round(${keptPrice} * 100 / (100 + ${tvaRate(orderedAt)})::numeric)::bigint`;
}

/**
 * What a line `i` brought above its cost, without TVA and the units that came back. Null where the cost is not known, so a sum
 * is null if it has no line of a known cost: it is then shown as a dash, not as 0.
 */
export function keptMargin(orderedAt: Sql) {
  return sql`(${keptNet(orderedAt)} - ${keptUnits} * ${unitCost})`;
}

/** A phone number is new with the first order that it placed. Erased orders have none. */
const buyerKind = sql`case when o.phone_key = '' then 'unknown'
  when exists (select from orders e
    where e.phone_key = o.phone_key and e.phone_key <> '' and e.created_at < o.created_at) then 'returning'
  else 'new' end`;

const keys: Record<StoredKind | 'customer', Sql> = {
  day: sql`''`,
  wilaya: sql`o.wilaya`,
  buyer: buyerKind,
  source: sql`coalesce(o.utm_source, '')`,
  customer: sql`o.phone_key`,
};

/** The orders of some days, given as a query of `day`. */
export function ordersOn(days: Sql) {
  const midnight = (day: Sql) => sql`(${day})::timestamp at time zone ${sql.lit(timeZone)}`;
  return sql`(${days}) d join orders o on o.created_at >= ${midnight(sql`d.day`)}
    and o.created_at < ${midnight(sql`d.day + 1`)}`;
}

/**
 * Reads the sums of orders by day and key from the orders themselves. Orders and their lines are summed apart, so that an
 * order with several lines counts once.
 */
export function sumOrders(kind: keyof typeof keys, days: Sql) {
  return sql`
    with placed as materialized (
      select o.*, d.day, ${keys[kind]} as key from ${ordersOn(days)}
    ), sold as (
      select o.day, o.key, count(*) filter (where ${countsAsPlaced}) as ordered, count(*) filter (where o.status = 'Delivered') as delivered,
        coalesce(sum(o.total_price_centimes) filter (where ${counts}), 0) as revenue
      from placed o group by 1, 2
    ), refunds as (
      select o.day, o.key, sum(r.refund_centimes) as returned
      from placed o join order_returns r on r.order_id = o.id where ${counts} group by 1, 2
    ), margins as (
      select o.day, o.key, sum(${keptMargin(sql`o.created_at`)}) as margin,
        sum(${keptNet(sql`o.created_at`)}) as margin_of
      from placed o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
        left join (${backByLine}) b on b.order_id = i.order_id and b.position = i.position
        left join lateral (${invoicedRate}) t on true
      where ${counts} and ${unitCost} is not null group by 1, 2
    )
    select day, key, ordered, delivered, revenue, coalesce(returned, 0) as returned, margin,
      coalesce(margin_of, 0) as margin_of
    from sold left join refunds using (day, key) left join margins using (day, key)`;
}

/** Reads the sums of lines by day and product from the orders themselves. */
export function sumLines(days: Sql) {
  return sql`
    select d.day, i.product_id, max(i.name) as name,
      coalesce(sum(i.quantity) filter (where ${countsAsPlaced}), 0) as ordered,
      coalesce(sum(i.quantity) filter (where o.status = 'Delivered'), 0) as delivered,
      coalesce(sum(i.quantity * i.price_centimes - i.discount_centimes) filter (where ${counts}), 0) as revenue,
      coalesce(sum(i.quantity * i.price_centimes - i.discount_centimes - ${keptPrice}) filter (where ${counts}), 0) as returned,
      sum(${keptMargin(sql`o.created_at`)}) filter (where ${counts}) as margin,
      coalesce(sum(${keptNet(sql`o.created_at`)}) filter (where ${counts} and ${unitCost} is not null), 0) as margin_of
    from ${ordersOn(days)} join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
      left join (${backByLine}) b on b.order_id = i.order_id and b.position = i.position
      left join lateral (${invoicedRate}) t on true
    group by 1, 2`;
}

/** The stored sums of lines by month and product. `months` is a query of their first days. */
export function sumByMonth(months: Sql) {
  return sql`
    select date_trunc('month', day::timestamp)::date as month, product_id, max(name) as name, sum(ordered)::int as ordered,
      sum(delivered)::int as delivered, sum(revenue) as revenue, sum(returned) as returned, sum(margin) as margin,
      sum(margin_of) as margin_of
    from (${months}) wanted (first) join report_lines
      on day >= first and day < first + interval '1 month'
    group by 1, 2`;
}
