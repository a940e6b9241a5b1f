import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { isExpected } from '../../../shared/orders/exchange.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { readReturns } from '../../invoices/read-returns.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import { auditedLine, takeIn } from './take-in.ts';

type Expected = { id: string; returnId: string; by: SessionUser };

type Arriving = Expected & {
  /** The places of the lines whose units can be sold again. The others are written off. */
  restocked: number[];
  jobs: PgBoss;
  now: Date;
};

/**
 * Takes in the units that the courier of an exchange brought (requirements: Returns). Throws ApiError 404, 400 (the return has
 * no such line) and 409 (they are here already).
 */
export async function recordArrival(db: Db, arriving: Arriving): Promise<OrderReturns> {
  const { id, returnId, restocked, by, jobs, now } = arriving;
  await changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      const expected = await readExpected(db, { id, returnId });
      if (restocked.some((place) => !expected.lines.some(({ position }) => position === place))) {
        throw new ApiError(400, refusal('order-line-unknown'));
      }
      const lines = expected.lines.map((line) => ({ ...line, restocked: restocked.includes(line.position) }));
      await db
        .updateTable('order_return_lines')
        .set({ restocked: sql<boolean>`position = any(${restocked}::smallint[])` })
        .where('return_id', '=', returnId)
        .execute();
      await takeIn(db, { order, returned: { ...expected, lines }, by, jobs, now });
      const [before, after] = [expected.lines, lines].map((each) =>
        each.map((line) => auditedLine(order, line)),
      );
      return { action: 'order.arrived', changes: { lines: [before, after] } };
    },
  });
  return readReturns(db, id);
}

/**
 * Takes a return back whose units do not come, as if it had not been. Throws ApiError 404 and 409 (they are here, a live order
 * replaces them, or their money was paid back).
 */
export async function takeBackReturn(db: Db, { id, returnId, by }: Expected): Promise<OrderReturns> {
  await changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      const { lines, exchangedBy, paidBack, refund } = await readExpected(db, { id, returnId });
      if (exchangedBy) {
        throw new ApiError(409, refusal('return-exchanged', { reference: groupedNumber(exchangedBy) }));
      }
      if (paidBack) throw new ApiError(409, refusal('return-paid-back'));
      await db.deleteFrom('order_return_lines').where('return_id', '=', returnId).execute();
      await db.deleteFrom('order_returns').where('id', '=', returnId).execute();
      return {
        action: 'order.notarrived',
        changes: { lines: [lines.map((line) => auditedLine(order, line)), null], refund: [refund, null] },
      };
    },
  });
  return readReturns(db, id);
}

async function readExpected(db: Db, { id, returnId }: Pick<Expected, 'id' | 'returnId'>) {
  const found = (await readReturns(db, id)).find(({ _id }) => _id === returnId);
  if (!found) throw notFound(refusal('return-not-found'));
  if (!isExpected(found)) throw new ApiError(409, refusal('return-here-already'));
  return found;
}
