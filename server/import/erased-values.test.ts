import { expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('a check counts the values that empty cells take away, and shows their rows first', async () => {
  const { app, db, checked, rowsOf } = await anImportOffice();
  const facts = { brand: 'Demo', barcode: '3614810001231', cost_centimes: 80_000, description: 'Rich.' };
  await aProduct(db, { external_key: 'a', name: 'Milk', price_centimes: 90_000, state: 'draft' });
  await aProduct(db, { external_key: 'b', name: 'Soap', price_centimes: 90_000, ...facts });
  const columns = 'externalKey,price,brand,barcode,costPrice,description,stock,publication';
  const { id, details } = await checked(`${columns}\na,950,,,,,,\nb,900,New,,,,,\nc,900,,,,,,\n`);
  expect(details).toMatchObject({ changed: 2, refused: 1, erased: { barcode: 1, costPrice: 1 } });
  expect((await rowsOf(id)).rows).toMatchObject([
    { name: 'Soap', erased: 2, changes: [{ field: 'brand' }, { field: 'barcode' }, { field: 'costPrice' }] },
    { name: 'Milk', erased: 0 },
  ]);

  const { headers } = await signedInAs(db, 'editor');
  const seen = await app.inject({ url: `/api/imports/${id}`, headers });
  expect(seen.json().erased).toEqual({ barcode: 1 });
});
