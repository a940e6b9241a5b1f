import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, waitingForReact } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test.use({ serviceWorkers: 'allow' });

const offline = { name: 'You are offline' };

test('every page shows the offline page without a network, and loads once there is one', async ({
  context,
}) => {
  // Not the page of the test, because its console would name the script that it cannot load.
  const firstPage = await waitingForReact(await context.newPage());
  await firstVisit(firstPage);
  await context.setOffline(true);
  await firstPage.getByRole('link', { name: 'About Us' }).first().click();
  await expect(firstPage.getByRole('heading', offline)).toBeVisible();

  // In a new tab, because the browser would send `online` to the document that is being left.
  const page = await context.newPage();
  await page.goto('/products?keyword=vitamin');
  await expect(page.getByRole('heading', offline)).toBeVisible();
  await expect(page).toHaveURL('/products?keyword=vitamin');
  await expectAccessible(page);
  // The color comes from the shop's style sheet.
  const retry = page.getByRole('link', { name: 'Try Again' });
  await expect(retry).toHaveCSS('background-color', /oklch|rgb\(4, 120, 87\)/);

  await retry.click();
  await expect(page.getByRole('heading', offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “vitamin”');
});

test('the browser stores the offline page in place of that of an older shop, and no other page', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop);
  await page.goto('/shipping');
  await page.evaluate(() => caches.open('offline-of-an-older-shop'));
  await firstVisit(page);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^offline-[0-9a-f]{16}$/)]);
  for (const path of ['/profile', '/myorders', '/cart', '/products']) await page.goto(path);
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });
  expect(stored.toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/app-.+\.css\?offline$/),
    expect.stringMatching(/^\/assets\/favicon-.+\.svg\?offline$/),
    '/offline',
  ]);
  const preload = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.navigationPreload.getState();
  });
  expect(preload.enabled, 'pages do not wait for the worker').toBe(true);
});

/** Opens a first page and waits for its service worker, which the shop registers some seconds later. */
async function firstVisit(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward('00:10');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    }
  });
}
