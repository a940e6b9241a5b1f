import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { groupedNumber } from '../shared/values/ids.ts';
import { aDeliveryRate, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { address, fillAddress } from './fill-address.ts';
import { cartOf, fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';
import { endSessionsOf, rememberUser, signInAs } from './sign-in-as.ts';
import { storeLocalEntries } from './store-local-entries.ts';

test('a guest completes the address and orders to Alger without shipping costs, and the e-mail says the same', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Magnesium B6', price_centimes: 145_000, stock: 5 });
  const email = `${newId()}@example.com`;
  await fillCart(page, [{ product, quantity: 2 }]);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

  await expect(activeStep(page)).toContainText('Shipping');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  const missing = ['Full name', 'Email', 'Phone', 'Wilaya', 'City', 'Postal code', 'Street'];
  await expect(page.getByRole('alert')).toHaveText(missing.map((part) => `${part} is required`));
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Amina Benali');
  await expect(page.getByText('Full name is required')).toBeHidden();
  await expectAccessible(page);
  await fillAddress(page, { email, Wilaya: 'Alger' });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(activeStep(page)).toContainText('Payment');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(activeStep(page)).toContainText('Review');
  await expect(page.getByRole('complementary').getByText('Free', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();

  await expectThanks(page);
  const orderId = page.url().split('/').at(-1) ?? '';
  const number = orderId.slice(-8).toUpperCase();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText('2900.00 DA').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
    'href',
    `/register?email=${encodeURIComponent(email)}`,
  );
  expect(await page.evaluate(() => localStorage.getItem('lastOrderId'))).toBe(JSON.stringify(orderId));
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();

  await expect.poll(() => shop.mails.to(email).length, { timeout: 15_000 }).toBe(1);
  const [mail] = shop.mails.to(email);
  expect(mail?.subject).toContain(groupedNumber(orderId));
  expect(mail?.text).toContain(groupedNumber(orderId));
  expect(mail?.text).toContain('2900.00 DA');
  await page.goto('/checkout');
  await expect(page, 'the cart is empty now').toHaveURL('/cart');
});

test('the review spells a known commune as it is called, and says what is paid at the door', async ({
  page,
  shop,
}) => {
  await aDeliveryRate(shop.db, { wilaya_code: 9 });
  const product = await aProduct(shop.db, { name: 'Zinc 15 mg', price_centimes: 75_050, stock: 5 });
  await fillCart(page, [{ product }]);
  await page.goto('/checkout');
  await fillAddress(page, { Wilaya: 'Blida', postalCode: '09001' });
  await expect(page.locator('datalist option[value=Boufarik]')).toBeAttached();
  await page.getByLabel('City').fill('boufarik');
  await page.getByLabel('City').press('Enter');
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page.getByText('09001 Boufarik')).toBeVisible();
  await expect(page.getByText('To pay on delivery (total 1750.50 DA, rounded')).toBeVisible();
  await expect(page.getByText('1751.00 DA')).toBeVisible();
});

test('a browser with full storage can still order', async ({ page, shop }) => {
  const { id } = await aProduct(shop.db, { name: 'Saline spray', price_centimes: 42_000 });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await page.goto(`/products/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectThanks(page);
  await expect(page.getByText('Saline spray')).toBeVisible();
});

test('a reload and the back button keep the address and the step, and only a new step gets the focus', async ({
  page,
  shop,
}) => {
  await fillCart(page, [{ product: await aProduct(shop.db) }]);
  await page.goto('/checkout?step=review');
  await expect(page).toHaveURL('/checkout');
  await expect(stepTitle(page, 'Address & Contact')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('Street Address')).toHaveValue('12 Rue Didouche Mourad');

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
  await expect(stepTitle(page, 'Payment Method')).toBeFocused();
  await page.goto('/checkout?step=review');
  await expect(page).toHaveURL('/checkout?step=payment');
  await expect(stepTitle(page, 'Payment Method')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(stepTitle(page, 'Order Summary')).toBeFocused();
  await page.reload();
  await expect(activeStep(page)).toContainText('Review');
  await page.goBack();
  await expect(activeStep(page)).toContainText('Payment');
  await expect(stepTitle(page, 'Payment Method')).toBeFocused();
  await page.getByRole('link', { name: 'Shipping (Completed)' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Oran');
  await page.goBack();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(stepTitle(page, 'Address & Contact')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('an order without an answer is not placed twice, and only a refusal of the shop itself is an answer', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { stock: 1 });
  await reviewOrder(page, product);
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  const alert = page.getByRole('alert');
  await page.route('**/api/orders?*', (route) => route.fulfill({ status: 408 }));
  await placeOrder.click();
  await expect(alert).toContainText('We didn’t hear back from the server');
  // As in a new tab, which knows of no attempt.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(alert).toBeHidden();

  await page.unroute('**/api/orders?*');
  await page.route('**/api/orders?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder.click();
  await expect(alert).toContainText('We didn’t hear back from the server');
  for (const status of [408, 425, 429, 499, 504]) {
    await page.unroute('**/api/orders?*');
    await page.route('**/api/orders?*', (route) => route.fulfill({ status }));
    const answer = page.waitForResponse('**/api/orders?*');
    await placeOrder.click();
    await answer;
    await expect(placeOrder, `after ${status}`).toBeEnabled();
    await expect(alert, `after ${status}`).toContainText('We didn’t hear back from the server');
  }
  await page.unroute('**/api/orders?*');
  await page.reload();
  await expect(alert).toContainText('It is never placed twice');
  await placeOrder.click();
  await expectThanks(page);
  expect(await ordersOf(shop.db, product.id)).toHaveLength(1);
});

test('nothing is ordered while the review shows a refusal, a lack of stock or a new price, and a double click then orders once', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Rare balm', price_centimes: 100_000, stock: 2 });
  await reviewOrder(page, product, 2);
  const change = (values: { stock?: number; price_centimes?: number }) =>
    shop.db.updateTable('products').set(values).where('id', '=', product.id).execute();
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  const json = { message: 'Too many orders. Please wait.' };
  await page.route('**/api/orders?*', (route) => route.fulfill({ status: 429, json }));
  await placeOrder.click();
  await expect(page.getByRole('alert')).toContainText('Nothing was ordered yet');
  await page.unroute('**/api/orders?*');

  await change({ stock: 1 });
  await page.reload();
  await expect(page.getByText('Only 1 left of Rare balm')).toBeVisible();
  await expect(placeOrder).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');

  await change({ stock: 9 });
  await page.reload();
  await expect(placeOrder).toBeEnabled();
  await change({ price_centimes: 120_000 });
  await dropFromCaches(shop.db, [`product:${product.id}`]);
  await placeOrder.click();
  await expect(page.getByRole('alert')).toContainText('Nothing was ordered yet');
  await expect(page.getByText('was 1000.00 DA in your cart')).toBeVisible();
  await expect(page.getByText('3400.00 DA')).toBeVisible();
  expect(await ordersOf(shop.db, product.id)).toHaveLength(0);

  await placeOrder.dblclick();
  await expectThanks(page);
  expect(await ordersOf(shop.db, product.id)).toHaveLength(1);
});

test('a customer orders to the address of their profile, without entering an e-mail address', async ({
  page,
  shop,
}) => {
  const { id } = await signInAs(page, shop);
  await shop.db
    .updateTable('users')
    .set({
      phone: '0661 11 22 33',
      street: '3 Rue Larbi',
      city: 'Oran',
      wilaya: 'Oran',
      postal_code: '31000',
    })
    .where('id', '=', id)
    .execute();
  await fillCart(page, [{ product: await aProduct(shop.db) }]);
  await page.goto('/checkout');

  await expect(page.getByLabel('Full Name')).toHaveValue('A user');
  await expect(page.getByLabel('Phone Number')).toHaveValue('0661 11 22 33');
  await expect(page.getByLabel('Phone Number')).toHaveJSProperty('readOnly', true);
  await expect(page.getByLabel('Country')).toHaveJSProperty('readOnly', true);
  await expect(page.getByLabel('Email Address')).toBeHidden();
  await page.getByLabel('City').fill('Es Senia');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Es Senia');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/order\/[a-z2-7]{36}$/);
  const orders = await shop.db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('user_id', '=', id)
    .execute();
  expect(orders).toEqual([{ id: page.url().split('/').at(-1), user_id: id }]);
  expect(await page.evaluate(() => localStorage.getItem('lastOrderId'))).toBe(JSON.stringify(orders[0]?.id));
});

test('a customer signs in again when the session ended during the checkout', async ({ page, shop }) => {
  const user = await signInAs(page, shop);
  await reviewOrder(page, await aProduct(shop.db));
  await endSessionsOf(shop, user);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/checkout?step=review')}`);
  await rememberUser(page, user);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).not.toBeNull();
});

type Product = Awaited<ReturnType<typeof aProduct>>;

/** Opens the review step with the steps before it filled in. */
async function reviewOrder(page: Page, product: Product, quantity = 1) {
  await storeLocalEntries(page, {
    cartItems: cartOf([{ product, quantity }]),
    shippingAddress: { ...address, country: 'Algeria' },
    paymentMethod: 'Cash on Delivery',
  });
  await page.goto('/checkout?step=review');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
}

/** The first order of a process also loads the mail templates, which is slow on a busy machine. */
async function expectThanks(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Thank you for your order!', { timeout: 20_000 });
}

function activeStep(page: Page) {
  return page.getByRole('navigation', { name: 'Checkout progress' }).locator('[aria-current="step"]');
}

function stepTitle(page: Page, name: string) {
  return page.getByRole('region', { name }).getByRole('heading', { level: 2, name });
}

function ordersOf(db: Parameters<typeof aProduct>[0], productId: string) {
  return db.selectFrom('order_items').where('product_id', '=', productId).select('order_id').execute();
}

test('an order from the cart keeps the campaign of the link by which its buyer came', async ({
  page,
  shop,
}) => {
  const { id } = await aProduct(shop.db, { name: 'Advertised Cream' });
  await page.goto(`/products/${id}?utm_source=instagram&utm_campaign=story+1`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart', exact: false }).first().click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page, { Wilaya: 'Alger' });
  // The tab remembers it, also after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectThanks(page);
  const order = await shop.db
    .selectFrom('orders')
    .select(['source', 'utm_source', 'utm_medium', 'utm_campaign', 'landing_path'])
    .where('id', '=', page.url().split('/').at(-1) ?? '')
    .executeTakeFirst();
  expect(order).toEqual({
    ...{ source: 'web', utm_source: 'instagram', utm_medium: null, utm_campaign: 'story 1' },
    landing_path: `/products/${id}`,
  });
});
