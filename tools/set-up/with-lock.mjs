import { once } from 'node:events';
import { closeSync, constants, openSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

/** The system releases either lock when its owner dies, so a killed start leaves no stale lock. */
const tryLock = process.platform === 'darwin' ? lockThisFile : takeSocket;

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
    const release = await tryLock();
    if (release) return release;
    if (attempt === 0) console.log('Waiting for another command that is preparing this folder ...');
    await sleep(250);
  }
}

/** Linux: an abstract socket, named after the checkout. */
async function takeSocket() {
  const server = createServer().listen(`\0saha:${realpathSync(root)}`);
  try {
    await once(server, 'listening');
    return () => server.close();
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
  }
}

/** macOS has no abstract sockets, but open() has a flag that locks the file. Node has no name for it. */
function lockThisFile() {
  const exclusiveLock = 0x20;
  try {
    const file = openSync(
      fileURLToPath(import.meta.url),
      constants.O_RDONLY | constants.O_NONBLOCK | exclusiveLock,
    );
    return () => closeSync(file);
  } catch (error) {
    if (error.code !== 'EAGAIN') throw error;
  }
}
