import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { passwordProblem } from './passwords/refuse-weak-password.ts';

export type NewAdmin = { email: string; password: string };

/**
 * Makes a new account that is an administrator's. An existing one is never made so: its owner would become administrator
 * by a slip of the keyboard. Throws StartUpError (weak password, address of an existing account).
 */
export async function insertAdmin(db: Db, { email, password }: NewAdmin) {
  const problem = passwordProblem(password, 'admin');
  if (problem) throw new StartUpError(`The administrator's password ${problem}.`);
  const created = await db
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Administrator',
      email,
      // Whoever runs the shop vouches for it.
      email_proved: true,
      password_hash: await hashPassword(password),
      role: 'admin',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new StartUpError(`There is an account with ${email} already. Nothing was changed.`);
}
