import { type Role, roles } from '../../shared/access/accounts.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Job } from '../platform/jobs/job.ts';
import { forgetUnusedDevices } from './known-devices.ts';
import { failureMemoryMs } from './passwords/try-password.ts';
import { sessionLifetime } from './sessions/open-session.ts';

/** Deletes expired sessions, reset links, codes, failed sign-ins and unused devices each night. */
export const deleteEndedSignIns: Job<object> = {
  queue: 'delete-ended-sign-ins',
  cron: '27 3 * * *',
  async run(_data, { db, now }) {
    const time = now();
    for (const role of roles) await deleteSessions(db, role, time);
    await db.deleteFrom('reset_tokens').where('expires_at', '<', time).execute();
    await db.deleteFrom('verification_codes').where('expires_at', '<', time).execute();
    await forgetUnusedDevices(db, time);
    const forgotten = new Date(time.getTime() - failureMemoryMs);
    await db.deleteFrom('sign_in_failures').where('next_try_at', '<', forgotten).execute();
  },
};

function deleteSessions(db: Db, role: Role, now: Date) {
  const { idle, absolute } = sessionLifetime(role);
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.role', '=', role)
    .where((session) =>
      session.or([
        session('last_seen_at', '<', ago(idle)),
        session('sessions.created_at', '<', ago(absolute)),
      ]),
    )
    .execute();
}
