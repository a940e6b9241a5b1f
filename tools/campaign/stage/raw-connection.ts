import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Raw = {
  port: number;
  /** Sent at once. */
  begin: string;
  /** Sent again every second, until the shop closes the connection. */
  drip?: string;
  /** Does not read anything. */
  isDeaf?: boolean;
};

export type RawConnection = ReturnType<typeof openRawConnection>;

/** A client that keeps a connection busy without ever finishing a request or reading a reply. */
export function openRawConnection({ port, begin, drip, isDeaf = false }: Raw) {
  const begun = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  if (isDeaf) socket.pause();
  else socket.resume();
  socket.write(begin);
  const dripping = (async () => {
    while (drip && !socket.destroyed) {
      await sleep(1_000);
      if (socket.writable) socket.write(drip);
    }
  })();
  return {
    openForMs: () => performance.now() - begun,
    /** Whether the shop has closed it. A client that does not read learns of it only when it writes. */
    async isClosed() {
      for (let tries = 0; tries < 3 && !socket.destroyed; tries++) {
        socket.write('x');
        await sleep(100);
      }
      return socket.destroyed;
    },
    async close() {
      socket.destroy();
      await dripping;
    },
  };
}
