import type { Page } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { aPng } from './a-png.ts';
import { anAccount, signIn, submitSignIn } from './an-account.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

const phone = { width: 390, height: 844 };

test('the URL holds search, filter and sort of the list, and a product is deleted by keyboard', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  const { id } = await aCategory(shop.db, { name: 'Bath' });
  const sponges = Array.from({ length: 14 }, (_, number) => `Loofah ${String(number).padStart(2, '0')}`);
  for (const name of sponges) await aProduct(shop.db, { name, category_id: id, stock: 20 });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto('/admin/products');
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByLabel('Search').fill('loofah');
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/admin/products?keyword=loofah');
  await filters.getByLabel('Sort By').selectOption('Name: A to Z');
  await expect(page).toHaveURL('/admin/products?keyword=loofah&sort=name');
  await filters.getByLabel('Category').selectOption('Bath');
  await expect(page).toHaveURL(`/admin/products?keyword=loofah&category=${id}&sort=name`);
  await expect(page.getByText('Showing 12 of 14 products')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Loofah 00');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Showing 2 of 14 products')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 12 of 14 products')).toBeVisible();

  const remove = page.getByRole('button', { name: 'Delete Loofah 00' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Product' });
  await expect(dialog).toContainText('Are you sure you want to delete "Loofah 00"?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 12 of 13 products')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Product deleted successfully');
  // The button has disappeared, so the list has the focus.
  await expect(page.getByRole('region', { name: 'Products' })).toBeFocused();

  await page.goto(`/admin/products?keyword=loofah&category=${id}&sort=name&page=2`);
  await page.getByRole('button', { name: 'Delete Loofah 13' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 12 of 12 products')).toBeVisible();
  await expect(page).toHaveURL(`/admin/products?keyword=loofah&category=${id}&sort=name`);

  await page.getByRole('link', { name: 'Edit Loofah 01' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/admin/products?keyword=loofah&category=${id}&sort=name`);
  await filters.getByLabel('Search').fill('qqxxzzyy');
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('a shop without products leads to the first one, and a list that cannot be read can be tried again', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ json: { products: [], count: 0, pages: 1, page: 1 } }),
  );
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: 'Add First Product' }).click();
  await expect(page).toHaveURL('/admin/products/new');

  await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin/products');
  await expect(page.getByRole('alert')).toContainText('Error Loading Products');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch products');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('each field shows its error after it loses focus and when saving', async ({ page, shop }) => {
  await enterAs(page, shop, 'admin');
  await aCategory(shop.db, { name: 'Ward Clogs' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto('/admin/products/new');
  const alerts = page.getByRole('alert');
  await page.getByLabel('Product Name').focus();
  await page.keyboard.press('Tab');
  await expect(alerts).toHaveText(['Product name is required']);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByLabel('Product Name')).toBeFocused();
  await expect(alerts).toHaveText([
    'Product name is required',
    'Description is required',
    'Product image is required',
    'Price is required',
    'Stock is required',
    'Category is required',
  ]);
  await expectAccessible(page);

  const price = page.getByLabel('Price (DA)', { exact: true });
  await price.fill('0');
  await page.getByLabel('Stock', { exact: true }).fill('1.5');
  await page.getByLabel('Discounted Price').fill('-1');
  await page.keyboard.press('Tab');
  for (const text of [
    'Price must be a positive number',
    'Stock must be a non-negative number',
    'Discounted price must be a non-negative number',
  ]) {
    await expect(alerts.filter({ hasText: text })).toBeVisible();
  }
  await price.fill('100');
  await page.getByLabel('Discounted Price').fill('100');
  await page.keyboard.press('Tab');
  await expect(
    alerts.filter({ hasText: 'Discounted price must be less than the original price' }),
  ).toBeVisible();

  await page.getByLabel('Category').selectOption('Ward Clogs');
  await page.getByRole('button', { name: 'Add the usual sizes 35 to 46' }).click();
  await expect(page.getByRole('textbox', { name: /^Size \d/ })).toHaveCount(12);
  await page.getByRole('button', { name: 'Remove size 35' }).click();
  await page.getByRole('textbox', { name: 'Size 1', exact: true }).fill('37');
  await page.keyboard.press('Tab');
  await expect(alerts.filter({ hasText: 'Sizes must differ' })).toBeVisible();
  await expectAccessible(page);
});

test('invalid pictures are refused, and a picture can be removed', async ({ page, shop }) => {
  await enterAs(page, shop, 'admin');
  const problem = page.getByRole('alert');
  await page.goto('/admin/categories?action=create');
  await choosePicture(page, bytes('huge.png', Buffer.alloc(2 * 1024 * 1024 + 1)));
  await expect(problem).toHaveText('Image size must be less than 2MB');
  await choosePicture(page, bytes('notes.png', Buffer.from('no picture')));
  await expect(problem).toHaveText(noPicture);
  await page.getByLabel('Category Name').fill('Never saved');
  await page.getByLabel('Description').fill('Because of its picture');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(problem.last()).toHaveText('Image upload failed. Please try again.');
  await choosePicture(page, bytes('ok.png', await aPng()));
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeHidden();
  expect(await shop.db.selectFrom('categories').where('name', '=', 'Never saved').execute()).toEqual([]);
});

test('saving over a newer version offers a choice between both, and orders placed in the meantime count', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  const { id } = await aProduct(shop.db, { name: 'Rose Water', image_url: 'https://example.com/r.webp' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.route('https://example.com/**', (route) => route.abort());
  const change = (name: string, version: number, stock: number) =>
    shop.db.updateTable('products').set({ name, version, stock }).where('id', '=', id).execute();
  const kept = () =>
    shop.db.selectFrom('products').select(['name', 'stock']).where('id', '=', id).executeTakeFirst();
  const edit = async (name: string) => {
    await page.goto(`/admin/products/${id}/edit`);
    await page.getByLabel('Product Name').fill(name);
  };
  const save = () => page.getByRole('button', { name: 'Update Product' }).click();
  const dialog = page.getByRole('dialog');

  await edit('My Water');
  await change('Their Water', 7, 6);
  await save();
  await expect(dialog).toContainText('Somebody else has changed this product in the meantime');
  await expect(dialog.getByRole('row')).toHaveText([
    'FieldYoursSaved version',
    'Product NameMy WaterTheir Water',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Their Water');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('6');

  await page.getByLabel('Product Name').fill('My Water');
  await change('Newest Water', 9, 4);
  await save();
  await dialog.getByRole('button', { name: 'Save My Version' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await kept()).toEqual({ name: 'My Water', stock: 4 });

  await edit('Last Water');
  await page.getByLabel('Stock', { exact: true }).fill('0');
  await change('My Water', 10, 2);
  await save();
  await expect(dialog.getByRole('row')).toContainText(['Field', 'Product Name', 'Stock02']);
  await dialog.getByRole('button', { name: 'Save My Version' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await kept()).toEqual({ name: 'Last Water', stock: 0 });
});

test('leaving a changed form asks first, and a deleted product says so', async ({ page, shop }) => {
  await enterAs(page, shop, 'admin');
  await page.goto('/admin/products/new');
  await page.getByLabel('Product Name').fill('Half');
  const cancel = page.getByRole('link', { name: 'Cancel' });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Half');
  await cancel.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/products');

  const reply = await page.goto(`/admin/products/${'a'.repeat(36)}/edit`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Product');
  await expect(page.getByRole('alert')).toContainText('Product not found');
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/admin/products');
});

test('a draft survives the end of the session', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db, { role: 'admin' });
  const { id } = await aProduct(shop.db, { name: 'Rose Water' });
  await signIn(page, email);
  const signInAgain = async () => {
    await page.waitForURL(/\/login\?redirect=/);
    await submitSignIn(page, email);
  };
  await page.goto(`/admin/products/${id}/edit`);
  await page.getByLabel('Product Name').fill('Rose Water of Blida');
  await shop.db.deleteFrom('sessions').execute();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await signInAgain();
  await expect(page.getByLabel('Product Name')).toHaveValue('Rose Water of Blida');
  await expect(page.getByRole('status').first()).toContainText('are still here');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('row', { name: 'Rose Water of Blida' })).toBeVisible();

  await page.goto('/admin/categories?action=create');
  await page.getByLabel('Category Name').fill('Rose');
  await page.getByLabel('Description').fill('All of roses');
  await shop.db.deleteFrom('sessions').execute();
  await page.getByRole('button', { name: 'Create Category' }).click();
  await signInAgain();
  await expect(page.getByLabel('Description')).toHaveValue('All of roses');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByRole('row', { name: 'Rose' })).toBeVisible();
});

test('the save bar never covers the focused field', async ({ page, shop }) => {
  await page.setViewportSize(phone);
  await enterAs(page, shop, 'admin');
  await page.goto('/admin/products/new');
  const save = page.getByRole('button', { name: 'Create Product' });
  await page.getByLabel('Product Name').focus();
  for (let field = 0; field < 40; field++) {
    await page.keyboard.press('Tab');
    if (await save.evaluate((button) => button.parentElement?.contains(document.activeElement))) break;
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const bar = await save.evaluate((button) => button.getBoundingClientRect().top);
    expect(top + 40, String(field)).toBeLessThan(bar);
  }
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
});

test('categories are edited on the page of the tree, and only empty ones can be deleted', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  const main = await aCategory(shop.db, { name: 'Orchid' });
  await aCategory(shop.db, { name: 'Petal', parent_id: main.id, level: 2 });
  const full = await aCategory(shop.db, { name: 'Jasmine' });
  await aProduct(shop.db, { category_id: full.id });
  await page.goto('/admin/categories');
  const locked = page.getByRole('button', { name: 'Delete Orchid' });
  await expect(locked).toBeDisabled();
  await expect(locked).toHaveAccessibleDescription('Cannot delete category with subcategories');

  await page.getByRole('button', { name: 'Delete Jasmine' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Are you sure you want to delete this category? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 product is in it. Move or delete them first.');
  await page.keyboard.press('Escape');

  const edit = page.getByRole('link', { name: 'Edit Orchid' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/categories?action=edit&id=${main.id}`);
  await expect(dialog).toBeVisible();
  const parents = await dialog.getByLabel('Parent Category').locator('option').allTextContents();
  expect(parents).toContain('Jasmine');
  expect(parents.some((name) => /Orchid|Petal/.test(name))).toBe(false);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/categories');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Category Name').fill('');
  await dialog.getByLabel('Description').fill('');
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(dialog.getByRole('alert')).toHaveText([
    'Category name is required',
    'Description is required',
  ]);
  await dialog.getByLabel('Category Name').fill('Orchids');
  await dialog.getByLabel('Description').fill('Flowers');
  await dialog.getByLabel('Status').selectOption('Inactive');
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByRole('row', { name: 'Orchids' })).toContainText('Inactive');

  await page.getByRole('button', { name: 'Delete Petal' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: 'Petal' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Categories' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Delete Orchids' })).toBeEnabled();
});

const noPicture =
  'Image upload failed: The file is not a picture that can be used. Please choose a PNG or JPG.';

type File = { name: string; mimeType: string; buffer: Buffer };

function choosePicture(page: Page, file: File | File[]) {
  return page.locator('input[type=file]').setInputFiles(file);
}

function bytes(name: string, buffer: Buffer): File {
  return { name, mimeType: 'image/png', buffer };
}
