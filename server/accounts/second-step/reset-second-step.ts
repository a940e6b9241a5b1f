import type { Db } from '../../platform/db/connection.ts';
import { endSessions } from '../sessions/open-session.ts';

/** Removes every second step and recovery code of a person and signs them out, for somebody who lost them. */
export async function resetSecondStep(db: Db, userId: string) {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await endSessions(db, userId);
}
