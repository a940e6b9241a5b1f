import { readFile } from 'node:fs/promises';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a merchant counts the shelves with a sheet, and sees the differences before the stock changes', async ({
  page,
  shop: { db, ...shop },
}) => {
  const { id: category_id } = await aCategory(db, { name: 'Counted' });
  const soap = await aProduct(db, { name: 'Counted Soap', category_id, stock: 10, cost_centimes: 20_000 });
  const cream = await aProduct(db, { name: 'Counted Cream', category_id, stock: 4 });
  await dropFromCaches(db, ['catalog']);
  await signInAs(page, { db, ...shop }, 'admin');
  await page.goto(`/admin/products?category=${category_id}`);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Stock Count' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stock Count' });
  await expect(dialog.getByRole('button', { name: 'Correct the Stock' })).toBeDisabled();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the Sheet' }).click(),
  ]);
  const sheet = await readFile(await download.path(), 'utf8');
  const filled = sheet.replace(/,10,$/m, ',10,8').replace(/,4,$/m, ',4,many');
  expect(filled).not.toBe(sheet);
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(filled);
  await expect(dialog.getByRole('row', { name: /^Counted Soap 10 8 −2 −400\.00 DA/ })).toBeVisible();
  await expect(dialog).toContainText('1 line stays as it is:');
  await expectAccessible(page);
  await expectFitting(page);

  await choose(filled.replace('many', '4'));
  await dialog.getByRole('button', { name: 'Correct 1 Product' }).click();
  await expect(page.getByText('The stock of 1 product was corrected.')).toBeVisible();
  const stocks = await db
    .selectFrom('products')
    .select('stock')
    .where('id', 'in', [soap.id, cream.id])
    .orderBy('stock')
    .execute();
  expect(stocks.map(({ stock }) => stock)).toEqual([4, 8]);

  // The same sheet cannot change it twice.
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Stock Count' }).click();
  await choose(filled);
  await expect(dialog).toContainText('2 lines stay as they are:');
  await expect(dialog.getByRole('button', { name: 'Correct the Stock' })).toBeDisabled();
});
