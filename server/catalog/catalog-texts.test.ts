import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aFamily, aNeed, aProduct, productTexts } from '../../test/factories.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { findFacets, listProducts } from './list-queries.ts';

const [fr, ar, base] = [
  { includeHidden: false, language: 'fr' },
  { includeHidden: false, language: 'ar' },
  { includeHidden: false },
] as const;

async function namesOf(
  db: Db,
  query: Parameters<typeof listProducts>[1],
  audience: typeof fr | typeof ar | typeof base,
) {
  return (await listProducts(db, query, audience)).products.map(({ name }) => name);
}

/** A product with French texts of everything that its page shows. */
async function aTranslatedShop() {
  const { app, db } = await createTestApp();
  const category = await aCategory(db, { name: 'Body Milk' });
  const family = await aFamily(db, { name: 'Milk', option_name: 'Size' });
  const values = { category_id: category.id, family_id: family.id };
  const small = await aProduct(db, {
    ...values,
    name: 'Milk, 1 l',
    variant_label: 'Small',
    usage: 'Rub.',
    warnings: 'None.',
  });
  await aProduct(db, { ...values, name: 'Milk, 2 l', variant_label: 'Large', family_position: 1 });
  const need = await aNeed(db, { slug: 'dry-skin', name: 'Dry Skin', products: [small] });
  await productTexts(db, small, {
    name: 'Lait, 1 l',
    description: 'Un lait.',
    features: ['Doux'],
    usage: 'Masser.',
    label: 'Petit',
  });
  const text = { language: 'fr' as const, description: 'Pour le corps' };
  await db
    .insertInto('category_texts')
    .values({ ...text, category_id: category.id, name: 'Laits' })
    .execute();
  await db
    .insertInto('need_texts')
    .values({ ...text, need_id: need.id, name: 'Peau sèche' })
    .execute();
  await db
    .insertInto('family_texts')
    .values({ family_id: family.id, language: 'fr', name: 'Lait', option_name: 'Format' })
    .execute();
  const read = async (path: string) => (await app.inject({ url: `/api${path}` })).json();
  return { db, read, small, category };
}

test('a page in French shows French texts, and the base text where one is missing', async () => {
  const { read, small } = await aTranslatedShop();
  expect(await read(`/products/${small.id}?lang=fr`)).toMatchObject({
    name: 'Lait, 1 l',
    description: 'Un lait.',
    features: ['Doux'],
    usage: 'Masser.',
    warnings: 'None.',
    category: { name: 'Laits' },
    family: {
      name: 'Lait',
      optionName: 'Format',
      label: 'Petit',
      members: [
        { name: 'Lait, 1 l', label: 'Petit' },
        { name: 'Milk, 2 l', label: 'Large' },
      ],
    },
  });
  expect(await read(`/products/${small.id}?lang=ar`)).toEqual(await read(`/products/${small.id}`));
});

test('lists, facets, categories and needs are in the language of the reader', async () => {
  const { read, category } = await aTranslatedShop();
  const { products } = await read('/products?lang=fr&group=family&sort=oldest');
  expect(products).toMatchObject([
    { name: 'Lait, 1 l', category: { name: 'Laits' }, family: { name: 'Lait', optionName: 'Format' } },
  ]);
  expect((await read('/products/facets?lang=fr')).needs).toMatchObject([{ name: 'Peau sèche' }]);
  expect((await read('/products/facets?lang=ar')).needs).toMatchObject([{ name: 'Dry Skin' }]);
  expect(await read('/categories?lang=fr')).toMatchObject([{ name: 'Laits', description: 'Pour le corps' }]);
  expect(await read(`/categories/${category.id}?lang=fr`)).toMatchObject({ name: 'Laits' });
  expect(await read('/needs?lang=fr')).toMatchObject([{ name: 'Peau sèche', description: 'Pour le corps' }]);
  expect(await read('/needs/dry-skin?lang=fr')).toMatchObject({ name: 'Peau sèche' });
});

test('without a language, and in English, the answers are the base texts', async () => {
  const { read, small, category } = await aTranslatedShop();
  for (const path of [`/products/${small.id}`, '/products', '/products/facets', '/categories', '/needs']) {
    const text = JSON.stringify(await read(path));
    expect(text, path).not.toMatch(/Lait|Format|Peau/);
    expect(JSON.stringify(await read(`${path}?lang=en`)), path).toBe(text);
    expect(JSON.stringify(await read(`${path}?lang=`)), path).toBe(text);
  }
  expect(await read(`/categories/${category.id}`)).toMatchObject({ name: 'Body Milk' });
});

test('the default sizes are those of the base name of the category', async () => {
  const { app, db } = await createTestApp();
  const { id: category_id } = await aCategory(db, { name: 'Nursing Shoes' });
  const { id } = await aProduct(db, { category_id });
  await db.insertInto('category_texts').values({ category_id, language: 'fr', name: 'Chaussures' }).execute();
  const product = (await app.inject({ url: `/api/products/${id}?lang=fr` })).json();
  expect(product.sizes[0]).toEqual({ size: '35', inStock: true });
  const { products } = (await app.inject({ url: '/api/products?lang=fr' })).json();
  expect(products[0]).toMatchObject({ sizes: product.sizes, category: { name: 'Chaussures' } });
});

test('an unknown language is refused', async () => {
  const { app } = await createTestApp();
  const paths = [
    '/products',
    '/products/facets',
    `/products/${newId()}`,
    '/categories',
    `/categories/${newId()}`,
    `/categories/${newId()}/products`,
    '/needs',
    '/needs/x',
  ];
  for (const path of paths) {
    for (const lang of ['xx', 'FR', 'fr,ar', '%00']) {
      const reply = await app.inject({ url: `/api${path}?lang=${lang}` });
      expect(reply.statusCode, path).toBe(400);
      expect(reply.json()).toMatchObject({
        message: 'Language is en, fr or ar',
        fields: { lang: 'Language is en, fr or ar' },
      });
    }
  }
});

test('names are sorted as the language sorts them, right after each change', async () => {
  const { db } = await createTestDatabase();
  const [a, b, c] = [
    await aProduct(db, { name: 'A' }),
    await aProduct(db, { name: 'B' }),
    await aProduct(db, { name: 'C' }),
  ];
  const shown = (audience: typeof fr) => namesOf(db, { sort: 'name' }, audience);
  expect(await shown(fr)).toEqual(['A', 'B', 'C']);
  await productTexts(db, a, { name: 'étui' });
  await productTexts(db, b, { name: 'Eau' });
  await productTexts(db, c, { name: 'eau-forte' });
  expect(await shown(fr)).toEqual(['Eau', 'eau-forte', 'étui']);
  await db.updateTable('product_texts').set({ name: 'Abri' }).where('product_id', '=', a.id).execute();
  expect(await shown(fr)).toEqual(['Abri', 'Eau', 'eau-forte']);
  await db.deleteFrom('product_texts').where('product_id', '=', b.id).execute();
  expect(await shown(fr)).toEqual(['Abri', 'B', 'eau-forte']);
  expect(await namesOf(db, { sort: 'name-desc' }, fr)).toEqual(['eau-forte', 'B', 'Abri']);
  expect(await namesOf(db, { sort: 'name' }, base)).toEqual(['A', 'B', 'C']);
});

test('Arabic names are in alphabetical order, regardless of hamza', async () => {
  const { db } = await createTestDatabase();
  for (const name of ['ياسمين', 'أرغان', 'بلسم', 'إكليل', 'تمر', 'حليب']) {
    await productTexts(db, await aProduct(db, { name: 'Plain' }), { language: 'ar', name });
  }
  expect(await namesOf(db, { sort: 'name' }, ar)).toEqual([
    'أرغان',
    'إكليل',
    'بلسم',
    'تمر',
    'حليب',
    'ياسمين',
  ]);
});

test('a search finds the texts of all languages in each of them', async () => {
  const { db } = await createTestDatabase();
  const category = await aCategory(db, { name: 'Hair' });
  const shampoo = await aProduct(db, { name: 'Shampoo', description: 'Plain', category_id: category.id });
  await aProduct(db, { name: 'Comb', description: 'Plain' });
  await productTexts(db, shampoo, { name: 'Shampooing à l’œuf' });
  await productTexts(db, shampoo, { language: 'ar', name: 'شامبو بالبَيض، 500 مل' });
  await db
    .insertInto('category_texts')
    .values([
      { category_id: category.id, language: 'fr', name: 'Cheveux secs' },
      { category_id: category.id, language: 'ar', name: 'العناية بالشَّعر الجاف والبشرة؛ 3 كريمات' },
    ])
    .execute();
  for (const keyword of [
    'shampoo',
    'shampooings œuf',
    'cheveu sec',
    'شامبو',
    'شامبو بالبيض',
    'شعر',
    'الشعر جاف',
    'بشره',
    'كريمات ٣',
    'عناية',
    'شامبو hair',
  ]) {
    const { count } = await findFacets(db, { keyword }, base);
    expect(count, keyword).toBe(1);
    expect(await namesOf(db, { keyword }, fr), keyword).toEqual(['Shampooing à l’œuf']);
  }
  await db.deleteFrom('category_texts').execute();
  expect(await namesOf(db, { keyword: 'عناية' }, fr)).toEqual([]);
});

test.each([
  ['مكملات', 'مكمل'],
  ['للبشرة', 'بشرة'],
  ['كريمات', 'كريم'],
  ['والفيتامينات', 'فيتامين'],
  ['الفيتامينات', 'فيتامين'],
  ['الأطفال', 'أطفال'],
  ['حفاضات', 'حفاضة'],
  ['الطبية', 'طبي'],
])('%s and %s are one word', async (one, other) => {
  const { db } = await createTestDatabase();
  const { rows } = await sql<{
    stem: string;
  }>`select word_stems(plain_words(word)) as stem from unnest(${[one, other]}::text[]) word`.execute(db);
  expect(rows[0]).toEqual(rows[1]);
});

test('كريم and كرم, ضماد and ضد stay apart', async () => {
  const { db } = await createTestDatabase();
  const { rows } = await sql`
    select distinct word_stems(plain_words(word)) from unnest('{كريم,كرم,ضماد,ضد}'::text[]) word`.execute(db);
  expect(rows).toHaveLength(4);
});

test('translations fall behind when the base text changes, but not when price or stock do', async () => {
  const { db } = await createTestDatabase();
  const product = await aProduct(db);
  await productTexts(db, product);
  const isBehind = async () =>
    (await db.selectFrom('product_texts').select('is_behind').executeTakeFirstOrThrow()).is_behind;
  await db
    .updateTable('products')
    .set({ price_centimes: 5, stock: 3, version: 7, name: product.name })
    .execute();
  expect(await isBehind()).toBe(false);
  await db.updateTable('products').set({ usage: 'Rub.' }).execute();
  expect(await isBehind()).toBe(true);
});
