import type { Page } from '@playwright/test';
import { blockPhone } from '../server/confirmation/block-phone.ts';
import { aDeliveryRate, aPickupPoint, aProduct, communeId } from '../test/factories.ts';
import { signedInAs } from '../test/signed-in-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { fillCart } from './fill-cart.ts';
import { keepTariff } from './keep-tariff.ts';
import { expect, test } from './shop.ts';

keepTariff();

/** No other test delivers to Tindouf. */
const tindouf = 37;

test('a guest who names a wilaya in the cart sees the true price, and collects the parcel at a pickup point', async ({
  page,
  shop,
}) => {
  const commune_id = await communeId(shop.db, 'Tindouf', tindouf);
  const home = { wilaya_code: tindouf, price_centimes: 140_000, min_days: 4, max_days: 7 };
  await aDeliveryRate(shop.db, home);
  await aDeliveryRate(shop.db, { ...home, kind: 'desk', price_centimes: 90_000 });
  await aPickupPoint(shop.db, { commune_id, name: 'Agence Tindouf', address: 'Rue 1' });
  await aPickupPoint(shop.db, { commune_id, name: 'Agence Hai Nasr' });
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, [{ product: await aProduct(shop.db, { price_centimes: 300_000 }) }]);

  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('(estimate)').first()).toBeVisible();
  await summary.getByLabel('Your wilaya').selectOption('Tindouf');
  await expect(summary.getByText('4400.00 DA')).toBeVisible();
  await expect(summary.getByText('(estimate)')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

  await expect(page.getByLabel('Wilaya')).toHaveValue('Tindouf');
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Email Address').fill('amina@example.com');
  await page.getByLabel('Phone Number').fill('0550 12 34 56');
  await page.getByLabel('Street Address').fill('Cité 5');
  await page.getByLabel('City').fill('Oran');
  await page.getByLabel('Postal Code').fill('31000');
  await expect(page.getByText('This postal code belongs to Oran.')).toBeVisible();
  await expect(page.getByText('We cannot find this commune in Tindouf.')).toBeVisible();
  await page.getByLabel('Postal Code').fill('');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Postal code is required')).toBeVisible();
  await page.getByLabel('City').fill('tindouf');
  await expect(page.getByLabel('Postal Code')).toHaveValue('37000');
  await expect(page.getByText('Postal code is required')).toBeHidden();

  const desk = page.getByRole('radio', { name: /To a pickup point/ });
  await expect(page.getByRole('radio', { name: /To your door/ })).toBeChecked();
  await expect(page.getByText('4–7 days').first()).toBeVisible();
  await desk.check();
  await expectSummary(page, '3900.00 DA');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Please choose a pickup point')).toBeVisible();
  await page.getByLabel('Pickup point', { exact: true }).selectOption({ label: 'Agence Tindouf · Rue 1' });
  await expectAccessible(page);
  await expectFitting(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page.getByText('Pickup point: Agence Tindouf, Rue 1')).toBeVisible();
  await expectSummary(page, '3900.00 DA');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order!', {
    timeout: 20_000,
  });
  await expect(page.getByText('Pickup point: Agence Tindouf, Rue 1')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  expect(order).toMatchObject({
    commune_id,
    delivery_kind: 'desk',
    shipping_price_centimes: 90_000,
    city: 'Tindouf',
  });
});

async function expectSummary(page: Page, total: string) {
  await expect(page.getByRole('complementary').getByText(total)).toBeVisible();
}

test('a buyer with a blocked number is offered the pickup point at the choice of delivery, and is asked to call where there is none', async ({
  page,
  shop,
}) => {
  const commune_id = await communeId(shop.db, 'Tindouf', tindouf);
  const home = { wilaya_code: tindouf, price_centimes: 140_000 };
  await aDeliveryRate(shop.db, home);
  await aDeliveryRate(shop.db, { ...home, kind: 'desk', price_centimes: 90_000 });
  await aPickupPoint(shop.db, { commune_id, name: 'Agence Tindouf' });
  const { user: by } = await signedInAs(shop.db, 'confirmer');
  const block = { phone: '0559 31 32 33', reason: 'refused' as const, note: '', now: new Date() };
  await blockPhone(shop.db, { ...block, by });

  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, [{ product: await aProduct(shop.db, { price_centimes: 300_000 }) }]);
  for (const [language, door, only, none] of [
    ['/fr', /À votre porte|À domicile/, /^Les commandes avec ce numéro/, /il n’y en a pas encore ici/],
    ['/ar', /إلى المنزل/, /^الطلبيات بهذا الرقم/, /ولا يوجد مكتب/],
    [
      '',
      /To your door/,
      /^Orders with this phone number can be collected/,
      /there is none in this place yet/,
    ],
  ] as const) {
    await page.goto(`${language}/checkout`);
    await page.locator('[name=phone]').fill('0559313233');
    await page.locator('[name=Wilaya]').selectOption('Tindouf');
    await page.locator('[name=city]').fill('Tindouf');
    const home = page.getByRole('radio', { name: door });
    // Choosing home delivery sends the check. If the reply is already cached, the option is disabled and the click does
    // nothing.
    await home.click({ force: true });
    await expect(home).toBeDisabled();
    await expect(page.locator('[name=deliveryKind][value=desk]')).toBeChecked();
    await expect(page.getByText(only)).toBeVisible();
    await expectFitting(page);
    await page.locator('[name=Wilaya]').selectOption('Oran');
    await expect(page.getByText(none)).toBeVisible();
  }
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Email Address').fill('amina@example.com');
  await page.getByLabel('Street Address').fill('Cité 5');
  await page.getByLabel('City').fill('Oran');
  await expect(page.getByText(/there is none in this place yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Choose a pickup point, or call us.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('0559 31 32 34');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL(/step=payment/);
});
