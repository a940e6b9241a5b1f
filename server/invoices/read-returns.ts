import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { OrderReturns } from '../../shared/orders/invoices.ts';
import type { Refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';

/** The returns of an order, oldest first. */
export async function readReturns(db: Db, orderId: string): Promise<OrderReturns> {
  return (await returnsOfOrders(db, [orderId])).get(orderId) ?? [];
}

/** The returns of these orders by their ids, each oldest first. An order without any is missing. */
export async function returnsOfOrders(db: Db, orderIds: string[]): Promise<Map<string, OrderReturns>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectReturns(db).where('r.order_id', 'in', orderIds).execute();
  const returns = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...returns].map(([id, rows]) => [id, rows.map(toReturn)]));
}

function selectReturns(db: Db) {
  return db
    .selectFrom('order_returns as r')
    .select([
      'r.order_id',
      'r.id',
      'r.reason',
      'r.refund_centimes',
      'r.for_exchange',
      'r.is_deducted',
      'r.is_owed',
      'r.made_by',
      'r.created_at',
    ])
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
    .orderBy('created_at')
    .orderBy('id');
}

type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['execute']>>[number];

function toReturn(row: ReturnRow): OrderReturns[number] {
  return {
    ...{ _id: row.id, reason: row.reason },
    lines: row.lines.map(({ restocked, ...line }) => ({ ...line, ...(restocked !== null && { restocked }) })),
    refund: toDinars(row.refund_centimes),
    ...(row.for_exchange && { forExchange: true as const }),
    ...(row.is_deducted && { deducted: true as const }),
    ...(row.paid_back > 0 && { paidBack: toDinars(row.paid_back) }),
    ...(row.is_owed &&
      row.paid_back < row.refund_centimes && { owed: toDinars(row.refund_centimes - row.paid_back) }),
    ...(row.exchanged_by && { exchangedBy: row.exchanged_by }),
    by: row.made_by,
    at: row.created_at.toISOString(),
  };
}

/** Throws ApiError 409 for an order with returns: its lines and units must stay as they are. */
export async function refuseReturned(db: Db, orderId: string, why: Refusal) {
  if (await hasReturns(db, orderId)) throw new ApiError(409, why);
}

export async function hasReturns(db: Db, orderId: string) {
  const query = db.selectFrom('order_returns').select('id').where('order_id', '=', orderId);
  return (await query.executeTakeFirst()) !== undefined;
}
