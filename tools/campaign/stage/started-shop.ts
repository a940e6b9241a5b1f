import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../test/free-port.ts';
import { isReady } from '../../../test/start-shop-process.ts';
import { admin } from './shop-under-fault.ts';
import { until } from './timing.ts';

type Opening = {
  dataDir: string;
  /** A file for what the shop writes. */
  log: string;
  /** Wraps the command that starts the shop. */
  enter?: (command: string[]) => string[];
  /** The folder of the program; this one by default. */
  program?: string;
  variables?: Record<string, string>;
};

const root = join(import.meta.dirname, '../../..');
const longestStartMs = 300_000;

/** Starts a shop by tools/commands/start.mjs, as a merchant does, and waits until it is ready. */
export async function startShop({
  dataDir,
  log,
  enter = (command) => command,
  program: folder = root,
  variables,
}: Opening) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program = '', ...args] = enter([process.execPath, 'tools/commands/start.mjs']);
  const output = await open(log, 'a');
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', output.fd, output.fd],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      // The campaign counts orders of its own.
      DEMO: 'catalog',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
      ...variables,
    },
  });
  const exit = once(child, 'exit');
  await output.close();
  const shop = {
    url,
    async end() {
      child.kill('SIGTERM');
      await exit;
    },
  };
  await until(`the shop is ready; see ${log}`, longestStartMs, () => {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}; see ${log}`);
    return isReady(url);
  }).catch(async (error) => {
    await shop.end();
    throw error;
  });
  return shop;
}

/** The process of the shop itself among these, without its launcher, its database and its helpers. */
export async function findServer(pids: number[]) {
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.split('\0').includes('server/main.ts')) return pid;
  }
  throw new Error('No process of the shop runs');
}
