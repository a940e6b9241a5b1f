import type { Route } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, anOrder, aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillAddress } from './fill-address.ts';
import { expect, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a guest finds two products on a phone, one with a size, orders both and gets the e-mail', async ({
  page,
  shop,
}) => {
  const clogs = await aCategory(shop.db, { name: 'Medical Clogs' });
  await aProduct(shop.db, { name: 'Crème Hydratante Zibanea', price_centimes: 169_000 });
  await aProduct(shop.db, {
    name: 'Ward Clogs Khatwane',
    price_centimes: 320_000,
    category_id: clogs.id,
    sizes: JSON.stringify([
      { size: '38', inStock: true },
      { size: '39', inStock: false },
    ]),
  });
  await dropFromCaches(shop.db, ['catalog']);
  const email = `${newId()}@example.com`;

  await page.goto('/');
  await search('creme zibanea');
  await page.getByRole('button', { name: 'Add to Cart: Crème Hydratante Zibanea' }).click();
  await expect(page.getByRole('status')).toContainText('Crème Hydratante Zibanea added to cart!');
  // It lies over the button that searches.
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await search('ward clogs');
  await page.getByRole('link', { name: 'Ward Clogs Khatwane' }).first().click();
  await expect(page.getByRole('button', { name: 'Select Size First' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('radio', { name: '38' }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('4890.00 DA').first()).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page, { email });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order!');
  await expect.poll(() => shop.mails.to(email).length, { timeout: 15_000 }).toBe(1);
  expect(shop.mails.to(email)[0]?.text).toContain('5890.00 DA');

  async function search(term: string) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('textbox').fill(term);
    await page.getByRole('banner').getByRole('button', { name: 'Go', exact: true }).click();
    // The URL changes a moment before the page does.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  }
});

test('a guest reads the present state of an order, after a failure that says to check its number', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const reply = await page.request.post('/api/orders', { data: body });
  const { _id } = (await reply.json()) as { _id: string };
  const main = page.getByRole('main');
  for (const fail of [
    (route: Route) => route.fulfill({ status: 503, json: {} }),
    (route: Route) => route.abort(),
  ]) {
    await page.route('**/api/orders/guest/*', fail);
    await page.goto(`/order-confirmation/${_id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Order Not Found');
    await expect(page.getByRole('alert')).toContainText(
      'Could not load order details. Please check your order number.',
    );
    await page.unroute('**/api/orders/guest/*');
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order!');

  const at = new Date('2025-08-03T19:30:00Z');
  const { id } = await anOrder(shop.db, { status: 'Delivered', delivered_at: at, paid_at: at });
  await page.goto(`/order-confirmation/${id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order has been delivered');
  await expect(main).toContainText('You have paid 2000.00 DA.');
  await expect(main).not.toContainText('You pay');
  await expect(main).not.toContainText('What happens next');
  await expect(main.getByText('Order Delivered')).toBeVisible();
  await expectAccessible(page);

  const cancelled = await anOrder(shop.db, { status: 'Cancelled' });
  await page.goto(`/order-confirmation/${cancelled.id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order has been canceled');
  await expect(main).toContainText('There is nothing to pay.');
  await expect(main).not.toContainText('You pay');
});

test('with JavaScript off a visitor reads the pages, and no form puts what is typed into the URL', async ({
  browser,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Saline Nasal Spray', price_centimes: 45_000 });
  await dropFromCaches(shop.db, ['catalog']);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/products?keyword=saline');
  await page.getByRole('link', { name: 'Saline Nasal Spray' }).first().click();
  await expect(page).toHaveURL(`/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saline Nasal Spray');
  await expect(page.getByText('450.00 DA').first()).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    const email = page.getByLabel('Email Address');
    await email.fill('amina@example.com');
    await email.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(email, path).toHaveValue('amina@example.com');
    await expect(page.locator('main form'), path).toHaveAttribute('method', 'post');
  }
  await context.close();
});
