import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aNeed, aProduct } from '../../test/factories.ts';
import type { Db } from '../platform/db/connection.ts';
import { csvFile } from '../platform/http/table-file.ts';
import { openImageDisk } from '../platform/uploads/image-files.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';

async function aShop() {
  const { db } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'saha-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = async (file: string, text: string, { apply = true } = {}) => {
    await writeFile(join(folder, file), text);
    const problems: string[] = [];
    const disk = await openImageDisk({ dataDir: join(folder, 'data') });
    const { created, updated, unchanged, refused } = await importProducts({
      db,
      disk,
      file: join(folder, file),
      apply,
      folder,
      isAlone: true,
      report: ({ line, kind, reason }) => problems.push(`${line} ${kind}: ${reason.message}`),
    });
    return { created, updated, unchanged, refused, problems };
  };
  const importRows = (rows: object[], options = {}) =>
    run('rows.ndjson', rows.map((row) => JSON.stringify({ ...basics, ...row })).join('\n'), options);
  return { db, folder, run, importRows };
}

const basics = { name: 'Milk', price: 100, category: 'Sun' };

async function product(db: Db, key = 'k') {
  return db.selectFrom('products').selectAll().where('external_key', '=', key).executeTakeFirstOrThrow();
}

/** Rows that fill a batch, so that the next row begins another one. */
const otherBatch = Array.from({ length: 500 }, (_, place) => ({ externalKey: `other ${place}` }));

/** The labels of each family in the order of its members, by its name and option. */
async function families(db: Db) {
  const rows = await db
    .selectFrom('families')
    .innerJoin('products', 'products.family_id', 'families.id')
    .select(['families.name', 'option_name', 'variant_label'])
    .orderBy('family_position')
    .execute();
  const found: Record<string, string[]> = {};
  for (const { name, option_name, variant_label } of rows) {
    const family = `${name} by ${option_name}`;
    found[family] = [...(found[family] ?? []), variant_label];
  }
  return found;
}

async function exported(db: Db) {
  let text = '';
  for await (const line of csvFile(await exportProducts(db), 'en')) text += line;
  return text;
}

const facts = {
  ingredients: 'Zinc\nGlycerin',
  usage: 'Twice a day',
  warnings: 'Not for children',
  audience: 'Adults',
  netQuantity: '75,5',
  unit: 'ml',
  barcode: '4006381-333 931',
  class: 'cosmetic',
  images: 'https://example.com/1.webp|https://example.com/2.webp',
};

test('facts are stored, stay if their column is absent, and are cleared by blank cells', async () => {
  const { db, importRows } = await aShop();
  expect(await importRows([{ externalKey: 'k', ...facts }])).toMatchObject({ created: 1, problems: [] });
  const stored = {
    ingredients: 'Zinc\nGlycerin',
    usage: 'Twice a day',
    warnings: 'Not for children',
    audience: 'Adults',
    net_quantity: 75.5,
    unit: 'ml',
    barcode: '4006381333931',
    product_class: 'cosmetic',
    more_image_urls: ['https://example.com/1.webp', 'https://example.com/2.webp'],
  };
  expect(await product(db)).toMatchObject(stored);
  expect(await importRows([{ externalKey: 'k' }])).toMatchObject({ unchanged: 1 });
  expect(await product(db)).toMatchObject({ ...stored, version: 1 });
  const blank = Object.fromEntries(Object.keys(facts).map((name) => [name, '']));
  expect(await importRows([{ externalKey: 'k', ...blank }])).toMatchObject({ updated: 1 });
  expect(await product(db)).toMatchObject({
    ingredients: '',
    audience: '',
    net_quantity: null,
    unit: null,
    barcode: null,
    product_class: null,
    more_image_urls: [],
  });
});

test('wrong facts are refused with the line, and the others are stored', async () => {
  const { db, importRows } = await aShop();
  const other = await aProduct(db, { name: 'Cream', barcode: '96385074' });
  const eight = Array.from({ length: 8 }, (_, place) => `https://example.com/${place}.webp`);
  const rows = [
    { barcode: '4006381333932' },
    { class: 'medicine' },
    { unit: 'cups', netQuantity: 1 },
    { netQuantity: 5 },
    { unit: 'g' },
    { netQuantity: 0, unit: 'g' },
    { images: eight },
    { images: ['https://example.com/1.webp', 'https://example.com/1.webp'] },
    { images: ['http://example.com/1.webp'] },
    { images: [`/uploads/${'a'.repeat(36)}-800.webp`] },
    { needs: 'sun|moon' },
    { family: 'Milk' },
    { barcode: other.barcode },
    { barcode: '4006381333931' },
    { barcode: '4006381333931' },
    { usage: 'x'.repeat(5_001) },
  ].map((row, place) => ({ externalKey: `k${place + 1}`, ...row }));
  await aNeed(db, { slug: 'sun' });
  for (const apply of [false, true]) {
    const { created, refused, problems } = await importRows(rows, { apply });
    expect({ created, refused }).toEqual({ created: 1, refused: 15 });
    expect(problems.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      '1 refused: barcode “4006381333932” is not a valid barcode (GTIN/EAN): check the number of digits and the last digit',
      '2 refused: class “medicine” is none of supplement, cosmetic, hygiene, device, baby, wear',
      '3 refused: unit “cups” is none of ml, g, pieces',
      '4 refused: unit is missing: a net quantity needs one',
      '5 refused: netQuantity is missing: a unit needs one',
      '6 refused: netQuantity “0” must be a number above 0, at most 1000000',
      '7 refused: images has more than 7 parts',
      '8 refused: images names a picture twice',
      '9 refused: images must be https addresses or files',
      `10 refused: images /uploads/${'a'.repeat(36)}-800.webp: is no longer in the shop`,
      '11 refused: needs: there is no need with the address moon',
      '12 refused: label is missing: every member of a family needs one',
      '13 refused: barcode 96385074 belongs to Cream',
      '15 refused: barcode 4006381333931 is already that of k14 in this file',
      '16 refused: usage is longer than 5000 characters',
    ]);
  }
});

test('rows with the same family name form a family, also across batches and imports', async () => {
  const { db, importRows } = await aShop();
  const member = (key: string, label: string, more = {}) => ({
    externalKey: key,
    family: 'Sun Milk',
    label,
    ...more,
  });
  const rows = [
    member('a', '50 ml'),
    member('b', '100 ml', { option: 'Size' }),
    ...otherBatch,
    member('c', '200 ml', { option: 'Volume' }),
  ];
  for (const apply of [false, true]) {
    expect(await importRows(rows, { apply })).toMatchObject({ created: 503, problems: [] });
  }
  expect(await families(db)).toEqual({ 'Sun Milk by Size': ['50 ml', '100 ml', '200 ml'] });
  expect(await importRows(rows)).toMatchObject({ unchanged: 503, problems: [] });
  expect(await importRows([member('d', '400 ml')])).toMatchObject({ created: 1, problems: [] });
  const swapped = [member('a', '100 ml'), member('b', '50 ml')];
  expect(await importRows(swapped)).toMatchObject({ updated: 2, problems: [] });
  expect(await importRows([{ externalKey: 'c', family: '' }, { externalKey: 'd' }])).toMatchObject({
    updated: 1,
    unchanged: 1,
  });
  expect(await families(db)).toEqual({ 'Sun Milk by Size': ['100 ml', '50 ml', '400 ml'] });
});

test('a label that another member has is refused, in one batch or across them', async () => {
  const { db, importRows } = await aShop();
  const member = (key: string, label: string) => ({ externalKey: key, family: 'Milk', label });
  const rows = [member('a', 'S'), member('b', 's'), ...otherBatch, member('c', 'S'), member('d', 'M')];
  for (const apply of [false, true]) {
    expect((await importRows(rows, { apply })).problems).toEqual([
      '2 refused: label s is already that of a in the family Milk',
      '503 refused: label S is already that of a in the family Milk',
    ]);
  }
  const { problems } = await importRows([member('a', 'M'), member('e', 'S')]);
  expect(problems).toEqual([
    '1 refused: label M is already that of d in the family Milk',
    '2 refused: label S is already that of a in the family Milk',
  ]);
  expect(Object.values(await families(db))).toEqual([['S', 'M']]);
});

test('a family with one row is a warning, unless other products are in it', async () => {
  const { db, importRows } = await aShop();
  const rows = [{ externalKey: 'a', family: 'Milk', label: 'S' }, { externalKey: 'b' }];
  for (const apply of [false, true]) {
    expect((await importRows(rows, { apply })).problems).toEqual([
      '1 warning: the family Milk has a single product, so the shop does not show it as a family',
    ]);
  }
  expect((await importRows([{ externalKey: 'b', family: 'Milk', label: 'M' }])).problems).toEqual([]);
  await importRows([
    { externalKey: 'a', family: 'Cream', label: 'S' },
    { externalKey: 'b', family: 'Cream', label: 'M' },
  ]);
  expect(await families(db)).toEqual({ 'Cream by Option': ['S', 'M'] });
  expect(await db.selectFrom('families').select('name').execute()).toEqual([{ name: 'Cream' }]);
});

test('a product is in exactly the needs that its row names', async () => {
  const { db, importRows } = await aShop();
  const [sun, baby] = [await aNeed(db, { slug: 'sun' }), await aNeed(db, { slug: 'baby', position: 1 })];
  const read = async (need: { id: string }) =>
    (
      await db
        .selectFrom('need_products')
        .innerJoin('products', 'products.id', 'product_id')
        .select('external_key')
        .where('need_id', '=', need.id)
        .orderBy('position')
        .execute()
    ).map(({ external_key }) => external_key);
  await importRows([
    { externalKey: 'a', needs: 'sun' },
    { externalKey: 'b', needs: ['baby', 'sun'] },
  ]);
  expect([await read(sun), await read(baby)]).toEqual([['a', 'b'], ['b']]);
  expect(await importRows([{ externalKey: 'a' }, { externalKey: 'b', needs: 'sun|baby' }])).toMatchObject({
    unchanged: 2,
  });
  expect(
    await importRows([
      { externalKey: 'a', needs: '' },
      { externalKey: 'b', needs: 'baby' },
      { externalKey: 'c', needs: 'baby' },
    ]),
  ).toMatchObject({ created: 1, updated: 2 });
  expect([await read(sun), await read(baby)]).toEqual([[], ['b', 'c']]);
});

test('further pictures from files are stored once, in their order', async () => {
  const { db, folder, importRows } = await aShop();
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#10b981' } }).png();
  await writeFile(join(folder, 'back.png'), await png.toBuffer());
  const row = { externalKey: 'k', images: 'https://example.com/1.webp|back.png' };
  await importRows([row]);
  const { more_image_urls } = await product(db);
  expect(more_image_urls).toEqual(['https://example.com/1.webp', expect.stringMatching(/^\/uploads\//)]);
  expect(await importRows([row])).toMatchObject({ unchanged: 1 });
  const broken = { ...row, externalKey: 'other', images: 'back.png|missing.png' };
  expect((await importRows([broken])).problems).toEqual([
    '1 refused: images missing.png: there is no such file',
  ]);
  expect(await db.selectFrom('uploads').selectAll().execute()).toHaveLength(1);
});

test('importing an export changes nothing, and fills an empty shop with the same catalog', async () => {
  const { db, run, importRows } = await aShop();
  await aNeed(db, { slug: 'baby', position: 1 });
  await aNeed(db, { slug: 'sun' });
  await importRows([
    {
      ...facts,
      externalKey: 'k',
      family: 'Milk',
      option: 'Size',
      label: '200 ml',
      needs: 'baby|sun',
      tvaRate: 9,
      costPrice: 450.5,
      weight: 320,
      shelfPlace: 'B3',
    },
    {
      externalKey: 'plain',
      name: '=1+1',
      description: '\'=quoted\n"lines"',
      discountedPrice: 99.5,
      publication: 'draft',
    },
    { externalKey: 'l', family: 'Milk', label: '100 ml', sizes: 'S|M=0', stock: 7, category: 'A > B > C' },
    { externalKey: 'm', name_fr: 'Lait', description_fr: 'a\n"b"', features_fr: 'A|B\\|C', label_ar: 'كبير' },
  ]);
  const child = await aCategory(db, { name: 'Oils' });
  const own = await aProduct(db, {
    name: '-10 % Oil',
    category_id: child.id,
    features: ['Cold | pressed', 'Pure'],
    variant_label: '',
  });
  const text = await exported(db);
  expect(text.split('\r\n')[0]).toBe(
    '\ufeffexternalKey,name,brand,description,price,discountedPrice,stock,category,features,sizes,image,ingredients,usage,warnings,audience,netQuantity,unit,barcode,class,lowStockLimit,weight,shelfPlace,tvaRate,costPrice,publication,images,family,option,label,needs,' +
      'name_fr,description_fr,features_fr,ingredients_fr,usage_fr,warnings_fr,audience_fr,label_fr,' +
      'name_ar,description_ar,features_ar,ingredients_ar,usage_ar,warnings_ar,audience_ar,label_ar',
  );
  const before = await db.selectFrom('products').selectAll().orderBy('number').execute();
  expect(await run('export.csv', text)).toEqual({
    created: 0,
    updated: 0,
    unchanged: 5,
    refused: 0,
    problems: [],
  });
  expect(await db.selectFrom('products').selectAll().orderBy('number').execute()).toEqual(before);
  expect(before.at(-1)?.id).toBe(own.id);
  const other = await aShop();
  await aNeed(other.db, { slug: 'sun' });
  await aNeed(other.db, { slug: 'baby', position: 1 });
  expect(await other.run('export.csv', text)).toMatchObject({ created: 5, problems: [] });
  expect(await exported(other.db)).toBe(text);
});

test('a TVA rate and a cost are stored, kept without their columns, cleared by blanks, and checked', async () => {
  const { db, importRows } = await aShop();
  const account = async () =>
    db.selectFrom('products').select(['tva_rate', 'cost_centimes']).executeTakeFirstOrThrow();
  await importRows([{ externalKey: 'k', tvaRate: 9, costPrice: '450.5' }]);
  expect(await account()).toEqual({ tva_rate: 9, cost_centimes: 45_050 });
  await importRows([{ externalKey: 'k' }]);
  expect(await account()).toEqual({ tva_rate: 9, cost_centimes: 45_050 });
  await importRows([{ externalKey: 'k', tvaRate: '', costPrice: '' }]);
  expect(await account()).toEqual({ tva_rate: null, cost_centimes: null });
  const { problems } = await importRows([
    { externalKey: 'l', tvaRate: 7 },
    { externalKey: 'm', costPrice: -1 },
  ]);
  expect(problems.join(' ')).toMatch(/tvaRate “7” is none of 0, 9, 19.*costPrice “.*” must not be negative/);
});

test('a weight and a place on the shelves are stored, kept, cleared and checked like the others', async () => {
  const { db, importRows } = await aShop();
  const stored = async () =>
    db.selectFrom('products').select(['weight_grams', 'shelf_place']).executeTakeFirstOrThrow();
  await importRows([{ externalKey: 'k', weight: '320 g', shelfPlace: 'B3' }]);
  await importRows([{ externalKey: 'k' }]);
  expect(await stored()).toEqual({ weight_grams: 320, shelf_place: 'B3' });
  await importRows([{ externalKey: 'k', weight: '', shelfPlace: '' }]);
  expect(await stored()).toEqual({ weight_grams: null, shelf_place: '' });
  const { problems } = await importRows([{ externalKey: 'l', weight: '0.5' }]);
  expect(problems.join(' ')).toMatch(/weight “0.5” must be a whole number of grams from 1 to 100000/);
});
