import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instantOf } from '../server/confirmation/call-times.ts';
import type { Role } from '../shared/access/accounts.ts';
import { createTestApp } from './create-test-app.ts';
import { signedInAs } from './signed-in-as.ts';

/** A time of 10 March 2026, or of another day of that month, on the shop's clock. */
export const at = (clock: string, day = 10) =>
  instantOf({ day: `2026-03-${String(day).padStart(2, '0')}`, clock });

/** A shop whose buyers are called, at ten in the morning, whose clock the test can set. */
export async function aDesk(
  options: Pick<Parameters<typeof createTestApp>[0] & object, 'env' | 'runsJobs'> = {},
) {
  const clock = { now: at('10:00') };
  const { app, db, resources } = await createTestApp({ now: () => clock.now, ...options });
  const staff = async (role: Role = 'confirmer') => {
    const { user, headers } = await signedInAs(db, role, clock.now);
    const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
      // Days pass in these tests, and sessions do not end with them.
      await sql`update sessions set created_at = ${clock.now}, last_seen_at = ${clock.now} where user_id = ${user.id}`.execute(
        db,
      );
      return app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
    };
    return {
      user,
      ask,
      next: async () => (await ask('POST', 'confirmation/next')).json(),
      record: (id: string, outcome: string, more = {}) =>
        ask('POST', `confirmation/${id}/calls`, { id: randomUUID(), outcome, ...more }),
    };
  };
  return { app, db, resources, clock, staff };
}
