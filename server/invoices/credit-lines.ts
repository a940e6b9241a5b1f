import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { insertInvoice } from './insert-invoice.ts';
import { findValidInvoice } from './invoice-queries.ts';
import { figuresOfTaken } from './invoice-snapshot.ts';

type Crediting = {
  orderId: string;
  /** The places of the lines in the order and the units that came back. */
  lines: { position: number; quantity: number }[];
  reason: string;
  by: Pick<SessionUser, 'id' | 'name'>;
  now: Date;
};

/**
 * Credits lines of the invoice of a locked order, as far as they are not credited yet. Nothing without an invoice, nor for lines
 * that cost nothing, as gifts.
 */
export async function creditLines(
  db: Db,
  { orderId, lines, ...same }: Crediting,
): Promise<LawfulInvoice | undefined> {
  const invoice = await findValidInvoice(db, orderId);
  if (!invoice) return undefined;
  const credited = lines.flatMap(({ position, quantity }) => {
    const found = invoice.left.find(({ line }) => line.line === position);
    return found ? [{ ...found, now: Math.min(quantity, found.now) }] : [];
  });
  const figures = figuresOfTaken(credited);
  if (figures.total === 0) return undefined;
  const { stampDuty: _, taxes: __, ...rest } = invoice.snapshot;
  const snapshot = { ...rest, ...figures };
  return insertInvoice(db, { ...same, kind: 'credit', orderId, cancels: invoice, snapshot });
}
