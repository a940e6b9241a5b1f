import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const first = new Date('2026-01-05T09:00:00Z');

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

test('a laptop shows nine orders at once, also while some are chosen', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  for (let n = 10; n < 20; n++) await anOrder(shop.db, { full_name: `Glancer ${n}` });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/orders?keyword=Glancer');
  const rows = page.getByRole('row').filter({ hasText: 'Glancer' });
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(rows.nth(8)).toBeInViewport({ ratio: 1 });
});
