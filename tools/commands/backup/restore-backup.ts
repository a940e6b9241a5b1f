import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Manifest, megabytes } from '../../../server/platform/backup/backup-folder.ts';
import { restoreShop } from '../../../server/platform/backup/restore-shop.ts';
import { type Env, readEnv } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { imageFolder } from '../../../server/platform/uploads/image-files.ts';
import {
  databaseOf,
  requireRestorePrograms,
  restoreDump,
  restorePictures,
} from '../database/external-database.ts';
import { requireWhole } from '../database/shop-backups.ts';
import { requireNobody } from '../database/shop-sessions.ts';

const usage = `Usage: npm run backup -- restore BACKUP_FOLDER NEW_DATA_DIR [--dry-run]
       npm run backup -- restore BACKUP_FOLDER [--dry-run], with DATABASE_URL: replaces that database`;

/**
 * `npm run backup -- restore`: restores a backup into a new data folder, or that of an external database into the one at
 * DATABASE_URL. --dry-run only checks.
 */
async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [backup, target] = positionals;
  const env = readEnv();
  if (backup === undefined || positionals.length > 2 || (target === undefined) === !env.databaseUrl)
    throw new StartUpError(usage);
  const folder = resolve(backup);
  const isDryRun = values['dry-run'];
  const { files, madeAt } = target
    ? await restoreShop({ folder, dataDir: resolve(target), isDryRun })
    : await restoreExternal(env, folder, isDryRun);
  const about = `Backup of ${madeAt}: ${files.length} files, ${megabytes(files)}, all intact.`;
  const next = target ? `Start the shop with DATA_DIR=${resolve(target)}` : 'Start the shop.';
  console.log(isDryRun ? `${about} Nothing was restored.` : `${about}\nRestored. ${next}`);
}

async function restoreExternal(env: Env, folder: string, isDryRun: boolean): Promise<Manifest> {
  const manifest = await requireWhole(env, folder);
  await requireRestorePrograms();
  await requireNobody(env);
  if (isDryRun) return manifest;
  if (!env.s3) await restorePictures(folder, imageFolder(env));
  await restoreDump(databaseOf(env), folder);
  return manifest;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
