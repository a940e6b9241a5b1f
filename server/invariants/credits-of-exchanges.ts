import { sql } from 'kysely';

export const creditsOfExchanges = {
  name: 'I11 credits',
  rule: 'what was paid before for an order is the sum of the refunds that were kept for it and not paid back, each for one order only, and a cancelled order takes none',
  violations: sql`
    select o.id, o.status, o.credit_centimes, held.centimes as kept
    from orders o left join (
      select e.order_id, sum(kept_of_return(r)) as centimes, bool_and(r.for_exchange and r.order_id <> e.order_id) as is_kept
      from exchanged_returns e join order_returns r on r.id = e.return_id
      where e.is_held group by e.order_id
    ) held on held.order_id = o.id
    where not held.is_kept
      or case when o.status = 'Cancelled' then held.order_id is not null
        else o.credit_centimes <> coalesce(held.centimes, 0) end
    union all
    select return_id, 'twice', count(*), null from exchanged_returns where is_held group by return_id having count(*) > 1`,
};
