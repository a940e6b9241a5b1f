import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { countFailure, forgetFailures } from '../passwords/try-password.ts';
import { hasFactors } from '../sessions/second-step-needed.ts';
import { hashToken, sessionCookie } from '../sessions/session-token.ts';

/** The hash that identifies the caller's session in the database. */
export function sessionHash({ cookie }: Pick<UnknownCaller, 'cookie'>) {
  return hashToken(cookie(sessionCookie) ?? '');
}

export async function readSession(db: Db, caller: Pick<UnknownCaller, 'cookie'>) {
  const session = await db
    .selectFrom('sessions')
    .select(['second_step_at', 'new_secret'])
    .where('token_hash', '=', sessionHash(caller))
    .executeTakeFirst();
  if (!session) throw new ApiError(401, refusal('signed-out'));
  return session;
}

type Changing = { user: SessionUser } & Pick<UnknownCaller, 'cookie'>;

/**
 * Throws ApiError 403 unless the caller may change their second step: those who have one must have used it in this
 * session, otherwise a password alone could replace it.
 */
export async function requireConfirmed(db: Db, { user, ...caller }: Changing) {
  const { second_step_at } = await readSession(db, caller);
  if (second_step_at === null && (await hasFactors(db, user.id))) {
    throw new ApiError(403, refusal('confirm-sign-in-first'));
  }
}

const challengeLastsMs = 5 * 60 * 1000;

export async function keepChallenge(
  db: Db,
  session: Buffer,
  { challenge, now }: { challenge: string; now: Date },
) {
  await db
    .updateTable('sessions')
    .set({ challenge, challenge_at: now })
    .where('token_hash', '=', session)
    .execute();
}

/** The session's challenge, which counts once and for five minutes. Throws ApiError 400. */
export async function takeChallenge(db: Db, session: Buffer, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .select(['challenge', 'challenge_at'])
    .where('token_hash', '=', session)
    .forUpdate()
    .executeTakeFirst();
  await db.updateTable('sessions').set({ challenge: null }).where('token_hash', '=', session).execute();
  const isFresh = row?.challenge_at && now.getTime() - row.challenge_at.getTime() < challengeLastsMs;
  if (!row?.challenge || !isFresh) throw new ApiError(400, refusal('attempt-timed-out'));
  return row.challenge;
}

type Trying = { user: SessionUser; env: Env; now: () => Date };

/**
 * Runs one try of a second step. From the fifth wrong one in a row each doubles the wait, from a second to an hour, for
 * the person, wherever the tries come from. Throws ApiError 429 during the wait, and the errors of `attempt`.
 */
export async function tryStep<Result>(
  db: Db,
  { user, env, now }: Trying,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (!env.rateLimits) return attempt();
  const guesser = { email: `second-step ${user.id}`, ip: '' };
  await countFailure(db, { ...guesser, now: now() });
  const result = await attempt();
  await forgetFailures(db, guesser);
  return result;
}
