import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireEmbedded } from '../../../server/platform/backup/back-up-shop.ts';
import { megabytes } from '../../../server/platform/backup/backup-folder.ts';
import { recordBackup } from '../../../server/platform/backup/record-backup.ts';
import { type Env, readEnv } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { makeShopBackup, requireShop } from '../database/shop-backups.ts';

const usage = `Usage: npm run backup -- NEW_FOLDER
       npm run backup -- --record done|failed, after a backup of your own`;

/**
 * `npm run backup`: copies the database and pictures of a running shop. The end is recorded, also of a failure, so that
 * administrators see it. `--record` does only that.
 */
async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'string' } },
  });
  const [name] = positionals;
  const env = readEnv();
  if (values.record !== undefined) {
    if (positionals.length > 0 || !['done', 'failed'].includes(values.record)) throw new StartUpError(usage);
    if (!env.databaseUrl) await requireEmbedded(env);
    await recordBackup(env, values.record === 'done' ? null : 'The backup failed');
    return;
  }
  if (name === undefined || positionals.length > 1) throw new StartUpError(usage);
  await requireShop(env);
  await backUpTo(resolve(name), env);
}

async function backUpTo(folder: string, env: Env) {
  const begun = performance.now();
  const { files } = await makeShopBackup(env, folder).catch(async (error: Error) => {
    // If the database is the reason, the age of the last backup tells it two days later.
    await recordBackup(env, error.message).catch(() => undefined);
    throw error;
  });
  await recordBackup(env, null).catch((error: Error) =>
    console.error(`The backup is complete, but the shop could not note that: ${error.message}`),
  );
  const database = megabytes(files.filter(({ path }) => path.startsWith('database.')));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `Backed up to ${folder} in ${seconds} s: ${megabytes(files)}, of which the database ${database}.`,
  );
  console.log('Anyone who can read it has access to the whole shop. Keep it on another machine, encrypted.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
