import type { Selectable } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Invitation, StaffRole } from '../../../shared/accounts/staff.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { brokenConstraint, runTransaction } from '../../platform/db/run-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { mailJob } from '../../platform/jobs/mail-job.ts';
import { readMailServer } from '../../platform/settings/read-mail-server.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { findUserByEmail } from '../account-queries.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { invitationEmail, invitationLink } from './invitation-mail.ts';

export type InvitationRow = Selectable<Tables['staff_invitations']>;

/** How long the link of an invitation is valid (requirements: Staff). */
const validMs = 7 * 24 * 60 * 60 * 1000;

/** Mails the link. It is created here, because the database and the queue hold no secret that opens the back office. */
export const sendInvitation = mailJob({
  queue: 'staff-invitation',
  mostPerHour: 5,
  async compose({ id, sentAt }: { id: string; sentAt: string }, { db, env }) {
    const token = newToken();
    // Nothing to send if it was withdrawn, accepted or sent again in the meantime.
    const invitation = await db
      .updateTable('staff_invitations')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', id)
      .where('sent_at', '=', new Date(sentAt))
      .returningAll()
      .executeTakeFirst();
    if (!invitation) return undefined;
    // A job that runs again mails another link. Mailboxes must not take it for the same mail.
    const occasion = `staff-invitation ${token}`;
    return { ...invitationEmail({ ...invitation, token }, env), to: invitation.email, occasion };
  },
});

type Inviting = {
  body: { email: string; role: StaffRole };
  language: Language;
  by: SessionUser;
  jobs: PgBoss;
  now: Date;
};

/**
 * Invites an address to the staff. Throws ApiError 409 if it belongs to a member of staff or has an open invitation.
 */
export async function invite(db: Db, { body, language, by, jobs, now }: Inviting): Promise<Invitation> {
  const { email, role } = body;
  const known = await findUserByEmail(db, email);
  if (known && known.role !== 'user') throw taken(refusal('person-already-staff'));
  return runTransaction(db, async (db) => {
    const values = { id: newId(), email, role, language, by_id: by.id, by_name: by.name, ...validFrom(now) };
    const row = await db
      .insertInto('staff_invitations')
      .values(values)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(db, {
      by,
      action: 'staff.invited',
      subjectId: row.id,
      changes: { email: [null, email], role: [null, role] },
    });
    await enqueueMail(db, row, jobs);
    return toInvitation(row, now);
  }).catch((error: Error) => {
    if (brokenConstraint(error) !== 'staff_invitations_email') throw error;
    throw taken(refusal('invitation-open'));
  });
}

function taken(why: Refusal) {
  return new ApiError(409, why, { refused: { email: why } });
}

type Sending = { id: string; by: SessionUser; jobs: PgBoss; now: Date };

/** Mails a new link, valid for another seven days; the previous one ends. Throws ApiError 404. */
export async function inviteAgain(db: Db, { id, by, jobs, now }: Sending): Promise<Invitation> {
  return runTransaction(db, async (db) => {
    const row = await db
      .updateTable('staff_invitations')
      .set({ ...validFrom(now), token_hash: null, is_shown: false })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw unknownInvitation();
    await recordChange(db, {
      by,
      action: 'staff.reinvited',
      subjectId: id,
      changes: { email: [null, row.email] },
    });
    await enqueueMail(db, row, jobs);
    return toInvitation(row, now);
  });
}

/**
 * A new link for the administrator to hand over, valid for seven days; the previous one ends. Whoever has it joins, so it
 * proves no address. Throws ApiError 404, and 409 where a mail server brings the link to its reader alone.
 */
export async function showLink(db: Db, { id, by, env, now }: Omit<Sending, 'jobs'> & { env: Env }) {
  if (await readMailServer(db, env)) throw new ApiError(409, refusal('invitation-by-mail-only'));
  const token = newToken();
  return runTransaction(db, async (db) => {
    const row = await db
      .updateTable('staff_invitations')
      .set({ ...validFrom(now), token_hash: hashToken(token), is_shown: true })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw unknownInvitation();
    const changes: Record<string, [null, string]> = { email: [null, row.email] };
    await recordChange(db, { by, action: 'staff.linkshown', subjectId: id, changes });
    return { url: invitationLink({ ...row, token }, env) };
  });
}

/** Ends an invitation and its link. Throws ApiError 404. */
export async function withdraw(db: Db, { id, by }: Pick<Sending, 'id' | 'by'>) {
  await runTransaction(db, async (db) => {
    const row = await db
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw unknownInvitation();
    const changes = { email: [row.email, null], role: [row.role, null] } satisfies Record<
      string,
      [string, null]
    >;
    await recordChange(db, { by, action: 'staff.withdrawn', subjectId: id, changes });
  });
}

function validFrom(now: Date) {
  return { sent_at: now, expires_at: new Date(now.getTime() + validMs) };
}

function unknownInvitation() {
  return notFound(refusal('invitation-closed'));
}

function enqueueMail(db: Db, { id, sent_at }: InvitationRow, jobs: PgBoss) {
  return enqueue(db, { jobs, job: sendInvitation, data: { id, sentAt: sent_at.toISOString() } });
}

export function toInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    _id: row.id,
    email: row.email,
    role: row.role,
    by: row.by_name,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}
