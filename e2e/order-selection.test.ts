import type { Page } from '@playwright/test';
import { groupedNumber, orderNumber } from '../shared/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop.ts';

const first = new Date('2026-01-05T09:00:00Z');
const second = new Date('2026-01-05T10:00:00Z');

async function openOrders(page: Page, shop: Shop, name: string) {
  await enterAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: `${name} Soap`, stock: 1 });
  const items = [{ product_id: product.id, name: product.name, quantity: 2 }];
  const orders = [
    await anOrder(shop.db, { full_name: `${name} Amari`, wilaya: 'Djanet', items, created_at: first }),
    await anOrder(shop.db, {
      full_name: `${name} Boudiaf`,
      wilaya: 'Alger',
      items: [...items, { name: 'Kit' }],
      paid_at: second,
      created_at: second,
      notes: 'Second floor',
    }),
    // Too few are left to take this one up again.
    await anOrder(shop.db, { full_name: `${name} Cherif`, status: 'Cancelled', items }),
  ] as const;
  await page.goto(`/admin/orders?keyword=${name}&order=asc`);
  const choose = (id: string) => page.getByRole('checkbox', { name: `Select #${id.slice(0, 8)}` });
  return { orders, choose };
}

test('one confirmation sets the status of all chosen orders, and a refused one is named with the reason', async ({
  page,
  shop,
}) => {
  const { orders, choose } = await openOrders(page, shop, 'Bulksetter');
  await choose(orders[0].id).click();
  await choose(orders[2].id).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Set status').selectOption('Processing');
  await page.getByRole('dialog').getByRole('button', { name: 'Set 3 orders' }).click();
  await expect(page.getByText('2 orders are Processing now')).toBeVisible();
  await expect(page.getByText('1 order stays as it was:')).toBeVisible();
  await expect(page.getByText('cannot be taken up again')).toBeVisible();
  await expect(page.getByText('selected')).toBeHidden();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Amari').getByRole('combobox')).toHaveValue('Processing');
  await expect(row('Cherif').getByRole('combobox')).toHaveValue('Cancelled');
});

test('all orders of a filter are chosen across pages, and one that changed meanwhile is named', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: 'Wholefilter Soap' });
  const items = [{ product_id: product.id, name: product.name, quantity: 1 }];
  const ids: string[] = [];
  for (let n = 0; n < 23; n++) {
    ids.push((await anOrder(shop.db, { full_name: `Wholefilter ${n}`, items })).id);
  }
  await page.goto('/admin/orders?keyword=Wholefilter&status=Pending');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 23 orders of this filter' }).click();
  await expect(page.getByText('23 selected')).toBeVisible();
  await expectAccessible(page);
  await shop.db
    .updateTable('orders')
    .set({ status: 'Shipped' })
    .where('id', '=', ids[7] ?? '')
    .execute();
  await page.getByLabel('Set status').selectOption('Processing');
  await page.getByRole('dialog').getByRole('button', { name: 'Set 23 orders' }).click();
  await expect(page.getByText('22 orders are Processing now')).toBeVisible();
  await expect(page.getByText('It no longer matches the filter')).toBeVisible();
  await expect(page.getByText('1 order stays as it was:')).toBeVisible();
});

test('orders are filtered by wilaya and payment, and a row says what was ordered', async ({ page, shop }) => {
  await openOrders(page, shop, 'Wilayafilter');
  const boudiaf = page.getByRole('row').filter({ hasText: 'Wilayafilter Boudiaf' });
  await expect(boudiaf).toContainText('Alger2 × Wilayafilter Soap, 1 × Kit');
  await page.getByLabel('Wilaya').selectOption('Djanet');
  await expect(page).toHaveURL('/admin/orders?keyword=Wilayafilter&wilaya=Djanet&order=asc');
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();
  await page.getByLabel('Wilaya').selectOption('');
  await page.getByLabel('Payment', { exact: true }).selectOption('paid');
  await expect(boudiaf).toBeVisible();
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();
});

test('the packing slips of the chosen orders are one print, two on a sheet', async ({ page, shop }) => {
  const { orders, choose } = await openOrders(page, shop, 'Slipprinter');
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  for (const { id } of orders) await choose(id).click();
  const papers = await opened(page, 'Packing Slips');
  await expect(papers.locator('html')).toHaveAttribute('data-printed', 'true');
  await expectAccessible(papers);
  await papers.emulateMedia({ media: 'print' });
  const slips = papers.getByRole('article');
  await expect(slips).toHaveCount(3);
  await expect(slips.nth(0)).toContainText('Slipprinter Amari');
  await expect(slips.nth(0)).toContainText('To collect');
  await expect(slips.nth(1)).toContainText('Paid. Nothing to collect.');
  await expect(slips.nth(1)).toContainText('Second floor');
  await expect(slips.nth(1)).toContainText(orderNumber(orders[1].id));
  expect(await sheets(papers)).toBe(2);
  await papers.reload();
  await expect(slips).toHaveCount(3);
});

test('a pick list adds the chosen orders up, and each invoice has a sheet of its own', async ({
  page,
  shop,
}) => {
  const { orders, choose } = await openOrders(page, shop, 'Listpicker');
  const french = await anOrder(shop.db, { full_name: 'Listpicker Djamel', language: 'fr' });
  await page.reload();
  for (const { id } of [...orders.slice(0, 2), french]) await choose(id).click();

  const picking = await opened(page, 'Pick List');
  await picking.emulateMedia({ media: 'print' });
  await expect(picking.getByRole('row').filter({ hasText: 'Listpicker Soap' })).toContainText(
    `4Listpicker Soap—${orders
      .slice(0, 2)
      .map(({ id }) => groupedNumber(id))
      .join(', ')}`,
  );

  const invoices = await opened(page, 'Invoices');
  await expect(invoices.getByText('2 orders')).toBeVisible();
  const others = invoices.getByRole('link', { name: 'Print 1 more in French' });
  await expect(others).toHaveAttribute('href', `/fr/admin/orders/print?papers=invoices#${french.id}`);
  await invoices.emulateMedia({ media: 'print' });
  await expect(invoices.getByRole('article')).toHaveCount(2);
  expect(await sheets(invoices)).toBe(2);
});

test('without chosen orders the page of papers leads back to the list', async ({ page, shop }) => {
  await enterAs(page, shop, 'admin');
  await page.goto('/admin/orders/print?papers=slips');
  await expect(page.getByText('No Orders to Print')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

async function opened(page: Page, link: string) {
  const popup = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('link', { name: link }).click();
  return popup;
}

async function sheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(pdf.matchAll(/\/MediaBox/g)).length;
}
