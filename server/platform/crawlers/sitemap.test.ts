import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aCategory, aNeed, aProduct, productTexts } from '../../../test/factories.ts';
import { makePagesSitemap, makeProductsSitemap, makeSitemap } from './sitemap.ts';

const origin = 'https://shop.example';
const options = {
  origin,
  pages: [{ path: '/' }, { path: '/terms', changedOn: '2025-08-03' }],
  maxUrls: 50_000,
  languages: ['en' as const],
};

function urlsOf(xml = '') {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url.replace(origin, ''));
}

test('the sitemap lists visible pages, categories and products with their last change', async () => {
  const { db } = await createTestDatabase();
  const parent = await aCategory(db);
  const category = await aCategory(db, { parent_id: parent.id, level: 2 });
  await aCategory(db, { name: 'Still empty' });
  const changed = new Date('2026-03-01T10:00:00Z');
  const product = await aProduct(db, { category_id: category.id, updated_at: changed });
  const hidden = await aCategory(db, { is_active: false });
  await aProduct(db, { category_id: hidden.id });

  const xml = await makeSitemap(db, options);
  expect(urlsOf(xml)).toEqual([
    '/',
    '/terms',
    `/products?category=${parent.id}`,
    `/products?category=${category.id}`,
    `/products/${product.id}/vitamin-c-500-mg`,
  ]);
  expect(xml).toContain('/terms</loc><lastmod>2025-08-03</lastmod>');
  expect(xml).toContain(`${product.id}/vitamin-c-500-mg</loc><lastmod>2026-03-01T10:00:00Z</lastmod>`);
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
  );
});

test('the sitemap of an empty shop is well-formed', async () => {
  const { db } = await createTestDatabase();
  expect(urlsOf(await makeSitemap(db, options))).toEqual(['/', '/terms']);
});

test('more products than fit into one file are split, each into exactly one part', async () => {
  const { db } = await createTestDatabase();
  const category = await aCategory(db);
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1) ids.push((await aProduct(db, { category_id: category.id })).id);

  const small = { ...options, maxUrls: 3 };
  const index = await makeSitemap(db, small);
  const parts = [1, 2, 3].map((part) => `/sitemap-products-${part}.xml`);
  expect(index).toContain('<sitemapindex');
  expect(urlsOf(index)).toEqual(['/sitemap-pages.xml', ...parts]);
  expect(urlsOf(await makePagesSitemap(db, small))).toEqual([
    '/',
    '/terms',
    `/products?category=${category.id}`,
  ]);
  const found = await Promise.all([1, 2, 3].map((part) => makeProductsSitemap(db, small, part)));
  expect(found.flatMap(urlsOf)).toEqual(ids.map((id) => `/products/${id}/vitamin-c-500-mg`));
  expect(found.map((xml) => urlsOf(xml).length)).toEqual([3, 3, 1]);
  expect(await makeProductsSitemap(db, small, 4)).toBeUndefined();
});

test('a sitemap that just fits into one file is not split', async () => {
  const { db } = await createTestDatabase();
  await aProduct(db);
  expect(await makeSitemap(db, { ...options, maxUrls: 4 })).toContain('<urlset');
  expect(await makeSitemap(db, { ...options, maxUrls: 3 })).toContain('<sitemapindex');
});

test('every page is listed in each language, and each names all of them', async () => {
  const { db } = await createTestDatabase();
  const product = await aProduct(db);
  await productTexts(db, product);
  await productTexts(db, product, { language: 'ar' });
  const xml = await makeSitemap(db, { ...options, languages: ['en', 'fr', 'ar'] });
  const urls = urlsOf(xml);
  expect(urls.filter((url) => url.endsWith('/terms'))).toEqual(['/terms', '/fr/terms', '/ar/terms']);
  const path = `/products/${product.id}`;
  expect(urls.filter((url) => url.includes(path))).toEqual([
    `${path}/vitamin-c-500-mg`,
    `/fr${path}/vitamine-c-500-mg`,
    `/ar${path}/vitamine-c-500-mg`,
  ]);
  expect(urls).toContain('/fr');
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const groups = xml
    .split('\n')
    .flatMap((line) => (line.includes('/terms<') ? [line.replace(/.*<\/lastmod>/, '')] : []));
  expect(groups).toHaveLength(3);
  expect(new Set(groups).size).toBe(1);
  expect(
    [...(groups[0] ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link),
  ).toEqual([
    ['en', `${origin}/terms`],
    ['fr', `${origin}/fr/terms`],
    ['ar', `${origin}/ar/terms`],
    ['x-default', `${origin}/terms`],
  ]);
});

test('a page is listed in the languages that have its texts', async () => {
  const { db } = await createTestDatabase();
  const [plain, french] = [await aProduct(db), await aProduct(db)];
  await productTexts(db, french);
  const pages = [{ path: '/blog/zinc', languages: ['en', 'ar'] as const }];
  const xml = await makeSitemap(db, { ...options, pages, languages: ['en', 'fr', 'ar'] });
  const listed = (path: string) => urlsOf(xml).filter((url) => url.includes(path));
  expect(listed('/blog/zinc')).toEqual(['/blog/zinc', '/ar/blog/zinc']);
  expect(listed(plain.id)).toEqual([`/products/${plain.id}/vitamin-c-500-mg`]);
  expect(listed(french.id)).toEqual([
    `/products/${french.id}/vitamin-c-500-mg`,
    `/fr/products/${french.id}/vitamine-c-500-mg`,
  ]);
  const entry = xml.split('\n').find((line) => line.includes(`/products/${french.id}/`)) ?? '';
  expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual([
    'en',
    'fr',
    'x-default',
  ]);
});

test('the limit of a file counts each language', async () => {
  const { db } = await createTestDatabase();
  const category = await aCategory(db);
  for (let n = 0; n < 5; n += 1) await productTexts(db, await aProduct(db, { category_id: category.id }));
  const two = { ...options, maxUrls: 5, languages: ['en', 'fr'] as const };
  expect(urlsOf(await makeSitemap(db, two))).toHaveLength(4);
  const counts = await Promise.all([1, 2, 3].map((part) => makeProductsSitemap(db, two, part)));
  expect(counts.map((xml) => urlsOf(xml).length)).toEqual([4, 4, 2]);
  expect(await makeProductsSitemap(db, two, 4)).toBeUndefined();
});

test('a category and a need are listed in the languages that have their texts', async () => {
  const { db } = await createTestDatabase();
  const [plain, french] = [await aCategory(db), await aCategory(db)];
  const products = [
    await aProduct(db, { category_id: plain.id }),
    await aProduct(db, { category_id: french.id }),
  ];
  const [need, translated] = [await aNeed(db, { products }), await aNeed(db, { products })];
  const texts = { language: 'fr' as const, name: 'Zinc' };
  await db
    .insertInto('category_texts')
    .values({ category_id: french.id, ...texts })
    .execute();
  await db
    .insertInto('need_texts')
    .values({ need_id: translated.id, ...texts })
    .execute();
  const urls = urlsOf(await makeSitemap(db, { ...options, languages: ['en', 'fr', 'ar'] }));
  const listed = (path: string) => urls.filter((url) => url.endsWith(path));
  expect(listed(plain.id)).toEqual([`/products?category=${plain.id}`]);
  expect(listed(french.id)).toEqual([
    `/products?category=${french.id}`,
    `/fr/products?category=${french.id}`,
  ]);
  expect(listed(need.slug)).toEqual([`/needs/${need.slug}`]);
  expect(listed(translated.slug)).toEqual([`/needs/${translated.slug}`, `/fr/needs/${translated.slug}`]);
});

test('a product is listed with its name, without Latin letters by its id alone', async () => {
  const { db } = await createTestDatabase();
  const arabic = await aProduct(db, { name: 'كريم مرطب' });
  const long = await aProduct(db, { name: `Crème ${'très '.repeat(20)}douce` });
  const word = await aProduct(db, { name: 'x'.repeat(61) });
  const urls = urlsOf(await makeSitemap(db, options));
  expect(urls).toContain(`/products/${arabic.id}`);
  expect(urls).toContain(`/products/${word.id}`);
  expect(urls).toContain(`/products/${long.id}/creme${'-tres'.repeat(11)}`);
});
