import { aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const mothers = 'Fatma Benali, 3 cité des Pins, Blida';

test('a person keeps several addresses, and an order to another one keeps that too', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'My addresses' }).click();
  await expect(page.getByRole('heading', { name: 'No Addresses Yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Address' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Wilaya is required');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await page.getByLabel('City').fill('Oran');
  await page.getByLabel('Postal Code').fill('31000');
  await page.getByLabel('Street Address').fill('12 rue Didouche Mourad');
  await expect(page.getByLabel('Use as my default address')).toBeChecked();
  await page.getByRole('button', { name: 'Save Address' }).click();
  const book = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(book).toHaveCount(1);
  await expect(book.first()).toContainText('Default address');

  await page.getByRole('link', { name: 'Add Address' }).click();
  await page.getByLabel('Full Name').fill('Fatma Benali');
  await page.getByLabel('Wilaya').selectOption('Blida');
  await page.getByLabel('City').fill('Blida');
  await page.getByLabel('Postal Code').fill('09000');
  await page.getByLabel('Street Address').fill('3 cité des Pins');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByRole('button', { name: `Set as default: ${mothers}` }).click();
  await expect(book.first()).toContainText('Fatma Benali');
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByLabel('Street Address')).toHaveValue('3 cité des Pins');

  await fillCart(page, [{ product: await aProduct(shop.db) }]);
  await page.goto('/checkout');
  await expect(page.getByLabel('Full Name')).toHaveValue('Fatma Benali');
  await page.getByRole('radio', { name: /Didouche/ }).check();
  await expect(page.getByLabel('Street Address')).toHaveValue('12 rue Didouche Mourad');
  await expect(page.getByLabel('City')).toHaveValue('Oran');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Another address/ }).check();
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await expect(page.getByLabel('Street Address')).toHaveValue('');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await page.getByLabel('City').fill('Oran');
  await page.getByLabel('Street Address').fill('9 boulevard Millénium');
  await page.getByLabel('Phone Number').fill('0550 12 34 56');
  await expect(page.getByLabel('Postal Code')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/order\//);

  await page.goto('/profile/addresses');
  await expect(book).toHaveCount(3);
  await page.getByRole('button', { name: /^Delete: .*Millénium/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(book).toHaveCount(2);
  await expect(page.getByText('Address deleted')).toBeVisible();
});
