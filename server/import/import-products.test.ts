import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import type { Db } from '../platform/db/connection.ts';
import { openImageDisk } from '../platform/uploads/image-files.ts';
import { importProducts } from './import-products.ts';
import type { Mapping } from './import-row.ts';

async function aShop() {
  const { db } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'saha-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = async (
    file: string,
    text: string,
    { apply = true, mapping }: { apply?: boolean; mapping?: Mapping } = {},
  ) => {
    await writeFile(join(folder, file), text);
    const problems: string[] = [];
    const { categories, ...summary } = await importProducts({
      db,
      disk: await openImageDisk({ dataDir: join(folder, 'data') }),
      file: join(folder, file),
      mapping,
      apply,
      report: ({ line, kind, reason }) => problems.push(`${line} ${kind}: ${reason}`),
    });
    return { ...summary, categories: [...categories], problems };
  };
  return { db, folder, run };
}

function products(db: Db) {
  return db.selectFrom('products').selectAll().orderBy('external_key').execute();
}

const header = 'externalKey,name,brand,description,price,discountedPrice,stock,category,features,sizes,image';
const clog = `k1,"Clog, ""white""",Démo,"Two
lines","1 200,50",999,5,Shoes > Clogs,Light|Washable,38|39=0,https://example.com/clog.webp`;

test('a CSV file with BOM, quotes, line breaks and decimal commas becomes products and categories', async () => {
  const { db, run } = await aShop();
  const result = await run('a.csv', `\ufeff${header}\r\n${clog}\r\n`);
  expect(result).toMatchObject({ rows: 1, created: 1, refused: 0, problems: [] });
  expect(result.categories).toEqual(['Shoes', 'Shoes > Clogs']);
  expect(await products(db)).toMatchObject([
    {
      external_key: 'k1',
      name: 'Clog, "white"',
      brand: 'Démo',
      description: 'Two\nlines',
      price_centimes: 120_050,
      discounted_price_centimes: 99_900,
      stock: 5,
      image_url: 'https://example.com/clog.webp',
      features: ['Light', 'Washable'],
      sizes: [
        { size: '38', inStock: true },
        { size: '39', inStock: false },
      ],
    },
  ]);
  const moves = await db.selectFrom('stock_moves').select(['delta', 'reason']).execute();
  expect(moves).toEqual([{ delta: 5, reason: 'import' }]);
});

test('without apply nothing is stored, and the summary says what would be', async () => {
  const { db, run } = await aShop();
  expect(await run('a.csv', `${header}\n${clog}\n`, { apply: false })).toMatchObject({
    created: 1,
    refused: 0,
  });
  expect(await products(db)).toEqual([]);
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([]);
});

test('importing again changes only what differs, and moves the stock by the difference', async () => {
  const { db, run } = await aShop();
  const row = { externalKey: 'k', name: 'Soap', price: 100, stock: 5, category: 'Body' };
  await run('a.ndjson', JSON.stringify(row));
  expect(await run('a.ndjson', JSON.stringify(row))).toMatchObject({ unchanged: 1, updated: 0 });
  expect((await products(db))[0]).toMatchObject({ version: 1 });
  await db.updateTable('products').set({ stock: 3 }).execute();
  expect(await run('a.ndjson', JSON.stringify({ ...row, price: 120, stock: 9 }))).toMatchObject({
    updated: 1,
  });
  expect((await products(db))[0]).toMatchObject({ version: 2, stock: 9, price_centimes: 12_000 });
  const { stock: _, ...withoutStock } = row;
  await run('a.ndjson', JSON.stringify(withoutStock));
  expect((await products(db))[0]).toMatchObject({ version: 3, stock: 9, price_centimes: 10_000 });
  expect((await db.selectFrom('stock_moves').select('delta').execute()).map(({ delta }) => delta)).toEqual([
    5, 6,
  ]);
});

test('every bad row is refused with its line and reason, the others are stored', async () => {
  const { db, run } = await aShop();
  const good = { externalKey: 'good', name: 'Soap', price: 100, category: 'Body' };
  const rows = [
    { ...good, name: '' },
    { ...good, price: 0 },
    { ...good, discountedPrice: 100 },
    { ...good, stock: 1.5 },
    { ...good, category: ' > ' },
    { ...good, image: 'http://example.com/x.png' },
    { ...good, name: 'x'.repeat(501) },
    { ...good, description: 'broken \ud800' },
    { name: 'No key', price: 1, category: 'Body' },
    { ...good, price: '1,200' },
    { ...good, price: 0.004 },
    { ...good, description: 'x'.repeat(20_001) },
    { ...good, sizes: ['x'.repeat(51)] },
    { ...good, sizes: 'M|M=0' },
    { ...good, features: Array.from({ length: 51 }, (_, n) => `Feature ${n}`) },
    good,
  ];
  const text = ['{"broken', '[]', ...rows.map((row) => JSON.stringify(row))].join('\n');
  const { problems, ...result } = await run('a.ndjson', text);
  expect(result).toMatchObject({ rows: 18, created: 1, refused: 17 });
  expect(problems).toEqual([
    '1 refused: is not valid JSON',
    '2 refused: is not an object',
    '3 refused: name is missing',
    '4 refused: price must be a positive number',
    '5 refused: discountedPrice must be less than the price',
    '6 refused: stock must be a whole number',
    '7 refused: category is missing',
    '8 refused: image must be an https address or a file',
    '9 refused: name is longer than 500 characters',
    '10 refused: description is not readable as UTF-8',
    '11 refused: externalKey is missing',
    '12 refused: price is not a number',
    '13 refused: price must be a positive number',
    '14 refused: description is longer than 20000 characters',
    '15 refused: sizes has a size of more than 50 characters',
    '16 refused: sizes names a size twice',
    '17 refused: features has more than 50 parts',
  ]);
  expect(await products(db)).toHaveLength(1);
});

test('category paths are cut to three levels and before a repeated name', async () => {
  const { db, run } = await aShop();
  const row = { name: 'Soap', price: 100 };
  const text = JSON.stringify([
    { ...row, externalKey: '1', category: 'A > B > C > D' },
    { ...row, externalKey: '2', category: 'a > b > A' },
  ]);
  const { problems } = await run('a.json', text);
  expect(problems).toEqual([
    '1 warning: category is cut to A > B > C',
    '1 warning: category is cut to a > b',
  ]);
  const categories = await db.selectFrom('categories').select(['name', 'level']).orderBy('number').execute();
  expect(categories).toEqual([
    { name: 'A', level: 1 },
    { name: 'B', level: 2 },
    { name: 'C', level: 3 },
  ]);
});

test('a batch that the database refuses is refused whole', async () => {
  const { db, run } = await aShop();
  await db.schema.alterTable('products').addCheckConstraint('no_soap', sql`name <> 'Soap'`).execute();
  const row = { price: 100, category: 'Body' };
  const text = JSON.stringify([
    { ...row, externalKey: '1', name: 'Gel' },
    { ...row, externalKey: '2', name: 'Soap' },
  ]);
  expect(await run('a.json', text)).toMatchObject({ created: 0, refused: 2 });
  expect(await products(db)).toEqual([]);
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([]);
});

test('a JSON array may be of any layout, with braces inside of texts', async () => {
  const { db, run } = await aShop();
  const rows = ['a } {', 'b " \\ ]', 'c'].map((name, place) => ({
    externalKey: `${place}`,
    name,
    price: 1,
    category: 'X',
  }));
  expect(await run('a.json', JSON.stringify(rows, null, 3))).toMatchObject({ created: 3, problems: [] });
  expect((await products(db)).map(({ name }) => name)).toEqual(['a } {', 'b " \\ ]', 'c']);
});

test('a picture beside the file is stored once; one elsewhere is refused', async () => {
  const { db, folder, run } = await aShop();
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#10b981' } }).png();
  await writeFile(join(folder, 'soap.png'), await png.toBuffer());
  const row = { externalKey: '1', name: 'Soap', price: 100, category: 'Body' };
  const text = JSON.stringify([
    { ...row, image: 'soap.png' },
    { ...row, externalKey: '2', image: '../../etc/hostname' },
  ]);
  for (const result of [await run('a.json', text), await run('a.json', text)]) {
    expect(result.problems).toEqual(['1 refused: image ../../etc/hostname: lies outside the folder']);
  }
  const [soap] = await products(db);
  expect(soap?.image_url).toMatch(/^\/uploads\//);
  expect(await db.selectFrom('uploads').selectAll().execute()).toHaveLength(1);
});

test('a mapping may refuse a record, and learn from the whole file first', async () => {
  const { db, run } = await aShop();
  const mapping: Mapping = async (readAll) => {
    let records = 0;
    for await (const record of readAll()) if (record) records += 1;
    return ({ title }) => {
      if (title === 'Test') throw new Error('Test is no product');
      return { externalKey: 'k', name: title, price: records, category: 'X' };
    };
  };
  const result = await run('a.ndjson', '{"title":"Test"}\n{"title":"Soap"}', { mapping });
  expect(result).toMatchObject({ created: 1, refused: 1, problems: ['1 refused: Test is no product'] });
  expect(await products(db)).toMatchObject([{ name: 'Soap', price_centimes: 200 }]);
});
