import type { Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expect, test } from './shop.ts';

test.use({
  // Playwright tells browsers to keep no page as it is left. One without windows can keep none, but says what it would mind.
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  serviceWorkers: 'allow',
});

test('nothing keeps a browser from bringing public pages back as they were left', async ({ page, shop }) => {
  const { id } = await aProduct(shop.db);
  const objections = await hearObjections(page);
  for (const path of ['/', '/products', `/products/${id}`, '/cart', '/contact', '/blog', '/login']) {
    await leaveAndReturn(page, path);
    expect(objections, path).toEqual([]);
  }
  // It would say so.
  await page.addInitScript(() => window.addEventListener('unload', () => undefined));
  await leaveAndReturn(page, '/');
  expect(objections).not.toEqual([]);
});

for (const width of [390, 1280]) {
  test(`going back in the listing leads to where it was left, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    // The scroll bars of a phone take no room.
    const devtools = await page.context().newCDPSession(page);
    const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: width < 640 };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    const category = await aCategory(shop.db);
    for (let n = 0; n < 12; n++) await aProduct(shop.db, { name: `Soap ${n}`, category_id: category.id });
    await dropFromCaches(shop.db, ['catalog']);
    await page.goto(`/products?category=${category.id}`);
    const last = page.getByRole('link', { name: 'Soap 0', exact: true });
    await last.scrollIntoViewIfNeeded();
    // Cards that come near are laid out, so the page may move below the pointer until it is pressed.
    await page.evaluate(() => {
      const keep = () => sessionStorage.setItem('left', String(window.scrollY));
      window.addEventListener('click', keep, { capture: true, once: true });
    });
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soap 0');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
    expect(left).toBeGreaterThan(100);
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soap 0');
    await page.reload();
    await page.goBack();
    await expect(last).toBeInViewport();
  });
}

/** Full page loads, as by a link to elsewhere. */
async function leaveAndReturn(page: Page, path: string) {
  await page.goto(path);
  await page.goto('/shipping');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
}

/** Collects why the browser could not keep a page, as far as it lies with the page. */
async function hearObjections(page: Page) {
  const objections: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const own = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    objections.push(...own.map(({ reason }) => reason));
  });
  return objections;
}
