import type { Page } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const phone = { width: 390, height: 844 };

/** Opens the back office's list of a new category with two soaps. */
async function openSoaps(page: Page, { db }: Shop, name: string) {
  const { id: category_id } = await aCategory(db, { name });
  const lavender = await aProduct(db, { name: `Lavender ${name}`, category_id, created_at: new Date(2_000) });
  const olive = await aProduct(db, {
    name: `Olive ${name}`,
    category_id,
    discounted_price_centimes: 90_000,
    created_at: new Date(1_000),
  });
  await dropFromCaches(db, ['catalog']);
  await page.goto(`/admin/products?category=${category_id}`);
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  const stored = ({ id }: { id: string }) =>
    db
      .selectFrom('products')
      .select(['price_centimes', 'discounted_price_centimes', 'stock'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return { lavender, olive, stored };
}

/** Opens the change of the two products of a page. */
async function changePage(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Change 2 products' }).click();
}

test('price, discount and stock are changed in the list by keyboard, and by buttons on a phone', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { lavender, olive, stored } = await openSoaps(page, shop, 'Soap');
  const price = page.getByLabel('Price of Lavender Soap in DA', { exact: true });
  const opener = page.getByRole('button', { name: 'Change the price of Lavender Soap: 1000.00 DA' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await price.fill('5');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await price.fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Price must be a positive number');
  await expectAccessible(page);
  await price.fill('1 250,50');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Change the price of Lavender Soap: 1250.50 DA' }),
  ).toBeFocused();

  // Tab saves and opens the next value, over the end of the row.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByLabel('Discounted price of Lavender Soap in DA').fill('1200');
  await page.keyboard.press('Tab');
  const stock = page.getByLabel('Stock of Lavender Soap', { exact: true });
  await expect(stock).toBeFocused();
  await expect(page.getByRole('button', { name: /discounted price of Lavender Soap: 1200/ })).toBeVisible();
  await stock.fill('14');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Price of Olive Soap in DA', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByLabel('Discounted price of Olive Soap in DA').fill('');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Change the discounted price of Olive Soap: None' }),
  ).toBeFocused();
  // The stock may still be on its way.
  await expect
    .poll(() => stored(lavender))
    .toEqual({ price_centimes: 125_050, discounted_price_centimes: 120_000, stock: 14 });
  expect(await stored(olive)).toMatchObject({ discounted_price_centimes: null, stock: 10 });

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Change the stock of Lavender Soap' }).click();
  await stock.fill('3');
  await page.getByRole('button', { name: 'Leave the stock of Lavender Soap as it was' }).click();
  await expect(page.getByRole('button', { name: 'Lavender Soap: 14 in stock' })).toBeFocused();
  await page.keyboard.press('Enter');
  await stock.fill('0');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the stock of Lavender Soap' }).click();
  await expect(page.getByRole('button', { name: 'Lavender Soap: Out of Stock' })).toBeVisible();
  expect(await stored(lavender)).toMatchObject({ stock: 0 });
});

test('orders count while the stock is changed in the list, and a message reports somebody else’s change', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { lavender, stored } = await openSoaps(page, shop, 'Shampoo');
  const set = (values: { stock?: number; version?: number; price_centimes?: number }) =>
    shop.db.updateTable('products').set(values).where('id', '=', lavender.id).execute();
  await set({ stock: 7 });
  await page.getByRole('button', { name: 'Change the stock of Lavender Shampoo: 10 in stock' }).click();
  await page.getByLabel('Stock of Lavender Shampoo', { exact: true }).fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Lavender Shampoo: 27 in stock' })).toBeFocused();

  await set({ version: 9, price_centimes: 110_000 });
  await page.getByRole('button', { name: 'Change the price of Lavender Shampoo' }).click();
  const price = page.getByLabel('Price of Lavender Shampoo in DA', { exact: true });
  await price.fill('1300');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Somebody else has changed this product in the meantime');
  await expect(page.getByText('The price is now 1100.00 DA.')).toBeVisible();
  await expectAccessible(page);
  // Leaving the field decides nothing.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(price).toHaveValue('1300');
  expect(await stored(lavender)).toMatchObject({ price_centimes: 110_000 });
  await page.getByRole('button', { name: 'Save Mine' }).click();
  await expect(page.getByRole('button', { name: 'Lavender Shampoo: 1300.00 DA' })).toBeFocused();

  await set({ version: 20, price_centimes: 140_000 });
  await page.keyboard.press('Enter');
  await price.fill('1350');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keep Theirs' }).click();
  await expect(page.getByRole('button', { name: 'Lavender Shampoo: 1400.00 DA' })).toBeFocused();
  expect(await stored(lavender)).toMatchObject({ price_centimes: 140_000 });
});

test('an unusual price in the list is saved only when it is confirmed', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  const { lavender, stored } = await openSoaps(page, shop, 'Oil');
  const price = page.getByLabel('Price of Lavender Oil in DA', { exact: true });
  await page.getByRole('button', { name: 'Change the price of Lavender Oil' }).click();
  await price.fill('100000');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alert').filter({ hasText: 'Far from the saved price of 1000.00 DA.' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  // Leaving the field decides nothing, and another value is judged anew.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(price).toHaveValue('100000');
  expect(await stored(lavender)).toMatchObject({ price_centimes: 100_000 });
  await price.fill('10');
  await expect(question).toBeHidden();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Lavender Oil: 1000.00 DA' })).toBeFocused();

  await page.keyboard.press('Enter');
  await price.fill('2500');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Save Anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Lavender Oil: 2500.00 DA' })).toBeFocused();
  expect(await stored(lavender)).toMatchObject({ price_centimes: 250_000 });

  // One message at a time: an error takes the place of the question, and the question that of the error.
  await page.keyboard.press('Enter');
  const note = price.locator('xpath=ancestor::form').getByRole('alert');
  for (const [typed, text] of [
    ['90000', 'Far from the saved price of 2500.00 DA.'],
    ['-1', 'Price must be a positive number'],
    ['90000', 'Far from the saved price of 2500.00 DA.'],
  ] as const) {
    await price.fill(typed);
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(1);
    await expect(note).toContainText(text);
  }
  await page.keyboard.press('Escape');
});

test('the dashboard links to products with low stock, and lists of them are downloaded', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { lavender, olive } = await openSoaps(page, shop, 'Scrub');
  const setStock = (id: string, stock: number) =>
    shop.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
  await setStock(lavender.id, 2);
  await setStock(olive.id, 0);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Low Stock [1-9]/ }).click();
  await expect(page).toHaveURL('/admin/products?stock=low');
  // Other tests leave behind more products with low stock than fit on a page.
  await page.goto('/admin/products?stock=low&keyword=Scrub');
  await expect(page.getByRole('link', { name: 'Lavender Scrub', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Olive Scrub', exact: true })).toBeHidden();

  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByLabel('Stock').selectOption('Sold Out');
  const soldOut = '?keyword=Scrub&stock=out';
  await expect(page).toHaveURL(`/admin/products${soldOut}`);
  await expect(page.getByRole('link', { name: 'Olive Scrub', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'To Order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To Order' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Olive Scrub/ })).toBeVisible();
  // The sheet has the sold-out products with those that run low.
  await expect(page.getByRole('row', { name: /Lavender Scrub/ })).toBeVisible();
  await expectAccessible(page);
  // A printed list names the shop and the day.
  const printed = page.getByText(/^Saha · \w{3} \d{1,2}, \d{4}$/);
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await page.emulateMedia({ media: null });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('products-to-order.csv');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await page.getByLabel('More', { exact: true }).click();
  const exported = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  const file = await exported;
  expect([file.suggestedFilename(), new URL(file.url()).search]).toEqual([
    'products.csv',
    `${soldOut}&lang=en`,
  ]);
});

test('products of a category or selected ones are changed after a preview, and a list names the unchanged ones', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { lavender, olive, stored } = await openSoaps(page, shop, 'Lotion');
  await changePage(page);
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter a number of 0 or more.');
  await dialog.getByLabel('Percent').fill('5');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('2 products will change.');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Olive' })).toHaveText(
    'Olive Lotion1000.00 DA → 1050.00 DADiscounted: 900.00 DA → 950.00 DA',
  );
  await expectAccessible(page);
  // A product that is saved in between makes the preview outdated.
  await shop.db
    .updateTable('products')
    .set({ price_centimes: 200_000, version: 5 })
    .where('id', '=', lavender.id)
    .execute();
  await dialog.getByRole('button', { name: 'Apply to 2 products' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Some of these products have changed since the preview');
  await expect(dialog).toContainText('2000.00 DA → 2100.00 DA');
  await dialog.getByRole('button', { name: 'Apply to 2 products' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').first()).toContainText('2 products changed');
  await expect(page.getByRole('button', { name: 'Lavender Lotion: 2100.00 DA' })).toBeVisible();
  expect(await stored(olive)).toMatchObject({ price_centimes: 105_000, discounted_price_centimes: 95_000 });

  await shop.db.updateTable('products').set({ stock: 2 }).where('id', '=', olive.id).execute();
  await page.getByRole('checkbox', { name: 'Select Lavender Lotion' }).click();
  await page.getByRole('checkbox', { name: 'Select Olive Lotion' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
  await page.getByRole('button', { name: 'Change 2 products' }).click();
  await dialog.getByLabel('What to change').selectOption('Take from the stock');
  await dialog.getByLabel('Units').fill('3');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('1 product cannot change and will stay as it is:');
  await dialog.getByRole('button', { name: 'Apply to 1 product' }).click();
  await expect(dialog).toContainText('1 product could not be changed:Olive Lotion: Only 2 left in stock');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('selected')).toBeHidden();
  expect([(await stored(lavender)).stock, (await stored(olive)).stock]).toEqual([7, 2]);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Change 2 products' }).click();
  await dialog.getByLabel('What to change').selectOption('Discount by percent');
  await dialog.getByLabel('Percent off the price').fill('10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Discounted: no discount →');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByLabel('What to change').selectOption('Set the TVA rate');
  await dialog.getByLabel('TVA Rate').selectOption('9%');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText(
    'TVA: None: the settings have no TVA → 9%',
  );
  await dialog.getByRole('button', { name: 'Apply to 2 products' }).click();
  await expect(dialog).toBeHidden();

  // No product has both words.
  await page.goto('/admin/products?keyword=Lavender+Olive');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeHidden();
});

test('products are hidden, found as drafts, and deleted at once, except those of an open order', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { lavender } = await openSoaps(page, shop, 'Balm');
  await anOrder(shop.db, { items: [{ product_id: lavender.id }] });
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  const change = async (kind: string) => {
    await changePage(page);
    await dialog.getByLabel('What to change').selectOption(kind);
    await dialog.getByRole('button', { name: 'Preview' }).click();
  };
  await change('Hide from shoppers (draft)');
  await expect(dialog.getByRole('listitem').first()).toContainText('Shown → Draft');
  await dialog.getByRole('button', { name: 'Apply to 2 products' }).click();
  await expect(page.getByRole('row', { name: 'Lavender Balm' }).getByText('Draft')).toBeVisible();
  expect((await page.request.get(`/products/${lavender.id}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Visibility').selectOption('Drafts');
  await page.getByLabel('Per Page').selectOption('96');
  await expect(page).toHaveURL(/state=draft.*limit=96/);
  await change('Delete');
  await expect(dialog).toContainText('Lavender Balm: An open order contains it. Hide it instead.');
  await dialog.getByRole('button', { name: 'Delete 1 product' }).click();
  await expect(page.getByRole('status').first()).toContainText('1 product deleted');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Lavender Balm', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Olive Balm', exact: true })).toBeHidden();
});

test('all products of a filter are selected and changed but for one that was taken out or left it, and the whole catalog is offered', async ({
  page,
  shop,
}) => {
  const { db } = shop;
  const { id: category_id } = await aCategory(db, { name: 'Wholelist' });
  const ids: string[] = [];
  for (let n = 10; n < 26; n++) {
    const values = { name: `Wholelist ${n}`, category_id, created_at: new Date(n * 1_000) };
    ids.push((await aProduct(db, values)).id);
  }
  await dropFromCaches(db, ['catalog']);
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/products?category=${category_id}&state=shown`);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await all.check();
  await expect(page.getByText('12 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 16 products that match this filter' }).click();
  await expect(page.getByText('16 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Select all/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select Wholelist 25' }).uncheck();
  await db
    .updateTable('products')
    .set({ state: 'draft' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  await page.getByRole('button', { name: 'Change 15 products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 15 products' });
  await dialog.getByLabel('What to change').selectOption('Set the price');
  await dialog.getByLabel('Price (DA)').fill('900');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('Wholelist 10: It no longer matches the filter');
  await dialog.getByRole('button', { name: 'Apply to 14 products' }).click();
  await expect(page.getByText('14 products changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const prices = await db
    .selectFrom('products')
    .select('price_centimes')
    .where('category_id', '=', category_id)
    .orderBy('name')
    .execute();
  const kept = prices.map(({ price_centimes }) => price_centimes === 100_000);
  expect(kept).toEqual([true, ...Array<boolean>(14).fill(false), true]);

  await page.goto('/admin/products');
  await all.check();
  await page.getByRole('button', { name: /^Select all \d+ products$/ }).click();
  await expect(page.getByRole('button', { name: /^Change \d\d+ products$/ })).toBeVisible();
});
