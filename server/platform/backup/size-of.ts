import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The size of a file, or of all files in a folder, for people to read. */
export async function sizeOf(path: string) {
  const status = await stat(path);
  const names = status.isDirectory() ? await readdir(path, { recursive: true }) : [''];
  const sizes = await Promise.all(
    names.map(async (name) => {
      const entry = await stat(join(path, name));
      return entry.isFile() ? entry.size : 0;
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
