import type { Db } from '../../platform/db/connection.ts';

/** The units that the courier of these orders has to bring back, because they are exchanged, by the new orders. */
export async function readTakenBack(db: Db, orderIds: string[]) {
  const lines = await db
    .selectFrom('exchanged_returns as e')
    .innerJoin('order_returns as r', 'r.id', 'e.return_id')
    .innerJoin('order_return_lines as l', 'l.return_id', 'r.id')
    .innerJoin('order_items as i', (join) =>
      join.onRef('i.order_id', '=', 'r.order_id').onRef('i.position', '=', 'l.position'),
    )
    .select(['e.order_id', 'r.order_id as old_order_id', 'l.quantity', 'i.name', 'i.size'])
    .where('e.order_id', 'in', orderIds)
    .where('e.is_held', '=', true)
    .where('l.restocked', 'is', null)
    .orderBy('l.return_id')
    .orderBy('l.position')
    .execute();
  return Map.groupBy(lines, ({ order_id }) => order_id);
}
