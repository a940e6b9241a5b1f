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

/** Which of these orders wait to be confirmed and may have been sent twice. */
export async function findDoubled(db: Db, orderIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select own.id from orders own
    where own.id = any(${orderIds}) and own.status = 'Pending' and exists (
      select from orders o join order_items i on i.order_id = o.id
        join order_items m on m.order_id = own.id and ${isSameProduct}
      where ${isOpenBeside}
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
