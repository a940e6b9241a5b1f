import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

const articles = await readdir(join(import.meta.dirname, '../web/content/blog/articles'));

test('the blog links to its articles, and an article links to products', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(articles.length);

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

test('an article is complete without JavaScript', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/blog/choosing-a-blood-pressure-monitor');
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toHaveCount(1);
  await expect(main.getByRole('list').filter({ hasText: 'Sit for five minutes' })).toBeVisible();
  await expect(main.getByText('4 min read').first()).toBeVisible();
  const jsonLd = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(jsonLd ?? '')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Choosing a blood pressure monitor for the home',
    datePublished: '2026-11-21',
    author: { '@type': 'Organization', name: 'Saha' },
  });
  await context.close();
});

test('an unknown article is not found', async ({ page }) => {
  const reply = await page.goto('/blog/nothing-of-the-kind');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
  await expectAccessible(page);
});
