import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './call.ts';

const { fetch, window } = globalThis;

/** Lets pages call a server that answers like this. */
async function answering(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${url}`, init),
    window: { location: { pathname: '/', search: '' } },
  });
  onTestFinished(() => {
    Object.assign(globalThis, { fetch, window });
    server.closeAllConnections();
    server.close();
  });
}

const unreachable = { status: 0, message: 'The shop cannot be reached. Please check your connection.' };

test('a good reply that is cut counts as no reply', async () => {
  await answering((_, reply) => {
    reply.writeHead(200, { 'content-length': 100 });
    reply.write('[{"slug":', () => reply.destroy());
  });
  await expect(call('GET /needs', {})).rejects.toMatchObject(unreachable);
});

test('the page of a hotspot counts as no reply', async () => {
  await answering((_, reply) => reply.end('<h1>Sign in to the network</h1>'));
  await expect(call('GET /needs', {})).rejects.toMatchObject(unreachable);
});

test('a call aborted while its reply arrives rejects with AbortError', async () => {
  await answering((_, reply) => reply.writeHead(200).write('[{"slug":'));
  const controller = new AbortController();
  const reply = call('GET /needs', {}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 200);
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
});

test('an unreadable refusal still has a message', async () => {
  await answering((_, reply) => reply.writeHead(502).end('<h1>Bad Gateway</h1>'));
  await expect(call('GET /needs', {}, { failed: 'Failed' })).rejects.toMatchObject({
    status: 502,
    message: 'Failed',
  });
});
