import { orderNumber } from '../shared/ids.ts';
import { anOrder } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('confirmed orders go to a courier by a sheet, its tracking numbers come back, and the order follows its parcel', async ({
  page,
  shop,
}) => {
  const name = 'Courrier Tlemcenien';
  const [confirmed] = [
    await anOrder(shop.db, { full_name: 'Zoulikha Bensalah', status: 'Processing' }),
    await anOrder(shop.db, { full_name: 'Zoulikha Bensalah' }),
  ];
  await enterAs(page, shop, 'admin');
  await page.goto('/admin/couriers/new');
  await page.getByRole('textbox', { name: 'Name' }).first().fill(name);
  await page.getByRole('button', { name: 'Remove Exchange' }).click();
  await page.getByLabel('Heading of Phone').fill('Tel');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Courier' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/orders?keyword=Zoulikha');
  await page
    .getByRole('checkbox', { name: /on this page/i })
    .first()
    .check();
  await page.getByLabel('Send to courier').selectOption(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('1 order got no parcel')).toBeVisible();
  await expect(page.getByText(/Only a confirmed order with the status Processing/)).toBeVisible();

  await page.goto('/admin/couriers/parcels?keyword=Zoulikha');
  await expect(page.getByText('No tracking number yet')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: new RegExp(`^Download Sheet: ${name}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('saha-parcels.csv');
  await page.getByRole('button', { name: 'Import Tracking Numbers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Courier').selectOption(name);
  const file = (csv: string) => ({ name: 'suivi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const reference = orderNumber(confirmed.id);
  await dialog.getByLabel('Choose the CSV File').setInputFiles(file('reference;tracking\nNOTOURS;tlm-1\n'));
  await expect(dialog.getByText('Line 2: No parcel of this courier has the reference NOTOURS')).toBeVisible();
  await dialog
    .getByLabel('Choose the CSV File')
    .setInputFiles(file(`reference;tracking\n${reference};tlm-1\n`));
  await expect(dialog.getByText(`${reference}, Zoulikha Bensalah: tlm-1`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take Over' }).click();
  await expect(page.getByRole('list', { name: 'Parcels' }).getByText('tlm-1')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/orders/${confirmed.id}`);
  const card = page.getByRole('region', { name: reference });
  await card.getByLabel(`Set the state of ${reference}`).selectOption('Returned');
  await page.getByRole('dialog').getByLabel('Reason').fill('absent');
  await page.getByRole('dialog').getByRole('button', { name: 'Set' }).click();
  await expect(card.getByText('Judge the units', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Judge the Units' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Judge the Units' })).toBeHidden();
});
