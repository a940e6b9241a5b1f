import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SkipError } from '../fault.ts';

const run = promisify(execFile);
const megabytes = 256;

/** Mounts a small disk in memory. Throws SkipError if this user or system may not. */
export async function mountSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'saha-campaign-disk-'));
  // If root runs the campaign, the user that PostgreSQL runs as must pass through.
  await chmod(folder, 0o711);
  const options = `size=${megabytes}m,mode=711`;
  await run('mount', ['-t', 'tmpfs', '-o', options, 'saha-campaign', folder]).catch(async () => {
    await rmdir(folder);
    throw new SkipError('skipped: needs mount rights (root on Linux)');
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    free: () => rm(filler, { force: true }),
    async unmount() {
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}

/** Writes until nothing more fits. */
async function fill(path: string) {
  const file = await open(path, 'a');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(size);
      while (await writeWhole(file, block));
    }
  } finally {
    await file.close();
  }
}

async function writeWhole(file: Awaited<ReturnType<typeof open>>, block: Buffer) {
  try {
    const { bytesWritten } = await file.write(block);
    return bytesWritten === block.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
