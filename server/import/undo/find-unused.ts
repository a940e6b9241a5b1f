import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';

/**
 * The ones of these products that nobody has changed since they were added and nothing refers to: no order, bundle, need,
 * offer, pin, review, wish or alert, and no stock move but the one of their import.
 */
export async function findUnused(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select p.id from products p
    where p.id = any(${ids}::text[]) and p.version = 1
      and (select count(*) from stock_moves m where m.product_id = p.id) <= 1
      and not exists (select from stock_moves m where m.product_id = p.id and m.reason <> 'import')
      and not exists (select from order_products o where o.product_id = p.id)
      and not exists (select from bundle_parts b where p.id in (b.bundle_id, b.product_id))
      and not exists (select from need_products n where n.product_id = p.id)
      and not exists (select from promotion_targets t where t.product_id = p.id)
      and not exists (select from promotions g where g.gift_product_id = p.id)
      and not exists (select from search_pins s where s.product_id = p.id)
      and not exists (select from reviews r where r.product_id = p.id)
      and not exists (select from wishes w where w.product_id = p.id)
      and not exists (select from stock_alerts a where a.product_id = p.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
