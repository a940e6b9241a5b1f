import { aCategory, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a family is made, ordered, left and dissolved on the page of a product', async ({ page, shop }) => {
  const category = await aCategory(shop.db);
  const [small, large] = [
    await aProduct(shop.db, { name: 'Rose Water 100 ml', category_id: category.id }),
    await aProduct(shop.db, { name: 'Rose Water 200 ml', category_id: category.id }),
  ];
  await aProduct(shop.db, { name: 'Rose Water 400 ml', category_id: category.id });
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/products/${small.id}/edit`);
  await page.getByRole('button', { name: 'Make a Family' }).click();
  await page.getByLabel('Family Name').fill('Rose Water');
  await page.getByLabel('Option Name').fill('Size');
  await page.getByRole('button', { name: 'Save Family' }).click();
  await expect(page.getByText('Every member needs a label')).toBeVisible();
  await page.getByLabel('Label of Rose Water 100 ml').fill('100 ml');
  await page.getByRole('button', { name: 'Save Family' }).click();
  await expect(page.getByText('A family needs at least two products')).toBeVisible();
  await page.getByLabel('Add a product to the family').fill('rose water');
  for (const size of ['200 ml', '400 ml']) {
    await page.getByRole('button', { name: `Add Rose Water ${size}` }).click();
    await page.getByLabel(`Label of Rose Water ${size}`).fill(size);
  }
  await page.getByRole('button', { name: 'Move Rose Water 400 ml up' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Family' }).click();
  await expect(page.getByText('Family saved successfully')).toBeVisible();
  const labels = async () =>
    (
      await shop.db
        .selectFrom('products')
        .select('variant_label')
        .where('family_id', 'is not', null)
        .orderBy('family_position')
        .execute()
    ).map(({ variant_label }) => variant_label);
  await expect.poll(labels).toEqual(['100 ml', '400 ml', '200 ml']);

  await page.goto(`/admin/products/${large.id}/edit`);
  await page.getByRole('button', { name: 'Leave Family' }).click();
  await expect(page.getByText('This product is in no family.')).toBeVisible();
  await expect.poll(labels).toEqual(['100 ml', '400 ml']);
  await page.getByRole('button', { name: 'Join a Family' }).click();
  await page.getByLabel('Find a family').fill('rose');
  await page.getByRole('button', { name: /^Rose Water/ }).click();
  await page.getByLabel('Label of Rose Water 200 ml').fill('200 ml');
  await page.getByRole('button', { name: 'Save Family' }).click();
  await expect.poll(labels).toEqual(['100 ml', '400 ml', '200 ml']);

  await page.getByRole('button', { name: 'Dissolve Family' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dissolve Family' }).click();
  await expect(page.getByText('Family dissolved successfully')).toBeVisible();
  await expect.poll(labels).toEqual([]);
});

test('duplicating a product as a new member makes a family of both', async ({ page, shop }) => {
  const category = await aCategory(shop.db);
  const original = await aProduct(shop.db, {
    name: 'Argan Oil 50 ml',
    image_url: 'https://example.com/oil.webp',
    usage: 'Two drops',
    barcode: '96385074',
    category_id: category.id,
  });
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/products/${original.id}/edit`);
  await page.getByRole('link', { name: 'Duplicate as a New Member' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Product');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('0');
  await expect(page.getByLabel('Barcode')).toHaveValue('');
  await page.getByLabel('Product Name').fill('Argan Oil 100 ml');
  await page.getByLabel('Family Name').fill('Argan Oil');
  await page.getByLabel('Option Name').fill('Size');
  await page.getByLabel('Size of the original').fill('50 ml');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Every member needs a label')).toBeVisible();
  await page.getByLabel('Size of the new product').fill('100 ml');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  const members = await shop.db
    .selectFrom('products')
    .innerJoin('families', 'families.id', 'family_id')
    .select(['products.name', 'families.name as family', 'option_name', 'variant_label', 'usage', 'stock'])
    .orderBy('family_position')
    .execute();
  const family = { family: 'Argan Oil', option_name: 'Size', usage: 'Two drops' };
  expect(members).toEqual([
    { ...family, name: 'Argan Oil 50 ml', variant_label: '50 ml', stock: 10 },
    { ...family, name: 'Argan Oil 100 ml', variant_label: '100 ml', stock: 0 },
  ]);
});
