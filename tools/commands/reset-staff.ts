import { findUserByEmail } from '../../server/accounts/account-queries.ts';
import { resetSecondStep } from '../../server/accounts/second-step/reset-second-step.ts';
import { recordChange } from '../../server/platform/audit/record-change.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { openExistingShop } from './open-existing-shop.ts';

const usage = 'Usage: npm run person -- reset EMAIL';

/** Removes the second step of a member of staff who lost it; the only way for the last administrator. */
async function run() {
  const [email, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0) throw new StartUpError(usage);
  const { db, close } = await openExistingShop(readEnv(), 'staff');
  try {
    await db.transaction().execute(async (db) => {
      const user = await findUserByEmail(db, email);
      if (!user || user.role === 'user') throw new StartUpError(`${email} does not belong to the staff.`);
      await resetSecondStep(db, user.id);
      const by = { id: user.id, name: 'Command person reset' };
      await recordChange(db, { by, action: 'staff.stepreset', subjectId: user.id });
    });
    console.log(`${email} has no second step any more and is signed out everywhere.`);
  } finally {
    await close();
  }
}

run().catch((error: Error) => {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
});
