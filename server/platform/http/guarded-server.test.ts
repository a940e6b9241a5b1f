import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createGuardedServer } from './guarded-server.ts';

const patient = {
  headersMs: 60_000,
  requestMs: 60_000,
  stalledMs: 60_000,
  maxUnreadBytes: Number.POSITIVE_INFINITY,
  maxAhead: 2,
  checkMs: 20,
};
const soon = { timeout: 20_000, interval: 20 };
const request = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';
/** Far more than the system buffers for a connection. */
const longReply = Buffer.alloc(24 * 1024 * 1024, 'a');
const sendLongReply: RequestListener = (_, response) => response.end(longReply);

/** A server with these limits, and a function that opens a connection, sends text and reads nothing. */
async function aServer(answer: RequestListener, limits: Partial<typeof patient>) {
  const server = createGuardedServer(answer, { ...patient, ...limits });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const openConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.pause().write(text);
    return socket;
  };
  return { port, openConnections, send };
}

test('a client that sends its headers too slowly is refused', async () => {
  const { send } = await aServer(sendLongReply, { headersMs: 100 });
  const socket = await send('GET / HTTP/1.1\r\nHost:');
  const started = Date.now();
  const [reply] = await once(socket.resume(), 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 408 /);
  if (!socket.closed) await once(socket, 'close');
  expect(Date.now() - started).toBeLessThan(30_000);
});

test('the shop waits 15 seconds for headers and 30 for a client that reads nothing', async () => {
  const { app } = await createTestApp();
  expect(app.server.headersTimeout).toBe(15_000);
  expect(app.server).toMatchObject({ requestTimeout: 30_000, keepAliveTimeout: 75_000, timeout: 30_000 });
});

/** Longer than a busy machine keeps the client of this test from reading. */
const stalledMs = 3_000;

test('a client that reads nothing loses its connection, and one that reads gets the whole reply', async () => {
  const { port, openConnections, send } = await aServer(sendLongReply, { stalledMs });
  await send(request);
  const read = fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
  expect((await (await read).arrayBuffer()).byteLength).toBe(longReply.length);
  await expect.poll(openConnections, soon).toBe(0);
});

test('clients that read nothing occupy a bounded number of bytes in total', async () => {
  const most = 50 * 1024 * 1024;
  const { openConnections, send } = await aServer(sendLongReply, { maxUnreadBytes: most });
  for (let n = 0; n < 8; n++) await send(request);
  await expect.poll(openConnections, soon).toBeLessThanOrEqual(4);
  expect(await openConnections()).toBeGreaterThan(0);
});

test('a connection that sends many requests ahead of their replies is closed', async () => {
  let answered = 0;
  const { openConnections, send } = await aServer(
    (_, response) => {
      answered += 1;
      setTimeout(() => response.end('done'), 50);
    },
    { maxAhead: 2 },
  );
  const allowed = await send(request.repeat(3));
  let replies = '';
  allowed.on('data', (data) => {
    replies += data;
  });
  allowed.resume();
  await expect.poll(() => replies.match(/200 OK/g)?.length, soon).toBe(3);
  allowed.destroy();
  await send(request.repeat(500));
  await expect.poll(openConnections, soon).toBe(0);
  expect(answered).toBe(6);
});
