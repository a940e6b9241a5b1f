import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureFolder, readDemo } from '../../db/demo/read-demo.ts';
import { imageUrlOf } from '../../shared/catalog/images.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aProduct } from '../../test/factories.ts';
import { ourColumns } from '../import/column-map.ts';
import { imageFolder, openImageDisk } from '../platform/uploads/image-files.ts';
import { loadDemo } from './load-demo.ts';

const log = { info: () => undefined };
const whole = readDemo();

/** Two files of the demo, which load faster than all of them. */
const files = whole.files.slice(0, 2);
const needs = whole.needs.slice(0, 1).map((need) => ({ ...need, products: whole.newestFirst.slice(0, 1) }));
const demo = { ...whole, files, needs };

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'saha-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function anEmptyShop() {
  const { db } = await createTestDatabase();
  const dataDir = await temporaryFolder();
  const count = async (table: 'categories' | 'families' | 'products' | 'uploads') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    db,
    disk: await openImageDisk({ dataDir }),
    files: () => readdir(imageFolder({ dataDir })),
    count,
  };
}

test('an empty shop gets the whole catalog, newest first, with stock, facts and families', {
  timeout: 60_000,
}, async () => {
  const { db, disk, files } = await anEmptyShop();

  await loadDemo({ db, disk, log });

  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'category_id')
    .leftJoin('families', 'families.id', 'family_id')
    .selectAll('products')
    .select(['categories.name as category', 'families.name as family'])
    .orderBy('created_at', 'desc')
    .execute();
  expect(rows.map(({ external_key }) => external_key)).toEqual(whole.newestFirst);
  expect(rows.filter(({ featured }) => featured).map(({ external_key }) => external_key)).toEqual(
    whole.newestFirst.slice(0, whole.featured.length),
  );
  const moves = await db.selectFrom('stock_moves').selectAll().execute();
  const moved = new Map(moves.map(({ product_id, delta, reason }) => [product_id, { delta, reason }]));
  const stored = new Map(rows.map((row) => [row.external_key, row]));
  for (const product of whole.products) {
    const row = stored.get(product.externalKey);
    expect(row, product.externalKey).toMatchObject({
      name: product.name,
      description: product.description,
      price_centimes: product.price * 100,
      stock: product.stock,
      ingredients: product.ingredients,
      product_class: product.class,
      net_quantity: product.netQuantity ?? null,
      barcode: product.barcode,
      category: product.category.split(' > ').at(-1),
      family: product.family ?? null,
      variant_label: product.label ?? '',
    });
    expect(moved.get(row?.id ?? '')).toEqual(
      product.stock > 0 ? { delta: product.stock, reason: 'opening' } : undefined,
    );
  }

  const uploads = await db.selectFrom('uploads').select('name').execute();
  const urls = new Set(uploads.map(({ name }) => imageUrlOf(name)));
  for (const { image_url, more_image_urls } of rows) {
    for (const url of [image_url, ...more_image_urls]) expect(urls).toContain(url);
  }
  expect(await files()).toHaveLength((await readdir(pictureFolder)).length);

  const needs = await db
    .selectFrom('needs')
    .innerJoin('need_products', 'need_id', 'needs.id')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['slug', 'external_key as key'])
    .orderBy('needs.position')
    .orderBy('need_products.position')
    .execute();
  expect(needs).toEqual(whole.needs.flatMap(({ slug, products }) => products.map((key) => ({ slug, key }))));
});

test('the texts of all that is loaded are in French and Arabic', { timeout: 60_000 }, async () => {
  const { db, disk } = await anEmptyShop();
  await loadDemo({ db, disk, log });

  const [product] = whole.products;
  const arabic = await db
    .selectFrom('product_texts')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['product_texts.description', 'product_texts.usage', 'is_behind'])
    .where('external_key', '=', product?.externalKey ?? '')
    .where('language', '=', 'ar')
    .execute();
  expect(arabic).toEqual([
    { description: product?.description_ar, usage: product?.usage_ar, is_behind: false },
  ]);
  const named = (list: { name_fr: string }[]) => list.map(({ name_fr }) => name_fr).toSorted();
  const french = async (table: 'category_texts' | 'family_texts' | 'need_texts') => {
    const rows = await db.selectFrom(table).select('name').where('language', '=', 'fr').execute();
    return rows.map(({ name }) => name ?? '').toSorted();
  };
  expect(await french('category_texts')).toEqual(named(whole.categories));
  expect(await french('family_texts')).toEqual(named(whole.families));
  expect(await french('need_texts')).toEqual(named(whole.needs));
});

test('every field of a product is a column of an import', () => {
  const fields = new Set(whole.products.flatMap((product) => Object.keys(product)));
  expect([...fields.difference(new Set(ourColumns))]).toEqual([]);
});

test('processes that start at the same time load it once', async () => {
  const { db, disk, files, count } = await anEmptyShop();

  await Promise.all([loadDemo({ db, disk, log, demo }), loadDemo({ db, disk, log, demo })]);

  expect(await count('categories')).toBe(whole.categories.length);
  expect(await files()).toHaveLength(await count('uploads'));
});

test('a shop with products is not changed', async () => {
  const { db, disk, files, count } = await anEmptyShop();
  await aProduct(db);

  await loadDemo({ db, disk, log, demo });

  expect(await count('products')).toBe(1);
  expect(await files()).toEqual([]);
});

test('a product that the import refuses leaves neither rows nor files', async () => {
  const { db, disk, files: stored, count } = await anEmptyShop();
  const [product] = whole.products;
  const file = join(await temporaryFolder(), 'wrong.ndjson');
  const wrong = { ...product, externalKey: 'wrong', family: undefined, barcode: undefined };
  const load = async (change: object) => {
    await writeFile(file, JSON.stringify({ ...wrong, ...change }));
    await loadDemo({ db, disk, log, demo: { ...demo, files: [...files, file] } });
  };

  await expect(load({ price: -1 })).rejects.toThrow(
    'wrong.ndjson: line 1: price “-1” must be a positive number',
  );
  await expect(load({ barcode: '1' })).rejects.toThrow('line 1: barcode');
  await expect(load({ image: 'gone.webp' })).rejects.toThrow('no picture gone.webp');
  await expect(load({ category: 'Toys' })).rejects.toThrow('there is no category Toys');

  expect([await count('categories'), await count('products'), await count('uploads')]).toEqual([0, 0, 0]);
  expect(await stored()).toEqual([]);
});

test('a load after one that was killed removes its files', async () => {
  const { db, disk, files, count } = await anEmptyShop();
  await disk.put('left-by-a-crash', '');

  await loadDemo({ db, disk, log, demo });

  expect(await files()).toHaveLength(await count('uploads'));
});
