import { aProduct } from '../test/factories.ts';
import { anAccount, logOut, password, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';

test('a correct password signs in, and the account menu shows the name until sign-out; the cart stays', async ({
  page,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  await fillCart(page, [{ product: await aProduct(shop.db), quantity: 3 }]);
  const filledCart = page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' });
  await page.goto('/login');
  await submitSignIn(page, email.toUpperCase());
  await expect(page).toHaveURL('/');
  await expect(filledCart).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome, Amina Benali')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden();
  await expectAccessible(page);

  // The sign-in page redirects a signed-in user, but not out of the shop.
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
  await expect(page).toHaveURL('/');
  await logOut(page);
  await expect(filledCart).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a guest corrects the sign-in form, signs in with the keyboard only and returns to the requested page', async ({
  page,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  await page.goto('/myorders?from=mail');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/myorders?from=mail')}`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(['Email is required', 'Password is required']);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await submitSignIn(page, 'amina', 'x');
  await expect(page.getByRole('alert')).toHaveText(['Email address is invalid']);
  await expectAccessible(page);

  const answer = page.waitForResponse('**/api/auth/login?*');
  await submitSignIn(page, email, 'not the password');
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/login\?/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('not the password');

  await page.getByLabel('Email Address').clear();
  await field.clear();
  await page.getByLabel('Email Address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myorders?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});
