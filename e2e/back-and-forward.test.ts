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
  const paths = ['/', '/products', `/products/${id}`, '/cart', '/contact', '/blog', '/login'];
  await goThereAndBack(page, paths);
  expect(obstacles).toEqual([]);
  // Proves that an obstacle is reported, even of the page that was left first.
  await page.addInitScript(() => {
    if (location.pathname === '/') window.addEventListener('unload', () => undefined);
  });
  await goThereAndBack(page, paths);
  expect(obstacles).toEqual([expect.stringMatching(`^${shop.url}/: Unload`)]);
});

test('going back to the listing restores the scroll position, on a phone and on a wide screen', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db);
  for (let n = 0; n < 12; n++) await aProduct(shop.db, { name: `Soap ${n}`, category_id: category.id });
  await dropFromCaches(shop.db, ['catalog']);
  const devtools = await page.context().newCDPSession(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Emulates a phone, whose scroll bars take no space.
    const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: width < 640 };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.goto(`/products?category=${category.id}`);
    const last = page.getByRole('link', { name: 'Soap 0', exact: true });
    await last.scrollIntoViewIfNeeded();
    // Read at the click, because cards that are laid out late may still move the page before it.
    await page.evaluate(() => {
      const keep = () => sessionStorage.setItem('scrolledTo', String(window.scrollY));
      window.addEventListener('click', keep, { capture: true, once: true });
    });
    await last.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, `${width} pixels`).toHaveText('Soap 0');
    expect(await page.evaluate(() => window.scrollY), `${width} pixels`).toBe(0);
    const scrolledTo = Number(await page.evaluate(() => sessionStorage.getItem('scrolledTo')));
    expect(scrolledTo, `${width} pixels`).toBeGreaterThan(100);
    await page.goBack();
    await expect(last, `${width} pixels`).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY), `${width} pixels`).toBe(scrolledTo);
    await page.goForward();
    await expect(heading, `${width} pixels`).toHaveText('Soap 0');
    await page.reload();
    await page.goBack();
    await expect(last, `${width} pixels`).toBeInViewport();
  }
});

/** Opens one page after another and goes back to each, with full page loads. */
async function goThereAndBack(page: Page, paths: string[]) {
  for (const path of [...paths, '/shipping']) await page.goto(path);
  for (const path of paths.toReversed()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
  }
}

/** Collects each page that could not be kept with the reason, if the page itself caused them. */
async function collectObstacles(page: Page) {
  const obstacles: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', (event) => {
    const ofPage = event.notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    obstacles.push(...ofPage.map(({ reason }) => `${event.notRestoredExplanationsTree?.url}: ${reason}`));
  });
  return obstacles;
}
