import { sql } from 'kysely';
import { isStaff, type Role } from '../../shared/access/accounts.ts';
import type { SecondStep } from '../../shared/accounts/sign-in.ts';
import { recordChange, recordRepeated } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../platform/http/handle-endpoint.ts';
import type { Resources } from '../platform/http/resources.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendNewDevice } from './account-mails.ts';
import { rememberDevice } from './known-devices.ts';
import { describeDevice } from './sessions/describe-device.ts';
import { openSession } from './sessions/open-session.ts';
import { secondStepOf } from './sessions/second-step-needed.ts';

/** The first sign-in on the day of the account's creation is no news to its owner. */
const newAccountMs = 24 * 60 * 60 * 1000;

type Beginning = {
  caller: UnknownCaller & Resources;
  user: { id: string; name: string; role: Role; created_at: Date };
};

/**
 * Opens a session for a person who has proved who they are. Returns the second step that the session still needs, if
 * any. Runs in the transaction of the proof.
 */
export async function completeSignIn(
  db: Db,
  { caller, user }: Beginning,
): Promise<{ secondStep?: SecondStep }> {
  await openSession(db, { browser: caller, user, now: caller.now() });
  const step = await secondStepOf(db, { user, env: caller.env });
  if (!step.secondStep) await recordSignIn(db, { caller, user });
  return step;
}

/**
 * Records a complete sign-in of staff, and mails them if the device is new (requirements: Devices). The mail is a job,
 * so a sign-in waits for no mail server.
 */
export async function recordSignIn(db: Db, { caller, user }: Beginning) {
  if (!isStaff(user.role)) return;
  const now = caller.now();
  const device = describeDevice(caller.header('user-agent'));
  await recordChange(db, {
    by: user,
    action: 'staff.signedin',
    subjectId: user.id,
    changes: { browser: [null, device.browser], system: [null, device.system] },
  });
  const isKnown = await rememberDevice(db, { browser: caller, userId: user.id, now });
  const isNewAccount = now.getTime() - user.created_at.getTime() < newAccountMs;
  if (isKnown || (isNewAccount && (await isOnlyDevice(db, user.id)))) return;
  const data = { userId: user.id, ...device, at: now.toISOString() };
  await enqueue(db, { jobs: caller.jobs, job: sendNewDevice, data });
}

/**
 * Records a wrong password for an account of staff. The statement is the same for every address and does not wait for
 * the disk, so the reply takes as long for staff as for anyone (threats T5).
 */
export async function recordFailedSignIn(db: Db, { email, now }: { email: string; now: Date }) {
  await runTransaction(db, async (db) => {
    await sql`set local synchronous_commit = off`.execute(db);
    await recordRepeated(db, { action: 'staff.signinfailed', email, now });
  });
}

async function isOnlyDevice(db: Db, userId: string) {
  const devices = db.selectFrom('known_devices').select('user_id').where('user_id', '=', userId).limit(2);
  return (await devices.execute()).length === 1;
}
