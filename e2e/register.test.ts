import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { anAccount, logOut, password } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';

test('a visitor registers once with a double click, orders, finds the order under My Orders, and signs out', async ({
  page,
  shop,
}) => {
  // The link below a guest's order names the address.
  const email = `amina+${newId()}@example.com`;
  const product = await aProduct(shop.db, { name: 'Magnesium B6', price_centimes: 145_000 });
  await page.goto(`/register?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL('/');
  await expect.poll(() => shop.mails.to(email).map(({ subject }) => subject)).toEqual(['Welcome to Saha']);
  const accounts = await shop.db.selectFrom('users').where('email', '=', email).select('id').execute();
  expect(accounts).toHaveLength(1);

  await fillCart(page, [{ product }]);
  await page.goto('/checkout');
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Benali');
  await expect(page.getByLabel('Email Address')).toBeHidden();
  await page.getByLabel('Phone Number').fill('0550 12 34 56');
  await page.getByLabel('Street Address').fill('12 Rue Didouche Mourad');
  await page.getByLabel('City').fill('Oran');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await page.getByLabel('Postal Code').fill('31000');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();

  await expect(page).toHaveURL(/\/order\/[a-z2-7]{36}$/, { timeout: 20_000 });
  const number = page.url().slice(-8).toUpperCase();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${number}` })).toBeVisible();
  await expect(page.getByText('2450.00 DA').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/myorders');
  await page.getByRole('link', { name: `View order ${number}` }).click();
  await expect(page.getByRole('link', { name: 'Magnesium B6' })).toBeVisible();

  const orderPath = new URL(page.url()).pathname;
  await logOut(page);
  await page.goto(orderPath);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(orderPath)}`);
});

test('the form names what is missing or refused, and leads to sign in with an address that is taken', async ({
  page,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  await page.goto('/register?redirect=%2Fmyorders');
  await submit(page);
  const alerts = page.getByRole('alert');
  await expect(alerts.first()).toHaveText('Name is required');
  await expect(alerts).toContainText(['Name is required', 'Email is required', 'Password is required']);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, { email: email.toUpperCase(), password: '#Saffron7!', confirm: '#Saffron7' });
  await expect(page.getByText('Password strength: Medium')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await submit(page);
  await expect(alerts).toHaveText('Passwords do not match');
  await page.getByLabel('Password', { exact: true }).fill('Saffron7!');
  await page.getByLabel('Confirm Password').fill('Saffron7!');
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  await expect(page.getByText('Passwords match')).toBeVisible();
  await expectAccessible(page);

  await fillIn(page, { email: email.toUpperCase(), password: 'password123', confirm: 'password123' });
  await submit(page);
  await expect(alerts).toContainText('common');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await fillIn(page, { email: email.toUpperCase() });
  await submit(page);
  await expect(alerts).toContainText('already');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in with this address' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fmyorders');
});

const complete = {
  name: 'Amina Benali',
  email: `${newId()}@example.com`,
  password,
  confirm: password,
};

async function fillIn(page: Page, changes: Partial<typeof complete> = {}) {
  const values = { ...complete, ...changes };
  await page.getByLabel('Full Name').fill(values.name);
  await page.getByLabel('Email Address').fill(values.email);
  await page.getByLabel('Password', { exact: true }).fill(values.password);
  await page.getByLabel('Confirm Password').fill(values.confirm);
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'Create Account' }).click();
}
