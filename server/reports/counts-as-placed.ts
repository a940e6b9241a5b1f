import { sql } from 'kysely';

/** Whether an order `o` was combined with another. The condition of the index `orders_combined`. */
export const isCombined = sql<boolean>`(o.end_reason = 'combined')`;

/**
 * Whether an order `o` counts as placed (requirements: Revenue). Cancelled ones do. One that was combined with another does
 * not, because its goods are in that one.
 */
export const countsAsPlaced = sql<boolean>`(${isCombined} is not true)`;
