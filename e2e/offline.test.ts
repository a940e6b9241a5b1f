import type { Page } from '@playwright/test';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test.use({ serviceWorkers: 'allow' });

const offline = { name: 'You are offline' };

test('without a network every page says so, and opens by itself once there is one', async ({ context }) => {
  const visit = await aVisit(context.newPage());
  await context.setOffline(true);
  await visit.getByRole('link', { name: 'About Us' }).first().click();
  await expect(visit.getByRole('heading', offline)).toBeVisible();

  // In a tab of its own: the browser tells a document that is being left that the network is back.
  const page = await context.newPage();
  await page.goto('/products?keyword=vitamin');
  await expect(page.getByRole('heading', offline)).toBeVisible();
  await expect(page).toHaveURL('/products?keyword=vitamin');
  await expectAccessible(page);
  // Drawn with the shop's style sheet.
  const retry = page.getByRole('link', { name: 'Try Again' });
  await expect(retry).toHaveCSS('background-color', /oklch|rgb\(4, 120, 87\)/);

  await retry.click();
  await expect(page.getByRole('heading', offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “vitamin”');
});

test('the browser keeps the offline page and nothing else of the shop', async ({ page, shop }) => {
  await enterAs(page, shop);
  await aVisit(Promise.resolve(page));
  for (const path of ['/profile', '/myorders', '/cart', '/products']) await page.goto(path);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });
  expect(kept.toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/app-.+\.css\?offline$/),
    expect.stringMatching(/^\/assets\/favicon-.+\.svg\?offline$/),
    '/offline',
  ]);
});

test('a new version takes the place of the old one, and no page waits for it', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/shipping');
  await page.evaluate(() => caches.open('offline-of-an-older-shop'));
  await workerOf(page);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^offline-[0-9a-f]{16}$/)]);
  const preload = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.navigationPreload.getState();
  });
  expect(preload.enabled).toBe(true);
});

/** A first page, whose worker has come by itself. */
async function aVisit(opening: Promise<Page>) {
  const page = await opening;
  await page.goto('/');
  await workerOf(page);
  return page;
}

async function workerOf(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    }
  });
}
