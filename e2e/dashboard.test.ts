import type { Page } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCourier, aParcel } from '../test/couriers/courier-factories.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('the dashboard shows the shop’s counts, and a delivered order counts as revenue', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Sea Salt Spray', price_centimes: 45_000 });
  await dropFromCaches(shop.db, ['catalog']);
  const { id } = await anOrder(shop.db, { items: [{ price_centimes: 1_234_500 }] });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin');
  for (const kind of ['Products', 'Orders', 'Users', 'Categories']) {
    await expect(page.getByRole('link', { name: new RegExp(`^Total ${kind} [1-9]`) })).toBeVisible();
  }
  const products = page.getByRole('listitem').filter({ hasText: 'Sea Salt Spray' });
  await expect(products).toContainText('450.00 DA · 10 in stock');
  await expect(products.getByRole('link', { name: 'Edit Sea Salt Spray' })).toHaveAttribute(
    'href',
    `/admin/products/${product.id}/edit`,
  );
  await expect(page.getByRole('link', { name: 'Add Category' })).toHaveAttribute(
    'href',
    '/admin/categories?action=create',
  );

  const before = await revenueToday(page);
  await page.getByRole('combobox', { name: `Status of order #${id.slice(0, 8)}` }).selectOption('Delivered');
  await expect(page.getByText(`Order #${id.slice(0, 8)} status updated to Delivered`)).toBeVisible();
  await expect.poll(() => revenueToday(page)).toBe(before + 13_345);

  await page.getByText('Show the figures as a table').click();
  const today = page.getByRole('row').nth(1);
  await expect(today).toContainText(`${(before + 13_345).toFixed(2)} DA`);
  await expectAccessible(page);
});

test('the dashboard shows the newest ten orders, and cancels one only after a confirmation', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const tomorrow = Date.now() + 86_400_000;
  const ids: string[] = [];
  for (let n = 0; n < 11; n++) {
    const created = new Date(tomorrow + n * 1000);
    ids.push((await anOrder(shop.db, { full_name: 'Salim', created_at: created })).id);
  }
  await page.goto('/admin');
  await expect(page.getByRole('combobox')).toHaveCount(10);
  const [oldest = '', newest = ''] = [ids[0], ids.at(-1)];
  await expect(page.getByRole('link', { name: `#${oldest.slice(0, 8)}` })).toBeHidden();

  const status = page.getByRole('combobox', { name: `Status of order #${newest.slice(0, 8)}` });
  await status.selectOption('Cancelled');
  await page.getByRole('dialog').press('Escape');
  // The closed dialog is removed a task later. A choice before that would open no new one.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(status).toHaveValue('Pending');
  await status.selectOption('Cancelled');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText(`Order #${newest.slice(0, 8)} status updated to Cancelled`)).toBeVisible();
  await expect(status).toHaveValue('Cancelled');
  await page.getByRole('link', { name: `#${newest.slice(0, 8)}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${newest.slice(0, 8)}`);
});

test('a part that cannot be read is empty with a message, and a refresh shows it', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await anOrder(shop.db, { paid_at: new Date() });
  const orders = /\/api\/orders(\?|\/summary)/;
  await page.route(orders, (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/auth/count', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load dashboard data. Please try again.');
  await expect(page.getByRole('link', { name: /^Total Orders 0/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Total Users 0/ })).toBeVisible();
  expect(await revenueToday(page)).toBe(0);
  await expect(page.getByText('No recent orders found.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('Failed to refresh dashboard data.');
  await page.unroute(orders);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('link', { name: /^Total Orders [1-9]/ })).toBeVisible();
  await expect(alert).toBeHidden();
});

async function revenueToday(page: Page) {
  const text = await page.getByRole('definition').first().textContent();
  return Number(text?.replace(' DA', ''));
}

test('the dashboard links to the money that has not come, the parcels to rescue and the board of calls', async ({
  page,
  shop,
}) => {
  const { db } = shop;
  const courier = await aCourier(db, { name: 'Transport Tableau' });
  const order = await anOrder(db, { full_name: 'Ferhat Ausauver', status: 'Shipped' });
  // The list begins with the oldest, and other journeys leave parcels there.
  const since = new Date(Date.now() - 240 * 3_600_000);
  await aParcel(db, {
    ...{ order_id: order.id, courier_id: courier.id, status: 'delivery_attempted' },
    ...{ rescue_since: since, rescue_target: new Date(since.getTime() + 3_600_000) },
  });
  await anOrder(db, {
    ...{ full_name: 'Ferhat Apayer', status: 'Delivered', delivered_at: new Date() },
    items: [{ price_centimes: 700_000 }],
  });
  await anOrder(db, {
    ...{ wilaya: 'Tindouf', status: 'Processing', confirmed_name: 'Zohra Tableau' },
    ...{ first_called_at: new Date(), confirmed_at: new Date() },
  });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin');
  const collect = page.getByRole('link', { name: /^To Collect/ });
  await expect(collect).toHaveAccessibleName(/^To Collect Without a Courier [\d,]+\.00 DA \d+$/);
  await collect.click();
  await expect(page).toHaveURL('/admin/orders?status=Delivered&payment=unpaid&parcel=none');
  await expect(page.getByText('Ferhat Apayer').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^To Rescue [1-9]/ }).click();
  await expect(page.getByRole('link', { name: 'Take It Ferhat Ausauver' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^To Call (Now|from)/ }).click();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Zohra Tableau' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Show by').selectOption('Wilaya');
  await expect(page.getByRole('row', { name: /^Tindouf/ })).toContainText('100%');
  await expect(page).toHaveURL(/by=wilaya/);
  await signInAs(page, shop, 'packer');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^To Pack/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(To (Rescue|Collect|Call)|Placed|Cash)/ })).toHaveCount(0);
});

test('the figures of the morning lead to lists with the same rows', async ({ page, shop }) => {
  const { db } = shop;
  const courier = await aCourier(db, { name: 'Transport Matin' });
  const now = new Date();
  const product = await aProduct(db, { name: 'Argan Oil', stock: 0 });
  for (const status of ['delivered', 'returned'] as const) {
    const order = await anOrder(db, {
      ...{ full_name: 'Ferhat Matin', status: 'Delivered', delivered_at: now },
      items: [{ product_id: product.id, name: 'Argan Oil', quantity: 90 }],
    });
    await aParcel(db, { order_id: order.id, courier_id: courier.id, status, ended_at: now });
  }
  await signInAs(page, shop, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('listitem').filter({ hasText: /^Yesterday \d+ orders?/ })).toBeVisible();
  await expectAccessible(page);
  const placed = page.getByRole('link', { name: /^Placed Today/ });
  const orders = Number(/(\d+) orders?/.exec((await placed.textContent()) ?? '')?.[1]);
  expect(orders).toBeGreaterThan(1);
  await placed.click();
  await expect(page).toHaveURL(/\/admin\/orders\?startDate=.+&endDate=/);
  await expect(page.getByText(new RegExp(`of ${orders} orders`))).toBeVisible();
  await page.goBack();
  const cash = page.getByRole('link', { name: /^Cash with Couriers/ });
  const parcels = /(\d+) parcels?/.exec((await cash.textContent()) ?? '')?.[1];
  await cash.click();
  await expect(page.getByText(`of ${parcels} parcels`)).toBeVisible();
  await expect(page.getByRole('search').getByRole('combobox', { name: 'Parcels' })).toHaveValue('unpaid');
  await page.goBack();
  await expect(page.getByRole('img', { name: /^Delivery Rate, / })).toBeVisible();
  await page.getByRole('link', { name: /^Delivery Rate/ }).click();
  await expect(page.getByRole('heading', { name: /^How parcels ended from/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Transport Matin 1 1 50%/ })).toBeVisible();
  await page.goBack();
  const seller = page.getByRole('link', { name: 'Argan Oil Sold out 180 units' });
  await expect(seller).toHaveAttribute('href', `/admin/products/${product.id}/edit`);
  await expect(page.getByRole('link', { name: 'Argan Oil 180 units' })).toBeVisible();
});

test('the steps of the first day are ticked, stay with the figures, and can be put away', async ({
  page,
  ownShop,
}) => {
  await signInAs(page, ownShop, 'admin');
  await page.goto(`${ownShop.url}/admin`);
  await expect(page.getByRole('heading', { name: 'First Day' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Placed Today/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add your products' }).click();
  await expect(page.getByRole('link', { name: /^Import/ })).toBeVisible();
  await page.goto(`${ownShop.url}/admin/products/new`);
  await expect(page.getByRole('link', { name: 'Create a Category' })).toBeVisible();
  await expect(page.getByLabel('Product Name')).toBeHidden();
  await page.goto(`${ownShop.url}/admin`);
  await aProduct(ownShop.db);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('1 of 12 steps are done.')).toBeVisible();
  await page.getByRole('link', { name: 'Add your products (done)' }).click();
  await expect(page).toHaveURL(`${ownShop.url}/admin/products`);
  await anOrder(ownShop.db);
  await page.goto(`${ownShop.url}/admin`);
  await expect(page.getByRole('link', { name: /^Placed Today/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your courier' })).toBeHidden();
  await page.getByText('1 of 12 steps are done.').click();
  await expect(page.getByRole('link', { name: 'Add your courier' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Add your products/ })).toBeHidden();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('heading', { name: 'First Day' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Placed Today/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First Day' })).toBeHidden();
});
