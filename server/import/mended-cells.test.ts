import { expect, test } from 'vitest';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const header = 'externalKey,name,price,stock,category';

test('a refused cell is mended, checked with the same file, and applied', async () => {
  const { db, ask, ended, checked, rowsOf, apply } = await anImportOffice();
  const { id } = await checked(`${header}\na,Soap,12O,4,Face\nb,,900,x,Face\nc,Cream,900,7,Face\n`);
  const cellsOf = async () => (await rowsOf(id)).problems.map(({ line, cells }) => [line, cells]);
  expect(await cellsOf()).toEqual([
    [2, [{ column: 'price', value: '12O' }]],
    [
      3,
      [
        { column: 'name', value: '' },
        { column: 'stock', value: 'x' },
      ],
    ],
  ]);

  const mended = [
    { line: 2, column: 'price', value: '120' },
    { line: 3, column: 'name', value: 'Balm' },
    { line: 3, column: 'stock', value: '-1' },
  ];
  expect((await ask('POST', `/imports/${id}/check`, { mended })).statusCode).toBe(200);
  expect(await ended(id)).toMatchObject({ state: 'checked', created: 2, refused: 1 });
  expect(await cellsOf()).toEqual([[3, [{ column: 'stock', value: '-1' }]]]);
  expect((await ask('GET', `/imports/${id}/problems`)).body).toContain('b,Balm,900,');

  await ask('POST', `/imports/${id}/check`, { mended: [{ line: 3, column: 'stock', value: '1' }] });
  expect(await ended(id)).toMatchObject({ created: 3, refused: 0 });
  expect(await apply(id)).toMatchObject({ state: 'done', created: 3, refused: 0 });
  const products = await db.selectFrom('products').select(['name', 'price_centimes', 'stock']).execute();
  expect(products).toEqual([
    { name: 'Soap', price_centimes: 12_000, stock: 4 },
    { name: 'Balm', price_centimes: 90_000, stock: 1 },
    { name: 'Cream', price_centimes: 90_000, stock: 7 },
  ]);
  expect((await rowsOf(id)).problems).toEqual([]);
});

test('a new category is told with its lines, and an existing one takes its place in all of them', async () => {
  const { db, ask, ended, checked, apply } = await anImportOffice();
  const face = await aCategory(db, { name: 'Face' });
  const { id, details } = await checked(`${header}\na,Soap,120,1,Fcae\nb,Balm,90,1,Face\nc,Gel,90,1,Fcae\n`);
  expect(details).toMatchObject({
    ...{ newCategories: [{ path: 'Fcae', rows: 2, lines: [2, 4] }], categoryColumn: 'category' },
  });
  const mended = [2, 4].map((line) => ({ line, column: 'category', value: 'Face' }));
  await ask('POST', `/imports/${id}/check`, { mended });
  expect(await ended(id)).toMatchObject({ created: 3, newCategories: [] });
  expect(await apply(id)).toMatchObject({ state: 'done', created: 3 });
  const categories = await db.selectFrom('products').select('category_id').distinct().execute();
  expect(categories).toEqual([{ category_id: face.id }]);
});

test('a refused row without a name is told by its reference or barcode', async () => {
  const { checked, rowsOf } = await anImportOffice();
  const { id } = await checked(`${header}\nREF-26,,120,1,Face\n`);
  expect((await rowsOf(id)).problems).toMatchObject([{ line: 2, name: 'REF-26' }]);
});

test('cells of a file with other columns bear its headings, and a value for all rows has none', async () => {
  const { ask, upload, ended, rowsOf } = await anImportOffice();
  const { _id: id } = (await upload('Ref;Libellé;PV\na;Savon;abc\n')).json();
  const map = { externalKey: 'Ref', name: 'Libellé', price: 'PV*1.5', category: 'Face', stock: "'many'" };
  await ask('POST', `/imports/${id}/check`, { map: { ...map, category: "'Face'" } });
  expect(await ended(id)).toMatchObject({ refused: 1 });
  const { problems } = await rowsOf(id);
  expect(problems[0]?.cells).toEqual([{ column: 'PV', value: 'abc' }]);
});

test('a reason that names a product of the shop can be mended, a warning and a broken row cannot', async () => {
  const { db, checked, rowsOf } = await anImportOffice();
  await aProduct(db, { name: 'Owner', barcode: '4006381333931' });
  const file = `${header},barcode\na,Soap,1,1,A > B > C > D,\nb,Soap,1,1\nc,Cream,1,1,Face,4006381333931\n`;
  const { id } = await checked(file);
  const { problems } = await rowsOf(id);
  expect(problems.map(({ line, cells }) => [line, cells])).toEqual([
    [2, undefined],
    [3, undefined],
    [4, [{ column: 'barcode', value: '4006381333931' }]],
  ]);
});

test('a mended cell of a column that the file lacks is refused, and costs stay hidden', async () => {
  const { app, db, ask, checked } = await anImportOffice();
  const { id } = await checked(`${header},costPrice\na,Soap,100,1,Face,abc\n`);
  const mended = [{ line: 2, column: 'prise', value: '1' }];
  const answer = await ask('POST', `/imports/${id}/check`, { mended });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { mended: expect.stringContaining('did you mean price?') } });

  const { headers } = await signedInAs(db, 'editor');
  const { body } = await app.inject({ url: `/api/imports/${id}/rows`, headers });
  expect(JSON.parse(body).problems[0]).not.toHaveProperty('cells');
});
