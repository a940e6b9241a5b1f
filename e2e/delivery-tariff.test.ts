import { enterAs } from './enter-as.ts';
import { keepTariff } from './keep-tariff.ts';
import { expect, test } from './shop.ts';

keepTariff();

test('an administrator changes prices, also of several wilayas and from a file, and another is told', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  await page.goto('/admin/delivery');
  await expect(page.getByRole('textbox', { name: 'Oran, To the door: Price' })).toHaveValue('1000');
  await page.getByRole('textbox', { name: 'Illizi, To the door: Price' }).fill('1 600,50');
  await page.getByRole('textbox', { name: 'Illizi, To a pickup point: Price' }).fill('900');
  await page.getByRole('textbox', { name: 'Illizi, To a pickup point: Days from' }).fill('4');

  await page.getByRole('checkbox', { name: 'Select Djanet' }).check();
  await page.getByRole('checkbox', { name: 'Select In Guezzam' }).check();
  await expect(page.getByText('2 wilayas selected')).toBeVisible();
  await page.getByLabel('Copy all values of').selectOption('Illizi');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByLabel('Field').selectOption('To the door · Cost');
  await page.getByLabel('New value').fill('1200');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Djanet, To the door: Price' })).toHaveValue('1 600,50');
  await page.getByRole('button', { name: 'Save Tariff' }).click();
  await expect(page.getByText('Tariff saved')).toBeVisible();
  await expect(page.getByText(/^Last saved on .* by A admin$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Djanet, To the door: Cost' })).toHaveValue('1200');
  const options = await (await page.request.get('/api/delivery/options?wilaya=56')).json();
  expect(options).toMatchObject([
    { kind: 'home', price: 1600.5 },
    { kind: 'desk', price: 900, minDays: 4 },
  ]);

  const choose = (text: string) =>
    page
      .getByLabel('Import CSV')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('wilaya,kind,price\n31,home,cheap\n');
  await expect(page.getByRole('alert')).toContainText('Line 2: A price is a number from 0 to 1000000');
  await expect(page.getByRole('textbox', { name: 'Oran, To the door: Price' })).toHaveValue('1000');

  // Another administrator saves meanwhile.
  await shop.db
    .updateTable('delivery_terms')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
  await page.getByRole('textbox', { name: 'Illizi, To the door: Price' }).fill('1500');
  await page.getByRole('button', { name: 'Save Tariff' }).click();
  await expect(page.getByText('Somebody else has changed the tariff in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByRole('textbox', { name: 'Illizi, To the door: Price' })).toHaveValue('1600.5');
});
