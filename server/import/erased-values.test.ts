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

test('blank cells change nothing once that is chosen, also in later checks and when it is applied', async () => {
  const { db, ask, checked, ended, apply, rowsOf } = await anImportOffice();
  const facts = { brand: 'Demo', barcode: '3614810001231', state: 'draft' as const };
  await aProduct(db, { external_key: 'b', name: 'Soap', price_centimes: 90_000, ...facts });
  const columns = 'externalKey,name,price,category,brand,barcode,publication';
  const rows = ['b,,950,,,,', 'n,New,500,Care,,,', 'm,,500,,,,', ',Keyless,500,Care,,,'];
  const { id, details } = await checked([columns, ...rows].join('\n'));
  expect(details).toMatchObject({ keepsBlank: false, refused: 3 });
  await ask('POST', `/imports/${id}/check`, { keepsBlank: true });
  await ended(id);
  await ask('POST', `/imports/${id}/check`, {});
  const again = await ended(id);
  expect(again).toMatchObject({ keepsBlank: true, erased: {}, changed: 1, created: 1, refused: 2 });
  expect((await rowsOf(id)).rows).toMatchObject([
    { key: 'b', changes: [{ field: 'price', before: '900', after: '950' }] },
    { key: 'n', isNew: true },
  ]);
  await apply(id);
  const soap = await db.selectFrom('products').selectAll().where('external_key', '=', 'b').executeTakeFirst();
  expect(soap).toMatchObject({ name: 'Soap', price_centimes: 95_000, ...facts });
});
