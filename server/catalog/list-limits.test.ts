import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('an address that lists without end must wait, but what is stored is still answered', async () => {
  const { app, db, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { id } = await aCategory(db);
  const ask = (url: string, options: object = {}) => app.inject({ url: `/api${url}`, ...options });
  const urls = (n: number) => [
    `/products?minPrice=${n}`,
    `/products/facets?minPrice=${n}`,
    `/categories/${id}/products?minPrice=${n}`,
  ];
  for (const url of urls(1)) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  for (let n = 3; n < 1_200; n += 1) await resources.limits.spend('listsByAddress', '127.0.0.1');
  for (const url of urls(2)) {
    const refused = await ask(url);
    expect([url, refused.statusCode]).toEqual([url, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(url, { remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
  }
  for (const url of urls(1)) expect((await ask(url)).statusCode).toBe(200);
  const { headers } = await signedInAs(db, 'admin');
  expect((await ask('/products?minPrice=500', { headers })).statusCode).toBe(200);
});
