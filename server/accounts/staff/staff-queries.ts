import { notFound } from '../../../shared/api-error.ts';
import type { StaffMember } from '../../../shared/staff.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { endSessions } from '../sessions/open-session.ts';
import { toInvitation } from './invitations.ts';

/** All members of staff, and the open invitations, by name and address. */
export async function listStaff(db: Db, now: Date) {
  const members = await db
    .selectFrom('users')
    .where('role', '<>', 'user')
    .select(['id', 'name', 'email', 'role'])
    .select((user) => [
      user
        .selectFrom('sessions')
        .whereRef('user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .as('last_seen_at'),
      user
        .selectFrom('sessions')
        .whereRef('user_id', '=', 'users.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
    ])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const invitations = await db.selectFrom('staff_invitations').selectAll().orderBy('email').execute();
  return {
    members: members.map(
      ({ id, last_seen_at, sessions, ...rest }): StaffMember => ({
        _id: id,
        ...rest,
        lastSeenAt: last_seen_at?.toISOString(),
        sessions: Number(sessions ?? 0),
      }),
    ),
    invitations: invitations.map((row) => toInvitation(row, now)),
  };
}

/** Signs a member of staff out on all devices. Throws ApiError 404. */
export async function endSessionsOf(db: Db, { id, by }: { id: string; by: SessionUser }) {
  await runTransaction(db, async (db) => {
    const member = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', '<>', 'user')
      .executeTakeFirst();
    if (!member) throw notFound('User not found');
    await endSessions(db, id);
    await recordChange(db, { by, action: 'staff.signedout', subjectId: id });
  });
}
