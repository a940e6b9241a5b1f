import { sql } from 'kysely';

/** The invariants of discounts and gifts. */
export const offerInvariants = [
  {
    name: 'I14',
    rule: 'the discount of an order is the sum of its offers and corrections and of the parts of its lines, what the staff granted is taken whole, and a gift costs nothing',
    violations: sql`
      select o.id, o.discount_centimes, d.centimes as of_offers, i.centimes as of_lines
      from orders o
        left join (select order_id, sum(centimes) as centimes from order_discounts group by 1) d on d.order_id = o.id
        left join (select order_id, sum(discount_centimes) as centimes from order_items group by 1) i on i.order_id = o.id
      where o.discount_centimes <> coalesce(d.centimes, 0) or o.discount_centimes <> coalesce(i.centimes, 0)
      union all
      select order_id, price_centimes, discount_centimes, quantity from order_items
      where is_gift and (quantity <> 1 or discount_centimes <> price_centimes)
      union all
      select o.id, c.discount_centimes, d.centimes, o.shipping_price_centimes
      from order_corrections c
        full join (select * from order_discounts where promotion_id is null and centimes > 0) d on d.order_id = c.order_id
        join orders o on o.id = coalesce(c.order_id, d.order_id)
      where coalesce(c.discount_centimes, 0) <> coalesce(d.centimes, 0)
        or (c.free_delivery and o.shipping_price_centimes <> 0)`,
  },
  {
    name: 'I15',
    rule: 'no offer and no code is used more often than it may be, an order takes at most one code, and has the gifts of its offers',
    violations: sql`
      select id, uses, max_uses from promotions where uses > max_uses
      union all select code, uses, max_uses from promotion_codes where uses > max_uses
      union all
      select p.id, count(*)::int, p.max_uses
      from promotions p join order_discounts d on d.promotion_id = p.id join orders o on o.id = d.order_id
      -- The use of an order that was combined with another one is counted there.
      where p.max_uses is not null and o.end_reason is distinct from 'combined' group by p.id having count(*) > p.max_uses
      union all
      select order_id, count(*)::int, 1 from order_discounts where code is not null group by order_id having count(*) > 1
      union all
      select coalesce(g.order_id, i.order_id), coalesce(i.gifts, 0)::int, coalesce(g.offers, 0)::int
      from (
        select d.order_id, p.gift_product_id as product_id, count(*) as offers
        from order_discounts d join promotions p on p.id = d.promotion_id where p.kind = 'gift' group by 1, 2
      ) g
      full join (
        select order_id, product_id, count(*) as gifts from order_items where is_gift group by 1, 2
      ) i on i.order_id = g.order_id and i.product_id = g.product_id
      where i.gifts is distinct from g.offers`,
  },
];
