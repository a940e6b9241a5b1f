import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { insertInvoice } from './insert-invoice.ts';
import { findInvoice, findValidInvoice } from './invoice-queries.ts';
import { figuresOfTaken } from './invoice-snapshot.ts';
import { orderCancelled } from './printed-texts.ts';

type Cancelling = { id: string; reason: string; by: Pick<SessionUser, 'id' | 'name'>; now: Date };

/**
 * Cancels an invoice by one that names it, with the next number of the same series (requirements: Lawful invoices).
 * Throws ApiError 404, and 409 for a cancelled invoice, for one that is credited in full and for one that is itself a
 * cancellation or a credit.
 */
export async function cancelInvoice(db: Db, { id, ...cancelling }: Cancelling): Promise<LawfulInvoice> {
  return runTransaction(db, async (db) => {
    const asked = await findInvoice(db, id);
    if (!asked) throw notFound(refusal('invoice-not-found'));
    if (asked.kind !== 'invoice') throw new ApiError(409, refusal('not-an-invoice'));
    const { orderId } = asked;
    await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const cancelled = await cancelInvoiceOf(db, { orderId, ...cancelling, only: id });
    if (!cancelled) throw new ApiError(409, refusal('invoice-already-cancelled', { invoice: asked.number }));
    return cancelled;
  });
}

type CancellingOf = Omit<Cancelling, 'id' | 'reason'> & {
  /** Without one, the order was cancelled. */
  reason?: string;
  orderId: string;
  /** Cancels no other invoice than this one. */
  only?: string;
};

/** Cancels the invoice of a locked order; undefined if it has none. Lines that were credited before are left out. */
export async function cancelInvoiceOf(db: Db, { orderId, only, ...same }: CancellingOf) {
  const invoice = await findValidInvoice(db, orderId);
  if (!invoice || (only && invoice.id !== only)) return undefined;
  const { left, isWhole, snapshot: before } = invoice;
  const figures = figuresOfTaken(left, before.language);
  if (!isWhole && figures.total === 0) {
    throw new ApiError(409, refusal('invoice-credited', { invoice: invoice.number }));
  }
  const { stampDuty: _, taxes: __, ...rest } = before;
  const snapshot = isWhole ? before : { ...rest, ...figures };
  return insertInvoice(db, {
    ...same,
    kind: 'cancellation',
    reason: same.reason ?? orderCancelled[snapshot.language],
    orderId,
    cancels: invoice,
    snapshot,
  });
}
