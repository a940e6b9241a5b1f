import { once } from 'node:events';
import { closeSync, constants, openSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/** The locks of a checkout. macOS locks the file. */
const locks = {
  preparing: { suffix: '', file: 'tools/set-up/with-lock.mjs' },
  upgrade: { suffix: ':upgrade', file: 'tools/commands/upgrade.mjs' },
};

/**
 * Waits until no other process prepares the same checkout, then does the work.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  const release = await takeLock();
  try {
    await work();
  } finally {
    release();
  }
}

async function takeLock() {
  for (let attempt = 0; ; attempt++) {
    const release = await tryLock('preparing');
    if (release) return release;
    if (attempt === 0) console.log('Waiting for another command that is preparing this folder ...');
    await sleep(250);
  }
}

/**
 * Takes a lock, which the system releases when its owner dies, so a killed process leaves no stale one.
 * @param {keyof typeof locks} name
 * @returns {Promise<(() => void) | undefined>} releases it; undefined if another process has it
 */
export async function tryLock(name) {
  return process.platform === 'darwin' ? lockFile(locks[name].file) : takeSocket(locks[name].suffix);
}

/** Linux: an abstract socket, named after the checkout. */
async function takeSocket(suffix) {
  const server = createServer().listen(`\0saha:${realpathSync(root)}${suffix}`);
  try {
    await once(server, 'listening');
    return () => server.close();
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
  }
}

/** macOS has no abstract sockets, but open() has a flag that locks the file. Node has no name for it. */
function lockFile(path) {
  const exclusiveLock = 0x20;
  try {
    const file = openSync(join(root, path), constants.O_RDONLY | constants.O_NONBLOCK | exclusiveLock);
    return () => closeSync(file);
  } catch (error) {
    if (error.code !== 'EAGAIN') throw error;
  }
}
