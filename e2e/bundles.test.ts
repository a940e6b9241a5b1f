import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aBundle } from '../test/bundles/a-bundle.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a bundle is put together in the form of a product, and its page shows what is inside', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db);
  const cream = await aProduct(shop.db, {
    ...{ name: 'Night Cream', price_centimes: 230_000, stock: 9, category_id: category.id },
  });
  await aProduct(shop.db, { name: 'Mild Soap', price_centimes: 100_000, stock: 5, category_id: category.id });
  const { id } = await aProduct(shop.db, {
    ...{ name: 'Evening Routine', price_centimes: 350_000, stock: 0, category_id: category.id },
  });
  await dropFromCaches(shop.db, ['catalog']);
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/products/${id}/edit`);
  await page.getByLabel('Add a Part').fill('mild soap');
  await page.getByRole('button', { name: 'Add Mild Soap' }).click();
  await page.getByLabel('Units of Mild Soap').fill('2');
  await page.getByLabel('Add a Part').fill('night cream');
  await page.getByRole('button', { name: 'Add Night Cream' }).click();
  await expect(page.getByText('Separately 4300.00 DA')).toBeVisible();
  await expect(page.getByLabel('Stock', { exact: true })).toBeDisabled();
  await page.getByText('How to use it').first().click();
  await page.getByLabel('In English').first().fill('Wash your face');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();

  await page.goto(`/products/${id}`);
  const inside = page.getByRole('region', { name: 'Step by Step' });
  await expect(inside.getByRole('listitem')).toHaveText(['12 × Mild SoapWash your face', '2Night Cream']);
  await expect(inside).toContainText('Separately 4300.00 DA');
  await expect(page.getByText('2 left in stock')).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);
  await inside.getByRole('link', { name: 'Night Cream' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${cream.id}`));
});

test('who packs a bundle sees its parts, and its buyer one line', async ({ page, shop, request }) => {
  const cream = await aProduct(shop.db, { name: 'Night Cream' });
  const soap = await aProduct(shop.db, { name: 'Mild Soap' });
  const routine = await aBundle(shop.db, [{ product: soap, units: 2 }, { product: cream }]);
  const data = anOrderBody([{ productId: routine.id, quantity: 3 }]);
  const { _id: placed } = await (await request.post('/api/orders', { data })).json();
  await page.goto(`/order-confirmation/${placed}`);
  await expect(page.getByText('Routine')).toBeVisible();
  await expect(page.getByText('Mild Soap')).toHaveCount(0);
  await signInAs(page, shop, 'packer');
  await page.goto(`/admin/orders/${placed}`);
  await expect(page.getByText('6 × Mild Soap')).toBeVisible();
  await expect(page.getByText('3 × Night Cream')).toBeVisible();
});
