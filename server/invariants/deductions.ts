import { sql } from 'kysely';

export const deductions = {
  name: 'I11 deductions',
  rule: 'what is due is the total less credit and deductions, never below 0, and the deductions of an order are those of its returns',
  violations: sql`
    select o.id, o.total_price_centimes, o.credit_centimes, o.deducted_centimes, r.centimes as returned
    from orders o left join (
      select order_id, sum(refund_centimes) as centimes from order_returns where is_deducted group by order_id
    ) r on r.order_id = o.id
    where o.deducted_centimes <> coalesce(r.centimes, 0)
      or (o.deducted_centimes > 0
        and o.deducted_centimes > o.total_price_centimes - least(o.credit_centimes, o.total_price_centimes))`,
};
