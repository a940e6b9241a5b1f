import { sql } from 'kysely';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { timeZone } from '../../shared/values/dates.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import type { InvoiceSnapshot } from '../platform/db/stored-json.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { findInvoice } from './invoice-queries.ts';

type Inserting = {
  orderId: string;
  by: Pick<SessionUser, 'id' | 'name'>;
  now: Date;
  kind: LawfulInvoice['kind'];
  cancels: { id: string; number: string } | null;
  reason: string;
  snapshot: InvoiceSnapshot;
};

/** Clocks of several processes may differ by this much. */
const tolerableMs = 5 * 60_000;

/**
 * Whether the last number of this year was given at a later time than now. The time of a series never goes back, so an
 * invoice would get that time, not the present one. Locks the series until the commit, as the next number does.
 */
export async function isSeriesAhead(db: Db, now: Date) {
  const { rows } = await sql<{ last_at: Date }>`
    select last_at from invoice_series
    where year = extract(year from ${now}::timestamptz at time zone ${timeZone}) for update`.execute(db);
  return rows.some(({ last_at }) => last_at.getTime() > now.getTime() + tolerableMs);
}

/**
 * Inserts an invoice of a locked order. A trigger gives it the next number and locks the series until the commit. Throws
 * ApiError 409 while the last invoice is dated ahead of the clock (threats T43).
 */
export async function insertInvoice(db: Db, { snapshot, cancels, by, now, ...same }: Inserting) {
  if (await isSeriesAhead(db, now)) {
    throw new ApiError(409, refusal('clock-behind'));
  }
  const { kind, orderId, reason } = same;
  const id = newId();
  await db
    .insertInto('invoices')
    .values({
      ...{ id, kind, reason },
      order_id: orderId,
      cancels: cancels?.id ?? null,
      issued_at: now,
      total_centimes: snapshot.total,
      snapshot: JSON.stringify(snapshot),
      made_by: by.name,
    })
    .execute();
  const invoice = await findInvoice(db, id);
  if (!invoice) throw notFound(refusal('invoice-not-found'));
  await recordChange(db, {
    by,
    action: `invoice.${kind === 'invoice' ? 'made' : kind}`,
    subjectId: id,
    changes: {
      number: [null, invoice.number],
      order: [null, orderId],
      ...(cancels && { cancels: [null, cancels.number] }),
      ...(reason && { reason: [null, reason] }),
    },
  });
  return invoice;
}
