import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { anAccount, logOut, signIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';

test('a new Google user enters the mailed code and is signed in', async ({ page, shop }) => {
  const { email } = chooseAccount(shop);
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL(
    new RegExp(`/verify-code\\?email=${encodeURIComponent(email)}&verificationId=[\\w-]+$`),
  );
  await typeCode(page, await mailedCode(shop, email));

  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome, Amina Google')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('googleEmail'))).toContain(email);
});

test('a known Google user needs no code, and the sign-in page remembers Google', async ({ page, shop }) => {
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
});

test('the register page signs in with Google too', async ({ page, shop }) => {
  const { sub, email } = chooseAccount(shop);
  await anAccount(shop.db, { email, google_sub: sub });
  await page.goto('/register');
  await clickGoogle(page);
  await expect(page).toHaveURL('/');
});

test('a password account is linked by the mailed code and keeps its password', async ({ page, shop }) => {
  const { sub, email } = chooseAccount(shop);
  const { id } = await anAccount(shop.db, { email });
  await page.goto('/login');
  await clickGoogle(page);
  await typeCode(page, await mailedCode(shop, email));
  await expect(page).toHaveURL('/');
  const linked = await shop.db.selectFrom('users').select('google_sub').where('id', '=', id).execute();
  expect(linked).toEqual([{ google_sub: sub }]);
  await logOut(page);
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL('/');
  await logOut(page);
  await signIn(page, email);
});

test('the mailed code ends a password that a stranger set for the address', async ({ page, shop }) => {
  const { email } = chooseAccount(shop);
  await anAccount(shop.db, { email, email_proved: false });
  await page.goto('/login');
  await clickGoogle(page);
  await typeCode(page, await mailedCode(shop, email));
  await expect(page).toHaveURL('/');
  await expect.poll(() => shop.mails.to(email)).toHaveLength(2);
  expect(shop.mails.to(email)[1]?.subject).toContain('password');
});

test('a wrong code shows an error, and after five of them the right one is refused too', async ({
  page,
  shop,
}) => {
  const { email } = chooseAccount(shop);
  await page.goto('/login');
  await clickGoogle(page);
  const code = await mailedCode(shop, email);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries++) await expectRefused(page, wrong);
  await expectRefused(page, code);
  await expectAccessible(page);
});

test('the code field accepts six digits and nothing else', async ({ page, shop }) => {
  chooseAccount(shop);
  await page.goto('/login');
  await clickGoogle(page);
  const field = page.getByLabel('Verification Code');
  await expect(page.getByRole('timer')).toContainText('04:');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter the verification code');
  await field.pressSequentially('12a3 45-678');
  await expect(field).toHaveValue('123456');
});

test('after the countdown the code has expired, and a new code restarts it', async ({ page, shop }) => {
  const { email } = chooseAccount(shop);
  await page.clock.install();
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL(/\/verify-code/);
  const first = await mailedCode(shop, email);
  // The countdown has started.
  await expect(page.getByRole('timer')).toContainText('04:');
  await page.clock.runFor(300_000);
  await expect(page.getByRole('alert')).toHaveText('Your code has expired.');
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Request New Code' }).click();
  await expect(page.getByRole('timer')).toContainText(/0[45]:/);
  await expect(page.getByLabel('Verification Code')).toHaveValue('');
  await expect.poll(() => shop.mails.to(email)).toHaveLength(2);
  const second = codeIn(shop.mails.to(email)[1]?.text);
  if (first !== second) await expectRefused(page, first);
  await typeCode(page, second);
  await expect(page).toHaveURL('/');
});

test('a code expires after 300 seconds, whatever the browser’s clock says', async ({ page, shop }) => {
  const { email } = chooseAccount(shop);
  await page.goto('/login');
  await clickGoogle(page);
  const code = await mailedCode(shop, email);
  const past = new Date(Date.now() - 1_000);
  await shop.db
    .updateTable('verification_codes')
    .set({ expires_at: past })
    .where('email', '=', email)
    .execute();
  await expectRefused(page, code);
});

test('a code does not work in another browser', async ({ page, openDevice, shop }) => {
  const { email } = chooseAccount(shop);
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page).toHaveURL(/\/verify-code/);
  const thief = await openDevice();
  await thief.goto(page.url());
  await expectRefused(thief, await mailedCode(shop, email));
});

test('without an address and an id the page says what is missing', async ({ page }) => {
  await page.goto('/verify-code');
  await expect(page.getByRole('alert')).toHaveText(
    'Missing required information. Please try signing in again.',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a forged credential signs nobody in, and the button can be tried again', async ({ page, shop }) => {
  const { sub, email } = chooseAccount(shop, { iss: 'https://evil.example' });
  await anAccount(shop.db, { email, google_sub: sub });
  await page.goto('/login');
  await clickGoogle(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to process Google authentication');
  await expectAccessible(page);
  shop.google.account = { ...shop.google.account, iss: shop.google.issuer };
  await clickGoogle(page);
  await expect(page).toHaveURL('/');
});

test('an answer without a credential shows an error', async ({ page, shop }) => {
  chooseAccount(shop);
  await page.goto('/login');
  await expect(googleButton(page)).toBeVisible();
  await googleButton(page).evaluate((button) => {
    const answerNothing = (event: Event) => {
      event.stopImmediatePropagation();
      parent.postMessage('', '*');
    };
    button.addEventListener('click', answerNothing, true);
  });
  await clickGoogle(page);
  await expect(page.getByRole('alert')).toHaveText('Google sign in failed. Please try again.');
});

test('the password still works if the provider’s script cannot be loaded', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await page.route('**/gsi/client', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Google sign-in could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, email);
});

test('only the two sign-in pages load the provider’s script', async ({ page, shop }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    // Pictures of products may be on other sites.
    if (request.resourceType() !== 'image') hosts.add(new URL(request.url()).origin);
  });
  for (const path of ['/', '/forgot-password', '/reset-password?token=x', '/verify-code', '/contact']) {
    const reply = await page.goto(path);
    expect(reply?.headers()['content-security-policy'], path).not.toContain(shop.google.issuer);
  }
  expect(hosts).toEqual(new Set([shop.url]));
  for (const path of ['/login', '/register']) {
    const reply = await page.goto(path);
    expect(reply?.headers()['content-security-policy'], path).toContain(`${shop.google.issuer}/gsi/client`);
    await expect(googleButton(page)).toBeVisible();
  }
});

test('a link within the shop to the sign-in page shows the button too', async ({ page, shop }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(googleButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Saha, home' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
  expect(shop.google.issuer).toContain('127.0.0.1');
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

async function expectRefused(page: Page, code: string) {
  const answer = page.waitForResponse('**/api/auth/google-auth-verify');
  await typeCode(page, code);
  expect((await answer).status()).toBe(400);
  await expect(page.getByText('Invalid verification code')).toBeVisible();
}
