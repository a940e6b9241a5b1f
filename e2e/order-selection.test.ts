import type { Page } from '@playwright/test';
import { groupedNumber, orderNumber } from '../shared/values/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const first = new Date('2026-01-05T09:00:00Z');
const second = new Date('2026-01-05T10:00:00Z');

test('chosen orders, or all that match a filter, are set to one status, and refused ones are listed with the reason', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: 'Wholefilter Soap', stock: 1 });
  const items = [{ product_id: product.id, name: product.name, quantity: 2 }];
  const ids: string[] = [];
  for (let n = 10; n < 33; n++) {
    const created_at = new Date(first.getTime() + n * 1000);
    ids.push((await anOrder(shop.db, { full_name: `Wholefilter ${n}`, items, created_at })).id);
  }
  // Too few are left to take this one up again.
  const cancelled = { full_name: 'Wholefilter Cherif', status: 'Cancelled' } as const;
  const { id } = await anOrder(shop.db, { ...cancelled, items, created_at: first });
  await page.goto('/admin/orders?keyword=Wholefilter&order=asc');
  const choose = (id: string) => page.getByRole('checkbox', { name: `Select #${id.slice(0, 8)}` });
  await choose(id).click();
  await choose(ids[1] ?? '').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Set status').selectOption('Processing');
  await page.getByRole('dialog').getByRole('button', { name: 'Set 3 orders' }).click();
  await expect(page.getByText('2 orders are Processing now')).toBeVisible();
  await expect(page.getByText('1 order stays as it was:')).toBeVisible();
  await expect(page.getByText('cannot be reopened')).toBeVisible();
  await expect(page.getByText('selected')).toBeHidden();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Wholefilter 10').getByRole('combobox')).toHaveValue('Processing');
  await expect(row('Cherif').getByRole('combobox')).toHaveValue('Cancelled');

  await page.goto('/admin/orders?keyword=Wholefilter&status=Pending');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 21 orders that match this filter' }).click();
  await expect(page.getByText('21 selected')).toBeVisible();
  await shop.db
    .updateTable('orders')
    .set({ status: 'Shipped' })
    .where('id', '=', ids[7] ?? '')
    .execute();
  await page.getByLabel('Set status').selectOption('Processing');
  await page.getByRole('dialog').getByRole('button', { name: 'Set 21 orders' }).click();
  await expect(page.getByText('20 orders are Processing now')).toBeVisible();
  await expect(page.getByText('It no longer matches the filter')).toBeVisible();
  await expect(page.getByText('1 order stays as it was:')).toBeVisible();
});

test('the papers of the chosen orders are printed: slips two on a sheet, invoices one, and a pick list', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: 'Printed Soap' });
  const items = [{ product_id: product.id, name: product.name, quantity: 2 }];
  const [amari, boudiaf, french] = [
    await anOrder(shop.db, { full_name: 'Printed Amari', items, created_at: first }),
    await anOrder(shop.db, {
      ...{ full_name: 'Printed Boudiaf', items: [...items, { name: 'Kit' }], notes: 'Second floor' },
      ...{ paid_at: second, created_at: second },
    }),
    await anOrder(shop.db, { full_name: 'Printed Djamel', language: 'fr' }),
  ];
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.goto('/admin/orders?keyword=Printed&order=asc');
  for (const { id } of [amari, boudiaf, french]) {
    await page.getByRole('checkbox', { name: `Select #${id.slice(0, 8)}` }).click();
  }
  const slips = await opened(page, 'Packing Slips');
  await expect(slips.locator('html')).toHaveAttribute('data-printed', 'true');
  await slips.emulateMedia({ media: 'print' });
  const slip = slips.getByRole('article');
  await expect(slip).toHaveCount(3);
  await expect(slip.nth(0)).toContainText('Printed Amari');
  await expect(slip.nth(0)).toContainText('To collect');
  await expect(slip.nth(1)).toContainText('Paid. Nothing to collect.');
  await expect(slip.nth(1)).toContainText('Second floor');
  await expect(slip.nth(1)).toContainText(orderNumber(boudiaf.id));
  expect(await sheets(slips)).toBe(2);
  await slips.reload();
  await expect(slip).toHaveCount(3);

  const picking = await opened(page, 'Pick List');
  await picking.emulateMedia({ media: 'print' });
  await expect(picking.getByRole('row').filter({ hasText: 'Printed Soap' })).toContainText(
    `4Printed Soap—${[amari, boudiaf].map(({ id }) => groupedNumber(id)).join(', ')}`,
  );
  const invoices = await opened(page, 'Invoices');
  await expect(invoices.getByText('2 orders')).toBeVisible();
  const others = invoices.getByRole('link', { name: 'Print 1 more in French' });
  await expect(others).toHaveAttribute('href', `/fr/admin/orders/print?papers=invoices#${french.id}`);
  await invoices.emulateMedia({ media: 'print' });
  await expect(invoices.getByRole('article')).toHaveCount(2);
  expect(await sheets(invoices)).toBe(2);

  await page.goto('/admin/orders/print?papers=slips');
  await expect(page.getByText('No Orders to Print')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

async function opened(page: Page, link: string) {
  const popup = page.waitForEvent('popup');
  const selected = page.getByRole('region', { name: 'Selected orders' });
  await selected.getByLabel('Print', { exact: true }).click();
  await selected.getByRole('link', { name: link }).click();
  return popup;
}

async function sheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(pdf.matchAll(/\/MediaBox/g)).length;
}
