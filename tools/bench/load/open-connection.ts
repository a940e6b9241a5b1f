import { once } from 'node:events';
import { connect } from 'node:net';
import { type Reply, readReply } from './read-reply.ts';

export type Timed = { reply: Reply; milliseconds: number };

type Waiting = PromiseWithResolvers<Timed> & { since: number };

/**
 * Opens a connection to a server on this machine for one request at a time. Node's own clients and autocannon need more
 * time per reply than the servers measured here, so this one knows no more HTTP than those need.
 */
export async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let received: Buffer | undefined;
  let waiting: Waiting | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('data', (chunk) => {
    try {
      received = received ? Buffer.concat([received, chunk]) : chunk;
      const reply = readReply(received);
      if (!reply) return;
      received = undefined;
      waiting?.resolve({ reply, milliseconds: performance.now() - waiting.since });
    } catch (error) {
      fail(error as Error);
    }
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  return {
    ask(request: string): Promise<Timed> {
      waiting = { ...Promise.withResolvers<Timed>(), since: performance.now() };
      socket.write(request);
      return waiting.promise;
    },
    close() {
      waiting = undefined;
      socket.destroy();
    },
  };
}
