import type { Session } from '../../../shared/accounts/profile.ts';
import { notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { sessionLifetime } from './open-session.ts';
import { hashToken, sessionCookie } from './session-token.ts';

type Owner = { user: SessionUser } & Pick<UnknownCaller, 'cookie'>;

/** The caller's sessions that still work: the calling browser's first, then the last used. */
export async function listSessions(
  db: Db,
  { user, now, ...caller }: Owner & { now: () => Date },
): Promise<Session[]> {
  const { idle, absolute } = sessionLifetime(user.role);
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'browser', 'system', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user.id)
    .where('last_seen_at', '>=', ago(idle))
    .where('created_at', '>=', ago(absolute))
    .orderBy((order) => order('token_hash', '=', ownHash(caller)), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, token_hash, browser, system, created_at, last_seen_at }) => ({
    _id: id,
    browser: browser ?? undefined,
    system: system ?? undefined,
    startedAt: created_at.toISOString(),
    lastUsedAt: last_seen_at.toISOString(),
    isOwn: token_hash.equals(ownHash(caller)),
  }));
}

/** Ends one of the caller's sessions, on any device. Throws ApiError 404. */
export async function endSession(db: Db, { user, id }: { user: SessionUser; id: string }) {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound(refusal('session-not-found'));
}

/** Ends all sessions of the caller but the calling browser's. */
export async function endOtherSessions(db: Db, { user, ...caller }: Owner) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('token_hash', '<>', ownHash(caller))
    .execute();
}

function ownHash({ cookie }: Pick<UnknownCaller, 'cookie'>) {
  return hashToken(cookie(sessionCookie) ?? '');
}
