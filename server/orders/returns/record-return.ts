import type { PgBoss } from 'pg-boss';
import { toCentimes } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { isExpected, returnedUnits } from '../../../shared/orders/exchange.ts';
import type { OrderReturns, ReturnBody } from '../../../shared/orders/invoices.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { readReturns } from '../../invoices/read-returns.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import type { OrderRow } from '../order-queries.ts';
import { deduct, refuseRefund, refuseUnseen } from './refunds.ts';
import { auditedLine, takeIn } from './take-in.ts';

type Recording = { id: string; body: ReturnBody; by: SessionUser; jobs: PgBoss; now: Date };

/**
 * Records that lines of a shipped or delivered order came back, or that the courier of an exchange will bring them, and notes
 * the money that was refunded, kept or taken off, in one transaction (requirements: Returns). Throws ApiError 404, 409 (status, a return
 * that the caller has not seen, nothing paid, or paid meanwhile) and 400 (more than bought, more than paid or due, only some lines are here).
 */
export async function recordReturn(db: Db, { id, body, by, jobs, now }: Recording): Promise<OrderReturns> {
  await changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      refuseStatus(order);
      const before = await readReturns(db, id);
      refuseUnseen(before, body.seen);
      refuseHere(body);
      const lines = body.lines.map((line) => ({ ...line, item: lineOf(order, before, line) }));
      refuseKeptGift(order, before, body.lines);
      if (body.forExchange && order.status !== 'Delivered') {
        throw new ApiError(409, refusal('order-not-exchangeable'));
      }
      const refund = toCentimes(body.refund);
      const isDeducted = body.deducted === true && refund > 0;
      const isOwed = body.owed === true && refund > 0 && !isDeducted && !body.forExchange;
      await refuseRefund(db, order, { ...body, before, refund });
      const returnId = newId();
      await db
        .insertInto('order_returns')
        .values({
          ...{ id: returnId, order_id: id, reason: body.reason, made_by: by.name, created_at: now },
          ...{ refund_centimes: refund, for_exchange: body.forExchange ?? false },
          is_deducted: isDeducted,
          is_owed: isOwed,
        })
        .execute();
      await db
        .insertInto('order_return_lines')
        .values(
          lines.map(({ position, quantity, restocked, item }) => ({
            ...{ return_id: returnId, position, quantity, product_id: item.product_id },
            restocked: restocked ?? null,
          })),
        )
        .execute();
      const deducted = isDeducted ? await deduct(db, order, { refund, now }) : {};
      if (!isExpected(body)) await takeIn(db, { order, returned: { ...body, _id: returnId }, by, jobs, now });
      return {
        action: 'order.returned',
        changes: {
          reason: [null, body.reason],
          lines: [null, lines.map((line) => auditedLine(order, line))],
          refund: [null, body.refund],
          ...(body.forExchange && { forExchange: [null, true] }),
          ...(isOwed && { owed: [null, true] }),
          ...deducted,
        },
      };
    },
  });
  return readReturns(db, id);
}

type Line = ReturnBody['lines'][number];

/** Throws ApiError 400 if some lines are to come and others are here, or if they do not come for an exchange. */
function refuseHere(body: ReturnBody) {
  const expected = body.lines.filter(({ restocked }) => restocked === undefined).length;
  if (expected === 0 || (body.forExchange && expected === body.lines.length)) return;
  throw new ApiError(400, refusal('return-not-here'));
}

function refuseStatus({ status }: OrderRow) {
  switch (status) {
    case 'Shipped':
    case 'Delivered':
      return;
    case 'Pending':
    case 'Processing':
    case 'Cancelled':
      throw new ApiError(409, refusal('order-not-returnable'));
  }
}

/** The line of the order. Throws ApiError 400 if there is none, or if more would come back than was bought. */
function lineOf({ items }: OrderRow, before: OrderReturns, { position, quantity }: Line) {
  const item = items[position];
  if (!item) throw new ApiError(400, refusal('order-line-unknown'));
  const returned = returnedUnits(before, position);
  if (returned + quantity <= item.quantity) return item;
  throw new ApiError(
    400,
    refusal('return-too-large', { left: item.quantity - returned, product: item.name }),
  );
}

/** With the last unit that was bought the gifts come back as well. Throws ApiError 400 that names the first one that does not. */
function refuseKeptGift({ items }: OrderRow, before: OrderReturns, now: Line[]) {
  const returns = [...before, { lines: now }];
  const left = items.map((item, position) => ({
    ...item,
    quantity: item.quantity - returnedUnits(returns, position),
  }));
  if (left.some(({ is_gift, quantity }) => !is_gift && quantity > 0)) return;
  const gift = left.find(({ quantity }) => quantity > 0);
  if (gift) throw new ApiError(400, refusal('gift-not-returned', { product: gift.name }));
}
