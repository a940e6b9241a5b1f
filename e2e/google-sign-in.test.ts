import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { anAccount, logOut, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';

test('a new Google user types the mailed code, which is six digits, and is signed in', async ({
  page,
  shop,
}) => {
  const { email } = chooseAccount(shop);
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL(
    new RegExp(`/verify-code\\?email=${encodeURIComponent(email)}&verificationId=[\\w-]+$`),
  );
  const field = page.getByLabel('Verification Code');
  await expect(page.getByRole('timer')).toContainText('04:');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter the verification code');
  await field.pressSequentially('12a3 45-678');
  await expect(field).toHaveValue('123456');

  const code = await mailedCode(shop, email);
  const answer = page.waitForResponse('**/api/auth/google-auth-verify?*');
  await typeCode(page, code === '000000' ? '111111' : '000000');
  expect((await answer).status()).toBe(400);
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await expectAccessible(page);
  await typeCode(page, code);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome, Amina Google')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('googleEmail'))).toContain(email);
});

test('a known Google user needs no code, on the sign-in page, which remembers Google, and on the register page', async ({
  page,
  shop,
}) => {
  const { sub, email } = chooseAccount(shop);
  await anAccount(shop.db, { email, google_sub: sub, password_hash: null });
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL('/');
  await logOut(page);
  await page.goto('/login');
  await expect(
    page.getByText('You previously signed in with Google. Please use Google sign-in below.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await clickGoogle(page);
  await expect(page).toHaveURL('/');
});

test('after the countdown the code has expired, and a new code restarts it', async ({ page, shop }) => {
  const { email } = chooseAccount(shop);
  await page.clock.install();
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL(/\/verify-code/);
  // The countdown has started.
  await expect(page.getByRole('timer')).toContainText('04:');
  await page.clock.fastForward(300_000);
  await expect(page.getByRole('alert')).toHaveText('Your code has expired.');
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Request New Code' }).click();
  await expect(page.getByRole('timer')).toContainText(/0[45]:/);
  await expect(page.getByLabel('Verification Code')).toHaveValue('');
  await expect.poll(() => shop.mails.to(email)).toHaveLength(2);
  await typeCode(page, codeIn(shop.mails.to(email)[1]?.text));
  await expect(page).toHaveURL('/');
});

test('an incomplete link leads to the sign-in page, which has the provider’s script only while it is open', async ({
  page,
}) => {
  await page.goto('/verify-code');
  await expect(page.getByRole('alert')).toHaveText(
    'Missing required information. Please try signing in again.',
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(googleButton(page)).toBeVisible();
  expect(await page.evaluate(() => 'google' in window)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Saha, home' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
});

test('a forged credential signs nobody in, nor does an answer without one, and the button can be tried again', async ({
  page,
  shop,
}) => {
  const { sub, email } = chooseAccount(shop, { iss: 'https://evil.example' });
  await anAccount(shop.db, { email, google_sub: sub });
  await page.goto('/login');
  await expect(googleButton(page)).toBeVisible();
  await googleButton(page).evaluate((button) => {
    const answerNothing = (event: Event) => {
      event.stopImmediatePropagation();
      parent.postMessage('', '*');
    };
    button.addEventListener('click', answerNothing, { capture: true, once: true });
  });
  await clickGoogle(page);
  await expect(page.getByRole('alert')).toHaveText('Google sign in failed. Please try again.');
  await clickGoogle(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to process Google authentication');
  await expectAccessible(page);
  shop.google.account = { ...shop.google.account, iss: shop.google.issuer };
  await clickGoogle(page);
  await expect(page).toHaveURL('/');
});

test('the password still works if the provider’s script cannot be loaded', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await page.route('**/gsi/client', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Google sign-in could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/');
});

/** Sets the user who is signed in at the provider. The provider does not own the address unless `claims` say so. */
function chooseAccount({ google }: Shop, claims: Record<string, string> = {}) {
  const [sub, email] = [newId(), `${newId()}@example.com`];
  google.account = { sub, email, name: 'Amina Google', ...claims };
  return { sub, email };
}

function googleButton(page: Page) {
  return page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button');
}

function clickGoogle(page: Page) {
  return googleButton(page).click();
}

async function mailedCode({ mails }: Shop, email: string) {
  await expect.poll(() => mails.to(email)).toHaveLength(1);
  return codeIn(mails.to(email)[0]?.text);
}

function codeIn(text = '') {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Verification Code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
}
