import { access, constants, mkdir } from 'node:fs/promises';
import { StartUpError } from './start-up-error.ts';

/**
 * Makes the folder of everything the shop keeps outside an external database.
 * @throws StartUpError when it cannot be made or written to.
 */
export async function prepareDataDir(dataDir: string) {
  try {
    // Others may pass through, because PostgreSQL's own user must reach its folder, but may not look around.
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartUpError(`DATA_DIR ${dataDir} ${reasons[code ?? ''] ?? `cannot be used: ${message}`}.`, {
      cause: error,
    });
  }
}

const reasons: Record<string, string> = {
  EACCES: 'cannot be written to by this user',
  EPERM: 'cannot be written to by this user',
  EROFS: 'is on a disk that can only be read',
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'lies below a file',
  ENOSPC: 'cannot be made: the disk is full',
};
