import { groupedNumber } from '../shared/values/ids.ts';
import { aCourier, aParcel } from '../test/couriers/courier-factories.ts';
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
  const { id: courier_id } = await aCourier(shop.db, { name: 'Courier With a Name Longer Than Its Column' });
  for (let n = 10; n < 20; n++) {
    const { id } = await anOrder(shop.db, { full_name: `Glancer ${n}`, status: 'Shipped' });
    await aParcel(shop.db, { order_id: id, courier_id });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/orders?keyword=Glancer');
  const rows = page.getByRole('row').filter({ hasText: 'Glancer' });
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(rows.nth(8)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Glancer 19' });
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('orders that were sent to a courier show it in the list, and are marked as delivered together', async ({
  page,
  shop,
}) => {
  const courier = await aCourier(shop.db, { name: 'Ouarsenis Express' });
  const company = await aCourier(shop.db, { name: 'Ouarsenis API', kind: 'ecotrack' });
  const sent = { full_name: 'Yasmina Partante', status: 'Processing' } as const;
  const { id } = await anOrder(shop.db, sent);
  const other = await anOrder(shop.db, sent);
  await anOrder(shop.db, { ...sent, status: 'Shipped' });
  const pending = await anOrder(shop.db, { full_name: 'Yasmina Partante' });
  await signInAs(page, shop, 'admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/orders?keyword=Partante');
  const deliver = page.getByRole('button', { name: 'Mark as Delivered' });
  await page.getByRole('checkbox', { name: `Select #${id.slice(0, 8)}` }).check();
  await expect(deliver).toBeHidden();
  await page.getByLabel('Send to courier').selectOption(courier.name);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Sheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^parcels-[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
  const row = page.getByRole('row').filter({ hasText: id.slice(0, 8) });
  await expect(row.getByRole('link', { name: 'Created · Ouarsenis Express' })).toBeVisible();
  await row.getByRole('checkbox').check();
  await expect(deliver).toBeVisible();
  await expect(page.getByLabel('Send to courier')).toBeHidden();

  await page.goto(`/admin/orders/${other.id}`);
  await page.getByLabel('Send to courier').selectOption(company.name);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Open the Parcels' }).click();
  await expect(page).toHaveURL(`/admin/couriers/parcels?courier=${company.id}`);
  await page.goto('/admin/orders?keyword=Partante');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Created · Ouarsenis Express' }).click();
  await expect(page.getByRole('list', { name: 'Parcels' })).toContainText('Yasmina Partante');
  await page.goBack();
  // The parcels have such a box as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await deliver.click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Delivered' }).dblclick();
  await expect(page.getByText('3 orders are Delivered now')).toBeVisible();
  await expect(page.getByText('1 order stays as it was:')).toBeVisible();
  await expect(page.getByText(`${groupedNumber(pending.id)}: Only an order that is Shipped`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delivered · Ouarsenis Express' })).toBeVisible();
});
