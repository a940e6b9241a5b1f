import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
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
      folder,
      isAlone: true,
      report: ({ line, kind, reason }) => problems.push(`${line} ${kind}: ${reason.message}`),
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

test('without apply nothing is stored, and the summary counts the changes', async () => {
  const { db, run } = await aShop();
  expect(await run('a.csv', `${header}\n${clog}\n`, { apply: false })).toMatchObject({
    created: 1,
    refused: 0,
  });
  expect(await products(db)).toEqual([]);
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([]);
});

test('another import changes only differing fields, and the stock by the difference', async () => {
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

test('each invalid row is refused with its line and reason, and the others are stored', async () => {
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
    '4 refused: price “0” must be a positive number',
    '5 refused: discountedPrice “100” must be less than the price',
    '6 refused: stock “1.5” must be a whole number',
    '7 refused: category is missing',
    '8 refused: image “http://example.com/x.png” must be an https address or a file',
    '9 refused: name is longer than 500 characters',
    '10 refused: description is not readable as UTF-8',
    '11 refused: externalKey is missing',
    '12 refused: price “1,200” may mean 1200 or 1.2: write it without a comma',
    '13 refused: price “0.004” must be a positive number',
    '14 refused: description is longer than 20000 characters',
    '15 refused: sizes has a size of more than 50 characters',
    '16 refused: sizes “M|M=0” names a size twice',
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

test('if the database refuses a batch, only the rows at fault are refused, and nothing of them is stored', async () => {
  const { db, run } = await aShop();
  await db.schema.alterTable('products').addCheckConstraint('no_soap', sql`name <> 'Soap'`).execute();
  const row = { price: 100, category: 'Body' };
  const text = JSON.stringify([
    { ...row, externalKey: '1', name: 'Gel' },
    { ...row, externalKey: '2', name: 'Soap', category: 'Bath' },
  ]);
  expect(await run('a.json', text)).toMatchObject({ created: 1, refused: 1 });
  expect(await products(db)).toMatchObject([{ name: 'Gel' }]);
  expect(await db.selectFrom('categories').select('name').execute()).toEqual([{ name: 'Body' }]);
});

test('a JSON array may have any layout and braces inside strings', async () => {
  const { db, run } = await aShop();
  const rows = ['a } {', 'b " \\ ]', 'c'].map((name, index) => ({
    externalKey: `${index}`,
    name,
    price: 1,
    category: 'X',
  }));
  expect(await run('a.json', JSON.stringify(rows, null, 3))).toMatchObject({ created: 3, problems: [] });
  expect((await products(db)).map(({ name }) => name)).toEqual(['a } {', 'b " \\ ]', 'c']);
});

test('a picture in the folder of the file is stored once; one elsewhere is refused', async () => {
  const { db, folder, run } = await aShop();
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#10b981' } }).png();
  await writeFile(join(folder, 'soap.png'), await png.toBuffer());
  const row = { externalKey: '1', name: 'Soap', price: 100, category: 'Body' };
  const text = JSON.stringify([
    { ...row, image: 'soap.png' },
    { ...row, externalKey: '2', image: '../../etc/hostname' },
  ]);
  for (const result of [await run('a.json', text), await run('a.json', text)]) {
    expect(result.problems).toEqual(['1 refused: image ../../etc/hostname: is outside the folder']);
  }
  const [soap] = await products(db);
  expect(soap?.image_url).toMatch(/^\/uploads\//);
  expect(await db.selectFrom('uploads').selectAll().execute()).toHaveLength(1);
});

test('a mapping may refuse a record and read the whole file first', async () => {
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

test('an unclosed quote stops the import at its line, and the rows before it are stored', async () => {
  const { db, run } = await aShop();
  const rows = ['k1,Soap,1,Body', 'k2,Gel,2,Body', 'k3,"Cream', 'k4,Oil,4,Body', 'k5,Balm,5,Body'];
  const text = `externalKey,name,price,category\n${rows.join('\n')}\n`;
  expect(await run('a.csv', text)).toMatchObject({
    isWhole: false,
    rows: 2,
    created: 2,
    problems: ['4 stopped: the quote that opens here never closes. Nothing from here on was read.'],
  });
  expect((await products(db)).map(({ name }) => name)).toEqual(['Soap', 'Gel']);
});

test('the line of an unclosed quote is reported, also inside a record and after oversized records', async () => {
  const { run } = await aShop();
  const header = 'externalKey,name,description,price,category';
  const long = 'k,Oil,x,4,Body\n'.repeat(100_000);
  const text = `${header}\n\nk1,Soap,"Two\nlines",1,Body\nk2,"Two\nlines","open,2,Body\n${long}`;
  const { problems } = await run('a.csv', text);
  expect(problems).toEqual([
    '6 stopped: the quote that opens here never closes. Nothing from here on was read.',
  ]);
  const after = `${header}\nk1,"So"ap,x,1,Body\nk2,Gel,x,2,Body\n`;
  expect((await run('a.csv', after)).problems).toEqual([
    '2 stopped: the quote that opens here is followed by text after it closes. Nothing from here on was read.',
  ]);
  const huge = `${header}\nk1,Soap,${'x'.repeat(1_000_001)},1,Body\nk2,Gel,x,2,Body\n`;
  expect((await run('a.csv', huge)).problems).toEqual([
    '2 stopped: the record is longer than 1000000 bytes. Nothing from here on was read.',
  ]);
});

test('an unclosed object stops the import at its line', async () => {
  const { run } = await aShop();
  const good = '{"externalKey":"k1","name":"Soap","price":1,"category":"Body"}';
  const { created, isWhole, problems } = await run('a.json', `[\n${good},\n{"externalKey":"k2",\n${good}]`);
  expect({ created, isWhole }).toEqual({ created: 1, isWhole: false });
  expect(problems).toEqual([
    '3 stopped: the object that begins here never ends. Nothing from here on was read.',
  ]);
});

test('an error names the first line of its record', async () => {
  const { run } = await aShop();
  const text = 'externalKey,name,price,category\n\nk1,"Two\nlines",,Body\nk2,Gel\nk3,"Two\nlines",x,Body\n';
  expect((await run('a.csv', text)).problems).toEqual([
    '3 refused: price is missing',
    '5 refused: has 2 fields instead of 4',
    '6 refused: price “x” is not a number',
  ]);
});

test('a column that is not ours or appears twice is refused, with the nearest name', async () => {
  const { db, run } = await aShop();
  const row = 'k1,Soap,1,Body,9\n';
  const csv = (column: string) => run('a.csv', `externalKey,name,price,category,${column}\n${row}`);
  await expect(csv('discountprice')).rejects.toThrow(
    'There is no column "discountprice": did you mean discountedPrice?',
  );
  await expect(csv('colour')).rejects.toThrow(
    'There is no column "colour". The columns are: externalKey, name',
  );
  await expect(csv('price')).rejects.toThrow('the column "price" appears twice');
  const lines = [{ stock: 1 }, { stok: 1 }].map((more, index) =>
    JSON.stringify({ externalKey: `${index}`, name: 'Soap', price: 1, category: 'Body', ...more }),
  );
  expect((await run('a.ndjson', lines.join('\n'))).problems).toEqual([
    '2 refused: There is no column "stok": did you mean stock?',
  ]);
  expect(await products(db)).toHaveLength(1);
});

test('a missing file is reported as missing', async () => {
  const { folder, db } = await aShop();
  const disk = await openImageDisk({ dataDir: join(folder, 'data') });
  const missing = {
    db,
    disk,
    file: join(folder, 'b.csv'),
    apply: true,
    folder,
    isAlone: true,
    report: () => undefined,
  };
  await expect(importProducts(missing)).rejects.toThrow('b.csv: There is no such file');
});

test('a link to a picture outside the folder is refused', async () => {
  const { folder, run } = await aShop();
  const outside = await mkdtemp(join(tmpdir(), 'saha-elsewhere-'));
  onTestFinished(() => rm(outside, { recursive: true }));
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#10b981' } }).png();
  await writeFile(join(outside, 'secret.png'), await png.toBuffer());
  await symlink(join(outside, 'secret.png'), join(folder, 'soap.png'));
  const row = { externalKey: '1', name: 'Soap', price: 100, category: 'Body', image: 'soap.png' };
  for (const apply of [false, true]) {
    expect((await run('a.json', JSON.stringify([row]), { apply })).problems).toEqual([
      '1 refused: image soap.png: is outside the folder',
    ]);
  }
});

test('a dry run refuses the same pictures as an import', async () => {
  const { folder, run } = await aShop();
  const png = sharp({ create: { width: 90, height: 90, channels: 3, background: '#10b981' } }).png();
  await writeFile(join(folder, 'cut.png'), (await png.toBuffer()).subarray(0, 100));
  await writeFile(
    join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await writeFile(join(folder, 'text.png'), 'no picture');
  const row = { name: 'Soap', price: 100, category: 'Body' };
  const images = ['cut.png', 'drawing.svg', 'text.png', 'missing.png'];
  const text = JSON.stringify(images.map((image) => ({ ...row, externalKey: image, image })));
  const tried = await run('a.json', text, { apply: false });
  expect(tried.problems).toHaveLength(4);
  expect(await run('a.json', text)).toEqual(tried);
});

test('an import removes files without rows that a killed one left', async () => {
  const { folder, run } = await aShop();
  const disk = await openImageDisk({ dataDir: join(folder, 'data') });
  await disk.put(`${'a'.repeat(36)}-400.webp`, 'left over');
  const row = { externalKey: '1', name: 'Soap', price: 100, category: 'Body' };
  await run('a.json', JSON.stringify([row]), { apply: false });
  expect(await disk.exists(`${'a'.repeat(36)}-400.webp`)).toBe(true);
  await run('a.json', JSON.stringify([row]));
  expect(await disk.exists(`${'a'.repeat(36)}-400.webp`)).toBe(false);
});
