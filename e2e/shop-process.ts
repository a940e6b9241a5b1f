import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../test/free-port.ts';

/** One process of the shop, on a free port unless one is given, as `npm start` runs it. It ends with its starter. */
export async function startShopProcess(variables: Record<string, string>) {
  const port = variables.PORT ? Number(variables.PORT) : await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    // By the channel it learns that the worker is gone, however that ended, and ends too (server/run-shop.ts).
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
    /** Resolves with the exit code; null where a signal ended it. */
    exit,
    end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
    /** Fails at once if the process ends, as it does without a build. */
    async untilReady() {
      const ended = exit.then((code) => Promise.reject(new Error(`The shop ended with exit code ${code}.`)));
      await Promise.race([answersReady(url), ended]);
    },
  };
}

async function answersReady(url: string) {
  await expect(async () => {
    const reply = await fetch(`${url}/health/ready`);
    expect(reply.status).toBe(200);
  }).toPass({ timeout: 60_000 });
}

export type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>;
