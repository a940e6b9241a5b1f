import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';

/** Within how many hours two orders of one phone with one same product are doubles. */
const hours = 48;

/** SQL of whether `o` is another open order of the phone number of `own`, placed about the same time. */
export const isOpenBeside = sql`o.phone_key = own.phone_key and o.phone_key <> '' and o.id <> own.id
  and o.status in ('Pending', 'Processing')
  and o.created_at between own.created_at - make_interval(hours => ${sql.lit(hours)})
    and own.created_at + make_interval(hours => ${sql.lit(hours)})`;

/** SQL of whether two lines are of one bought product. Orders of different products may have earned the same gift. */
export const isSameProduct = sql`m.product_id = i.product_id and not m.is_gift and not i.is_gift`;

/** Those of these orders that wait to be confirmed and may have been sent twice, each with the first order that it may double. */
export async function findDoubled(db: Db, orderIds: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; other: string }>`
    select own.id, first.id as other from orders own
    cross join lateral (
      select o.id from orders o join order_items i on i.order_id = o.id
        join order_items m on m.order_id = own.id and ${isSameProduct}
      where ${isOpenBeside}
      order by o.created_at, o.id
      limit 1
    ) first
    where own.id = any(${orderIds}) and own.status = 'Pending'`.execute(db);
  return new Map(rows.map(({ id, other }) => [id, other]));
}
