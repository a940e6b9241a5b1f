import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCategory, aFamily, aNeed, aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { joinList } from '../platform/tables/escaped-lists.ts';
import { parseCategoryPath, writeCategoryPath } from './category-paths.ts';
import { writeSize } from './export-products.ts';
import { importRow } from './import-row.ts';

const sign = fc.constantFrom('a', '>', '\\', '|', '=0', '=1', '=', ' > ', "'", '"', ',', ';', 'é');
const name = fc.string({ unit: sign, minLength: 1, maxLength: 8 }).map((text) => `n${text}`.trim());
const names = fc.uniqueArray(name, { maxLength: 3, minLength: 1, selector: (text) => text.toLowerCase() });

test('every list, size and category path that an export writes is read back the same', () => {
  fc.assert(
    fc.property(names, fc.boolean(), (items, inStock) => {
      const spaced = items.map((item) => item.replace(/\s+/g, ' '));
      expect(importRow.shape.features.parse(joinList(spaced))).toEqual(spaced);
      const sizes = spaced.map((size) => ({ size, inStock }));
      expect(importRow.shape.sizes.parse(joinList(sizes.map(writeSize)))).toEqual(sizes);
      const plain = spaced.filter((item) => !/é/.test(item));
      expect(parseCategoryPath(writeCategoryPath(plain))).toEqual({ names: plain, cut: false });
    }),
    { numRuns: 1_000 },
  );
});

test('an export with one other price changes that price and nothing else', async () => {
  const { db, ask, checked, apply } = await anImportOffice();
  const top = await aCategory(db, { name: 'Top' });
  const odd = await aCategory(db, { name: 'Soin > 50 ans\\', parent_id: top.id, level: 2 });
  await aCategory(db, { name: 'Same', parent_id: top.id, level: 2 });
  const second = await aCategory(db, { name: 'Same', parent_id: top.id, level: 2 });
  const repeated = await aCategory(db, { name: 'Top', parent_id: top.id, level: 2 });
  const family = await aFamily(db, { name: 'Two  spaces' });
  await aNeed(db, { name: 'Sun' });
  const texts = { features: ['ends with backslash\\', 'second|pipe', '\\|'] };
  const sizes = JSON.stringify([
    { size: 'S=0', inStock: true },
    { size: 'M', inStock: false },
    { size: 'L=1', inStock: true },
  ]);
  for (const { id } of [odd, second, repeated]) await aProduct(db, { category_id: id, ...texts, sizes });
  await aProduct(db, {
    ...{
      name: 'Cre\u0301me  du\u00a0jour',
      brand: 'Évian  Lab',
      description: 'a\r\nb\tc',
      shelf_place: 'B  3',
    },
    ...{ family_id: family.id, variant_label: '75  ml' },
  });
  const stored = () => db.selectFrom('products').selectAll().orderBy('number').execute();
  const before = await stored();
  const file = (await ask('GET', '/products/export')).body;
  expect((await checked(file)).details).toMatchObject({ created: 0, changed: 0, unchanged: 4, refused: 0 });

  const key = `saha:${before[1]?.id}`;
  const price = before[1] ? before[1].price_centimes / 100 : 0;
  const edited = file
    .split('\r\n')
    .map((line) => (line.startsWith(key) ? line.replace(`,${price},`, ',4321,') : line))
    .join('\r\n');
  const { id, details } = await checked(edited);
  expect(details).toMatchObject({ created: 0, changed: 1, unchanged: 3, refused: 0, newCategories: [] });
  await apply(id);
  const after = await stored();
  expect(after[1]).toMatchObject({
    price_centimes: 432_100,
    category_id: second.id,
    sizes: before[1]?.sizes,
  });
  const untouched = (rows: typeof before) =>
    rows.map(({ price_centimes, effective_price_centimes, version, updated_at, ...row }) => row);
  expect(untouched(after)).toEqual(untouched(before));
});

test('an export for a French spreadsheet is read back the same', async () => {
  const { db, ask, checked } = await anImportOffice();
  const barcode = '3614810001231';
  await aProduct(db, {
    price_centimes: 123_450,
    barcode,
    external_key: '0012',
    net_quantity: 1.125,
    unit: 'ml',
  });
  await aProduct(db, { name: 'a;b', brand: '=1', features: ['1/2', 'c,d'] });
  const file = (await ask('GET', '/products/export?lang=fr')).body;
  expect(file).toContain(`;'${barcode};`);
  expect(file).toContain(';1234,5;');
  expect((await checked(file)).details).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 });
});

test('an export from before a product got its reference makes no second one', async () => {
  const { db, ask, checked } = await anImportOffice();
  const { id } = await aProduct(db, { name: 'Zinc' });
  const file = (await ask('GET', '/products/export')).body;
  expect((await ask('PUT', `/products/${id}`, { reference: 'ZN-15' })).statusCode).toBe(200);
  const { id: importId, details } = await checked(file.replace('Zinc', 'Zinc 15'));
  expect(details).toMatchObject({ created: 0, changed: 0, refused: 1 });
  const problems = (await ask('GET', `/imports/${importId}/problems`)).body;
  expect(problems).toContain('Zinc has the reference ZN-15 now');
  const later = (await ask('GET', '/products/export')).body;
  expect((await checked(later)).details).toMatchObject({ created: 0, unchanged: 1, refused: 0 });
});

test('categories, needs and families are found by their names in every language', async () => {
  const { db, checked, apply, rowsOf } = await anImportOffice();
  const face = await aCategory(db, { name: 'Face' });
  const cream = await aCategory(db, { name: 'Moisturizers', parent_id: face.id, level: 2 });
  await db
    .insertInto('category_texts')
    .values([
      { category_id: face.id, language: 'fr', name: 'Visage' },
      { category_id: face.id, language: 'ar', name: 'الوجه' },
      { category_id: cream.id, language: 'fr', name: 'Hydratation' },
      { category_id: cream.id, language: 'ar', name: 'الترطيب' },
    ])
    .execute();
  const need = await aNeed(db, { name: 'Dry skin' });
  await db
    .insertInto('need_texts')
    .values({ need_id: need.id, language: 'fr', name: 'Peau sèche' })
    .execute();
  const family = await aFamily(db, { name: 'Gel family' });
  await aProduct(db, { family_id: family.id, variant_label: 'S', brand: 'Avène' });
  const rows = [
    'a,Soap,100,visage > HYDRATATION,Peau seche,gel FAMILY,M,AVENE',
    'b,Balm,100,Visage\u200b > Moisturizers,,,,',
    'c,Gel,100,الوجه > الترطيب,,,,',
  ];
  const header = 'externalKey,name,price,category,needs,family,label,brand';
  const { id, details } = await checked(`${header}\n${rows.join('\n')}\n`);
  expect(details).toMatchObject({ created: 3, refused: 0, newCategories: [] });
  expect((await rowsOf(id)).problems).toEqual([]);
  await apply(id);
  const products = await db
    .selectFrom('products')
    .select(['category_id', 'family_id', 'brand'])
    .where('external_key', 'in', ['a', 'b', 'c'])
    .orderBy('external_key')
    .execute();
  expect(products.map(({ category_id }) => category_id)).toEqual([cream.id, cream.id, cream.id]);
  expect(products[0]).toMatchObject({ family_id: family.id, brand: 'Avène' });
});

test('further rows of a key are refused with their lines, and so is a key that a spreadsheet has rounded', async () => {
  const { checked, rowsOf } = await anImportOffice();
  const rows = ['a,Soap', 'a,Balm', '"3,61E+12",Gel', '"3,61E+12",Oil', 'a,Mask'];
  const text = rows.map((row) => `${row},100,Body\n`).join('');
  const { id, details } = await checked(`externalKey,name,price,category\n${text}`);
  expect(details).toMatchObject({ created: 1, unchanged: 0, refused: 4 });
  const changed =
    'externalKey “3,61E+12” was changed by the spreadsheet: format its column as text and enter the keys again';
  expect((await rowsOf(id)).problems.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'externalKey a is already in line 2'],
    [4, changed],
    [5, changed],
    [6, 'externalKey a is already in line 2'],
  ]);
});

test('a list of prices changes known products and nothing else of them, and refuses others', async () => {
  const { db, checked, apply, rowsOf } = await anImportOffice();
  const top = await aCategory(db, { name: 'Hair' });
  const odd = await aCategory(db, { name: 'Soin > 50 ans', parent_id: top.id, level: 2 });
  await aProduct(db, {
    external_key: 'S-1',
    name: 'Two  spaces',
    category_id: odd.id,
    price_centimes: 50_000,
  });
  await aProduct(db, { external_key: 'S-2', price_centimes: 90_000, discounted_price_centimes: 80_000 });
  const stored = () =>
    db
      .selectFrom('products')
      .select(['external_key', 'name', 'category_id', 'description', 'price_centimes'])
      .orderBy('number')
      .execute();
  const before = await stored();
  const { id, details } = await checked('Référence;Prix\nS-1;650,50\nS-2;700\nS-9;100\n');
  expect(details).toMatchObject({ created: 0, changed: 1, refused: 2, newCategories: [] });
  const { rows, problems } = await rowsOf(id);
  expect(rows.map(({ changes }) => changes)).toEqual([[{ field: 'price', before: '500', after: '650.5' }]]);
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'price must be above the discounted price, which stays 800 DA'],
    [4, 'externalKey “S-9” is of no product, and a new one needs name too'],
  ]);
  await apply(id);
  expect(await stored()).toEqual([{ ...before[0], price_centimes: 65_050 }, before[1]]);
});

test('a list of discounted prices is checked against the stored prices', async () => {
  const { db, checked, rowsOf } = await anImportOffice();
  await aProduct(db, { external_key: 'S-1', price_centimes: 50_000 });
  const { id } = await checked('Référence,Prix réduit\nS-1,600\n');
  expect((await rowsOf(id)).problems.map(({ reason }) => reason)).toEqual([
    'discountedPrice must be less than the price',
  ]);
});

test('quantities with their unit are read as suppliers write them', async () => {
  const { db, checked, apply, rowsOf } = await anImportOffice();
  const file = [
    'Référence;Nom;Prix;Catégorie;Contenance;Unité',
    'a;Lait;500;Corps;1,5 L;',
    'b;Sirop;500;Corps;20;cl',
    'c;Zinc;500;Corps;30 gélules;',
    'd;Huile;500;Corps;2 x 50 ml;',
  ];
  const { id, details } = await checked(`${file.join('\n')}\n`);
  expect(details).toMatchObject({ created: 3, refused: 1 });
  expect((await rowsOf(id)).problems.map(({ line }) => line)).toEqual([5]);
  await apply(id);
  const rows = await db.selectFrom('products').select(['net_quantity', 'unit']).orderBy('number').execute();
  expect(rows).toEqual([
    { net_quantity: 1500, unit: 'ml' },
    { net_quantity: 200, unit: 'ml' },
    { net_quantity: 30, unit: 'pieces' },
  ]);
});
