import { sql } from 'kysely';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { paidOut } from '../../../shared/couriers/parcel-terms.ts';
import type { ShownPayout } from '../../../shared/couriers/payouts.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { markUnpaid } from '../../orders/change-order.ts';
import { dueForParcel, paidForParcel } from '../../orders/parcels/owed-by-courier.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { lockPayout, reopenDifference } from './accept-difference.ts';
import { readPayoutLines } from './payout-queries.ts';

type Withdrawing = { id: string; by: SessionUser; now: Date };

/**
 * Withdraws a payout that was recorded by mistake (requirements: Payouts): its lines stay and bring nothing any more, and the
 * orders that became paid by it are unpaid again. Throws ApiError 404 and 409 (withdrawn already, or an order has returns).
 */
export function withdrawPayout(db: Db, { id, by, now }: Withdrawing): Promise<ShownPayout> {
  return runTransaction(db, async (db) => {
    const payout = await lockStanding(db, id);
    const accepted = await db
      .selectFrom('accepted_differences')
      .select('line')
      .where('payout_id', '=', id)
      .where('undone_at', 'is', null)
      .execute();
    for (const { line } of accepted) await reopenDifference(db, { id, line, by, now });
    const withdrawn = { withdrawn_at: now };
    await db.updateTable('payout_lines').set(withdrawn).where('payout_id', '=', id).execute();
    await db
      .updateTable('payouts')
      .set({ ...withdrawn, withdrawn_by: by.name })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('shipments as s')
      .from('payout_lines as l')
      .whereRef('l.shipment_id', '=', 's.id')
      .where('l.payout_id', '=', id)
      .where('l.difference', 'is', null)
      .set({ fee_centimes: null, return_fee_centimes: null })
      .execute();
    for (const order of await readUnpaid(db, id)) {
      if (order.has_returns) {
        throw new ApiError(409, refusal('payout-order-returned', { reference: groupedNumber(order.id) }));
      }
      await markUnpaid(db, { id: order.id, by });
    }
    const changes = { reference: [payout.reference, null] } satisfies Record<string, [string, null]>;
    await recordChange(db, { by, action: 'courier.withdrawn', subjectId: payout.courier_id, changes });
    return readPayoutLines(db, id, by);
  });
}

/** Throws ApiError 404 and 409 (withdrawn already). */
async function lockStanding(db: Db, id: string) {
  await lockPayout(db, { id });
  const payout = await db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payout) throw notFound(refusal('payout-not-found'));
  if (payout.withdrawn_at) throw new ApiError(409, refusal('payout-already-withdrawn'));
  return payout;
}

/**
 * The orders of this payout that are paid by couriers, and for which what the other payouts brought is not enough and nobody
 * has accepted that.
 */
async function readUnpaid(db: Db, id: string) {
  return db
    .selectFrom('payout_lines as l')
    .innerJoin('shipments as s', 's.id', 'l.shipment_id')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.id')
    .distinct()
    .select(sql<boolean>`exists (select from order_returns r where r.order_id = o.id)`.as('has_returns'))
    .where('l.payout_id', '=', id)
    .where('o.paid_at', 'is not', null)
    .where(sql<boolean>`o.payment_result->>'status' = ${paidOut}`)
    .where(sql<boolean>`${paidForParcel} < ${dueForParcel}`)
    .where(
      sql<boolean>`not exists (select from accepted_differences a
        join payout_lines other on other.payout_id = a.payout_id and other.line = a.line
        where other.shipment_id = s.id and a.made_paid and a.undone_at is null)`,
    )
    .execute();
}
