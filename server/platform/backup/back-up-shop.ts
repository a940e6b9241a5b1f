import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { removeAbandoned, unfinishedFolder } from '../embedded-postgres/unfinished-folder.ts';
import type { Env } from '../start-up/env.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { imageFolder } from '../uploads/image-files.ts';
import { backupParts, copyPictures, type Manifest, writeManifest } from './backup-folder.ts';
import { openBaseBackup } from './base-backup.ts';

type Backup = { env: Env; folder: string };

/**
 * Backs up a shop with the embedded database, running or not, to a new folder. Throws StartUpError if there is nothing to
 * back up, or if the folder exists.
 */
export async function backUpShop({ env, folder }: Backup): Promise<Manifest> {
  await requireEmbedded(env);
  if (await exists(folder))
    throw new StartUpError(`${folder} exists already. Choose a new folder for each backup.`);
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => undefined });
  try {
    return await makeBackup({ env, folder }, async (unfinished) => {
      const file = createWriteStream(join(unfinished, backupParts.database), { mode: 0o600, flush: true });
      await pipeline(await openBaseBackup(postgres.connectionString), createGzip({ level: 1 }), file);
      const { password } = new URL(postgres.connectionString);
      await writeFile(join(unfinished, backupParts.password), password, { mode: 0o600 });
    });
  } finally {
    await postgres.stop();
  }
}

/**
 * Makes a backup in a new folder, which appears once it is complete. `copyDatabase` gets the unfinished folder. Pictures
 * are copied before the database and again after it. Each picture that the copied database names existed at one of the
 * two times, because no picture is swept in its first hour. Files without a row are removed when the backup is restored
 * (invariant I9).
 */
export async function makeBackup(
  { env, folder }: Backup,
  copyDatabase: (unfinished: string) => Promise<unknown>,
): Promise<Manifest> {
  await removeAbandoned(folder);
  const unfinished = unfinishedFolder(folder);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const pictures = () => copyPictures(imageFolder(env), join(unfinished, backupParts.pictures));
    if (!env.s3) await pictures();
    await copyDatabase(unfinished);
    if (!env.s3) await pictures();
    const manifest = await writeManifest(unfinished);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Throws StartUpError if there is no embedded database. */
export async function requireEmbedded({ dataDir }: Pick<Env, 'dataDir'>) {
  if (!(await exists(join(dataDir, 'postgres'))))
    throw new StartUpError(`There is no shop in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as for the shop.`);
}

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  );
}
