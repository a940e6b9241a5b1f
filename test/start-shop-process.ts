import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const longestStartMs = 60_000;

/**
 * One process of the shop, on a free port unless one is given, as `npm start` runs it. It ends when the process that
 * started it ends.
 */
export async function startShopProcess(variables: Record<string, string>) {
  const port = variables.PORT ? Number(variables.PORT) : await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    // The channel closes when the starting process ends in any way, and the shop then ends too (server/run-shop.ts).
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...variables,
    },
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://localhost:${port}`;
  return {
    url,
    port,
    pid: child.pid ?? 0,
    /** Resolves with the exit code; null if a signal ended it. */
    exit,
    end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
    /** Throws at once if the process ends, as it does without a build. */
    async untilReady() {
      const deadline = Date.now() + longestStartMs;
      while (!(await isReady(url))) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The shop ended with ${child.exitCode ?? child.signalCode}.`);
        }
        if (Date.now() > deadline) throw new Error('The shop was not ready after a minute.');
        await sleep(100);
      }
    },
  };
}

export type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>;

async function isReady(url: string) {
  const reply = await fetch(`${url}/health/ready`).catch(() => undefined);
  return reply?.ok === true;
}
