import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './shop.ts';

const articles = await readdir(join(import.meta.dirname, '../web/content/blog/articles'));

test('the blog links to its articles, an article to products, and no page keeps the facts of the first one', async ({
  page,
}) => {
  await page.goto('/');
  const canonical = page.locator('link[rel=canonical]');
  const shared = page.locator('meta[property^="og:"]');
  await expect(canonical).toHaveAttribute('href', /\/$/);
  await expect(shared).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(articles.length);
  await expect(canonical).toHaveCount(0);
  await expect(shared).toHaveCount(0);

  const title = 'Sunscreen: what the numbers mean and how much to use';
  await main.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/blog/how-much-sunscreen-to-use');
  await expect(page).toHaveTitle(`${title} | Saha`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByRole('heading', { name: 'Sources' })).toBeVisible();

  await main.getByRole('link', { name: 'sunscreens for the face' }).click();
  await expect(page).toHaveURL('/products?keyword=face+sunscreen');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the first HTML contains the whole article', async ({ request }) => {
  const html = await (await request.get('/blog/choosing-a-blood-pressure-monitor')).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main.match(/<table[ >]/g)).toHaveLength(1);
  expect(main).toMatch(/<li[^>]*>[^<]*Sit for five minutes/);
  expect(main.replaceAll('<!-- -->', '')).toContain('4 min read');
  const [, jsonLd = ''] = /<script[^>]*type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Choosing a blood pressure monitor for the home',
    datePublished: '2026-11-21',
    author: { '@type': 'Organization', name: 'Saha' },
  });
});
