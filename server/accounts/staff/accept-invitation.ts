import type { SignedInUser } from '../../../shared/accounts/sign-in.ts';
import type { invitationApi } from '../../../shared/accounts/staff.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { ParsedInputOf } from '../../../shared/contract/endpoint.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { Caller, SessionUser } from '../../platform/http/handle-endpoint.ts';
import type { Resources } from '../../platform/http/resources.ts';
import { findUserByEmail, lockUser, refuseTakenEmail, toUser, type UserRow } from '../account-queries.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { endSessions } from '../sessions/open-session.ts';
import { hashToken } from '../sessions/session-token.ts';
import type { InvitationRow } from './invitations.ts';

type Reading = { token: string; user: SessionUser | null; now: Date };

/** What the mailed link offers. Uses nothing up, because mail programs open links. Throws ApiError 400. */
export async function readInvitation(db: Db, { token, user, now }: Reading) {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw invalid();
  const account = await findUserByEmail(db, row.email);
  return {
    email: row.email,
    role: row.role,
    hasAccount: account !== undefined,
    isSignedIn: account !== undefined && account.id === user?.id,
  };
}

type Joining = ParsedInputOf<typeof invitationApi.join> & Caller & Resources;

/**
 * Creates the account of an invited person and signs the calling browser in. A refusal leaves the invitation valid.
 * Throws ApiError 400 (unknown, used or expired link; weak password), 409 (the address has an account), 503 (too many
 * hashes at once).
 */
export async function joinStaff(db: Db, joining: Joining): Promise<SignedInUser> {
  const { body, query, now } = joining;
  refuseWeakPassword(body.password, { role: 'admin', field: 'password' });
  const { role } = await readInvitation(db, { token: body.token, user: null, now: now() });
  const password_hash = await hashPassword(body.password);
  return runTransaction(db, async (db) => {
    const { id: invitation, email, is_shown } = await useInvitation(db, { token: body.token, now: now() });
    const user = await db
      .insertInto('users')
      .values({
        id: newId(),
        name: body.name,
        email,
        // A link that was mailed went to this address only.
        email_proved: !is_shown,
        language: query.lang,
        role,
        password_hash,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordJoining(db, { user, invitation, before: null });
    return { ...toUser(user), ...(await completeSignIn(db, { caller: joining, user })) };
  }).catch(refuseTakenEmail);
}

type Accepting = ParsedInputOf<typeof invitationApi.accept> & Caller & { user: SessionUser } & Resources;

/**
 * Gives the signed-in account the role to which its address was invited, and a new session; its others end (threats
 * T17). Throws ApiError 400 (unknown, used or expired link), 403 (another account's), 409 (staff already).
 */
export async function acceptInvitation(db: Db, accepting: Accepting): Promise<SignedInUser> {
  const { body, user: caller, now } = accepting;
  return runTransaction(db, async (db) => {
    const account = await lockUser(db, caller.id);
    const {
      id: invitation,
      email,
      role,
      is_shown,
    } = await useInvitation(db, { token: body.token, now: now() });
    if (email.toLowerCase() !== account.email.toLowerCase()) {
      throw new ApiError(403, refusal('invitation-other-address'));
    }
    if (account.role !== 'user') throw new ApiError(409, refusal('already-staff'));
    const user = await db
      .updateTable('users')
      .set({ role, ...(!is_shown && { email_proved: true }), updated_at: now() })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordJoining(db, { user, invitation, before: account.role });
    await endSessions(db, user.id);
    return { ...toUser(user), ...(await completeSignIn(db, { caller: accepting, user })) };
  });
}

/**
 * Deletes the invitation. Of several calls at once the first gets it; the others wait for its commit and find none. A
 * rollback brings it back.
 */
async function useInvitation(db: Db, { token, now }: { token: string; now: Date }): Promise<InvitationRow> {
  const row = await db
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw invalid();
  return row;
}

type Joined = { user: UserRow; invitation: string; before: string | null };

async function recordJoining(db: Db, { user, invitation, before }: Joined) {
  await recordChange(db, {
    by: user,
    action: 'staff.joined',
    subjectId: user.id,
    changes: { role: [before, user.role], invitation: [invitation, null] },
  });
  // The lists of users show and count roles.
  await dropFromCaches(db, ['users']);
}

function invalid() {
  return new ApiError(400, refusal('invitation-expired'));
}
