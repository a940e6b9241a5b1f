import { toDinars } from '../../../shared/catalog/prices.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dueForParcel, paidForParcel } from './owed-by-courier.ts';

/**
 * What payouts have brought for a delivered parcel of this order, in dinars, if it was less than expected, and why somebody
 * gave up the rest. Nothing is missing of an order that became paid in another way, or by another payout.
 */
export async function readShortPayout(db: Db, orderId: string) {
  const line = await db
    .selectFrom('payout_lines as l')
    .innerJoin('payouts as p', 'p.id', 'l.payout_id')
    .innerJoin('shipments as s', 's.id', 'l.shipment_id')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .leftJoin('accepted_differences as a', (join) =>
      join
        .onRef('a.payout_id', '=', 'l.payout_id')
        .onRef('a.line', '=', 'l.line')
        .on('a.undone_at', 'is', null),
    )
    .select(['l.payout_id', 'o.paid_at', 'a.reason', 'a.note', 'a.made_paid'])
    .select([dueForParcel.as('due'), paidForParcel.as('paid')])
    .where('s.order_id', '=', orderId)
    .where('l.difference', '=', 'below')
    .where('l.withdrawn_at', 'is', null)
    .orderBy('a.made_paid', (order) => order.desc().nullsLast())
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!line || line.paid >= line.due) return undefined;
  const { reason, note } = line;
  if (line.paid_at ? reason === null || reason === 'corrected' : reason !== null) return undefined;
  return {
    ...{ payoutId: line.payout_id, paid: toDinars(line.paid), expected: toDinars(line.due) },
    ...(reason && { accepted: { reason, note: note ?? '' } }),
  };
}
