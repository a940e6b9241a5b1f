import { sql } from 'kysely';

/** I18: what holds for products that are made of others (requirements: Bundles). */
export const bundleInvariants = [
  {
    name: 'I18 stock',
    rule: 'as many of a bundle are in stock as its scarcest part allows, it has no stock of its own, and no part is a bundle',
    violations: sql`
      select p.id, p.name, p.stock, s.stock as of_parts
      from products p join bundle_stocks s on s.bundle_id = p.id
      where p.stock <> s.stock
        or exists (select from stock_moves m where m.product_id = p.id)
        or exists (select from bundle_parts b where b.product_id = p.id)`,
  },
  {
    name: 'I18 shares',
    rule: 'the shares of the parts of a line add up to its price without its discount',
    violations: sql`
      select i.order_id, i.position, i.quantity * i.price_centimes - i.discount_centimes as line, sum(part.share_centimes) as parts
      from order_items i
      join order_item_parts part on part.order_id = i.order_id and part.item_position = i.position
      group by i.order_id, i.position
      having sum(part.share_centimes) <> i.quantity * i.price_centimes - i.discount_centimes`,
  },
];
