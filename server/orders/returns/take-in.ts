import type { PgBoss } from 'pg-boss';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { creditLines } from '../../invoices/credit-lines.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { dropMovedProducts } from '../drop-bought-products.ts';
import { restock } from '../move-stock.ts';
import type { OrderRow } from '../order-queries.ts';
import { sendOrderReturned } from './send-order-returned.ts';

type TakingIn = {
  order: OrderRow;
  returned: Pick<OrderReturns[number], '_id' | 'reason' | 'lines'>;
  by: SessionUser;
  jobs: PgBoss;
  now: Date;
};

/** Moves the units of a return that are here now, credits the invoice of the locked order, and mails the buyer. */
export async function takeIn(db: Db, { order, returned, by, jobs, now }: TakingIn) {
  const { _id: returnId, reason, lines } = returned;
  const back = lines.filter(({ restocked }) => restocked);
  const items = back.flatMap(({ position, quantity }) => {
    const item = order.items[position];
    return item ? [{ ...item, quantity }] : [];
  });
  await restock(db, { id: order.id, items });
  await enqueue(db, { jobs, job: sendOrderReturned, data: { orderId: order.id, returnId } });
  await creditLines(db, { orderId: order.id, lines, reason, by, now });
  if (back.length > 0) await dropMovedProducts(db, order);
}

/** A line of a return as the audit history keeps it. */
export function auditedLine(
  { items }: OrderRow,
  { position, quantity, restocked }: OrderReturns[number]['lines'][number],
) {
  const destination = restocked ? 'stock' : 'written off';
  return `${quantity} × ${items[position]?.name} (${restocked === undefined ? 'expected' : destination})`;
}
