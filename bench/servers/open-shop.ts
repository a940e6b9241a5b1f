import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/free-port.ts';
import type { Server } from './server.ts';

export type Shop = Server & {
  products: number;
  dataDir: string;
  admin: { email: string; password: string };
};

/**
 * Starts a shop as `npm start` does, with a process and an embedded database of its own, but without rate limits. It ends
 * with the bench, even if that is killed.
 */
export async function openShop(dataDir: string, products: number): Promise<Shop> {
  const port = await freePort();
  const admin = { email: 'admin@saha.example', password: randomBytes(12).toString('hex') };
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      // The sign-ins create a user, and a shop with users needs an administrator (I7).
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
    },
  });
  const exited = once(child, 'exit');
  await untilReady(port, () => child.exitCode !== null);
  return {
    port,
    pid: child.pid ?? 0,
    products,
    dataDir,
    admin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilReady(port: number, hasExited: () => boolean) {
  while (!hasExited()) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error('The shop did not start');
}
