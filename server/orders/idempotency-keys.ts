import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Job } from '../platform/jobs/job.ts';
import { type OrderRow, ordersWithItems } from './order-queries.ts';

export const keyLifetimeMs = 24 * 60 * 60 * 1000;

/** Keys that were claimed before this time are no longer valid. */
function expiredBefore(now: Date) {
  return new Date(now.getTime() - keyLifetimeMs);
}

/** The Idempotency-Key of a call, if it has one. Throws ApiError 400 unless it is 1 to 200 visible ASCII characters. */
export function readIdempotencyKey(header: (name: string) => string | undefined) {
  const key = header('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, refusal('idempotency-key-invalid'));
}

/** The same order of the same caller always hashes to the same bytes. */
export function hashBody(body: unknown) {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

/** Nothing is claimed without a key. */
export type Claim = { key: string | undefined; bodyHash: Buffer; orderId: string; now: Date };

/**
 * SQL that claims the key for a new order, inside its transaction, and returns no row if the key belongs to an earlier one.
 * Repeated calls that arrive at once wait here for the first one's commit, because a key is unique.
 */
export function claimKey({ key, bodyHash, orderId, now }: Claim) {
  return sql`
    insert into idempotency_keys (key, body_hash, order_id, created_at)
    select ${key}, ${bodyHash}, ${orderId}, ${now}::timestamptz where ${key}::text is not null
    on conflict (key) do update
      set body_hash = excluded.body_hash, order_id = excluded.order_id, created_at = excluded.created_at
      where idempotency_keys.created_at < ${expiredBefore(now)}
    returning key`;
}

/** The order that owns the key. Throws ApiError 422 when the key was used with another body. */
export async function findEarlierOrder(db: Db, { key = '', bodyHash }: Claim): Promise<OrderRow> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .where('key', '=', key)
    .select(['body_hash', 'order_id'])
    .executeTakeFirstOrThrow();
  if (!earlier.body_hash.equals(bodyHash)) {
    throw new ApiError(422, refusal('idempotency-key-reused'));
  }
  return ordersWithItems(db).where('id', '=', earlier.order_id).executeTakeFirstOrThrow();
}

/** Deletes the keys that are no longer valid, each night. */
export const deleteOldIdempotencyKeys: Job<object> = {
  queue: 'delete-old-idempotency-keys',
  cron: '17 3 * * *',
  async run(_data, { db, now }) {
    await db.deleteFrom('idempotency_keys').where('created_at', '<', expiredBefore(now())).execute();
  },
};
