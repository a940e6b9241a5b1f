import { createHash } from 'node:crypto';
import { ApiError } from '../../shared/api-error.ts';
import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared-queries.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** When a key must have been claimed to count no longer. */
export function expiredBefore(now: Date) {
  return new Date(now.getTime() - lifetimeMs);
}

/**
 * The call's Idempotency-Key, undefined without one.
 * Throws ApiError 400 for one that cannot be kept: 1 to 200 visible ASCII characters are.
 */
export function readIdempotencyKey(header: (name: string) => string | undefined) {
  const key = header('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, 'Idempotency-Key must be 1 to 200 visible ASCII characters');
}

/** Tells one body from another: what is hashed must be the same text for the same order of the same caller. */
export function hashBody(body: unknown) {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

type Claim = { key: string; bodyHash: Buffer; orderId: string; now: Date };

/**
 * Claims the key for a new order, inside its transaction, and answers undefined; or answers the id of the order that
 * the key has already made. Repeats that arrive at once wait here for the first one's commit, because a key is unique.
 * Throws ApiError 422 when the key stands for another body.
 */
export async function claimIdempotencyKey(db: Db, claim: Claim): Promise<string | undefined> {
  const fresh = { body_hash: claim.bodyHash, order_id: claim.orderId, created_at: claim.now };
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ key: claim.key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(fresh)
        .where('idempotency_keys.created_at', '<', expiredBefore(claim.now)),
    )
    .returning('key')
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await db
    .selectFrom('idempotency_keys')
    .where('key', '=', claim.key)
    .select(['body_hash', 'order_id'])
    .executeTakeFirstOrThrow();
  if (earlier.body_hash.equals(claim.bodyHash)) return earlier.order_id;
  throw new ApiError(422, 'This Idempotency-Key was used for another order');
}
