import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that no process listens on. It is below the range from which systems number outgoing connections (32768 on
 * Linux, higher elsewhere), so that no connection takes it before it is used.
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
