import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoCatalogue } from '../../db/demo/catalogue.ts';
import { imageFileKinds, imageSources } from '../../shared/images.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aProduct } from '../../test/factories.ts';
import { newId } from '../platform/db/new-id.ts';
import { imageFolder, openImageDisk } from '../platform/uploads/image-files.ts';
import { loadDemo } from './load-demo.ts';
import { insertDemoRows } from './load-demo-rows.ts';

const log = { info: () => undefined };
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z" fill="#10b981"/></svg>';

const whole = demoCatalogue();

/** A few products of the real catalogue, with pictures that are quick to encode. */
const products = whole.products.slice(0, 20);
const used = new Set([...products, ...whole.categories].map(({ pictureKey }) => pictureKey));
const pictures = [...used].map((key) => ({ key, draw: () => dot }));
const texts = whole.texts.map((all) => ({ ...all, needs: [] }));
const catalogue = {
  categories: whole.categories,
  families: whole.families,
  products,
  needs: [],
  texts,
  pictures,
};

async function anEmptyShop() {
  const { db } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-demo-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { db, disk: await openImageDisk({ dataDir }), files: () => readdir(imageFolder({ dataDir })) };
}

test('an empty shop is filled with categories, products, pictures and opening stock', async () => {
  const { db, disk, files } = await anEmptyShop();

  await loadDemo({ db, disk, log, catalogue });

  const rows = await db.selectFrom('products').selectAll().orderBy('created_at', 'desc').execute();
  expect(rows.map(({ name }) => name)).toEqual(products.map(({ name }) => name));
  const categories = await db.selectFrom('categories').selectAll().execute();
  expect(categories).toHaveLength(catalogue.categories.length);

  const uploads = await db.selectFrom('uploads').selectAll().execute();
  expect(uploads).toHaveLength(catalogue.pictures.length);
  expect(await files()).toHaveLength(uploads.length * imageFileKinds.length);
  const stored = new Set(uploads.map(({ name }) => name));
  for (const { image_url } of [...rows, ...categories]) {
    expect(imageSources(image_url).srcSet).toBeDefined();
    expect(stored).toContain(image_url.slice('/uploads/'.length, -'-800.webp'.length));
  }

  const moves = await db.selectFrom('stock_moves').selectAll().execute();
  const moved = new Map(moves.map(({ product_id, delta, reason }) => [product_id, { delta, reason }]));
  for (const { id, stock } of rows) {
    expect(moved.get(id)).toEqual(stock > 0 ? { delta: stock, reason: 'opening' } : undefined);
  }
});

test('the database accepts the whole catalogue, with families, facts and the order of needs', async () => {
  const { db } = await createTestDatabase();
  const names = new Map(whole.pictures.map(({ key }) => [key, newId()]));

  await db.transaction().execute((transaction) => insertDemoRows(transaction, { ...whole, names }));

  const rows = await db
    .selectFrom('products')
    .leftJoin('families', 'families.id', 'products.family_id')
    .selectAll('products')
    .select('families.external_key as family_key')
    .execute();
  expect(rows).toHaveLength(whole.products.length);
  const stored = new Map(rows.map((row) => [row.external_key, row]));
  for (const { key, member, facts, stock } of whole.products) {
    expect(stored.get(key), key).toMatchObject({
      stock,
      family_key: member?.familyKey ?? null,
      variant_label: member?.label ?? '',
      family_position: member?.position ?? 0,
      ingredients: facts.ingredients,
      usage: facts.usage,
      warnings: facts.warnings,
      audience: facts.audience,
      barcode: facts.barcode,
      product_class: facts.productClass,
      net_quantity: facts.quantity?.netQuantity ?? null,
      unit: facts.quantity?.unit ?? null,
    });
  }
  const needs = await db
    .selectFrom('needs')
    .innerJoin('need_products', 'need_id', 'needs.id')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['slug', 'external_key as key'])
    .orderBy('needs.position')
    .orderBy('need_products.position')
    .execute();
  expect(needs).toEqual(
    whole.needs.flatMap(({ slug, productKeys }) => productKeys.map((key) => ({ slug, key }))),
  );
});

test('processes that start at the same time load it once', async () => {
  const { db, disk, files } = await anEmptyShop();

  await Promise.all([loadDemo({ db, disk, log, catalogue }), loadDemo({ db, disk, log, catalogue })]);

  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(catalogue.products.length);
  expect(await files()).toHaveLength(catalogue.pictures.length * imageFileKinds.length);
});

test('a shop with products is not changed', async () => {
  const { db, disk, files } = await anEmptyShop();
  await aProduct(db);

  await loadDemo({ db, disk, log, catalogue });

  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(1);
  expect(await files()).toEqual([]);
});

test('a failed load leaves neither rows nor files', async () => {
  const { db, disk, files } = await anEmptyShop();
  const broken = { ...catalogue, products: products.map((product) => ({ ...product, stock: -1 })) };

  await expect(loadDemo({ db, disk, log, catalogue: broken })).rejects.toThrow();

  expect(await db.selectFrom('categories').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('uploads').select('name').execute()).toEqual([]);
  expect(await files()).toEqual([]);
});

test('a picture that cannot be drawn leaves no files, and the next load succeeds', async () => {
  const { db, disk, files } = await anEmptyShop();
  const broken = {
    ...catalogue,
    pictures: pictures.map((picture, index) =>
      index === 9 ? { ...picture, draw: () => 'no picture' } : picture,
    ),
  };

  await expect(loadDemo({ db, disk, log, catalogue: broken })).rejects.toThrow();
  expect(await files()).toEqual([]);

  await disk.put('left-by-a-crash', '');
  await loadDemo({ db, disk, log, catalogue });
  expect(await files()).toHaveLength(catalogue.pictures.length * imageFileKinds.length);
});

test('the translations of a catalogue are loaded with what they describe, and others are left out', async () => {
  const { db } = await anEmptyShop();
  const [product] = whole.products;
  const [category] = whole.categories;
  const [need] = whole.needs;
  if (!product?.member || !category || !need) throw new Error('The first demo product is in no family');
  const facts = { ingredients: 'Aqua.', usage: 'Masser.', warnings: 'Aucune.', audience: 'Tous.' };
  const text = { name: 'Vitamine', description: 'Une vitamine.' };
  const french = {
    language: 'fr' as const,
    products: [product.key, 'gone'].map((key) => ({
      ...text,
      ...facts,
      key,
      features: ['Doux'],
      label: 'Petit',
    })),
    families: [product.member.familyKey, 'gone'].map((key) => ({
      key,
      name: 'Vitamines',
      optionName: 'Format',
    })),
    categories: [category.key, 'gone'].map((key) => ({ ...text, key })),
    needs: [need.slug, 'gone'].map((slug) => ({ ...text, slug })),
  };
  const names = new Map(whole.pictures.map(({ key }) => [key, newId()]));
  await db
    .transaction()
    .execute((transaction) => insertDemoRows(transaction, { ...whole, texts: [french], names }));
  expect(
    await db
      .selectFrom('product_texts')
      .select(['name', 'features', 'usage', 'label', 'is_behind'])
      .execute(),
  ).toEqual([{ name: 'Vitamine', features: ['Doux'], usage: 'Masser.', label: 'Petit', is_behind: false }]);
  expect(await db.selectFrom('family_texts').select(['name', 'option_name']).execute()).toEqual([
    { name: 'Vitamines', option_name: 'Format' },
  ]);
  expect(await db.selectFrom('category_texts').select(['name', 'description']).execute()).toEqual([text]);
  expect(await db.selectFrom('need_texts').select(['name', 'description']).execute()).toEqual([text]);
});
