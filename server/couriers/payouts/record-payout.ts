import { type RawBuilder, sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, invalidField, notFound } from '../../../shared/contract/api-error.ts';
import { paidOut } from '../../../shared/couriers/parcel-terms.ts';
import type { PayoutFile, PayoutLine, PayoutResult } from '../../../shared/couriers/payouts.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { markPaid } from '../../orders/change-order.ts';
import { seesBuyer } from '../../orders/rights/order-visibility.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { dayOf } from '../../platform/settings/shop-day.ts';
import { referenceHeadings } from '../parcel-sheet.ts';
import { expectedOf, type MatchedLine, matchPayout } from './match-payout.ts';
import { type Again, readAgain, refusalOfAgain } from './paid-before.ts';

const dayMs = 86_400_000;

type Reading = { courierId: string; body: PayoutFile; by: SessionUser; now: Date };

/**
 * Reads what a courier pays out. With `apply` it is recorded whole, in one transaction: the orders of matched lines become
 * paid, and differences are kept beside them. A file with a line that cannot be read changes nothing. Throws ApiError 404,
 * 400 (a day in the future) and 409 (this reference was recorded before, or most of the sheet came before).
 */
export async function readPayout(db: Db, { courierId, body, by, now }: Reading): Promise<PayoutResult> {
  if (body.paidOn > dayOf(new Date(now.getTime() + dayMs)))
    throw invalidField('paidOn', refusal('payout-day-too-late'));
  return runTransaction(db, async (db) => {
    // Two people who read the same sheet do not count its money twice. Parcels are sent meanwhile.
    const courier = await db
      .selectFrom('couriers')
      .select('sheet_columns')
      .where('id', '=', courierId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!courier) throw notFound(refusal('courier-not-found'));
    const ownReference = referenceHeadings(courier.sheet_columns);
    const { lines, problems } = await matchPayout(db, { courierId, csv: body.csv, ownReference });
    const again = await readAgain(db, lines);
    const result = {
      ...sumsOf(lines),
      found: inOrder(lines).map((line) => toLine(line, by)),
      problems: problems.slice(0, 100),
      ...again,
    };
    if (problems.length > 0 || !body.apply) return result;
    return { ...result, payoutId: await record(db, { courierId, body, by, now, lines, again }) };
  });
}

/** Differences first. */
function inOrder(lines: MatchedLine[]) {
  return lines.toSorted((a, b) => Number(!a.difference) - Number(!b.difference) || a.line - b.line);
}

function sumsOf(lines: MatchedLine[]) {
  const matched = lines.filter(({ difference }) => !difference).length;
  return {
    ...{ lines: lines.length, matched, differences: lines.length - matched },
    amount: toDinars(lines.reduce((sum, { amount }) => sum + amount, 0)),
    fees: toDinars(lines.reduce((sum, { fee }) => sum + fee, 0)),
  };
}

function toLine(
  { line, tracking, amount, fee, parcel, difference, repeats, otherCourier }: MatchedLine,
  by: SessionUser,
): PayoutLine {
  return {
    ...{ line, tracking, amount: toDinars(amount), fee: toDinars(fee), difference },
    ...(repeats && { repeats }),
    ...(otherCourier && { otherCourier }),
    ...(parcel && {
      orderId: parcel.order_id,
      ...(seesBuyer(parcel.order_status, by) && { customer: parcel.full_name }),
      expected: toDinars(expectedOf(parcel)),
      ...(parcel.status === 'lost' &&
        difference === 'undelivered' &&
        amount > 0 && { isCompensation: true as const }),
    }),
  };
}

type Recording = Reading & { lines: MatchedLine[]; again: Again };

async function record(db: Db, { courierId, body, by, now, lines, again }: Recording) {
  const { reference, paidOn } = body;
  await refuseAgain(db, { courierId, body, again });
  const id = newId();
  await db
    .insertInto('payouts')
    .values({ id, courier_id: courierId, reference, paid_on: paidOn, made_by: by.name, created_at: now })
    .execute();
  await db
    .insertInto('payout_lines')
    .values(
      lines.map(({ line, tracking, amount, fee, parcel, difference }) => ({
        ...{ payout_id: id, line, tracking, shipment_id: parcel?.id ?? null, difference: difference ?? null },
        ...{ collected_centimes: amount, fee_centimes: fee },
        expected_centimes: parcel ? expectedOf(parcel) : null,
      })),
    )
    .execute();
  await settle(db, { reference, by, now, lines });
  const changes = { reference: [null, reference], lines: [null, lines.length] } satisfies Record<
    string,
    [null, unknown]
  >;
  await recordChange(db, { by, action: 'courier.payout', subjectId: courierId, changes });
  return id;
}

/** Throws ApiError 409. References differ by more than spaces and capital letters. */
async function refuseAgain(
  db: Db,
  { courierId, body, again }: Pick<Recording, 'courierId' | 'body' | 'again'>,
) {
  const known = await db
    .selectFrom('payouts')
    .select('id')
    .where('courier_id', '=', courierId)
    .where(bareReference(sql.ref('reference')), '=', bareReference(sql.val(body.reference)))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (known) throw new ApiError(409, refusal('payout-already-recorded'));
  if (!again.asks || body.acceptsPaidBefore) return;
  const why = refusalOfAgain(again);
  throw new ApiError(409, why, { refused: { acceptsPaidBefore: why } });
}

function bareReference(reference: RawBuilder<unknown>) {
  return sql<string>`lower(regexp_replace(${reference}, '\\s', '', 'g'))`;
}

type Settling = Pick<Recording, 'by' | 'now' | 'lines'> & { reference: string };

/**
 * Keeps what the courier kept of each matched parcel, and marks the orders as paid whose parcels brought what they owe. An
 * order that was marked as paid by hand keeps that payment.
 */
async function settle(db: Db, { reference, by, now, lines }: Settling) {
  for (const { parcel, fee, difference } of lines) {
    if (!parcel || difference) continue;
    const { id, order_id, status, owed, due } = parcel;
    const kept = status === 'returned' ? { return_fee_centimes: fee } : { fee_centimes: fee };
    await db.updateTable('shipments').set(kept).where('id', '=', id).execute();
    if (status !== 'delivered' || owed !== due) continue;
    const result = { id: reference, status: paidOut, update_time: now.toISOString(), email_address: '' };
    await markPaid(db, { id: order_id, by, result, now });
  }
}
