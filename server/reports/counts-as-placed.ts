import { sql } from 'kysely';

/**
 * Whether an order `o` counts as placed (requirements: Revenue). Cancelled ones do. One that was combined with another does
 * not, because its goods are in that one.
 */
export const countsAsPlaced = sql<boolean>`(o.end_reason is distinct from 'combined')`;
