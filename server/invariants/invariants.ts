import { type RawBuilder, sql } from 'kysely';
import { sumByMonth, sumLines, sumOrders } from '../reports/day-sums.ts';
import { bundleInvariants } from './bundle-invariants.ts';
import { creditsOfExchanges } from './credits-of-exchanges.ts';
import { deductions } from './deductions.ts';
import { offerInvariants } from './offer-invariants.ts';
import { pricesOfCuts } from './prices-of-cuts.ts';

type Query = RawBuilder<unknown>;

/**
 * A rule that always holds. `violations` selects the rows that violate it; as a function, it gets the table of jobs.
 */
export type Invariant = { name: string; rule: string; violations: Query | ((jobs: Query) => Query) };

const allMonths = sql`select distinct date_trunc('month', day::timestamp)::date from report_lines`;

/** The units of an order that were taken from the stock and not returned. */
const heldUnits = sql`
  select order_id, product_id, -sum(delta) as held from stock_moves where order_id is not null
  group by order_id, product_id`;

const orderedUnits = sql`
  select u.order_id, u.product_id, o.status, o.hold_reason, sum(u.units) as ordered
  from order_units u join orders o on o.id = u.order_id
  group by u.order_id, u.product_id, o.status, o.hold_reason`;

const restockedUnits = sql`
  select r.order_id, u.product_id, sum(l.quantity * u.units / i.quantity) as restocked
  from order_return_lines l join order_returns r on r.id = l.return_id
    join order_items i on i.order_id = r.order_id and i.position = l.position
    join order_units u on u.order_id = i.order_id and u.position = i.position
  where l.restocked group by r.order_id, u.product_id`;

/**
 * I1 to I18 (requirements: Stock and orders), as far as the database can show them without the pictures. Constraints enforce
 * most of them; these queries check that the constraints work.
 */
export const invariants: Invariant[] = [
  {
    name: 'I1',
    rule: 'every order is complete: the sum of its lines is its items price, and items - discount + shipping + tax is its total',
    violations: sql`
      select o.id, o.items_price_centimes, o.total_price_centimes, count(i.position) as lines,
        coalesce(sum(i.quantity * i.price_centimes), 0) as lines_sum
      from orders o left join order_items i on i.order_id = o.id
      group by o.id
      having count(i.position) = 0
        or max(i.position) <> count(i.position) - 1
        or sum(i.quantity * i.price_centimes) <> o.items_price_centimes
        or o.items_price_centimes - o.discount_centimes + o.shipping_price_centimes + o.tax_price_centimes
          <> o.total_price_centimes`,
  },
  {
    name: 'I2',
    rule: 'no stock is negative, and each is the sum of its moves, unless it is that of a bundle (I18)',
    violations: sql`
      select p.id, p.name, p.stock, coalesce(sum(m.delta), 0) as moved
      from products p left join stock_moves m on m.product_id = p.id
      group by p.id having p.stock < 0 or (
        p.stock <> coalesce(sum(m.delta), 0) and not exists (select from bundle_parts where bundle_id = p.id)
      )`,
  },
  {
    name: 'I3',
    rule: 'the stock moves of an order add up to its units without those put back into the stock, or to none if it is cancelled or held for review',
    violations: sql`
      select order_id, product_id, status, hold_reason, coalesce(ordered, 0) as ordered, coalesce(held, 0) as held
      from (${orderedUnits}) ordered full join (${heldUnits}) held using (order_id, product_id)
        left join (${restockedUnits}) restocked using (order_id, product_id)
      where coalesce(held, 0)
        <> case when status = 'Cancelled' or hold_reason is not null then 0 else coalesce(ordered, 0) - coalesce(restocked, 0) end`,
  },
  {
    name: 'I4',
    rule: 'an Idempotency-Key belongs to one order, and an order has at most one',
    violations: sql`
      select key, order_id from (
        select key, order_id, count(*) over (partition by key) as orders, count(*) over (partition by order_id) as keys
        from idempotency_keys
      ) claims
      where orders > 1 or keys > 1 or not exists (select from orders where id = order_id)`,
  },
  {
    name: 'I5',
    rule: 'a paid order has a time of payment; a delivered order has a time of delivery',
    violations: sql`
      select id, status, paid_at, payment_result, delivered_at from orders
      where (payment_result is not null and paid_at is null) or (status = 'Delivered' and delivered_at is null)`,
  },
  {
    name: 'I6',
    rule: 'every order with an e-mail address has one confirmation, which was sent, was held back, went nowhere or has one job',
    violations: (jobs) => sql`
      select o.id, o.email_sent_at, count(j.id) as jobs, string_agg(j.state::text, ', ') as states
      from orders o left join ${jobs} j on j.name = 'order-confirmation' and j.data ->> 'orderId' = o.id
      group by o.id
      having count(j.id) > 1
        or (o.email <> '' and o.email_sent_at is null and o.email_suppressed_at is null and o.email_unsent_at is null
          and count(j.id) filter (where j.state in ('created', 'retry', 'active')) = 0)`,
  },
  {
    name: 'I6 messages',
    rule: 'every message from a visitor was mailed, went nowhere or has one job',
    violations: (jobs) => sql`
      select m.id, m.mailed_at, count(j.id) as jobs, string_agg(j.state::text, ', ') as states
      from contact_messages m left join ${jobs} j on j.name = 'contact-message' and j.data ->> 'messageId' = m.id
      group by m.id
      having count(j.id) > 1
        or (m.mailed_at is null and m.mail_unsent_at is null and count(j.id) filter (where j.state in ('created', 'retry', 'active')) = 0)`,
  },
  {
    name: 'I6 alerts',
    rule: 'every alert that was chosen for a mail was mailed or has one job',
    violations: (jobs) => sql`
      select a.id, a.chosen_at, count(j.id) as jobs, string_agg(j.state::text, ', ') as states
      from stock_alerts a left join ${jobs} j on j.name = 'back-in-stock-mail' and j.data ->> 'alertId' = a.id
        and j.state in ('created', 'retry', 'active', 'failed')
      where a.chosen_at is not null and a.notified_at is null
      group by a.id
      having count(j.id) = 0 or count(j.id) filter (where j.state <> 'failed') > 1`,
  },
  {
    name: 'I7 admin',
    rule: 'if there are users, at least one is an admin',
    violations: sql`
      select count(*) as users from users having count(*) > 0 and not bool_or(role = 'admin')`,
  },
  {
    name: 'I7 categories',
    rule: 'every category belongs to a main one, at most three levels deep',
    violations: sql`
      with recursive tree as (
        select id, 1 as depth from categories where parent_id is null
        union all
        select c.id, t.depth + 1 from categories c join tree t on c.parent_id = t.id where t.depth < 4
      )
      select c.id, c.name, c.parent_id, c.level, t.depth
      from categories c left join tree t on t.id = c.id
      where t.depth is null or t.depth > 3 or t.depth <> c.level`,
  },
  {
    name: 'I7 snapshots',
    rule: 'orders keep their copies of buyer and products, even if those change or are deleted',
    violations: sql`
      select o.id, o.user_id, o.user_email, i.position, i.name
      from orders o left join order_items i on i.order_id = o.id and i.name = ''
      where i.name is not null
        or o.full_name = ''
        or (o.is_guest and o.user_id is not null)
        or (not o.is_guest and (o.user_email is null or o.user_name is null))
        or (o.user_id is not null and not exists (select from users where id = o.user_id))`,
  },
  {
    name: 'I8',
    rule: 'order numbers are unique, and are the last 8 characters of the id',
    violations: sql`
      select id, number from (select id, number, count(*) over (partition by number) as orders from orders) numbered
      where orders > 1 or number <> upper(right(id, 8))`,
  },
  {
    name: 'I10 series',
    rule: 'the numbers of invoices have no gap, and their times do not go back',
    violations: sql`
      select number, issued_at, before, last from (
        select number, year, position, issued_at,
          coalesce(lag(position) over numbered, 0) as before, lag(issued_at) over numbered as time_before,
          max(position) over (partition by year) as highest
        from invoices window numbered as (partition by year order by position)
      ) i full join invoice_series s using (year)
      where position is distinct from before + 1 or issued_at < time_before or highest is distinct from last`,
  },
  {
    name: 'I10 invoices',
    rule: 'an order has at most one invoice that holds, and nothing takes back more of it than it has',
    violations: sql`
      select i.order_id, count(*) as invoices, string_agg(i.number, ', ') as numbers
      from invoices i where i.kind = 'invoice'
        and not exists (select from invoices c where c.cancels = i.id and c.kind = 'cancellation')
      group by i.order_id having count(*) > 1
      union all
      select i.order_id, count(*), i.number
      from invoices i join invoices c on c.cancels = i.id
      group by i.id, i.order_id, i.number, i.total_centimes, i.kind
      having sum(c.total_centimes) > i.total_centimes or i.kind <> 'invoice' or bool_or(c.order_id <> i.order_id)`,
  },
  {
    name: 'I10 rates',
    rule: 'nothing takes back more of a rate of an invoice than it has, with and without TVA, and a cancellation leaves nothing',
    violations: sql`
      select i.number, r.rate, r.net, r.tva, sum(t.net) as net_taken, sum(t.tva) as tva_taken
      from invoices i
        cross join jsonb_to_recordset(i.snapshot -> 'taxes') as r (rate int, net bigint, tva bigint, gross bigint)
        join invoices c on c.cancels = i.id
        cross join jsonb_to_recordset(c.snapshot -> 'taxes') as t (rate int, net bigint, tva bigint, gross bigint)
      where t.rate = r.rate
      group by i.id, i.number, r.rate, r.net, r.tva, r.gross
      having sum(t.net) > r.net or sum(t.tva) > r.tva
        or (sum(t.gross) = r.gross and (sum(t.net) <> r.net or sum(t.tva) <> r.tva))
        or (bool_or(c.kind = 'cancellation') and sum(t.gross) <> r.gross)`,
  },
  {
    name: 'I11',
    rule: 'no more of an order comes back than was bought, and no more money than was paid or taken off',
    violations: sql`
      select r.order_id, l.position::text as what, sum(l.quantity) as back, max(i.quantity) as bought
      from order_return_lines l join order_returns r on r.id = l.return_id
        left join order_items i on i.order_id = r.order_id and i.position = l.position
          and i.product_id = l.product_id
      group by r.order_id, l.position
      having sum(l.quantity) > coalesce(max(i.quantity), 0)
      union all
      select o.id, 'refund', sum(r.refund_centimes), max(o.total_price_centimes)
      from order_returns r join orders o on o.id = r.order_id
      group by o.id
      having sum(r.refund_centimes) > case when o.paid_at is null and not exists (
            select from shipments s where s.order_id = o.id and s.collected_centimes > 0
          ) then least(o.credit_centimes, o.total_price_centimes) + o.deducted_centimes else o.total_price_centimes end
        or o.status = 'Cancelled'`,
  },
  creditsOfExchanges,
  deductions,
  {
    name: 'I12',
    rule: 'the stored sums of a day without marks are those of its orders',
    violations: sql`
      with days as materialized (
        select report_day(created_at) as day from orders union select day from report_orders
        union select day from report_lines except select day from report_marks
      ),
      stored as (
        select day, key, ordered, delivered, revenue, returned, margin, margin_of
        from report_orders where by = 'wilaya' and day in (select day from days)
        union all
        select day, product_id || name, ordered, delivered, revenue, returned, margin, margin_of
        from report_lines where day in (select day from days)
        union all
        select month, 'month ' || product_id || name, ordered, delivered, revenue, returned, margin, margin_of
        from report_months where month not in (select date_trunc('month', day::timestamp)::date from report_marks)
      ),
      present as (
        select * from (${sumOrders('wilaya', sql`select day from days`)}) of_orders
        union all
        select day, product_id || name, ordered, delivered, revenue, returned, margin, margin_of
        from (${sumLines(sql`select day from days`)}) of_lines
        union all
        select month, 'month ' || product_id || name, ordered, delivered, revenue, returned, margin, margin_of
        from (${sumByMonth(allMonths)}) of_months
        where month not in (select date_trunc('month', day::timestamp)::date from report_marks)
      )
      (select 'stored' as what, * from stored except all select 'stored', * from present)
      union all (select 'missing', * from present except all select 'missing', * from stored)`,
  },
  {
    name: 'I13',
    rule: 'a parcel under way collects what its order owes now in whole dinars, or needs attention',
    violations: sql`
      select s.id, s.order_id, s.status, s.collected_centimes, o.paid_at, o.total_price_centimes, o.credit_centimes, o.deducted_centimes
      from shipments s join orders o on o.id = s.order_id
      where s.status not in ('delivered', 'return_in_transit', 'returned', 'cancelled', 'lost')
        and s.problem is null
        and s.collected_centimes
          <> case when o.paid_at is null
            then round(greatest(o.total_price_centimes - o.deducted_centimes - o.credit_centimes, 0), -2) else 0 end`,
  },
  ...offerInvariants,
  {
    name: 'I16 sums',
    rule: 'the stored sums of the reviews of a product are those of its shown reviews',
    violations: sql`
      select p.id, p.name, p.review_count, p.review_stars, count(r.id) as shown, coalesce(sum(r.stars), 0) as stars
      from products p left join reviews r on r.product_id = p.id and r.state = 'shown'
      group by p.id
      having p.review_count <> count(r.id) or p.review_stars <> coalesce(sum(r.stars), 0)`,
  },
  {
    name: 'I16 reviews',
    rule: 'every review is about a line of its order, and a shown one about a delivered line',
    violations: sql`
      select r.id, r.order_id, r.product_id, r.state, o.status
      from reviews r join orders o on o.id = r.order_id
      where not exists (select from order_items i where i.order_id = r.order_id and i.product_id = r.product_id)
        or (r.state = 'shown' and o.status <> 'Delivered')`,
  },
  pricesOfCuts,
  ...bundleInvariants,
];
