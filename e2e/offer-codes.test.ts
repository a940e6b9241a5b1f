import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a new code offer is saved with its codes, which are then copied, and added to on its page', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/offers');
  await page.getByRole('link', { name: 'Add Offer' }).first().click();
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Welcome');
  await page.getByLabel('First Day').fill('2026-01-01');
  await page.getByLabel('Last Day').fill('2090-12-31');
  await page.getByLabel('Percent Off (one of these)', { exact: true }).fill('10');
  await page.getByLabel('Codes, one per line').fill('WELCOME');
  await page.getByLabel('Make up so many').fill('a few');
  const save = page.getByRole('button', { name: 'Add Offer' });
  await save.click();
  await expect(page.getByText('Add at least one code, and at most 10000 in all')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Make up so many').fill('3');
  await page.getByLabel('Codes, one per line').fill('WELCOME\nbad code!!');
  await save.click();
  await expect(page.getByText('“bad code!!” is not a code')).toBeVisible();
  await page.getByLabel('Codes, one per line').fill('WELCOME');
  await save.dblclick();
  await expect(page.getByText('Offer added')).toBeVisible();
  await expect(page).toHaveURL(/\/edit#codes$/);
  await expect(page.getByRole('heading', { name: '4 Codes' })).toBeInViewport();
  await page.getByRole('button', { name: 'Copy WELCOME' }).click();
  await expect(page.getByText('WELCOME copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME');
  const href = await page.getByRole('link', { name: 'Download Codes' }).getAttribute('href');
  const csv = await (await page.request.get(href ?? '')).text();
  expect(csv.trim().split('\n')).toHaveLength(5);
  const upload = (text: string) =>
    page.getByLabel('Add From a CSV File').setInputFiles({
      ...{ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    });
  await upload(
    `${csv.trim().replaceAll('\r', '').replaceAll('\n', ',x\n').replace(',x\n', ',Campaign\n')},x\nLATE,3,0,x\n`,
  );
  await expect(page.getByRole('status').filter({ hasText: '1 added, 4 already there' })).toContainText(
    'Columns that were not read: Campaign',
  );
  await expect(page.getByRole('heading', { name: '5 Codes' })).toBeVisible();
  await expectAccessible(page);
  await upload('Code\nbad code!!\n');
  await expect(page.getByText('Line 2: “bad code!!” is not a code')).toBeVisible();
  await page.getByLabel('Codes, one per line').fill('WELCOME');
  await page.getByRole('button', { name: 'Add Codes' }).click();
  await expect(page.getByText('The code WELCOME exists already')).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByText('1 offer', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add Offer' }).first().click();
  await page.getByLabel('Codes, one per line').fill('OTHER');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
});
