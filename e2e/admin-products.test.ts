import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { aPng } from './a-png.ts';
import { anAccount, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const phone = { width: 390, height: 844 };

test('the URL holds search, filter and sort of the list, and a product is deleted by keyboard', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
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
  await dialog.getByRole('button', { name: 'Hide Instead' }).click();
  await expect(page.getByText('The product is hidden from shoppers')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Loofah 00' })).toContainText('Draft');
  await remove.click();
  await expect(dialog.getByRole('button', { name: 'Hide Instead' })).toBeHidden();
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

test('the empty list leads to the form of a product, which asks before a change is lost', async ({
  page,
  shop,
}) => {
  await aCategory(shop.db);
  await page.setViewportSize(phone);
  await signInAs(page, shop, 'admin');
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ json: { products: [], count: 0, pages: 1, page: 1 } }),
  );
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: 'Add First Product' }).click();
  await expect(page).toHaveURL('/admin/products/new');

  // The bar with the button, which sticks to the bottom, never covers the focused field.
  const save = page.getByRole('button', { name: 'Create Product' });
  const name = page.getByLabel('Product Name');
  await name.focus();
  for (let field = 0; field < 40; field++) {
    await page.keyboard.press('Tab');
    const [isInBar, top, bar] = await save.evaluate((button) => {
      const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
      const focused = document.activeElement;
      return [button.closest('[data-save-bar]')?.contains(focused), topOf(focused), topOf(button)] as const;
    });
    if (isInBar) break;
    expect(top + 40, String(field)).toBeLessThan(bar);
  }
  const cancel = page.getByRole('link', { name: 'Cancel' });
  await expect(cancel).toBeFocused();

  await name.fill('Half');
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Half');
  await cancel.click();
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, body: '' }));
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/products');
  // The form and its alerts stay on the screen until the list is ready.
  const failure = page.getByRole('alert').filter({ hasText: 'Error Loading Products' });
  await expect(failure).toContainText('Failed to fetch products');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();

  const reply = await page.goto(`/admin/products/${'a'.repeat(36)}/edit`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Product');
  await expect(page.getByRole('alert')).toContainText('Product not found');
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/admin/products');
});

test('each field shows its error after it loses focus and when saving', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
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

  await page.getByLabel('Category').selectOption('Ward Clogs');
  await page.getByRole('button', { name: 'Add the usual sizes 35 to 46' }).click();
  await expect(page.getByRole('textbox', { name: /^Size \d/ })).toHaveCount(12);
  await page.getByRole('button', { name: 'Remove size 35' }).click();
  await page.getByRole('textbox', { name: 'Size 1', exact: true }).fill('37');
  await page.keyboard.press('Tab');
  await expect(alerts.filter({ hasText: 'Sizes must differ' })).toBeVisible();
  await expectAccessible(page);
});

test('saving over a newer version offers a choice between both, and orders placed in the meantime count', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const [front, back, open] = ['front', 'back', 'open'].map((name) => `https://example.com/${name}.webp`);
  const more_image_urls = [back, open] as string[];
  const { id } = await aProduct(shop.db, { name: 'Rose Water', image_url: front, more_image_urls });
  await dropFromCaches(shop.db, ['catalog']);
  await page.route('https://example.com/**', (route) => route.abort());
  const change = (values: object) =>
    shop.db.updateTable('products').set(values).where('id', '=', id).execute();
  const kept = () =>
    shop.db
      .selectFrom('products')
      .select(['name', 'stock', 'image_url', 'more_image_urls'])
      .where('id', '=', id)
      .executeTakeFirst();
  const edit = async (name: string) => {
    await page.goto(`/admin/products/${id}/edit`);
    await page.getByLabel('Product Name').fill(name);
  };
  const save = () => page.getByRole('button', { name: 'Update Product' }).click();
  const dialog = page.getByRole('dialog');

  await edit('My Water');
  await change({ name: 'Their Water', version: 7, stock: 6 });
  await save();
  await expect(dialog).toContainText('Somebody else has changed this product in the meantime');
  await expect(dialog.getByRole('row')).toHaveText([
    'FieldYoursSaved version',
    'Product NameMy WaterTheir Water',
  ]);
  await dialog.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Their Water');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('6');

  await page.getByLabel('Product Name').fill('My Water');
  await change({ name: 'Newest Water', version: 9, stock: 4 });
  await save();
  await dialog.getByRole('button', { name: 'Save My Version' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await kept()).toMatchObject({ name: 'My Water', stock: 4 });

  await edit('Last Water');
  await page.getByLabel('Stock', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await change({ version: 10, stock: 2, image_url: open, more_image_urls: [front, back] });
  await save();
  await expect(dialog.getByRole('row')).toContainText([
    'Field',
    'Product Name',
    'Product Image',
    'More Images',
    'Stock02',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save My Version' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await kept()).toEqual({
    name: 'Last Water',
    stock: 0,
    image_url: back,
    more_image_urls: [front, open],
  });
});

test('a draft survives the end of the session', async ({ page, shop }) => {
  const { id: userId, email } = await signInAs(page, shop, 'admin');
  const { password_hash } = await anAccount(shop.db);
  await shop.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  const { id } = await aProduct(shop.db, { name: 'Rose Water' });
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
  await expect(page.getByRole('status').filter({ hasText: 'are still here' })).toBeVisible();
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

test('invalid pictures are refused, and a picture can be removed', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  const problem = page.getByRole('alert');
  await page.goto('/admin/categories?action=create');
  // From the disk, because the browser would take a second to get these bytes from the test.
  const huge = test.info().outputPath('huge.png');
  await writeFile(huge, Buffer.alloc(2 * 1024 * 1024 + 1));
  await page.locator('input[type=file]').setInputFiles(huge);
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

test('categories are edited on the page of the tree, and only empty ones can be deleted', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
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
