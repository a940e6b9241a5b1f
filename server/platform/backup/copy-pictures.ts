import { constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the pictures that are not there yet; the names never change their content. A picture that is swept meanwhile
 * is none any more.
 */
export async function copyPictures(from: string, to: string) {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  for (const name of await readdir(from)) {
    if (!there.has(name))
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(ifGone);
  }
}

function ifGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
