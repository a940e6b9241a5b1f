import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * Does the work while no other process does such work in the same checkout. The lock is an abstract socket of Linux:
 * the system frees it the moment its owner dies, so a killed start leaves nothing stale behind.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  const lock = await takeLock();
  try {
    await work();
  } finally {
    lock.close();
  }
}

async function takeLock() {
  for (let attempt = 0; ; attempt++) {
    const server = createServer();
    try {
      server.listen(`\0saha:${realpathSync(root)}`);
      await once(server, 'listening');
      return server;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      if (attempt === 0) console.log('Waiting for another command that prepares this folder ...');
      await sleep(250);
    }
  }
}
