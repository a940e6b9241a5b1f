import { sql } from 'kysely';
import { isStaff, type Role } from '../../../shared/access/accounts.ts';
import type { SecondStep } from '../../../shared/accounts/sign-in.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { Env } from '../../platform/start-up/env.ts';

type Policy = Env['secondStep'];

/** Whether staff without a second step must set one up (docs/environment.md, STAFF_SECOND_STEP). */
function isRequired(policy: Policy) {
  switch (policy) {
    case 'required':
      return sql<boolean>`true`;
    case 'optional':
      return sql<boolean>`false`;
    case 'new shops':
      return sql<boolean>`(select second_step_from_start from staff_policy)`;
  }
}

/**
 * For a query of sessions with their users: whether the session still waits for its second step. Staff need it if they
 * have one, or must have one.
 */
export function isPending(policy: Policy) {
  return sql<boolean>`case
    when users.role = 'user' or sessions.second_step_at is not null then false
    else exists (select from second_factors where user_id = users.id) or ${isRequired(policy)} end`;
}

type SignedIn = { user: { id: string; role: Role }; env: Env };

/** What a person who has just signed in must do next: nothing, confirm with the second step, or set one up. */
export async function secondStepOf(db: Db, { user, env }: SignedIn): Promise<{ secondStep?: SecondStep }> {
  if (!isStaff(user.role)) return {};
  if (await hasFactors(db, user.id)) return { secondStep: 'verify' };
  return (await mustHaveFactor(db, env)) ? { secondStep: 'enrol' } : {};
}

export async function hasFactors(db: Db, userId: string) {
  const factor = db.selectFrom('second_factors').select('id').where('user_id', '=', userId).limit(1);
  return (await factor.executeTakeFirst()) !== undefined;
}

export async function mustHaveFactor(db: Db, env: Env) {
  const { required } = await db
    .selectNoFrom(isRequired(env.secondStep).as('required'))
    .executeTakeFirstOrThrow();
  return required;
}
