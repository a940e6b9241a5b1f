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

test('new members are typed as rows of one table and created together', async ({ page, shop }) => {
  const category = await aCategory(shop.db);
  const product = { category_id: category.id, image_url: 'https://example.com/rose.webp' };
  const own = { name: 'Rose Water 100 ml', net_quantity: 100, unit: 'ml' as const, cost_centimes: 30_000 };
  const { id } = await aProduct(shop.db, { ...product, ...own });
  await aProduct(shop.db, { ...product, name: 'Soap', barcode: '55123457' });
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/products/${id}/edit`);
  await page.getByRole('button', { name: 'Add New Members' }).click();
  const familyName = page.getByLabel('Family Name');
  await expect(familyName).toBeFocused();
  await expect(familyName).toHaveValue('Rose Water');
  await page.getByLabel('Option Name').fill('Size');
  await page.getByLabel('Size of the original').fill('100 ml');
  const cell = (title: string, row: number) => page.getByLabel(`${title}, row ${row}`, { exact: true });
  await cell('Size', 1).fill('50 ml');
  // Enter leads down and makes rows, of which blank ones do not count.
  await cell('Size', 1).press('Enter');
  await expect(cell('Size', 2)).toBeFocused();
  await page.keyboard.type('200 ml');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove row 4' }).click();
  await cell('Price (DA)', 1).fill('350,50');
  await cell('Price (DA)', 1).press('Enter');
  await page.keyboard.type('900');
  await cell('Stock', 1).fill('4');
  await cell('Barcode', 2).fill('5512 3457');
  await cell('Cost Price (DA)', 2).fill('512,5');
  await cell('Net Quantity (ml)', 2).fill('200');
  await page.getByRole('button', { name: 'Create Members' }).click();
  await expect(page.getByText('Stock is required')).toHaveCount(1);
  await expect(cell('Stock', 2)).toBeFocused();
  await page.keyboard.type('0');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Members' }).click();
  await expect(page.getByText('This barcode belongs to Soap')).toBeVisible();
  await expect(cell('Barcode', 2)).toBeFocused();
  await cell('Barcode', 2).fill('');
  await page.getByRole('button', { name: 'Create Members' }).dblclick();
  await expect(page.getByText('2 new members created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Members' })).toBeFocused();
  const members = await shop.db
    .selectFrom('products')
    .innerJoin('families', 'families.id', 'family_id')
    .select(['products.name', 'variant_label', 'price_centimes', 'stock', 'net_quantity', 'cost_centimes'])
    .where('families.name', '=', 'Rose Water')
    .orderBy('family_position')
    .execute();
  expect(members.map(Object.values)).toEqual([
    ['Rose Water 100 ml', '100 ml', 100_000, 10, 100, 30_000],
    ['Rose Water 50 ml', '50 ml', 35_050, 4, null, null],
    ['Rose Water 200 ml', '200 ml', 90_000, 0, 200, 51_250],
  ]);

  // The table takes the place of the family, so changes to this are not lost unasked.
  const label = page.getByLabel('Label of Rose Water 50 ml');
  await label.fill('60 ml');
  await page.getByRole('button', { name: 'Add New Members' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(cell('Size', 1)).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(label).toHaveValue('50 ml');
  await page.getByRole('link', { name: 'Rose Water 200 ml' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Rose Water 200 ml');
});
