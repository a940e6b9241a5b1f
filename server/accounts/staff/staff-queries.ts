import type { StaffMember } from '../../../shared/accounts/staff.ts';
import type { AuditAction } from '../../../shared/audit.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { type MailSetting, readMailServer } from '../../platform/settings/read-mail-server.ts';
import { resetSecondStep } from '../second-step/reset-second-step.ts';
import { endSessions } from '../sessions/open-session.ts';
import { toInvitation } from './invitations.ts';

type Listing = { env: MailSetting; now: Date };

/** All members of staff, and the open invitations, by name and address. */
export async function listStaff(db: Db, { env, now }: Listing) {
  const members = await db
    .selectFrom('users')
    .where('role', '<>', 'user')
    .select(['id', 'name', 'email', 'role', 'email_proved'])
    .select(({ exists, ...user }) => [
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
      exists(user.selectFrom('second_factors').whereRef('user_id', '=', 'users.id').select('id')).as(
        'has_step',
      ),
    ])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const invitations = await db.selectFrom('staff_invitations').selectAll().orderBy('email').execute();
  return {
    members: members.map(
      ({ id, last_seen_at, sessions, has_step, email_proved, ...rest }): StaffMember => ({
        _id: id,
        ...rest,
        lastSeenAt: last_seen_at?.toISOString(),
        sessions: Number(sessions ?? 0),
        hasSecondStep: Boolean(has_step),
        emailProved: email_proved,
      }),
    ),
    invitations: invitations.map((row) => toInvitation(row, now)),
    hasMailServer: (await readMailServer(db, env)) !== undefined,
  };
}

type Changing = { id: string; by: SessionUser };

/** Signs a member of staff out on all devices. Throws ApiError 404. */
export async function endSessionsOf(db: Db, { id, by }: Changing) {
  await changeMember(db, { id, by, action: 'staff.signedout', change: endSessions });
}

/**
 * Removes the second step of somebody who lost it, and signs them out. Throws ApiError 400 (their own: a stolen session
 * must not be able to), 404.
 */
export async function resetStepOf(db: Db, { id, by }: Changing) {
  if (id === by.id) throw new ApiError(400, refusal('second-step-locked'));
  await changeMember(db, { id, by, action: 'staff.stepreset', change: resetSecondStep });
}

type MemberChange = Changing & { action: AuditAction; change: (db: Db, id: string) => Promise<void> };

async function changeMember(db: Db, { id, by, action, change }: MemberChange) {
  await runTransaction(db, async (db) => {
    const member = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', '<>', 'user')
      .executeTakeFirst();
    if (!member) throw notFound(refusal('user-not-found'));
    await change(db, id);
    await recordChange(db, { by, action, subjectId: id });
  });
}
