import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('an address that lists without end must wait, but what is stored is still answered', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { id } = await aCategory(db);
  const ask = (url: string, options: object = {}) => app.inject({ url: `/api${url}`, ...options });
  const urls = (n: number) => [
    `/products?minPrice=${n}`,
    `/products/facets?minPrice=${n}`,
    `/categories/${id}/products?minPrice=${n}`,
  ];
  for (let n = 1; n <= 400; n += 1)
    for (const url of urls(n)) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  for (const url of urls(401)) {
    const refused = await ask(url);
    expect([url, refused.statusCode]).toEqual([url, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(url, { remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
  }
  for (const url of urls(400)) expect((await ask(url)).statusCode).toBe(200);
  const { headers } = await signedInAs(db, 'admin');
  expect((await ask('/products?minPrice=500', { headers })).statusCode).toBe(200);
});
