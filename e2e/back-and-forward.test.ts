import type { Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { test as base, expect } from './shop.ts';

// Playwright disables the back/forward cache. A headless browser has none either, but reports what would prevent it.
// A browser of each test costs less than the shop and the worker that another `launchOptions` would start.
const test = base.extend({
  context: async ({ playwright, shop }, use) => {
    const browser = await playwright.chromium.launch({
      ...playwrightConfig.use?.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newContext({ baseURL: shop.url, serviceWorkers: 'allow' }));
    await browser.close();
  },
});

test('browsers may keep public pages in the back/forward cache', async ({ page, shop }) => {
  const { id } = await aProduct(shop.db);
  const obstacles = await collectObstacles(page);
  for (const path of ['/', '/products', `/products/${id}`, '/cart', '/contact', '/blog', '/login']) {
    await leaveAndReturn(page, path);
    expect(obstacles, path).toEqual([]);
  }
  // Proves that an obstacle is reported.
  await page.addInitScript(() => window.addEventListener('unload', () => undefined));
  await leaveAndReturn(page, '/');
  expect(obstacles).not.toEqual([]);
});

for (const width of [390, 1280]) {
  test(`going back to the listing restores the scroll position, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    // Emulates a phone, whose scroll bars take no space.
    const devtools = await page.context().newCDPSession(page);
    const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: width < 640 };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    const category = await aCategory(shop.db);
    for (let n = 0; n < 12; n++) await aProduct(shop.db, { name: `Soap ${n}`, category_id: category.id });
    await dropFromCaches(shop.db, ['catalog']);
    await page.goto(`/products?category=${category.id}`);
    const last = page.getByRole('link', { name: 'Soap 0', exact: true });
    await last.scrollIntoViewIfNeeded();
    // Read at the click, because cards that are laid out late may still move the page before it.
    await page.evaluate(() => {
      const keep = () => sessionStorage.setItem('scrolledTo', String(window.scrollY));
      window.addEventListener('click', keep, { capture: true, once: true });
    });
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soap 0');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const scrolledTo = Number(await page.evaluate(() => sessionStorage.getItem('scrolledTo')));
    expect(scrolledTo).toBeGreaterThan(100);
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledTo);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soap 0');
    await page.reload();
    await page.goBack();
    await expect(last).toBeInViewport();
  });
}

/** Leaves the page and goes back, with full page loads. */
async function leaveAndReturn(page: Page, path: string) {
  await page.goto(path);
  await page.goto('/shipping');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
}

/** Collects the reasons why a page could not be kept, if the page itself caused them. */
async function collectObstacles(page: Page) {
  const obstacles: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    obstacles.push(...ofPage.map(({ reason }) => reason));
  });
  return obstacles;
}
