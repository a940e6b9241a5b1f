import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartUpError } from './start-up-error.ts';

/**
 * Creates the folder for all data that is not in an external database.
 * @throws StartUpError if it cannot be created or written to.
 */
export async function prepareDataDir(dataDir: string) {
  try {
    await makeFolder(dataDir);
    // The dot makes this fail for a file of that name.
    await access(`${dataDir}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartUpError(`DATA_DIR ${dataDir} ${reasons[code ?? ''] ?? `cannot be used: ${message}`}.`, {
      cause: error,
    });
  }
}

/** Replaces `recursive` of mkdir, which never ends if the system refuses with ENOENT, as in /proc. */
async function makeFolder(folder: string) {
  try {
    await makeOneFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await makeFolder(dirname(folder));
    await makeOneFolder(folder);
  }
}

async function makeOneFolder(folder: string) {
  try {
    // Other users may pass through, because PostgreSQL's user must reach its folder, but may not list the files.
    await mkdir(folder, { mode: 0o711 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const reasons: Record<string, string> = {
  EACCES: 'cannot be written to by this user',
  EPERM: 'cannot be written to by this user',
  EROFS: 'is on a disk that can only be read',
  ENOTDIR: 'is a file or is inside one',
  ENOSPC: 'cannot be created: the disk is full',
};
