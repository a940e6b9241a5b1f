import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/free-port.ts';
import { sendRequest } from './send-request.ts';
import { ownDomain, type ShopData } from './shop-data.ts';

export const admin = { email: `admin${ownDomain}`, password: 'correct-horse-battery' };

type Opening = ShopData & {
  /** A file for what the process writes. */
  log: string;
  /** In addition to those of every shop, or in place of them. */
  variables?: Record<string, string> | undefined;
};

export type Shop = Awaited<ReturnType<typeof launchShop>>;

const root = join(import.meta.dirname, '../..');
const longestStartMs = 60_000;

/** Launches a production process of the shop, limits and all, and does not wait until it is ready. */
export async function launchShop({ dataDir, databaseUrl, log, variables }: Opening) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Orders of the storms come from many addresses, as they would through a proxy.
    TRUST_PROXY: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...variables,
  };
  let child: ChildProcess;
  const launch = async () => {
    const output = await open(log, 'a');
    // It ends with the campaign, even if that is killed (server/run-shop.ts).
    const stdio = ['ignore', output.fd, output.fd, 'ipc'] as const;
    child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: [...stdio] });
    await once(child, 'spawn').finally(() => output.close());
  };
  await launch();
  return {
    url,
    port,
    pid: () => child.pid ?? 0,
    hasEnded: () => hasEnded(child),
    /** Starts it again on the same port. */
    launch,
    /** Resolves when the process is gone. */
    async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      if (hasEnded(child)) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    /** Resolves when it can serve; throws if it ends before, or after a minute. */
    async untilReady() {
      const deadline = Date.now() + longestStartMs;
      while (!(await isReady(url))) {
        if (hasEnded(child)) throw new Error(`The shop ended at its start; see ${log}`);
        if (Date.now() > deadline) throw new Error(`The shop was not ready after a minute; see ${log}`);
        await sleep(25);
      }
    },
  };
}

export async function isReady(url: string) {
  const reply = await sendRequest(`${url}/health/ready`).catch(() => undefined);
  return reply?.status === 200;
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null;
}
