import { get } from 'node:http';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

test('a request target with a fragment is refused by every route', async () => {
  const { app } = await createTestApp({
    pages: { renderPage: () => Promise.reject(new Error('not rendered')) },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(url);
  const ask = (path: string) =>
    new Promise((resolve) => get({ port, path }, (reply) => resolve(reply.resume().statusCode)));
  const targets = [
    '/products.data#x',
    '/admin.data#x',
    '/products#',
    '/api/products#x',
    '/health/live#',
    '/x?a=1#b',
  ];
  for (const path of targets) expect([path, await ask(path)]).toEqual([path, 400]);
  expect(await ask('/products.data')).toBe(404);
});
