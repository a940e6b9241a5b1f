import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Role, User } from '../../../shared/access/accounts.ts';
import { may, permissions } from '../../../shared/access/roles.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropCounts } from '../../platform/db/count-cache.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { sendMadeAdmin } from '../account-mails.ts';
import { toUser, type UserRow } from '../account-queries.ts';
import { adminsLock } from '../create-first-admin.ts';
import { endSessions } from '../sessions/open-session.ts';

type SettingRole = { id: string; role: User['role']; by: SessionUser; jobs: PgBoss };

/**
 * Changes another user's role and ends their sessions (threats T17). Throws ApiError 400 (own role), 403 (the caller is
 * no longer an administrator), 404 (no such user), 409 (no administrator would remain; the address is not proved).
 *
 * Rights of staff need a proved address, except those of an administrator (docs/security.md, Remaining risks): the owner of
 * the address is mailed how to take the account over.
 */
export async function setRole(db: Db, { id, role, by, jobs }: SettingRole): Promise<User> {
  if (id === by.id) throw new ApiError(400, refusal('own-role'));
  return changeAsAdmin(db, by, async (db) => {
    const before = await findOther(db, id);
    if (before.role === role) return toUser(before);
    if (before.role === 'admin') await refuseLastAdmin(db);
    if (!before.email_proved && gainsRights(before.role, role)) {
      if (role !== 'admin') throw unproved();
      await enqueue(db, { jobs, job: sendMadeAdmin, data: { userId: id } });
    }
    const after = await db
      .updateTable('users')
      .set({ role, updated_at: sql`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endSessions(db, id);
    await recordChange(db, {
      by,
      action: 'user.role',
      subjectId: id,
      changes: { role: [before.role, role] },
    });
    return toUser(after);
  });
}

/** Whether the new role may do anything that the old one may not. */
function gainsRights(before: Role, after: Role) {
  return permissions.some((permission) => may(after, permission) && !may(before, permission));
}

function unproved() {
  return new ApiError(409, refusal('email-not-proved'));
}

/**
 * Deletes another user with their sessions and codes. Their orders stay and keep the name (requirements: Deletion).
 * Throws as `setRole` does.
 */
export async function deleteUser(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<void> {
  if (id === by.id) throw new ApiError(400, refusal('own-account'));
  await changeAsAdmin(db, by, async (db) => {
    const user = await findOther(db, id);
    if (user.role === 'admin') await refuseLastAdmin(db);
    await db
      .deleteFrom('verification_codes')
      .where(sql`lower(email)`, '=', user.email.toLowerCase())
      .execute();
    await db.deleteFrom('users').where('id', '=', id).execute();
    await recordChange(db, {
      by,
      action: 'user.deleted',
      subjectId: id,
      // Without the address: an entry can never be removed.
      changes: { name: [user.name, null] },
    });
  });
}

/**
 * Runs one change of administrators at a time. Otherwise two who remove each other at once would both succeed (threats
 * T18). The caller's role is read again under the lock.
 */
async function changeAsAdmin<Result>(db: Db, by: SessionUser, change: (db: Db) => Promise<Result>) {
  const result = await runTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(db);
    const caller = await db.selectFrom('users').select('role').where('id', '=', by.id).executeTakeFirst();
    if (caller?.role !== 'admin') throw new ApiError(403, refusal('administrators-only'));
    await dropFromCaches(db, ['users']);
    return change(db);
  });
  // The notification takes a moment, but the administrator's next list must already show the change.
  dropCounts(['users']);
  return result;
}

async function findOther(db: Db, id: string): Promise<UserRow> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    // Locked until the end, so that no order or profile change can refer to the user.
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound(refusal('user-not-found'));
  return user;
}

async function refuseLastAdmin(db: Db) {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)`.as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  if (count <= 1) throw new ApiError(409, refusal('last-administrator'));
}
