import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('the home page begins with the words and the picture of the settings, and has its parts in their order', async ({
  page,
  shop,
  openDevice,
}) => {
  for (let count = 0; count < 13; count++) await aProduct(shop.db, { discounted_price_centimes: 50_000 });
  await dropFromCaches(shop.db, ['catalog']);
  const shopper = await openDevice();
  await shopper.goto('/');
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(
    'Everyday care, delivered to your door',
  );

  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings/home');
  await page.getByRole('textbox', { name: 'Heading (optional)', exact: true }).fill('Care for all of us');
  await page.getByRole('textbox', { name: 'Button (optional)', exact: true }).fill('See the offers');
  await page.getByRole('textbox', { name: 'Link of the Button' }).fill('/products?onOffer=true');
  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('The file is not a picture that can be used.')).toBeVisible();
  await picture.setInputFiles('docs/screenshots/home.webp');
  await expect(page.getByText('Replace')).toBeVisible();
  await page.getByRole('button', { name: 'Move On offer up' }).click();
  await page.getByRole('checkbox', { name: 'Shop by Category' }).uncheck();
  await page.getByRole('checkbox', { name: 'Show the tiles' }).uncheck();
  await page.getByRole('tab', { name: 'العربية' }).click();
  // Blank texts of a translation fall back to its own language, not to that of the back office.
  await expect(page.getByText('تسوّق الآن')).toBeVisible();
  await page.getByLabel('Heading in Arabic').fill('عناية لنا جميعًا');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await shopper.goto('/ar');
  await expect(shopper.getByText('خدمة الزبائن')).toHaveCount(0);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('عناية لنا جميعًا');
  await shopper.goto('/');
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Care for all of us');
  await expect(shopper).toHaveTitle(/^Care for all of us \| /);
  const headings = shopper.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Featured Products');
  await expect(headings.nth(1)).toHaveText('On offer');
  await expect(shopper.getByRole('heading', { name: 'Shop by Category' })).toHaveCount(0);
  const shown = shopper.getByRole('main').locator('img').first();
  await expect(shown).toHaveAttribute('src', /^\/uploads\/[a-z2-7]{36}-800\.webp$/);
  await expectAccessible(shopper);
  await shopper.getByRole('link', { name: 'See the offers' }).click();
  await expect(shopper).toHaveURL('/products?onOffer=true');
  // In the browser, as from the server.
  await shopper.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Care for all of us');
});

test('texts about delivery and support hours take the place of the usual ones, in each language', async ({
  page,
  shop,
  openDevice,
}) => {
  const product = await aProduct(shop.db);
  const shopper = await openDevice();
  await shopper.goto(`/products/${product.id}`);
  await expect(shopper.getByText('Free shipping to Algiers')).toBeVisible();

  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings/delivery');
  // An error of a field outside the tabs marks no language.
  await page.getByLabel('Order without the cart').selectOption('categories');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'English', exact: true })).toBeVisible();
  await page.getByLabel('Order without the cart').selectOption('links');
  await page.getByLabel('Product Page: Algiers').fill('Free in Alger from 5000 DA');
  await page.getByLabel('Home Page: How it works').fill('By our own couriers, to every wilaya.');
  await page.getByLabel('Footer', { exact: false }).first().fill('Two days at most.');
  await page.getByRole('tab', { name: 'Français' }).click();
  await page.getByLabel('Product Page: Algiers in French').fill('Gratuit à Alger dès 5 000 DA');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goto('/admin/settings/contact');
  await page.getByLabel('Support Hours').fill('9:00–20:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await shopper.goto(`/fr/products/${product.id}`);
  await expect(shopper.getByText('Gratuit à Alger dès 5 000 DA')).toBeVisible();
  await shopper.goto(`/products/${product.id}`);
  await expect(shopper.getByText('Free in Alger from 5000 DA')).toBeVisible();
  await expect(shopper.getByText('1000 DA to other wilayas')).toBeVisible();
  await expect(shopper.getByRole('contentinfo')).toContainText('Two days at most.');
  await shopper.goto('/');
  await expect(shopper.getByText('By our own couriers, to every wilaya.')).toBeVisible();
  await expect(shopper.getByText('9:00–20:00')).toBeVisible();
  await expect(shopper.getByText('24/7')).toHaveCount(0);
});

test('mails that are switched off stay off in the form', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings/mails');
  await page.getByRole('textbox', { name: 'Sender’s Name' }).fill('Saha <a@b.example>');
  await page.getByRole('checkbox', { name: 'Order shipped' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must have none of')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sender’s Name' }).fill('Saha Alger');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Order shipped' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Order delivered' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Sender’s Name' })).toHaveValue('Saha Alger');
  await expectAccessible(page);
});
