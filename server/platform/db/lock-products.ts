import { sql } from 'kysely';
import type { Db } from './connection.ts';

/**
 * The order in which products `p` are locked: by their ids, but bundles last, because a change of stock locks the bundles of
 * its products after them. So two changes cannot deadlock.
 */
export const lockOrder = sql`exists (select from bundle_parts where bundle_id = p.id), p.id`;

/**
 * Locks these products with everything whose stock depends on theirs: their parts and the bundles that contain them. Returns
 * the stock of each by its id; products that do not exist are absent.
 */
export async function lockStocks(db: Db, ids: Iterable<string>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; stock: number }>`
    select p.id, p.stock from products p where p.id = any(with_bundles(${[...ids]}::text[]))
    order by ${lockOrder} for update`.execute(db);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
