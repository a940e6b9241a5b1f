import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');
/** Compiled modules for the next start, as `npm start` keeps them. */
export const compileCache = join(root, 'node_modules/.cache/compiled');
/** Ten times as long as an idle machine needs. */
const longestStartMs = 120_000;

type Options = {
  log?: string;
  /** The file that Node runs, with options for Node before it. */
  program?: string[];
};

/**
 * One process of the shop, on a free port unless one is given, as `npm start` runs it. It ends when the process that
 * started it ends. What it writes goes to the file `log`, or its errors to the terminal.
 */
export async function startShopProcess(
  variables: Record<string, string>,
  { log, program = ['--max-semi-space-size=16', 'server/main.ts'] }: Options = {},
) {
  const port = variables.PORT ? Number(variables.PORT) : await freePort();
  const output = log ? await open(log, 'a') : undefined;
  const child = spawn(process.execPath, program, {
    cwd: root,
    // The channel closes when the starting process ends in any way, and the shop then ends too (server/run-shop.ts).
    stdio: ['ignore', output?.fd ?? 'ignore', output?.fd ?? 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      NODE_COMPILE_CACHE: compileCache,
      // Otherwise a new shop in production asks staff for a second step.
      STAFF_SECOND_STEP: 'optional',
      ...variables,
    },
  });
  await output?.close();
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://localhost:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    port,
    pid: child.pid ?? 0,
    /** Resolves with the exit code; null if a signal ended it. */
    exit,
    hasEnded,
    end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
    /** Throws at once if the process ends, as it does without a build. */
    async untilReady() {
      const deadline = Date.now() + longestStartMs;
      const where = log ? `; see ${log}` : '.';
      while (!(await isReady(url))) {
        if (hasEnded()) throw new Error(`The shop ended with ${child.exitCode ?? child.signalCode}${where}`);
        if (Date.now() > deadline) throw new Error(`The shop was not ready after two minutes${where}`);
        await sleep(50);
      }
    },
  };
}

export type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>;

/** Whether the shop at this address can serve. */
export async function isReady(url: string) {
  // A shop behind a proxy waits at its end for connections that are still open.
  const reply = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).catch(
    () => undefined,
  );
  await reply?.body?.cancel();
  return reply?.ok === true;
}
