import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aNeed, anOrder, aProduct, productTexts } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a product is translated in its form, where an error opens its tab, and shown in French and Arabic', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { id } = await aProduct(shop.db, {
    name: 'Sun Milk 200 ml',
    description: 'Protects the skin.',
    features: ['No perfume'],
    product_class: 'supplement',
  });
  await dropFromCaches(shop.db, ['catalog']);
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read(`/fr/products/${id}`)).toMatch(/<h1[^>]*>Sun Milk 200 ml</);

  await page.goto(`/admin/products/${id}/edit`);
  const tabs = page.getByRole('tablist', { name: 'Languages' }).first();
  await tabs.getByRole('tab', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  const french = page.getByRole('tabpanel', { name: /^Français/ });
  await expect(french).toContainText('Protects the skin.');
  await expect(french.getByLabel('Ingredients in French')).toBeHidden();
  await french.getByLabel('Product Name in French').fill('Lait solaire 200 ml');
  await french.getByLabel('Description in French').fill('Guérit la toux.');
  await expect(french).toContainText('“guérit”');
  const benefits = french.getByLabel('Key Benefits in French');
  await benefits.fill('Sans parfum\n');
  await tabs.getByRole('tab', { name: /^Français/ }).focus();
  await page.keyboard.press('End');
  const arabic = page.getByRole('tabpanel', { name: /^العربية/ });
  const arabicName = arabic.getByLabel('Product Name in Arabic');
  await expect(arabicName).toHaveAttribute('dir', 'rtl');
  await expect(arabicName).toHaveAttribute('lang', 'ar');
  await arabicName.fill('حليب الشمس');
  await expect(tabs.getByRole('tab')).toHaveText(['English', 'FrançaisTranslated', 'العربيةNot translated']);

  await tabs.getByRole('tab', { name: /^Français/ }).click();
  await benefits.fill('x'.repeat(501));
  await tabs.getByRole('tab', { name: 'English' }).click();
  const save = page.getByRole('button', { name: 'Update Product' });
  await save.click();
  await expect(benefits).toBeFocused();
  await expect(page.getByText('Must be at most 500 characters')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Français Has errors' })).toBeVisible();
  await expectAccessible(page);
  await benefits.fill('Sans parfum\n');
  await tabs.getByRole('tab', { name: 'English' }).click();
  const name = page.getByRole('textbox', { name: 'Product Name', exact: true });
  await name.fill('');
  await tabs.getByRole('tab', { name: /^Français/ }).click();
  await save.click();
  await expect(page.getByText('Product name is required')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Sun Milk 200 ml');
  await save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Anyway' }).click();
  await expect(page).toHaveURL('/admin/products');

  const frenchPage = await read(`/fr/products/${id}`);
  expect(frenchPage).toMatch(/<h1[^>]*>Lait solaire 200 ml</);
  expect(frenchPage).toContain('Guérit la toux.');
  const arabicPage = await read(`/ar/products/${id}`);
  expect(arabicPage).toMatch(/<h1[^>]*>حليب الشمس</);
  expect(arabicPage).toContain('Protects the skin.');
});

test('products to translate are listed by sales, and a translation behind its English text is confirmed', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: 'Sun Milk', description: 'Protects.' });
  await productTexts(shop.db, product, { name: 'Lait solaire', description: 'Protège.' });
  const isBehind = async () =>
    (
      await shop.db
        .selectFrom('product_texts')
        .select('is_behind')
        .where('product_id', '=', product.id)
        .execute()
    )[0]?.is_behind;
  await page.goto(`/admin/products/${product.id}/edit`);
  const tab = page.getByRole('tab', { name: /^Français/ });
  await expect(tab).toHaveText('FrançaisTranslated');
  await page.getByLabel('Description', { exact: true }).fill('Protects the skin.');
  await expect(tab).toHaveText('FrançaisBehind');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await isBehind()).toBe(true);

  const [much, few] = [
    await aProduct(shop.db, { name: 'Best Seller' }),
    await aProduct(shop.db, { name: 'Slow Seller' }),
  ];
  await productTexts(shop.db, few, { name: 'Peu vendu', description: 'Rare' });
  // More than any other journey sells in the shop that they share.
  const mostUnits = { product_id: much.id, quantity: 99 };
  await anOrder(shop.db, { items: [mostUnits, mostUnits, mostUnits] });
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Translations' }).click();
  const rows = page.getByRole('region', { name: 'Translations' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Best Seller');
  await expect(rows.first()).toContainText('297 units sold');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('French');
  await expect(page).toHaveURL('/admin/translations?language=fr');
  await expect(rows.filter({ hasText: 'Slow Seller' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('products-to-translate.csv');
  await page.getByLabel('State').selectOption('Behind');
  await page.getByRole('link', { name: 'Français Behind Translate Sun Milk' }).click();
  const stillRight = page.getByRole('button', { name: 'Still Right' });
  await stillRight.click();
  await expect(tab).toHaveText('FrançaisTranslated');
  await expect(stillRight).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await isBehind()).toBe(false);
});

test('a category and a need are translated in their forms', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  const category = await aCategory(shop.db, { name: 'Sun Care', description: 'Creams' });
  const need = await aNeed(shop.db, { name: 'Summer', slug: 'summer', description: 'For hot days' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/admin/categories?action=edit&id=${category.id}&language=fr`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Category Name in French')).toBeFocused();
  await dialog.getByLabel('Category Name in French').fill('Soins solaires');
  await dialog.getByLabel('Description in French').fill('Crèmes');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/needs/${need.id}/edit`);
  await page.getByRole('tab', { name: /^العربية/ }).click();
  await page.getByLabel('Need Name in Arabic').fill('الصيف');
  await page.getByRole('button', { name: 'Update Need' }).click();
  await expect(page).toHaveURL('/admin/needs');
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read('/ar/needs')).toMatch(/<h2[^>]*>.*الصيف/);
  expect(await read(`/fr/products?category=${category.id}`)).toMatch(/<h1[^>]*>Soins solaires</);
});
