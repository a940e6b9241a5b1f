import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SkipError } from '../fault.ts';
import { until } from './timing.ts';

/** The two versions of control groups: where Linux mounts them, and the names of their files. */
const versions = [
  {
    mount: '/sys/fs/cgroup',
    limits: ['memory.max', 'memory.swap.max'],
    kills: 'memory.events',
    peak: 'memory.peak',
  },
  {
    mount: '/sys/fs/cgroup/memory',
    limits: ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'],
    kills: 'memory.oom_control',
    peak: 'memory.max_usage_in_bytes',
  },
];

/**
 * A control group whose processes share `bytes` of memory, with their files' pages and without swap. Throws SkipError if
 * this user or system may not create one.
 */
export async function limitMemory(bytes: number) {
  for (const { mount, limits, kills, peak } of versions) {
    const folder = await mkdtemp(join(mount, 'saha-campaign-')).catch(() => undefined);
    if (folder === undefined) continue;
    const [limit = '', swap = ''] = limits.map((name) => join(folder, name));
    const isLimited = existsSync(limit) && (await writes(limit, bytes));
    if (!isLimited) {
      await rmdir(folder);
      continue;
    }
    // Without swap the file may be missing. Version 1 counts memory and swap together here.
    if (existsSync(swap)) await writes(swap, mount.endsWith('memory') ? bytes : 0);
    return {
      /** The command that runs another one in the group. */
      enter: (command: string[]) => ['sh', '-c', 'echo $$ >"$0" && exec "$@"', procs(folder), ...command],
      pids: () => pidsIn(folder),
      /** How many processes the system has killed because the memory was full. */
      kills: async () => Number(/^oom_kill (\d+)$/m.exec(await readFile(join(folder, kills), 'utf8'))?.[1]),
      /** The most memory that was in use, pages of files included. */
      peakBytes: async () => Number(await readFile(join(folder, peak), 'utf8')),
      async remove() {
        await until('the group is empty', 30_000, async () => (await pidsIn(folder)).length === 0);
        await rmdir(folder);
      },
    };
  }
  throw new SkipError('skipped: needs the right to create control groups (root on Linux)');
}

const procs = (folder: string) => join(folder, 'cgroup.procs');

async function pidsIn(folder: string) {
  return (await readFile(procs(folder), 'utf8')).split('\n').filter(Boolean).map(Number);
}

function writes(file: string, value: number) {
  return writeFile(file, String(value)).then(
    () => true,
    () => false,
  );
}
