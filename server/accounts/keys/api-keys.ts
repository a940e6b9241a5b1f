import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type ApiKey, keyPermissions, mostKeys, type NewKeyBody } from '../../../shared/accounts/keys.ts';
import { ApiError, invalidField, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { changesBetween, recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { hashToken } from '../sessions/session-token.ts';

/** Every key begins with this, so that scanners for leaked secrets can find them. */
const prefix = 'saha_';
const endingLength = 4;

/** `last_used_at` may lag this far behind, because writing a row on every call would cost too much. */
const usedEverySeconds = 60;

/** Keys that are not revoked, newest first, then the revoked ones. */
export async function listKeys(db: Db): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .orderBy(sql`revoked_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toKey);
}

function toKey(row: Selectable<Tables['api_keys']>): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    permissions: row.permissions,
    ending: row.ending,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at?.toISOString(),
    revokedAt: row.revoked_at?.toISOString(),
    expiresAt: row.expires_at?.toISOString(),
  };
}

const lifetimeDays = { '90days': 90, year: 365, forever: null } as const;

function expiryOf({ lifetime }: NewKeyBody, now: Date) {
  const days = lifetimeDays[lifetime];
  return days === null ? null : new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}

type Creating = { body: NewKeyBody; by: SessionUser; now: Date };

/** Makes a key of 256 random bits, which is shown only now: the database keeps its hash. Throws ApiError 400. */
export function createKey(db: Db, { body, by, now }: Creating): Promise<ApiKey & { key: string }> {
  return runTransaction(db, async (db) => {
    // Without it, two administrators could pass the limit together.
    await sql`lock table api_keys in share row exclusive mode`.execute(db);
    const working = (await listKeys(db)).filter(
      ({ revokedAt, expiresAt }) => !revokedAt && !(expiresAt && new Date(expiresAt) <= now),
    );
    if (working.length >= mostKeys) throw invalidField('name', refusal('too-many-keys', { max: mostKeys }));
    const id = newId();
    const key = prefix + randomBytes(32).toString('base64url');
    const ending = key.slice(-endingLength);
    const { name } = body;
    const permissions = withImplied(body.permissions);
    const expires_at = expiryOf(body, now);
    const stored = await db
      .insertInto('api_keys')
      .values({ id, name, permissions, ending, key_hash: hashToken(key), created_by: by.name, expires_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = changesBetween({}, { name, permissions, ...(expires_at && { expiresAt: expires_at }) });
    await recordChange(db, { by, action: 'key.created', subjectId: id, changes });
    return { ...toKey(stored), key };
  });
}

/** Who may set any status of an order may also set the next one, and see the order. */
function withImplied(chosen: NewKeyBody['permissions']) {
  const all = new Set(chosen);
  if (all.has('orders.confirm')) all.add('orders.pack');
  if (all.has('orders.pack')) all.add('orders.read');
  return keyPermissions.filter((permission) => all.has(permission));
}

type Revoking = { id: string; by: SessionUser; now: Date };

/** Ends a key from the next call on. Throws ApiError 404, also for a key that was revoked before. */
export async function revokeKey(db: Db, { id, by, now }: Revoking): Promise<void> {
  await runTransaction(db, async (db) => {
    const revoked = await db
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) throw notFound(refusal('key-not-found'));
    await recordChange(db, {
      by,
      action: 'key.revoked',
      subjectId: id,
      changes: { name: [revoked.name, null] },
    });
  });
}

type Bearing = { authorization: string | undefined; now: Date };

/**
 * The program that calls with a key, or undefined if the call has none. Browsers send no such header to other sites'
 * addresses, so a key needs no XSRF token. Throws ApiError 401 for a key that does not work.
 */
export async function identifyKey(db: Db, { authorization, now }: Bearing): Promise<SessionUser | undefined> {
  const [, key] = /^Bearer (saha_\S*)$/i.exec(authorization ?? '') ?? [];
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'permissions', 'last_used_at', 'expires_at'])
    .where('key_hash', '=', hashToken(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ApiError(401, refusal('key-does-not-work'));
  if (row.expires_at && row.expires_at <= now) {
    throw new ApiError(401, refusal('key-expired'));
  }
  const { id, name, permissions, last_used_at } = row;
  if (!last_used_at || now.getTime() - last_used_at.getTime() > usedEverySeconds * 1000)
    await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
  return { id, permissions, role: 'user', name: `Key “${name}”`, email: '', phone: '', language: 'en' };
}
