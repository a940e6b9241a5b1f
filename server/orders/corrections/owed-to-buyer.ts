import { type SqlBool, sql } from 'kysely';

/** Whether a return `r` keeps money that no order takes, or its refund was not paid yet. */
const isWaiting = sql`(r.for_exchange or r.is_owed) and kept_of_return(r) > 0
  and not exists (select from exchanged_returns e where e.return_id = r.id and e.is_held)`;

/** SQL of whether the buyer of one of `orders` is owed money: by `payBack` the shop notes that it was paid. */
export const isOwed = sql<SqlBool>`(orders.status <> 'Cancelled' and orders.id in (
  select o.id from orders o where o.credit_centimes + o.deducted_centimes > o.total_price_centimes
  union all select r.order_id from order_returns r where ${isWaiting}
))`;

/** That money, in centimes: what was paid before above the price of an exchange, what is kept for one that nobody has placed, and refunds that were not paid yet. */
export const owedCentimes = sql<number>`case when orders.status = 'Cancelled' then 0 else
  greatest(0, orders.credit_centimes + orders.deducted_centimes - orders.total_price_centimes)
  + coalesce((
    select sum(kept_of_return(r)) from order_returns r where r.order_id = orders.id and ${isWaiting}
  ), 0)::bigint end`;
