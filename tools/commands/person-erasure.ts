import { parseArgs } from 'node:util';
import { erasePerson } from '../../server/accounts/erase-person.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { openExistingShop } from './open-existing-shop.ts';

const usage = 'Usage: npm run person -- erase EMAIL|PHONE [--apply]';

/** Counts the records of a person; with --apply it erases them for good. */
async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false } },
  });
  const [who] = positionals;
  if (!who || positionals.length > 1) throw new StartUpError(usage);
  const { db, close } = await openExistingShop(readEnv(), 'erase');
  try {
    const { apply } = values;
    const { accounts, orders, messages, alerts } = await erasePerson(db, { who, apply });
    const counts = `orders: ${orders}, messages: ${messages}, stock alerts: ${alerts}`;
    console.log(`Accounts of ${who}: ${accounts}, ${counts}.`);
    console.log(apply ? 'They have been erased.' : 'Nothing was changed: add --apply.');
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
