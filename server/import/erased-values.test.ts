import { sql } from 'kysely';
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

test('an empty quantity also clears its unit, an empty unit alone changes nothing, and only the row at fault is refused', async () => {
  const { db, checked, rowsOf, apply } = await anImportOffice();
  const sized = { net_quantity: 100, unit: 'ml' as const, price_centimes: 90_000 };
  for (const key of ['a', 'b']) await aProduct(db, { external_key: key, name: key.repeat(3), ...sized });
  const { id, details } = await checked('externalKey,price,netQuantity\na,950,\nb,960,200 ml\n');
  expect(details).toMatchObject({ changed: 2, refused: 0, erased: { netQuantity: 1, unit: 1 } });
  await apply(id);
  expect(
    await db.selectFrom('products').select(['net_quantity', 'unit']).orderBy('external_key').execute(),
  ).toEqual([
    { net_quantity: null, unit: null },
    { net_quantity: 200, unit: 'ml' },
  ]);
  const units = await checked('externalKey,price,unit\na,970,\nb,980,\n');
  expect(units.details).toMatchObject({ changed: 2, refused: 0, erased: {} });
  // The database refuses one row of the batch.
  await sql`alter table products add constraint no_luck check (price_centimes <> 77700)`.execute(db);
  const unlucky = await checked('externalKey,price\na,777\nb,990\n');
  expect(unlucky.details).toMatchObject({ changed: 1, refused: 1 });
  const { rows, problems } = await rowsOf(unlucky.id);
  expect(rows.map(({ key }) => key)).toEqual(['b']);
  expect(problems[0]?.reason).toMatch(/^it was not written: .*no_luck/);
});
