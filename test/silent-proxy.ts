import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Way = { client: Socket; server: Socket };

/**
 * A proxy to PostgreSQL that can stop answering without closing connections, like a frozen machine or a dead network.
 */
export async function startSilentProxy(port: number, host = '127.0.0.1') {
  const ways = new Set<Way>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const server = connect({ host, port });
    const way = { client, server };
    ways.add(way);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
    client.on('close', () => ways.delete(way));
    if (isSilent) silence(way);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  function silence({ client, server }: Way) {
    for (const socket of [client, server]) {
      socket.unpipe();
      socket.pause();
    }
  }

  return {
    port: (proxy.address() as AddressInfo).port,
    /** Stops forwarding, on old and new connections. */
    freeze() {
      isSilent = true;
      ways.forEach(silence);
    },
    /** Forwards new connections again; older ones stay silent. */
    thaw() {
      isSilent = false;
    },
    stop() {
      for (const { client, server } of ways) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
    },
  };
}
