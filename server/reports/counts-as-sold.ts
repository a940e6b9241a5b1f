import { sql } from 'kysely';

/**
 * Whether an order `o` counts as revenue: it is Delivered or paid (requirements: Revenue). A cancelled exchange does not,
 * because what was paid before it is free for another one.
 */
export const countsAsSold = sql<boolean>`(o.status = 'Delivered'
  or (o.paid_at is not null and not (o.status = 'Cancelled' and o.credit_centimes > 0)))`;
