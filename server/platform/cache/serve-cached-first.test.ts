import { once } from 'node:events';
import { createServer, get } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { makeVariant, ReplyCache } from './reply-cache.ts';
import { sendCached } from './send-cached.ts';
import { serveCachedFirst } from './serve-cached-first.ts';

/** Long enough to be compressed. */
const kept = 'kept '.repeat(400);

/** A shop with `/page` and `/api/list` in its cache, in Brotli. Fastify replies `made`. */
async function anOpenShop() {
  const cache = new ReplyCache();
  for (const path of ['/page', '/api/list']) {
    const reply = {
      status: 200,
      headers: { 'cache-control': 'public, no-cache' },
      body: Buffer.from(kept),
      tags: new Set(['catalog']),
    };
    await makeVariant(await cache.load(path, async () => reply), 'br');
  }
  const isPersonal = (request: { url?: string; headers: { cookie?: string } }) =>
    request.url === '/api/list' && request.headers.cookie !== undefined;
  const app = Fastify({ serverFactory: serveCachedFirst({ cache, isPersonal, createServer }) });
  app.all('/*', async () => 'made');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return {
    cache,
    url,
    ask: (path: string, init: RequestInit = {}) =>
      fetch(url + path, { ...init, headers: { 'accept-encoding': 'br', ...init.headers } }),
  };
}

test('a cached reply is sent and counted', async () => {
  const { ask, cache } = await anOpenShop();
  const reply = await ask('/page');
  expect(await reply.text()).toBe(kept);
  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(cache.hits).toBe(1);
});

test('a request with a current ETag gets 304 without a body', async () => {
  const { ask } = await anOpenShop();
  const etag = (await ask('/page')).headers.get('etag') ?? '';
  const reply = await ask('/page', { headers: { 'if-none-match': etag } });
  expect(reply.status).toBe(304);
  expect(reply.headers.get('etag')).toBe(etag);
  expect(reply.headers.get('content-length')).toBeNull();
});

test('a HEAD request is answered without a body', async () => {
  const { ask } = await anOpenShop();
  const reply = await ask('/page', { method: 'HEAD' });
  expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await reply.text()).toBe('');
});

test('a POST to a cached path reaches Fastify', async () => {
  const { ask } = await anOpenShop();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await (await ask('/api/list', { method })).text()).toBe('made');
  }
});

test('a personal request reaches Fastify', async () => {
  const { ask } = await anOpenShop();
  const reply = await ask('/api/list', { headers: { cookie: 'sid=1' } });
  expect(await reply.text()).toBe('made');
});

test('a request for a dropped reply reaches Fastify', async () => {
  const { ask, cache } = await anOpenShop();
  cache.drop(['catalog']);
  expect(await (await ask('/page')).text()).toBe('made');
});

test('a request for an encoding that is not cached yet reaches Fastify', async () => {
  const { ask } = await anOpenShop();
  const reply = await ask('/page', { headers: { 'accept-encoding': 'gzip' } });
  expect(await reply.text()).toBe('made');
});

test('a request with an absolute URL is answered like one with its path', async () => {
  const { url } = await anOpenShop();
  const { hostname, port } = new URL(url);
  const request = get({
    hostname,
    port,
    path: 'http://elsewhere.example/page',
    headers: { 'accept-encoding': 'br' },
  });
  const [response] = await once(request, 'response');
  expect(response.headers['content-encoding']).toBe('br');
});

test('only a page that is requested again is compressed harder, and then served first', async () => {
  const cache = new ReplyCache();
  const words = Array.from({ length: 3000 }, (_, place) => `word ${(place * 7919) % 1000}`).join(' ');
  const add = (path: string, type: string) =>
    cache.load(path, async () => ({
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'public, no-cache' },
      body: Buffer.from(words),
      tags: new Set(['catalog']),
    }));
  await add('/page', 'text/html; charset=utf-8');
  await add('/api/list', 'application/json');
  const app = Fastify({ serverFactory: serveCachedFirst({ cache, isPersonal: () => false, createServer }) });
  let made = 0;
  app.get('/*', async (request, reply) => {
    made += 1;
    await sendCached(request, reply, await add(request.url, ''));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const bytesOf = async (path: string) => {
    const reply = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    expect(await reply.text()).toBe(words);
    return Number(reply.headers.get('content-length'));
  };
  const [first = 0, second = 0, third] = [
    await bytesOf('/page'),
    await bytesOf('/page'),
    await bytesOf('/page'),
  ];
  expect(second).toBeLessThan(first);
  expect([third, made]).toEqual([second, 2]);
  expect(await bytesOf('/api/list')).toBe(await bytesOf('/api/list'));
  expect(made).toBe(3);
});
