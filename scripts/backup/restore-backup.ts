import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreShop } from '../../server/platform/backup/restore-shop.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';

const usage = 'Usage: npm run backup:restore -- BACKUP_FOLDER NEW_DATA_DIR';

/** `npm run backup:restore`: a new data folder from a backup. */
async function run() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [backup, target] = positionals;
  if (backup === undefined || target === undefined || positionals.length > 2) throw new StartUpError(usage);
  const dataDir = resolve(target);
  await restoreShop({ folder: resolve(backup), dataDir });
  console.log(`Restored. Start the shop with DATA_DIR=${dataDir}`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
