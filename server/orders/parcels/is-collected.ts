import type { Db } from '../../platform/db/connection.ts';

/** Whether a courier has delivered the parcel of an order for money: the buyer has paid, before the courier pays it out. */
export async function isCollected(db: Db, orderId: string) {
  const parcel = await db
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'delivered')
    .where('collected_centimes', '>', 0)
    .executeTakeFirst();
  return parcel !== undefined;
}
