import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import {
  access,
  chown,
  constants,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createDb, createPool, type Db } from '../db/connection.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import type { NewCluster } from '../embedded-postgres/open-cluster.ts';
import { removeAbandoned, unfinishedFolder } from '../embedded-postgres/unfinished-folder.ts';
import { prepareDataDir } from '../start-up/data-dir.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { imageFolder, openImageDisk, removeStrayFiles } from '../uploads/image-files.ts';
import { backupParts, copyPictures, type Manifest, requireWholeBackup } from './backup-folder.ts';

type Restoring = {
  folder: string;
  dataDir: string;
  /** Only checks the backup and the data folder. */
  isDryRun?: boolean;
};

/**
 * Creates a data folder from a backup, completely or not at all: the whole backup is checked first, everything is built
 * in a folder next to its final place, and two renames at the end put it there. Throws StartUpError if the backup is
 * damaged or the data folder is not empty.
 */
export async function restoreShop({ folder, dataDir, isDryRun = false }: Restoring): Promise<Manifest> {
  const manifest = await requireWholeBackup(folder);
  await requireEmpty(dataDir);
  if (isDryRun) return manifest;
  await prepareDataDir(dataDir);
  const unfinished = unfinishedFolder(join(dataDir, 'restored'));
  try {
    // If root runs this, the user that PostgreSQL runs as must pass through this folder.
    await mkdir(unfinished, { mode: 0o711 });
    await restoreInto(unfinished, folder);
    for (const name of ['uploads', 'postgres']) await rename(join(unfinished, name), join(dataDir, name));
    await rm(unfinished, { recursive: true });
  } catch (error) {
    await removeDataDir(unfinished);
    throw error;
  }
  return manifest;
}

/** Throws StartUpError if the data folder is not empty. Removes unfinished folders of killed restores first. */
async function requireEmpty(dataDir: string) {
  await removeAbandoned(join(dataDir, 'restored')).catch(() => undefined);
  const names = await readdir(dataDir).catch(() => []);
  if (names.length > 0) throw new StartUpError(`${dataDir} is not empty. Restore to a new folder.`);
  await access(await firstExisting(dataDir), constants.W_OK).catch((error) => {
    throw new StartUpError(`${dataDir} cannot be created or written to.`, { cause: error });
  });
}

async function firstExisting(path: string): Promise<string> {
  return access(path).then(
    () => path,
    () => firstExisting(dirname(path)),
  );
}

/** Removes a data folder with its database, which may lie elsewhere (../embedded-postgres/open-cluster.ts). */
export async function removeDataDir(dataDir: string) {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
  await rm(cluster, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function restoreInto(dataDir: string, folder: string) {
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
  const target = imageFolder({ dataDir });
  // A shop with a bucket has no pictures in its data folder.
  const hasPictures = await readdir(pictures).then(Boolean, () => false);
  if (!hasPictures) return;
  await copyPictures(pictures, target);
  // Pictures that were added or deleted during the backup have no row.
  await removeStrayFiles(db, await openImageDisk({ dataDir }));
}

/** Unpacks the database. At its first start, PostgreSQL replays the log to the end of the backup. */
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
  // tar closes its input at the end mark of the archive, often before the last zeros are written to it.
  if (code === 0 && (!unpacked || closedEarly(unpacked))) return;
  throw new StartUpError(`The backup cannot be read: ${problem.trim() || unpacked?.message}`, {
    cause: unpacked,
  });
}

function closedEarly(error: NodeJS.ErrnoException) {
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code ?? '');
}
