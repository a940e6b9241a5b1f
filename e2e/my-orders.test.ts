import type { Page } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { orderNumber } from '../shared/values/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const noon = new Date('2025-08-03T12:05:00Z');
const evening = new Date('2025-08-03T19:30:00Z');

test('a user sees a summary and a table of their orders, on a phone cards, and opens one by keyboard', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const items = [
    { name: 'Ward Clogs', size: '38', quantity: 2, price_centimes: 320_000 },
    { name: 'Aspirin' },
  ];
  const old = await anOrder(shop.db, { user, items, created_at: noon, status: 'Shipped', paid_at: noon });
  await anOrder(shop.db, { user, status: 'Cancelled' });
  await anOrder(shop.db, { user, status: 'Delivered', delivered_at: evening });
  await anOrder(shop.db);
  await page.goto('/myorders');

  await expect(page.getByRole('row')).toHaveCount(4);
  const row = page.getByRole('row', { name: orderNumber(old.id) });
  for (const text of ['Aug 3, 2025, 1:05 PM', '3 items', '8400.00 DA', 'Shipped', 'Paid']) {
    await expect(row).toContainText(text);
  }
  const overview = page.getByRole('region', { name: 'Summary of your orders' });
  for (const text of ['Total Orders3', 'In Progress1', 'Delivered1', 'Total Spent10400.00 DA']) {
    await expect(overview).toContainText(text);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeHidden();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: orderNumber(old.id) })).toContainText('Shipped');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Refresh' }).focus();
  // Each order has "Order Again" and the link.
  for (let controls = 0; controls < 6; controls++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `View order ${orderNumber(old.id)}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderNumber(old.id)}`);
});

test('a list that cannot be read can be tried again, and without orders leads to the products', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop);
  await page.route('**/api/orders/myorders*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The shop is busy.' } }),
  );
  await page.goto('/myorders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Orders');
  await expect(page.getByRole('alert')).toContainText('The shop is busy.');
  await expectAccessible(page);
  await page.unroute('**/api/orders/myorders*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  await expectAccessible(page);
});

test('a change shows after Refresh, and automatically when the visitor returns to the tab; a failure keeps the list', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const { id } = await anOrder(shop.db, { user });
  const become = (status: 'Processing' | 'Shipped') =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  await page.goto('/myorders');
  const row = page.getByRole('row', { name: orderNumber(id) });
  await expect(row).toContainText('Pending');

  await become('Processing');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(row).toContainText('Processing');
  await expect(page.getByRole('status').filter({ hasText: 'Your orders are up to date.' })).toBeAttached();

  await become('Shipped');
  const asked = page.waitForRequest(/\/api\/orders\/myorders\?t=\d+$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await expect(row).toContainText('Shipped');

  await expect(refresh).toBeEnabled();
  const failure = Promise.withResolvers<void>();
  await page.route('**/api/orders/myorders*', async (route) => {
    await failure.promise;
    await route.fulfill({ status: 503, json: { message: 'The shop is busy.' } });
  });
  await refresh.click();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(refresh).toBeDisabled();
  failure.resolve();
  await expect(page.getByRole('alert')).toContainText('The shop is busy.');
  await expect(row).toBeVisible();
  await expect(refresh).toBeEnabled();
});

test('an order shows its items, address, figures and timeline', async ({ page, shop }) => {
  const user = await signInAs(page, shop);
  const product = await aProduct(shop.db, { name: 'Ward Clogs' });
  await dropFromCaches(shop.db, ['catalog']);
  const order = await anOrder(shop.db, {
    user,
    items: [{ product_id: product.id, name: 'Ward Clogs', size: '38', quantity: 2 }, { name: 'Gone Cream' }],
    shipping_price_centimes: 0,
    wilaya: 'Alger',
    status: 'Delivered',
    created_at: noon,
    delivered_at: evening,
    paid_at: evening,
  });
  await page.goto(`/order/${order.id}`);

  const main = page.getByRole('main');
  await expect(page).toHaveTitle(`Order #${orderNumber(order.id)} | Saha`);
  await expect(main.getByRole('listitem').filter({ hasText: 'Ward Clogs' })).toContainText(
    'Ward ClogsSize: 382 × 1000.00 DA2000.00 DA',
  );
  await expect(card(page, 'Order Summary')).toContainText('Subtotal3000.00 DAShippingFree');
  await expect(card(page, 'Shipping')).toContainText('Alger, Algeria');
  await expect(card(page, 'Shipping')).toContainText('Delivered on Aug 3, 2025, 8:30 PM');
  await expect(card(page, 'Payment')).toContainText('Cash on DeliveryStatusPaid');
  await expect(card(page, 'Order Timeline').getByRole('listitem')).toHaveText([
    'Order PlacedAug 3, 2025, 1:05 PM',
    'Payment ConfirmedAug 3, 2025, 8:30 PM',
    'Order DeliveredAug 3, 2025, 8:30 PM',
  ]);
  await expect(main.getByRole('heading', { name: 'Thank you for your order!' })).toBeHidden();
  await expect(card(page, 'Your order has been delivered')).toContainText('You have paid 3000.00 DA.');

  await main.getByRole('link', { name: 'Ward Clogs' }).click();
  await expect(page).toHaveURL(`/products/${product.id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
});

test('only an order that this browser has just placed shows a thank-you', async ({ page, shop }) => {
  const user = await signInAs(page, shop);
  const [fresh, other] = [await anOrder(shop.db, { user }), await anOrder(shop.db, { user })];
  await page.evaluate((id) => localStorage.setItem('lastOrderId', JSON.stringify(id)), fresh.id);
  const thanks = page.getByRole('heading', { name: 'Thank you for your order!' });
  await page.goto(`/order/${fresh.id}`);
  await expect(thanks).toBeVisible();
  await expect(card(page, 'Payment')).toContainText('Not Paid Yet');
  await expectAccessible(page);
  await page.goto(`/order/${other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderNumber(other.id)}`);
  await expect(thanks).toBeHidden();
});

test('an order shows its present state, and updates it when the visitor returns to the tab', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const { id } = await anOrder(shop.db, { user, status: 'Shipped' });
  await page.goto(`/order/${id}`);
  await expect(card(page, 'Your order is on its way')).toContainText(
    'You pay 2000.00 DA in cash when it arrives.',
  );
  await expect(card(page, 'Order Timeline').getByRole('listitem')).toHaveText([
    /^Order Placed/,
    'Handed to the Courier',
  ]);
  await expectAccessible(page);

  const delivered = { status: 'Delivered', delivered_at: evening, paid_at: evening } as const;
  await shop.db.updateTable('orders').set(delivered).where('id', '=', id).execute();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page, 'Your order has been delivered')).toContainText('You have paid 2000.00 DA.');
  await expect(page.getByText('when it arrives')).toHaveCount(0);

  await page.route('**/api/orders/*', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await expect(card(page, 'Your order has been delivered')).toBeVisible();
});

test('an order that cannot be read can be tried again, and that of somebody else is not found', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const { id } = await anOrder(shop.db, { user });
  await page.route('**/api/orders/*', (route) => route.abort());
  await page.goto(`/order/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Order');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch order details');
  await expectAccessible(page);
  await page.unroute('**/api/orders/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderNumber(id)}`);

  for (const unknown of ['a'.repeat(36), 'nonsense']) {
    expect((await page.request.get(`/order/${unknown}`)).status(), unknown).toBe(404);
  }
  const guests = await anOrder(shop.db);
  expect((await page.goto(`/order/${guests.id}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Found');
  await expect(page.getByRole('alert')).toContainText("The order you're looking for doesn't exist.");
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/myorders');
});

function card(page: Page, title: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
}
