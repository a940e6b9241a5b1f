import { newId } from '../server/platform/db/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { anAccount, logOut, password, signIn, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';

test('a correct password signs in, and the account menu shows the name until sign-out', async ({
  page,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  await page.goto('/login');
  await submitSignIn(page, email.toUpperCase());

  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome, Amina Benali')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a wrong password and an unknown address get the same message', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await page.goto('/login');
  for (const address of [email, `${newId()}@example.com`]) {
    const answer = page.waitForResponse('**/api/auth/login');
    await submitSignIn(page, address, 'not the password');
    expect((await answer).status()).toBe(401);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  }
  await expect(page).toHaveURL('/login');
  await expectAccessible(page);
});

test('missing and invalid values show an error at their field before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(['Email is required', 'Password is required']);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await submitSignIn(page, 'amina', 'x');
  await expect(page.getByRole('alert')).toHaveText(['Email address is invalid']);
  await expectAccessible(page);
});

test('the password can be shown and hidden without losing the text', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('tea');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('tea');
});

test('signing in works with the keyboard only', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await page.goto('/login');
  await page.getByLabel('Email Address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the sign-in page redirects a signed-in user', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await signIn(page, email);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('signing in returns to the requested page', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await page.goto('/myorders?from=mail');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/myorders?from=mail')}`);
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/myorders?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test('no redirect leaves the shop', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await signIn(page, email);
  const outside = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];
  for (const redirect of outside) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page, redirect).toHaveURL('/');
  }
  expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
});

test('without JavaScript the form is shown, and no value gets into the URL', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    const email = page.getByLabel('Email Address');
    await email.fill('amina@example.com');
    await email.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(email, path).toHaveValue('amina@example.com');
    await expect(page.locator('main form'), path).toHaveAttribute('method', 'post');
  }
  await context.close();
});

test('signing out in one tab signs out the other', async ({ page, context, shop }) => {
  const { email } = await anAccount(shop.db);
  await signIn(page, email);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Email Address')).toHaveValue(email);

  await logOut(page);
  await expect(other).toHaveURL('/login?redirect=%2Fprofile');
  await expect(other.getByText(email)).toBeHidden();
});

test('a session that ended elsewhere leads to the sign-in page at the next click, and back', async ({
  page,
  shop,
}) => {
  const { id, email } = await anAccount(shop.db);
  await signIn(page, email);
  await shop.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My Orders' }).click();

  await expect(page).toHaveURL('/login?redirect=%2Fmyorders');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/myorders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test('the cart survives signing in and out', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await fillCart(page, [{ product: await aProduct(shop.db), quantity: 3 }]);
  const filled = page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' });
  await signIn(page, email);
  await expect(filled).toBeVisible();
  await logOut(page);
  await expect(filled).toBeVisible();
});
