import { expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('a check counts unusual prices, shows them first, and they are applied only when seen', async () => {
  const { app, db, ask, checked, ended, rowsOf } = await anImportOffice();
  const cost = { price_centimes: 90_000, cost_centimes: 80_000 };
  await aProduct(db, { external_key: 'a', name: 'Milk', ...cost });
  await aProduct(db, { external_key: 'b', name: 'Soap', price_centimes: 120_000 });
  await aProduct(db, { external_key: 'c', name: 'Cream', ...cost });
  const { id, details } = await checked(
    'externalKey,price,name,category\na,950,Milk,Care\nb,48,Soap,Care\nc,790,Cream,Care\nd,189000000,Gel,Care\n',
  );
  expect(details.warnings).toEqual({ far: 1, high: 1, belowCost: 1 });
  const { rows } = await rowsOf(id);
  expect(rows.map(({ name, warnings }) => [name, warnings])).toEqual([
    ['Soap', ['far']],
    ['Cream', ['belowCost']],
    ['Gel', ['high']],
    ['Milk', []],
  ]);

  const { headers } = await signedInAs(db, 'editor');
  const seen = await app.inject({ url: `/api/imports/${id}`, headers });
  expect(seen.json().warnings).toEqual({ far: 1, high: 1, belowCost: 0 });

  const refused = await ask('POST', `/imports/${id}/apply`, { warningsSeen: false });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'prices-not-confirmed']);
  expect((await ask('POST', `/imports/${id}/apply`, { warningsSeen: true })).statusCode).toBe(200);
  expect(await ended(id)).toMatchObject({ state: 'done', created: 1, changed: 3 });
});
