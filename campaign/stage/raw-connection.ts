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

/** A client that keeps a connection busy without ever finishing a request. */
export function openRawConnection({ port, begin, drip, isDeaf = false }: Raw) {
  const begun = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  let closedAfterMs: number | undefined;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closedAfterMs = performance.now() - begun;
  });
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
    closedAfterMs: () => closedAfterMs,
    async close() {
      socket.destroy();
      await dripping;
    },
  };
}
