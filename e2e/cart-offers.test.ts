import { aProduct } from '../test/factories.ts';
import { anOffer } from '../test/offers/an-offer.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { cartOf } from './fill-cart.ts';
import { expect, test } from './shop.ts';

// A whole errand, from the cart to an order, on a shop of its own.
test.setTimeout(120_000);

test('cart and quick order show offers, a gift and what is missing for free delivery, and take a code', async ({
  page,
  ownShop: { url, db },
}) => {
  const cream = await aProduct(db, { name: 'Cream', price_centimes: 100_000, stock: 50 });
  const soap = await aProduct(db, { name: 'Soap', price_centimes: 30_000 });
  const targets = [{ product_id: cream.id }];
  await anOffer(db, { kind: 'quantity', name: '3 for 2', tiers: [{ units: 3, free_units: 1 }], targets });
  await anOffer(db, { kind: 'gift', name: 'Free soap', gift_product_id: soap.id, gift_units: 2, targets });
  await anOffer(db, { kind: 'delivery', name: 'Free delivery', min_centimes: 330_000 });
  await anOffer(db, { code: 'TEN', name: 'Ten percent' });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (items) => localStorage.setItem('cartItems', JSON.stringify(items)),
    cartOf([{ product: cream, quantity: 3 }]),
  );
  await page.goto(`${url}/cart`);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('Add 300.00 DA for free delivery.')).toBeVisible();
  await expect(summary.getByText('3 for 2')).toBeVisible();
  await expect(summary.getByText('Gift', { exact: true })).toBeVisible();
  await expect(summary.getByText('3000.00 DA'), '3300 - 1000 - 300 + 1000 of delivery').toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitting(page);
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(summary.getByText('Free', { exact: true })).toBeVisible();

  await page.goto(`${url}/products`);
  await expect(page.getByRole('article').filter({ hasText: 'Cream' }).getByText('3 for 2')).toBeVisible();
  for (const path of [`/products/${cream.id}`, `/buy/${cream.id}`]) {
    await page.goto(url + path);
    const announced = page
      .getByRole('listitem')
      .filter({ hasText: 'Offer from Jan 1, 2020 to Dec 31, 2090' });
    await expect(announced, path).toHaveText([
      /^3 for 2/,
      /^Free with 2 of it: Soap/,
      /^Free delivery in orders from 3300.00 DA/,
    ]);
    await expectAccessible(page);
    await expectFitting(page);
  }
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Phone Number').fill('0550 12 34 57');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await page.getByLabel('City').selectOption('Arzew');
  await page.getByLabel('Street Address').fill('1 Rue Didouche');
  await expect(page.getByText('Add 2300.00 DA for free delivery.')).toBeVisible();
  const home = page.getByRole('radio', { name: /^To your door/ }).locator('xpath=ancestor::label');
  await expect(home).toContainText('1000.00 DA');
  await page.getByRole('button', { name: 'Increase' }).click({ clickCount: 3 });
  await expect(home).toContainText('Free');
  await page.getByRole('button', { name: 'Decrease' }).click({ clickCount: 3 });
  await expect(home).toContainText('1000.00 DA');
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByLabel('Discount code')).toBeHidden();
  await page.getByText('I have a code').click();
  await page.getByLabel('Discount code').fill('nine');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code does not exist')).toBeVisible();
  await page.getByLabel('Discount code').fill(' ten ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Ten percent')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-confirmation/);
  await expect(page.getByText('1900.00 DA').first()).toBeVisible();
});
