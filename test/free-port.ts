import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on at the moment. It is none of those that a system gives to connections
 * (Linux from 32768 on, others higher): one of them could take it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_240, 32_768);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : freePort();
}
