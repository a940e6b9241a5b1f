import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { minimumPassword } from '../../shared/accounts/passwords.ts';
import { rootLanguage } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { passwordProblem } from './passwords/refuse-weak-password.ts';

type NewAdmin = { email: string; password: string };

/** The lock that every change of administrators takes. The number is arbitrary. */
export const adminsLock = 5_241_002;

/**
 * Creates the first administrator if there is none (requirements: First administrator): the given one, or the demo's with
 * a random password. Returns the credentials, which are printed once, or null if an administrator exists.
 * Throws StartUpError as `insertAdmin` does.
 */
export async function createFirstAdmin(db: Db, given: NewAdmin | undefined): Promise<NewAdmin | null> {
  return db.transaction().execute(async (db) => {
    // Two processes that start together must not both create one.
    await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(db);
    const existing = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    if (existing) return null;
    const admin = given ?? { email: 'admin@saha.example', password: randomBytes(16).toString('base64url') };
    await insertAdmin(db, admin);
    return admin;
  });
}

/** Until she writes her own. */
const firstNames = { en: 'Administrator', fr: 'Administrateur', ar: 'مدير المتجر' };

/**
 * Creates an administrator with a new account. It never promotes an existing account, because a typing mistake would make
 * its owner an administrator. Throws StartUpError (weak password, address of an existing account).
 */
export async function insertAdmin(db: Db, { email, password }: NewAdmin) {
  const problem = passwordProblem(password, 'admin');
  if (problem === 'too-short') {
    throw new StartUpError(
      `The administrator's password must be at least ${minimumPassword.admin} characters.`,
    );
  }
  if (problem) {
    throw new StartUpError("The administrator's password is one of the most common ones. Choose another.");
  }
  const created = await db
    .insertInto('users')
    .values({
      id: newId(),
      name: firstNames[rootLanguage()],
      email,
      // The person who runs the shop vouches for the address.
      email_proved: true,
      password_hash: await hashPassword(password),
      role: 'admin',
      language: rootLanguage(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new StartUpError(`There is an account with ${email} already. Nothing was changed.`);
}
