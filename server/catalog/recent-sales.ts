import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';

const rememberedMs = 10 * 60_000;

/** The sales of fewer products are added up each time. */
const manyProducts = 1_000;

const refreshed = new WeakMap<Db, { at: Date; days: number }>();

/**
 * Writes the units sold in the last days, without cancelled and held orders, beside the state of each product's translations.
 * Adding them up reads most of the order items, so a large shop does it at most every ten minutes.
 */
export async function refreshSales(db: Db, { days, now }: { days: number; now: Date }) {
  const last = refreshed.get(db);
  if (last?.days === days && Math.abs(now.getTime() - last.at.getTime()) < rememberedMs) return;
  const { rows } = await sql<{ products: number }>`
    with sales as (
      select product_id, sum(quantity)::integer as sold
      from orders join order_items on order_items.order_id = orders.id
      where orders.created_at >= ${now}::timestamptz - make_interval(days => ${days}) and status <> 'Cancelled'
        and hold_reason is null
      group by product_id
    ),
    counted as (select number, sales.sold from sales join products on products.id = product_id),
    outdated as (
      select state.number, coalesce(counted.sold, 0) as sold
      from translation_states state left join counted on counted.number = state.number
      where state.sold <> coalesce(counted.sold, 0)
      -- An import may hold the rows of its products for long.
      for update of state skip locked
    ),
    changed as (
      update translation_states state set sold = outdated.sold from outdated where state.number = outdated.number
    )
    select count(*)::integer as products from sales`.execute(db);
  if ((rows[0]?.products ?? 0) >= manyProducts) refreshed.set(db, { at: now, days });
}
