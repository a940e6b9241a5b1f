import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createDb, createPool, type Db } from '../db/connection.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import type { NewCluster } from '../embedded-postgres/open-cluster.ts';
import { prepareDataDir } from '../start-up/data-dir.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { imageFolder, openImageDisk, removeUnclaimedImages } from '../uploads/image-files.ts';
import { backupParts } from './back-up-shop.ts';
import { copyPictures } from './copy-pictures.ts';

type Restoring = { folder: string; dataDir: string };

/**
 * Makes a data folder from a backup, ready for a shop. Throws StartUpError where the backup is not whole, or the data
 * folder holds something already: nothing is ever written over.
 */
export async function restoreShop({ folder, dataDir }: Restoring) {
  await requireBackup(folder);
  await prepareDataDir(dataDir);
  const there = await readdir(dataDir);
  if (there.length > 0) throw new StartUpError(`${dataDir} is not empty. Restore to a new folder.`);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    makeCluster: (cluster) => unpackCluster(folder, cluster),
  });
  const pool = createPool({ connectionString: postgres.connectionString, size: 1, onError: () => undefined });
  const db = createDb(pool);
  try {
    await restorePictures(db, { folder, dataDir });
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

async function restorePictures(db: Db, { folder, dataDir }: Restoring) {
  const pictures = join(folder, backupParts.pictures);
  const areThere = await readdir(pictures).then(Boolean, () => false);
  // With a bucket they never were in the data folder.
  if (!areThere) return;
  await copyPictures(pictures, imageFolder({ dataDir }));
  // Those that came or went while the backup was made.
  await removeUnclaimedImages(db, await openImageDisk({ dataDir }));
}

async function requireBackup(folder: string) {
  try {
    for (const name of [backupParts.database, backupParts.password]) await access(join(folder, name));
  } catch (error) {
    throw new StartUpError(`${folder} is no backup of a shop.`, { cause: error });
  }
}

/** PostgreSQL goes from the copied files to the end of the backup by itself, at its first start. */
async function unpackCluster(backup: string, { folder, account }: NewCluster) {
  const [dataFolder, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  await mkdir(folder, { mode: 0o700 });
  await mkdir(dataFolder, { mode: 0o700 });
  const password = await readFile(join(backup, backupParts.password));
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    for (const path of [folder, dataFolder, passwordFile]) await chown(path, account.uid, account.gid);
  }
  const tar = spawn('tar', ['-x', '-f', '-', '-C', dataFolder], {
    ...account,
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = Promise.all([once(tar, 'close'), text(tar.stderr)]);
  const archive = createReadStream(join(backup, backupParts.database));
  const [unpacked, [[code], problem]] = await Promise.all([
    pipeline(archive, createGunzip(), tar.stdin).then(
      () => undefined,
      (error: Error) => error,
    ),
    ended,
  ]);
  if (code !== 0 || unpacked) {
    throw new StartUpError(`The backup cannot be read: ${problem.trim() || unpacked?.message}`, {
      cause: unpacked,
    });
  }
}
