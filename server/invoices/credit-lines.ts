import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import type { Db } from '../platform/db/connection.ts';
import type { InvoicedLine } from '../platform/db/stored-json.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { insertInvoice } from './insert-invoice.ts';
import { findValidInvoice } from './invoice-queries.ts';
import { figuresOfParts, figuresOfTaken, netOfShare } from './invoice-snapshot.ts';
import { goodwillNames } from './printed-texts.ts';

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
  return insertCredit(db, {
    ...same,
    orderId,
    invoice,
    figures: figuresOfTaken(credited, invoice.snapshot.language),
  });
}

type CreditingSum = Omit<Crediting, 'lines'> & { centimes: number };

/**
 * Credits a sum of the invoice of a locked order, spread over what is left of its lines, so that each rate bears its share.
 * Nothing without an invoice, and no more than is left of it.
 */
export async function creditSum(db: Db, { orderId, centimes, ...same }: CreditingSum) {
  const invoice = await findValidInvoice(db, orderId);
  if (!invoice) return undefined;
  const left = invoice.left.reduce((sum, { totalLeft }) => sum + totalLeft, 0);
  const sum = Math.min(centimes, left);
  let before = 0;
  const parts = invoice.left.flatMap(({ line, netTaken, totalLeft }): InvoicedLine[] => {
    const total = shareOf(before + totalLeft) - shareOf(before);
    before += totalLeft;
    if (total === 0) return [];
    const { net, discount: _, size: __, ...own } = line;
    const part = { ...own, name: goodwillNames[invoice.snapshot.language], quantity: 1, price: total, total };
    const taxed = net !== undefined && { net: netOfShare({ net: net - netTaken, totalLeft, total }) };
    return [{ ...part, ...taxed, isGoodwill: true }];
  });
  return insertCredit(db, { ...same, orderId, invoice, figures: figuresOfParts(parts) });

  function shareOf(part: number) {
    return left === 0 ? 0 : Math.round((sum * part) / left);
  }
}

type Inserting = Omit<Crediting, 'lines'> & {
  invoice: NonNullable<Awaited<ReturnType<typeof findValidInvoice>>>;
  figures: ReturnType<typeof figuresOfParts>;
};

async function insertCredit(db: Db, { invoice, figures, ...same }: Inserting) {
  if (figures.total === 0) return undefined;
  const { stampDuty: _, taxes: __, ...rest } = invoice.snapshot;
  const snapshot = { ...rest, ...figures };
  return insertInvoice(db, { ...same, kind: 'credit', cancels: invoice, snapshot });
}
