import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of each order that took an offer: what the offer took off and the `amount` of the order. Of a price cut the amount is
 * that of the lines sold by it, and what it took off is not known. `which` narrows the orders `o` and the offers, whose ids
 * are `t.promotion_id`.
 */
export function takingsOfOffers(which: RawBuilder<unknown>) {
  return sql`(
    select t.promotion_id, o.id as order_id, t.centimes + t.shipping_centimes as saved, o.total_price_centimes as amount
    from order_discounts t join orders o on o.id = t.order_id
    where t.promotion_id is not null and ${which}
    union all
    select t.promotion_id, o.id, null, sum(t.quantity * t.price_centimes - t.discount_centimes)::bigint
    from order_items t join orders o on o.id = t.order_id
    where t.promotion_id is not null and ${which} group by 1, 2
  )`;
}
