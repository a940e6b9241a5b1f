import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { orderNumber } from '../shared/values/ids.ts';
import { aPng } from './a-png.ts';
import { fillAddress } from './fill-address.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an administrator runs a day of the shop, from a new category to a delivered, paid order', async ({
  page,
  shop,
  openDevice,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin');
  const guest = await openDevice();
  await guest.goto('/products');
  await expect(guest.getByRole('link', { name: 'Moringa Tea' })).toHaveCount(0);

  await createCategory(page, 'Leaf Teas');
  await createProduct(page, { name: 'Moringa Tea', category: 'Leaf Teas' });
  await guest.reload();
  await guest.getByRole('link', { name: 'Moringa Tea', exact: true }).click();
  await expectProductPage(guest);
  await changePrice(page, '800');
  await guest.reload();
  await expect(guest.getByText('800.00 DA').first()).toBeVisible();

  const email = `${newId()}@example.com`;
  const id = await orderTwo(guest, email);
  await expect.poll(() => shop.mails.to(email).length).toBe(1);
  expect(await stockOf(shop)).toBe(3);

  await page.goto('/admin/orders');
  await page.getByRole('link', { name: `#${id.slice(0, 8)}` }).click();
  await page.getByLabel('Order Status').selectOption('Delivered');
  await expect(page.getByText('Order status updated to Delivered')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Paid' }).click();
  await expect(page.getByText('Order marked as paid')).toBeVisible();
  await expectInvoice(page, id);
  await expectExported(page, id);
});

async function createCategory(page: Page, name: string) {
  await page.getByRole('link', { name: 'Add Category' }).click();
  await page.getByLabel('Category Name').fill(name);
  await page.getByLabel('Description').fill('Teas of all leaves');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Active');
  await expect(page).toHaveURL('/admin/categories');
}

async function createProduct(page: Page, { name, category }: { name: string; category: string }) {
  const places = page.getByRole('navigation', { name: 'Back office' });
  await places.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByLabel('Product Name').fill(name);
  await page.getByLabel('Description').fill('Dried leaves');
  await page.getByLabel('Key Benefits').fill('Organic\nNo caffeine');
  await page.getByLabel('Price (DA)', { exact: true }).fill('950,50');
  await page.getByLabel('Stock', { exact: true }).fill('5');
  await page.getByLabel('Category').selectOption(category);
  const file = { name: 'tea.png', mimeType: 'image/png', buffer: await aPng() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', /^\/uploads\//);
  await page.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('row', { name })).toHaveCount(1);
}

async function expectProductPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moringa Tea');
  await expect(page.getByText('950.50 DA').first()).toBeVisible();
  await expect(page.getByText('No caffeine')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Moringa Tea' }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

async function changePrice(page: Page, price: string) {
  await page.getByRole('link', { name: 'Edit Moringa Tea' }).click();
  await page.getByLabel('Price (DA)', { exact: true }).fill(price);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('row', { name: 'Moringa Tea' })).toContainText(`${price}.00 DA`);
}

/** Orders two units of the product on the open page; returns the order's id. */
async function orderTwo(page: Page, email: string) {
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page, { email });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/order-confirmation\/[a-z2-7]{36}$/, { timeout: 20_000 });
  return page.url().slice(-36);
}

async function stockOf({ db }: Shop) {
  const product = await db
    .selectFrom('products')
    .select('stock')
    .where('name', '=', 'Moringa Tea')
    .executeTakeFirstOrThrow();
  return product.stock;
}

async function expectInvoice(page: Page, id: string) {
  await page.emulateMedia({ media: 'print' });
  for (const text of ['INVOICE', orderNumber(id), 'PAID', 'Status: Delivered', 'Moringa Tea', '2600.00 DA']) {
    await expect(page.locator('body')).toContainText(text, { useInnerText: true });
  }
  await page.emulateMedia({ media: null });
}

async function expectExported(page: Page, id: string) {
  await page.goto(`/admin/orders?keyword=${orderNumber(id)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFNumber,')).toBe(true);
  const [, ...rows] = text.trim().split('\r\n');
  expect(rows).toEqual([expect.stringContaining(`${orderNumber(id)},${id},`)]);
  expect(rows[0]).toContain(',Delivered,yes,Amina Benali,');
}
