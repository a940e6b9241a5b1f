import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { paidOut } from '../../../shared/couriers/parcel-terms.ts';
import type { ShownPayout } from '../../../shared/couriers/payouts.ts';
import type { AcceptReason } from '../../../shared/orders/accept-reasons.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { markPaid, markUnpaid } from '../../orders/change-order.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { readPayoutLines } from './payout-queries.ts';

type Chosen = { id: string; line: number; by: SessionUser; now: Date };

/**
 * Closes a difference of a payout with a reason (requirements: Payouts). If its parcel is delivered and the order is
 * not paid, no more money is expected, so the order becomes paid. The line stays as the courier wrote it. Throws
 * ApiError 404 (no such difference, or its payout was withdrawn) and 409 (accepted already).
 */
export function acceptDifference(
  db: Db,
  { reason, note, ...chosen }: Chosen & { reason: AcceptReason; note: string },
): Promise<ShownPayout> {
  const { id, line, by, now } = chosen;
  return runTransaction(db, async (db) => {
    const found = await lockDifference(db, chosen);
    if (found.accepted_id) throw new ApiError(409, refusal('difference-already-accepted'));
    const made_paid = found.status === 'delivered' && found.paid_at === null && found.collected_centimes > 0;
    const values = { id: newId(), payout_id: id, line, reason, note, made_paid, at: now, by_name: by.name };
    await db.insertInto('accepted_differences').values(values).execute();
    if (made_paid) {
      const result = {
        ...{ id: found.reference, status: paidOut, update_time: now.toISOString(), email_address: '' },
      };
      await markPaid(db, { id: found.order_id, by, result, now });
      await keepFee(db, found, found.fee_centimes);
    }
    const changes = { difference: [found.difference, reason] } satisfies Record<string, [unknown, unknown]>;
    await record(db, { ...chosen, action: 'courier.accepted', found, changes });
    return readPayoutLines(db, id, by);
  });
}

/**
 * Opens an accepted difference again. An order that became paid by it is unpaid again, unless somebody has changed that
 * since. Throws ApiError 404 and 409 (not accepted, the order has returns, or another parcel carries it).
 */
export function reopenDifference(db: Db, chosen: Chosen): Promise<ShownPayout> {
  const { id, by, now } = chosen;
  return runTransaction(db, async (db) => {
    const found = await lockDifference(db, chosen);
    if (!found.accepted_id) throw new ApiError(409, refusal('difference-not-accepted'));
    await db
      .updateTable('accepted_differences')
      .set({ undone_at: now, undone_by_name: by.name })
      .where('id', '=', found.accepted_id)
      .execute();
    if (found.made_paid) {
      const isThatPayment = found.paid_at?.getTime() === found.accepted_at?.getTime();
      if (isThatPayment) await markUnpaid(db, { id: found.order_id, by });
      await keepFee(db, found, null);
    }
    const changes = { difference: [found.reason, found.difference] } satisfies Record<
      string,
      [unknown, unknown]
    >;
    await record(db, { ...chosen, action: 'courier.reopened', found, changes });
    return readPayoutLines(db, id, by);
  });
}

/**
 * Locks the courier of a payout and then the orders of its lines, or of one line, as reading a sheet does, so that one payment
 * is not counted by both.
 */
export async function lockPayout(db: Db, { id, line }: { id: string; line?: number }) {
  const payout = db.selectFrom('payouts').select('courier_id').where('id', '=', id);
  await db.selectFrom('couriers').select('id').where('id', '=', payout).forNoKeyUpdate().execute();
  let orders = db
    .selectFrom('payout_lines as l')
    .innerJoin('shipments as s', 's.id', 'l.shipment_id')
    .select('s.order_id')
    .where('l.payout_id', '=', id);
  if (line !== undefined) orders = orders.where('l.line', '=', line);
  await db.selectFrom('orders').select('id').where('id', 'in', orders).orderBy('id').forUpdate().execute();
}

async function lockDifference(db: Db, { id, line }: Chosen) {
  await lockPayout(db, { id, line });
  const found = await db
    .selectFrom('payout_lines as l')
    .innerJoin('payouts as p', 'p.id', 'l.payout_id')
    .leftJoin('shipments as s', 's.id', 'l.shipment_id')
    .leftJoin('orders as o', 'o.id', 's.order_id')
    .leftJoin('accepted_differences as a', (join) =>
      join
        .onRef('a.payout_id', '=', 'l.payout_id')
        .onRef('a.line', '=', 'l.line')
        .on('a.undone_at', 'is', null),
    )
    .select([
      'l.difference',
      'l.collected_centimes',
      'l.fee_centimes',
      'l.shipment_id',
      'p.courier_id',
      'p.reference',
    ])
    .select(['s.status', 's.order_id', 'o.paid_at'])
    .select(['a.id as accepted_id', 'a.at as accepted_at', 'a.made_paid', 'a.reason'])
    .where('l.payout_id', '=', id)
    .where('l.line', '=', line)
    .where('l.difference', 'is not', null)
    .where('l.withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound(refusal('difference-unknown'));
  return { ...found, order_id: found.order_id ?? '' };
}

type Found = Awaited<ReturnType<typeof lockDifference>>;

/** What the courier kept of the parcel, for the measures. */
async function keepFee(db: Db, { shipment_id }: Found, fee_centimes: number | null) {
  await db.updateTable('shipments').set({ fee_centimes }).where('id', '=', shipment_id).execute();
}

type Recording = Chosen & {
  action: 'courier.accepted' | 'courier.reopened';
  found: Found;
  changes: Record<string, [unknown, unknown]>;
};

/** The history names the payout and the line, and not the note. */
async function record(db: Db, { line, by, action, found, changes }: Recording) {
  await recordChange(db, {
    ...{ by, action, subjectId: found.courier_id },
    changes: { reference: [found.reference, found.reference], line: [line, line], ...changes },
  });
}
