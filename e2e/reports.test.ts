import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a report shows its figures as chart and table, in the address and as a file', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Reported Balm', cost_centimes: 40_000 });
  const items = [{ product_id: product.id, name: 'Reported Balm', quantity: 2 }];
  const created_at = new Date('2019-05-06T10:00:00Z');
  await anOrder(shop.db, { items, created_at, status: 'Delivered', delivered_at: created_at });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/reports?startDate=2019-05-01&endDate=2019-05-31');
  await expect(page.getByRole('img', { name: /^Revenue by Day. The highest is 3000.00 DA/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toHaveText(
    'May 6, 201911100%3000.00 DA0.00 DA3000.00 DA1200.00 DA',
  );
  await page.getByLabel('Sales by').selectOption('Product');
  await expect(page.getByRole('row').nth(1)).toHaveText(
    'Reported Balm22100%2000.00 DA0.00 DA2000.00 DA1200.00 DA',
  );
  await expect(page).toHaveURL('/admin/reports?by=product&startDate=2019-05-01&endDate=2019-05-31');
  await page.getByRole('link', { name: 'Reported Balm' }).click();
  await expect(page).toHaveURL(`/admin/orders?product=${product.id}&startDate=2019-05-01&endDate=2019-05-31`);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Reported Balm' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('sales-by-product-2019-05-01-2019-05-31.csv');
  await page.getByLabel('File format').selectOption('Excel');
  await page.reload();
  const workbook = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await workbook).suggestedFilename()).toBe('sales-by-product-2019-05-01-2019-05-31.xlsx');
  await page.getByLabel('From').fill('2019-06-01');
  await page.getByLabel('To', { exact: true }).fill('2019-06-02');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No orders in this period')).toBeVisible();
  await page.getByRole('link', { name: 'TVA' }).click();
  // All these pages have the same fields.
  await expect(page).toHaveURL('/admin/reports/tva');
  await page.getByLabel('From').fill('2019-06-01');
  await page.getByLabel('To', { exact: true }).fill('2019-06-02');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No invoices in this period')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results of Offers' })).toBeVisible();
  await page.getByLabel('From').fill('2019-06-01');
  await page.getByLabel('To', { exact: true }).fill('2019-06-02');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No offers in this period')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quick Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Orders' })).toBeVisible();
  await page.getByLabel('From').fill('2019-06-01');
  await page.getByLabel('To', { exact: true }).fill('2019-06-02');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No visits and no quick orders in this period')).toBeVisible();
  await expectAccessible(page);
});
