import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { brokenConstraint } from '../../platform/db/run-transaction.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { sendPasswordRemoved, sendWelcome } from '../account-mails.ts';
import type { UserRow } from '../account-queries.ts';
import { proveEmail } from '../prove-email.ts';
import { endSessions } from '../sessions/open-session.ts';

/** A person who has proved that they read the mail of this address and, with `googleSub`, own that Google account. */
type ProvedPerson = { email: string; name: string; googleSub: string | null; language: Language };

/**
 * The account that is linked with a Google account; the link survives a change of address. Locked until the session
 * exists, so that unlinking meanwhile either ends that session or prevents it.
 */
export async function lockUserByGoogle(db: Db, googleSub: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('google_sub', '=', googleSub)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locked, so that the account keeps this address until the caller's transaction ends. */
export async function lockUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Finds the person's account by their Google account or their address, or creates it. */
export async function findOrCreateAccount(db: Db, person: ProvedPerson, jobs: PgBoss): Promise<UserRow> {
  const linked = person.googleSub === null ? undefined : await lockUserByGoogle(db, person.googleSub);
  if (linked) return linked;
  const known = await lockUserByEmail(db, person.email);
  return known ? claimAccount(db, { ...person, known, jobs }) : createUser(db, person, jobs);
}

type Claim = { known: UserRow; googleSub: string | null; language: Language; jobs: PgBoss };

/**
 * Gives an account to the owner of its address and links their Google account, if any. Somebody who created it before
 * without reading its mail loses all access, and its password is removed; the owner learns that by mail.
 */
export async function claimAccount(db: Db, { known, googleSub, language, jobs }: Claim): Promise<UserRow> {
  const hadPassword = await proveEmail(db, known.id);
  if (hadPassword) await enqueue(db, { jobs, job: sendPasswordRemoved, data: { userId: known.id } });
  if (googleSub !== null) await endSessions(db, known.id);
  return db
    .updateTable('users')
    .set({ language, updated_at: sql`now()`, ...(googleSub !== null && { google_sub: googleSub }) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function createUser(db: Db, { email, name, googleSub, language }: ProvedPerson, jobs: PgBoss) {
  const user = await db
    .insertInto('users')
    .values({
      id: newId(),
      email,
      email_proved: true,
      name: name || email.slice(0, email.indexOf('@')),
      google_sub: googleSub,
      language,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(db, { jobs, job: sendWelcome, data: { userId: user.id } });
  return user;
}

/** Two transactions created or linked the same account. The second one finds it when it runs again. */
export function isAccountConflict(error: Error) {
  return ['users_email_key', 'users_google_sub_key'].includes(brokenConstraint(error) ?? '');
}
