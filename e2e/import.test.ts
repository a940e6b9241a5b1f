import { writeXlsx } from 'hucre/xlsx';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const header = 'externalKey,name,price,stock,category';

function aFile(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('an administrator uploads a file, sees what would change, applies it, and shoppers see the result', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db, { name: 'Baths' });
  const soap = await aProduct(shop.db, {
    external_key: 'soap',
    name: 'Olive Soap',
    category_id: category.id,
  });
  await dropFromCaches(shop.db, ['catalog']);
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/products');
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import and Export');

  await page.getByLabel('CSV or Excel file').setInputFiles(aFile('prices.xlsx', 'PK\u0003\u0004'));
  await expect(page.getByRole('alert')).toHaveText(
    'This is a spreadsheet. Save it as “CSV UTF-8” and upload that file.',
  );
  const rows = ['soap,Olive Soap,1250,10,Baths', 'salt,Bath Salt,800,6,Baths > Salts', 'oil,,1,1,Baths'];
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles(aFile('spring.csv', `${header}\n${rows.join('\n')}\n`));
  await expect(page).toHaveURL(/\/admin\/import\/[a-z2-7]{36}$/);
  await expect(page.getByText('The check is finished. Nothing has changed yet.')).toBeVisible();
  const changed = page.getByRole('row', { name: /Olive Soap/ });
  await expect(changed).toContainText('price before: 1000.00 DA →  after: 1250.00 DA');
  await expect(page.getByRole('row', { name: /Bath Salt/ })).toContainText('New');
  await expect(page.getByRole('row', { name: /name is missing/ })).toContainText('4');
  await expect(page.getByRole('listitem').filter({ hasText: /^Baths > Salts1 row, line 3/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(changed).toBeVisible();

  const cell = page.getByLabel('name, line 4');
  await cell.fill('Hair Oil');
  await expect(page.getByText('1 corrected cell is not checked yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toBeHidden();
  await cell.press('Enter');
  await expect(page.getByRole('row', { name: /Hair Oil/ })).toContainText('New');
  await expect(cell).toBeHidden();

  await page.getByRole('button', { name: 'Apply 3 Changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The import is finished.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Applied Changes' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Imports' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'spring.csv' })).toContainText(
    '2 new, 1 changed, 0 refused',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('spring.csv');

  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read(`/products/${soap.id}`)).toContain('1250.00 DA');
  expect(await read('/products?keyword=bath+salt')).toMatch(/<h3[^>]*><a[^>]*>Bath Salt</);

  await page.getByRole('button', { name: 'Undo These Changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 product gets its former values back.');
  await expect(dialog).toContainText('2 added products that nothing refers to are deleted.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo These Changes' }).click();
  await expect(page.getByText('The former values are back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo These Changes' })).toBeHidden();
  expect(await read(`/products/${soap.id}`)).not.toContain('1250.00 DA');
  expect(await read('/products?keyword=bath+salt')).not.toMatch(/<h3[^>]*><a[^>]*>Bath Salt</);
});

test('the sources of other columns are chosen by keyboard, and the import can be cancelled', async ({
  page,
  shop,
}) => {
  const theirs = [
    ['code', 'title', 'cost'],
    [7, 'Mud Mask', 400],
  ];
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/import');
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'their.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet', rows: theirs }] })),
  });
  await expect(page.getByRole('heading', { name: 'What Is in the Columns?' })).toBeVisible();
  await expect(page.getByText('Such as: Mud Mask')).toBeVisible();
  await page.getByRole('button', { name: 'Check File' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Choose a column above, or type a value');
  await expect(page.getByLabel('externalKey', { exact: true })).toBeFocused();
  await page.getByLabel('code').selectOption('externalKey');
  await page.getByLabel('title').selectOption('name');
  await expect(page.getByText('Left out from this file: cost')).toBeVisible();
  await expect(
    page.getByText(/^Nothing is chosen for: price, category\. So the file only changes/),
  ).toBeVisible();
  await page.getByLabel('price (optional)').fill('costs*2');
  await page.getByLabel('category (optional)').fill('Masks');
  await page.getByLabel('Add a Value').selectOption('brand');
  await page.getByLabel('brand', { exact: true }).fill("L'Argile");
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check File' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The file has no column "costs": did you mean cost?');
  await page.getByLabel('price (optional)').fill('cost*2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Mud Mask/ })).toContainText('price 800.00 DA');
  await expect(page.getByRole('row', { name: /Mud Mask/ })).toContainText('brand L’Argile');
  await page.getByRole('button', { name: 'Cancel Import' }).click();
  await expect(page.getByText('This import was cancelled. It changed nothing.')).toBeVisible();
});

test('empty cells can keep what is stored, and erase it again', async ({ page, shop }) => {
  const stored = { external_key: 'rose', name: 'Rose Water', brand: 'Atlas' };
  const { id } = await aProduct(shop.db, stored);
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/import');
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles(aFile('brands.csv', 'externalKey,price,brand\nrose,640,\n'));
  await expect(page.getByText('1 value is erased')).toBeVisible();
  await page.getByRole('button', { name: 'Keep What Is Stored' }).click();
  await expect(page.getByText('Empty cells change nothing: what is stored stays.')).toBeVisible();
  await expect(page.getByText('1 value is erased')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Let Empty Cells Erase Values' }).click();
  await expect(page.getByText('1 value is erased')).toBeVisible();
  await page.getByRole('button', { name: 'Keep What Is Stored' }).click();
  await page.getByRole('button', { name: 'Apply 1 Change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The import is finished.')).toBeVisible();
  const { products } = await (await page.request.get(`/api/products?keyword=Rose%20Water`)).json();
  expect(products.find((product: { _id: string }) => product._id === id)).toMatchObject({
    ...{ brand: 'Atlas', price: 640 },
  });
});
