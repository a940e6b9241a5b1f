import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

/** A shop on its own port, with one connection that stays open between requests, like a proxy's. */
async function aConnectedShop(env: Record<string, string>) {
  const { app } = await createTestApp({ env });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  async function ask(by: Agent | false = agent) {
    const [reply] = (await once(
      get({ port, host: '127.0.0.1', path: '/health/ready', agent: by }),
      'response',
    )) as [IncomingMessage];
    await text(reply);
    return { status: reply.statusCode, connection: reply.headers.connection };
  }
  return { app, ask };
}

test('a proxy can use its open connection until the shop has closed', async () => {
  const { app, ask } = await aConnectedShop({ TRUST_PROXY: '127.0.0.1' });
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(ask(false)).rejects.toThrow('ECONNREFUSED');
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  await closed;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('without a proxy the shop does not wait for idle connections of browsers', async () => {
  const { app, ask } = await aConnectedShop({});
  await ask();
  await app.close();
  await expect(ask()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
});
