import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { OrderReturns } from '../../shared/orders/invoices.ts';
import type { Refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';

/** The returns of an order, oldest first. */
export async function readReturns(db: Db, orderId: string): Promise<OrderReturns> {
  const rows = await db
    .selectFrom('order_returns as r')
    .select(['r.id', 'r.reason', 'r.refund_centimes', 'r.for_exchange', 'r.made_by', 'r.created_at'])
    .select(sql<number>`r.refund_centimes - kept_of_return(r)`.as('paid_back'))
    .select((row) =>
      row
        .selectFrom('exchanged_returns')
        .whereRef('return_id', '=', 'r.id')
        .where('is_held', '=', true)
        .select('exchanged_returns.order_id')
        .as('exchanged_by'),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('order_return_lines')
          .whereRef('return_id', '=', 'r.id')
          .select(['position', 'quantity', 'restocked'])
          .orderBy('position'),
      ).as('lines'),
    )
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, reason, refund_centimes, made_by, created_at, lines, ...row }) => ({
    ...{ _id: id, reason, lines },
    refund: toDinars(refund_centimes),
    ...(row.for_exchange && { forExchange: true as const }),
    ...(row.paid_back > 0 && { paidBack: toDinars(row.paid_back) }),
    ...(row.exchanged_by && { exchangedBy: row.exchanged_by }),
    by: made_by,
    at: created_at.toISOString(),
  }));
}

/** Throws ApiError 409 for an order with returns: its lines and units must stay as they are. */
export async function refuseReturned(db: Db, orderId: string, why: Refusal) {
  if (await hasReturns(db, orderId)) throw new ApiError(409, why);
}

async function hasReturns(db: Db, orderId: string) {
  const query = db.selectFrom('order_returns').select('id').where('order_id', '=', orderId);
  return (await query.executeTakeFirst()) !== undefined;
}
