import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../../server/env.ts';
import { backUpShop } from '../../server/platform/backup/back-up-shop.ts';
import { backupParts, megabytes } from '../../server/platform/backup/backup-folder.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';

const usage = 'Usage: npm run backup -- NEW_FOLDER';

/** `npm run backup`: copies the database and pictures of a running shop that uses the embedded database. */
async function run() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new StartUpError(usage);
  const folder = resolve(name);
  const begun = performance.now();
  const { files } = await backUpShop({ env: readEnv(), folder });
  const database = megabytes(files.filter(({ path }) => path === backupParts.database));
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
