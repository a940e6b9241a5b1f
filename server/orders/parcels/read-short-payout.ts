import { toDinars } from '../../../shared/catalog/prices.ts';
import type { Db } from '../../platform/db/connection.ts';

/**
 * What a courier last paid out for a delivered parcel of this order, in dinars, if it was less than expected and nobody has
 * accepted that.
 */
export async function readShortPayout(db: Db, orderId: string) {
  const line = await db
    .selectFrom('payout_lines as l')
    .innerJoin('payouts as p', 'p.id', 'l.payout_id')
    .innerJoin('shipments as s', 's.id', 'l.shipment_id')
    .select(['l.payout_id', 'l.collected_centimes', 'l.expected_centimes'])
    .where('s.order_id', '=', orderId)
    .where('l.difference', '=', 'below')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accepted_differences as a')
            .select('a.id')
            .whereRef('a.payout_id', '=', 'l.payout_id')
            .whereRef('a.line', '=', 'l.line')
            .where('a.undone_at', 'is', null),
        ),
      ),
    )
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!line) return undefined;
  return {
    payoutId: line.payout_id,
    paid: toDinars(line.collected_centimes),
    expected: toDinars(line.expected_centimes ?? 0),
  };
}
