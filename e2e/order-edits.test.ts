import { groupedNumber } from '../shared/values/ids.ts';
import { anInvoice, anOrder, aProduct, communeId } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an edit is called by the number of its order, and leads back to the call that it came from', async ({
  page,
  shop,
}) => {
  const cream = await aProduct(shop.db, { name: 'Numbered Cream', stock: 5 });
  const data = anOrderBody([{ productId: cream.id, quantity: 1 }]);
  const { _id } = await (await page.request.post('/api/orders', { data })).json();
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${_id}/edit?from=call`);
  const number = groupedNumber(_id);
  await expect(page).toHaveTitle(`Edit order ${number} | Saha`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Edit order ${number.replace('\u00a0', '')}`);
  await expect(page.locator('datalist option').first()).toBeAttached();
  await expect(page.getByText('Not in the list of communes')).toBeHidden();
  await page.getByLabel('City').fill('arzew');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/admin/confirmation');
  const { commune_id } = await shop.db
    .selectFrom('orders')
    .select('commune_id')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  expect(commune_id).toBe(await communeId(shop.db, 'Arzew', 31));
  await page.goto(`/admin/orders/${_id}/edit?from=call`);
  await page.getByRole('link', { name: 'Back to the Calls' }).click();
  await expect(page).toHaveURL('/admin/confirmation');
  await page.goto(`/admin/orders/${_id}`);
  await expect(page).toHaveTitle(`Order ${number} | Saha`);
});

test('an edit says when it opens what an invoice or a delivery leaves to change, and what can be done instead', async ({
  page,
  shop,
}) => {
  const order = await anOrder(shop.db, { status: 'Processing', items: [{ name: 'Invoiced Gel' }] });
  await anInvoice(shop.db, order.id);
  const delivered = await anOrder(shop.db, { status: 'Delivered', delivered_at: new Date() });
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${order.id}/edit`);
  const notice = page.getByRole('alert').filter({ hasText: /^Invoice \d{4}-\d{6} is issued/ });
  await expect(notice.getByRole('link', { name: 'Open the Invoice' })).toHaveAttribute('href', /invoices/);
  await expect(page.getByLabel('Add a product')).toHaveCount(0);
  await expect(page.getByLabel('Discount, in dinars')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Street Address').fill('Bloc 9');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Order changed', { exact: true })).toBeVisible();
  await page.goto(`/admin/orders/${delivered.id}/edit`);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Returns and Exchanges' }).click();
  await expect(page.getByRole('button', { name: 'Record a Return' })).toBeInViewport();
});

test('an edit that was overtaken shows its own version without figures, and who saved another', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Overtaken Cream', stock: 9, price_centimes: 100_000 });
  await page.request.post('/api/orders', { data: anOrderBody([{ productId: product.id, quantity: 1 }]) });
  const { order_id: id } = await shop.db
    .selectFrom('order_items')
    .select('order_id')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${id}/edit`);
  const total = page.getByRole('definition').filter({ hasText: /DA/ });
  await expect(total.first()).toBeVisible();
  await shop.db.updateTable('orders').set({ version: 2, street: 'Rue Neuve' }).where('id', '=', id).execute();
  const entry = {
    actor_id: id,
    actor_name: 'Samira',
    action: 'order.edited',
    subject_id: id,
    changes: '{}',
  };
  await shop.db.insertInto('audit_entries').values(entry).execute();
  await page.getByLabel('Quantity of Overtaken Cream').fill('3');
  await expect(
    page.getByRole('alert').filter({ hasText: /Samira saved this order on .* your version/ }),
  ).toBeVisible();
  await expect(total).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByLabel('Street Address')).toHaveValue('Rue Neuve');
  await expect(total.first()).toBeVisible();
});
