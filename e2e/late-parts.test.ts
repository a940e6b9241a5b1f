import type { Page } from '@playwright/test';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillAddress } from './fill-address.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

/** Loses the scripts with these names, as a connection that drops does. */
function loseScripts(page: Page, names: string) {
  return page.route(new RegExp(`/assets/(${names})-[\\w-]{7}\\.js`), (route) => route.abort());
}

test('a page of an order shows the order without the parts that do not arrive, until a reload', async ({
  page,
  shop,
}) => {
  const guest = await anOrder(shop.db, { full_name: 'Guest of Trains', status: 'Shipped' });
  const { id: user_id } = await signInAs(page, shop);
  const own = await anOrder(shop.db, { full_name: 'Rider of Trains', user_id, status: 'Shipped' });
  await loseScripts(page, 'order-actions|timeline|invoice|guest-invoice');
  const missing = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
  for (const [path, buyer] of [
    [`/order-confirmation/${guest.id}`, 'Guest of Trains'],
    [`/order/${own.id}`, 'Rider of Trains'],
  ] as const) {
    await page.goto(path);
    await expect(missing).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText(buyer);
  }
  await expectAccessible(page);
  await page.unrouteAll();
  await missing.first().getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.getByRole('button', { name: 'Order Again' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('an order just placed says its state without the code of the thank-you', async ({ page, shop }) => {
  const { id: user_id } = await signInAs(page, shop);
  const { id } = await anOrder(shop.db, { user_id });
  await page.addInitScript((id) => localStorage.setItem('lastOrderId', JSON.stringify(id)), id);
  await loseScripts(page, 'next-steps');
  await page.goto(`/order/${id}`);
  await expect(page.getByRole('main')).toContainText('We have received your order');
  await expect(page.getByText('Reload the Page')).toBeHidden();
});

test('a product is shown without its late parts, and a heart says that it could not be kept', async ({
  page,
  shop,
}) => {
  const { id } = await aProduct(shop.db, { name: 'Heartless Cream' });
  await loseScripts(page, 'recently-viewed|ask-about-product|toggle-wish');
  await page.goto(`/products/${id}`);
  await page.getByRole('button', { name: 'Wish list: Heartless Cream' }).click();
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heartless Cream');
  await expect(page.getByText('Reload the Page')).toBeHidden();
});

test('the address can be filled in without the code of the later steps, and is there after a reload', async ({
  page,
  shop,
}) => {
  await loseScripts(page, 'payment-step');
  await fillCart(page, [{ product: await aProduct(shop.db, { name: 'Stepwise Soap' }) }]);
  await page.goto('/checkout');
  await fillAddress(page, { Wilaya: 'Alger' });
  await page.getByLabel('Postal Code').press('Enter');
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the Page' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Continue to Review' })).toBeVisible();
});
