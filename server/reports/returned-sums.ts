import { type RawBuilder, sql } from 'kysely';

/** What is left of the refund of a return `r` that was kept for an exchange, whether an order takes it or not. */
const kept = sql`case when r.for_exchange then kept_of_return(r) else 0 end`;

type OrderTable = 'orders' | 'o';

const sumOf = (centimes: RawBuilder<unknown>, table: OrderTable) => sql<number | null>`(
  select sum(${centimes})::bigint from order_returns r where r.order_id = ${sql.ref(`${table}.id`)} and not r.is_deducted
)`;

/**
 * What buyers get back for an order of this table, what of that they did not get yet, and what is kept for another order or
 * credited to it. A deduction is none of these: it lessens what they pay. Centimes.
 */
export const returnedSumsOf = (table: OrderTable) =>
  [
    sumOf(sql`r.refund_centimes - ${kept}`, table).as('refunded_centimes'),
    sumOf(sql`case when r.is_owed then kept_of_return(r) else 0 end`, table).as('unpaid_refund_centimes'),
    sumOf(kept, table).as('kept_centimes'),
  ] as const;

export const returnedSums = returnedSumsOf('orders');
