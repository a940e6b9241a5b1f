import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('the country of origin is saved, shown to everyone, audited, exported and checked', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const { id } = await aProduct(db);
  const url = `/api/products/${id}`;
  const set = (originCountry: string) =>
    app.inject({ method: 'PUT', url, headers, payload: { originCountry } });
  expect((await set(' Algérie ')).json()).toMatchObject({ originCountry: 'Algérie' });
  await expect
    .poll(async () => (await app.inject({ url })).json())
    .toMatchObject({ originCountry: 'Algérie' });
  const entries = await db.selectFrom('audit_entries').select('changes').execute();
  expect(entries.map(({ changes }) => changes)).toContainEqual({ originCountry: [null, 'Algérie'] });
  expect((await app.inject({ url: '/api/products/export', headers })).body).toContain(',Algérie,');
  expect((await set('a'.repeat(61))).statusCode).toBe(400);
});
