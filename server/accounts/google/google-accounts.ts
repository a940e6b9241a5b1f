import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { brokenConstraint } from '../../platform/db/run-transaction.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { UserRow } from '../account-queries.ts';
import { proveEmail } from '../prove-email.ts';
import { sendWelcome } from '../send-welcome.ts';
import { endSessions } from '../sessions/open-session.ts';
import { sendPasswordRemoved } from './send-password-removed.ts';

/** Somebody who reads the mail of this address and, if `googleSub` is there, is that account of Google's. */
export type ProvedPerson = { email: string; name: string; googleSub: string | null };

/**
 * The account that Google's own name of a person leads to; it stays theirs when the address changes. Locked until the
 * session exists: who unlinks it meanwhile must find either this session to end or no session made.
 */
export async function lockUserByGoogle(db: Db, googleSub: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('google_sub', '=', googleSub)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locked, so that the account has this address until the caller's transaction is done with it. */
export async function lockUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The person's account: found by Google's name of them or by their address, or made. */
export async function accountOf(db: Db, person: ProvedPerson, jobs: PgBoss): Promise<UserRow> {
  const linked = person.googleSub === null ? undefined : await lockUserByGoogle(db, person.googleSub);
  if (linked) return linked;
  const known = await lockUserByEmail(db, person.email);
  return known
    ? claimAccount(db, { known, googleSub: person.googleSub, jobs })
    : createUser(db, person, jobs);
}

type Claim = { known: UserRow; googleSub: string | null; jobs: PgBoss };

/**
 * Gives an account to who reads its mail, and links it with their account of Google's if there is one. Whoever made it
 * beforehand without reading that mail has no way in any more, and its password is gone; the owner is told so.
 */
export async function claimAccount(db: Db, { known, googleSub, jobs }: Claim): Promise<UserRow> {
  const hadPassword = await proveEmail(db, known.id);
  if (hadPassword) await enqueue(db, { jobs, job: sendPasswordRemoved, data: { userId: known.id } });
  if (googleSub !== null) await endSessions(db, known.id);
  return db
    .updateTable('users')
    .set({ updated_at: sql`now()`, ...(googleSub !== null && { google_sub: googleSub }) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function createUser(db: Db, { email, name, googleSub }: ProvedPerson, jobs: PgBoss) {
  const user = await db
    .insertInto('users')
    .values({
      id: newId(),
      email,
      email_proved: true,
      name: name || email.slice(0, email.indexOf('@')),
      google_sub: googleSub,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(db, { jobs, job: sendWelcome, data: { userId: user.id } });
  return user;
}

/** Two at once made or linked the same account; the second of them finds it when it tries again. */
export function isAccountClash(error: Error) {
  return ['users_email_key', 'users_google_sub_key'].includes(brokenConstraint(error) ?? '');
}
