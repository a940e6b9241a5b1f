import type { Page } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expect, test } from './shop.ts';

const phone = { width: 390, height: 844 };

/** Delays these files until the returned function is called. */
async function hold(page: Page, files: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('scripts wait until the page is painted', async ({ context }) => {
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await hold(page, '**/*.css');
  const loading = page.goto('/');
  await expect.poll(() => requested.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
  release();
  await loading;
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
});

test('a button pressed before the scripts load acts exactly once, after they have loaded', async ({
  context,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Early Cream', stock: 5 });
  await dropFromCaches(shop.db, ['catalog']);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  const release = await hold(page, '**/*.js');
  await page.goto('/products?keyword=%22Early%20Cream%22', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await add.click();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a button pressed during hydration acts once', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { getReader } = ReadableStream.prototype;
    // React Router reads the page's data at this moment, and React handles no events until it has.
    ReadableStream.prototype.getReader = function (this: ReadableStream, ...options: []) {
      ReadableStream.prototype.getReader = getReader;
      queueMicrotask(() => document.querySelector<HTMLElement>('button[aria-label="Account"]')?.click());
      return getReader.apply(this, options);
    } as typeof getReader;
  });
  await page.goto('/');
  const account = page.getByRole('button', { name: 'Account' });
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(account).toHaveAttribute('aria-expanded', 'true');
});

test('a menu hovered over before the scripts load opens once they have loaded', async ({ context, shop }) => {
  await aCategory(shop.db, { name: 'Early Category' });
  await dropFromCaches(shop.db, ['catalog']);
  const page = await context.newPage();
  const release = await hold(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Categories', exact: true });
  await menu.hover();
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(600, 800);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('text and a sort entered before the scripts load are kept', async ({ context, shop }) => {
  await aProduct(shop.db, { name: 'Patient Soap' });
  await dropFromCaches(shop.db, ['catalog']);
  const page = await context.newPage();
  const release = await hold(page, '**/*.js');
  await page.goto('/products', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByLabel('Search products');
  await field.fill('patient soap');
  await page.getByLabel('Sort By').selectOption({ label: 'Price: Low to High' });
  release();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(field).toHaveValue('patient soap');
  await page.getByRole('banner').getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/products?keyword=patient%20soap');
});

test('a size chosen before the scripts load is added to the cart', async ({ context, shop }) => {
  const sizes = [
    { size: 'M', inStock: true },
    { size: 'L', inStock: true },
  ];
  const { id } = await aProduct(shop.db, { name: 'Early Stockings', sizes: JSON.stringify(sizes) });
  const page = await context.newPage();
  const release = await hold(page, '**/*.js');
  await page.goto(`/products/${id}`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await page.getByRole('button', { name: 'Select Size First' }).click();
  release();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByText('Size: L')).toBeVisible();
});
