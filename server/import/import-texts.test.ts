import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { newId } from '../platform/db/new-id.ts';
import { openImageDisk } from '../platform/uploads/image-files.ts';
import { proposeMap } from './column-map.ts';
import { importProducts } from './import-products.ts';

async function aShop() {
  const { db } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'saha-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const disk = await openImageDisk({ dataDir: join(folder, 'data') });
  const file = join(folder, 'rows.csv');
  /** Imports a file with the required columns and these. */
  const run = async (columns: string, ...rows: string[]) => {
    const header = `externalKey,name,price,category${columns && `,${columns}`}`;
    await writeFile(file, [header, ...rows].join('\n'));
    const problems: string[] = [];
    const { created, updated, unchanged } = await importProducts({
      ...{ db, disk, file, folder, apply: true, isAlone: true },
      report: ({ line, kind, reason }) => problems.push(`${line} ${kind}: ${reason.message}`),
    });
    return { created, updated, unchanged, problems };
  };
  const product = () =>
    db.selectFrom('products').selectAll().where('external_key', '=', 'k').executeTakeFirstOrThrow();
  const texts = () => db.selectFrom('product_texts').selectAll().orderBy('language', 'desc').execute();
  return { db, run, product, texts };
}

const milk = 'k,Milk,100,Care';

test('a column that a file lacks stays as it is stored, and a blank cell clears what is optional', async () => {
  const { run, product } = await aShop();
  const columns = 'brand,description,discountedPrice,features,sizes';
  await run(columns, `${milk},Demo,Fresh milk,90,Pure|Cold,S|M=0`);
  const stored = await product();
  expect(stored).toMatchObject({
    brand: 'Demo',
    description: 'Fresh milk',
    discounted_price_centimes: 9_000,
    features: ['Pure', 'Cold'],
    sizes: [
      { size: 'S', inStock: true },
      { size: 'M', inStock: false },
    ],
  });
  expect(await run('', milk)).toMatchObject({ unchanged: 1 });
  expect(await product()).toEqual(stored);
  expect(await run('', 'k,Milk,95,Care')).toMatchObject({ updated: 1 });
  expect(await product()).toMatchObject({ price_centimes: 9_500, brand: 'Demo', features: stored.features });
  expect(await run(columns, 'k,Milk,100,Care,,,,,')).toMatchObject({ updated: 1 });
  expect(await product()).toMatchObject({
    brand: '',
    description: 'Fresh milk',
    discounted_price_centimes: null,
    features: [],
    sizes: [],
  });
});

test('a row is refused if its discount would strike more than the lowest price of the last 30 days', async () => {
  const { db, run } = await aShop();
  const offers = { id: newId(), name: 'offers', version: 1, value: '{"strikesLowest":true}' };
  await db
    .insertInto('settings')
    .values({ ...offers, changed_at: new Date(), changed_by: 'Amina' })
    .execute();
  await run('', milk);
  expect(await run('discountedPrice', 'k,Milk,150,Care,90')).toMatchObject({
    updated: 0,
    problems: [
      expect.stringMatching(
        /^2 refused: discountedPrice needs a price of at most 100 DA, the lowest of the 30 days before it \(on \S+\)$/,
      ),
    ],
  });
  expect(await run('discountedPrice', 'k,Milk,100,Care,90')).toMatchObject({ updated: 1, problems: [] });
});

test('a price at or below the stored discounted price is refused if the file does not change that', async () => {
  const { run, product } = await aShop();
  await run('discountedPrice', `${milk},90`);
  expect(await run('', 'k,Milk,90,Care', 'l,Cream,50,Care')).toMatchObject({
    created: 1,
    updated: 0,
    problems: ['2 refused: price must be above the discounted price, which stays 90 DA'],
  });
  expect(await run('discountedPrice', 'k,Milk,90,Care,')).toMatchObject({ updated: 1, problems: [] });
  expect(await product()).toMatchObject({ price_centimes: 9_000, discounted_price_centimes: null });
});

test('translations are stored, stay if their columns are absent, and are cleared by blank cells', async () => {
  const { run, product, texts } = await aShop();
  await run('name_fr,description_fr,features_fr,warnings_ar', `${milk},Lait,Du lait,Pur|Froid,حذار`);
  const stored = await texts();
  expect(stored).toMatchObject([
    { language: 'fr', name: 'Lait', description: 'Du lait', features: ['Pur', 'Froid'], warnings: '' },
    { language: 'ar', name: null, warnings: 'حذار' },
  ]);
  expect(await run('', milk)).toMatchObject({ unchanged: 1 });
  expect(await run('name_fr', `${milk},Lait`)).toMatchObject({ unchanged: 1 });
  expect(await texts()).toEqual(stored);
  const { version } = await product();
  expect(await run('name_fr', `${milk},Lait cru`)).toMatchObject({ updated: 1 });
  expect(await texts()).toMatchObject([{ name: 'Lait cru', description: 'Du lait' }, { warnings: 'حذار' }]);
  expect((await product()).version).toBe(version + 1);
  await run('name_fr,description_fr,features_fr,warnings_ar', `${milk},,Du lait,,`);
  expect(await texts()).toMatchObject([{ name: null, description: 'Du lait', features: [] }]);
});

test('a translation falls behind a changed base text unless the file changes it too', async () => {
  const { run, texts } = await aShop();
  await run('name_fr', `${milk},Lait`);
  const isBehind = async () => (await texts())[0]?.is_behind;
  await run('name_fr', 'k,Fresh Milk,100,Care,Lait');
  expect(await isBehind()).toBe(true);
  await run('name_fr', 'k,Fresh Milk,100,Care,Lait frais');
  expect(await isBehind()).toBe(false);
});

test('wrong translations are refused with the line', async () => {
  const { run } = await aShop();
  const { problems } = await run('name_fr,usage_ar', `${milk},${'x'.repeat(501)},${'x'.repeat(5_001)}`);
  expect(problems).toEqual([
    '2 refused: name_fr is longer than 500 characters; usage_ar is longer than 5000 characters',
  ]);
});

test('a proposal takes translations only from columns in their language', () => {
  const map = proposeMap(['name', 'Name_FR', 'descriptions', 'usage_ar']);
  expect(map).toMatchObject({
    name: 'name',
    name_fr: 'Name_FR',
    description: 'descriptions',
    usage_ar: 'usage_ar',
  });
  for (const column of ['name_ar', 'description_fr', 'usage', 'usage_fr'])
    expect(map).not.toHaveProperty(column);
});

test('cells that differ from what is stored only in kinds of spaces change nothing', async () => {
  const { run, product, texts } = await aShop();
  const columns = 'description,features,sizes,name_fr,features_fr';
  const cells = 'Care,Wash : 5 ml,2 ml|3 ml,9 cm,Lait 5 ml,1 l|2 l';
  const noBreak = (text: string, space = '\u00a0') => text.replace(/(?<=\d) | (?=:)/g, space);
  await run(columns, noBreak(`k,Milk 5 ml,100,${cells}`));
  const stored = [await product(), await texts()];
  for (const space of [' ', '\u202f', '\u00a0']) {
    const row = noBreak(`k,Milk 5 ml,100,${cells}`, space);
    expect(await run(columns, row)).toMatchObject({ updated: 0, unchanged: 1, problems: [] });
  }
  expect([await product(), await texts()]).toEqual(stored);
  expect(await run(columns, `k,Milk 6 ml,100,${cells}`)).toMatchObject({ updated: 1 });
});
