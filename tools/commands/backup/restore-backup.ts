import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { megabytes } from '../../../server/platform/backup/backup-folder.ts';
import { restoreShop } from '../../../server/platform/backup/restore-shop.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';

const usage = 'Usage: npm run backup -- restore BACKUP_FOLDER NEW_DATA_DIR [--dry-run]';

/** `npm run backup -- restore`: restores a backup into a new data folder; --dry-run only checks both. */
async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [backup, target] = positionals;
  if (backup === undefined || target === undefined || positionals.length > 2) throw new StartUpError(usage);
  const dataDir = resolve(target);
  const isDryRun = values['dry-run'];
  const { files, madeAt } = await restoreShop({ folder: resolve(backup), dataDir, isDryRun });
  const about = `Backup of ${madeAt}: ${files.length} files, ${megabytes(files)}, all intact.`;
  console.log(
    isDryRun
      ? `${about} Nothing was restored.`
      : `${about}\nRestored. Start the shop with DATA_DIR=${dataDir}`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
