import type { Page } from '@playwright/test';
import { createResetToken } from '../server/accounts/reset-password.ts';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { anAccount, signIn, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

const newPassword = 'Cardamom-and-8-figs';

test('a mailed link sets a new password and ends the session on the other device', async ({
  page,
  openDevice,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  const other = await openDevice();
  await signIn(other, email);

  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => shop.mails.to(email)).toHaveLength(1);
  await page.goto(linkIn(shop.mails.to(email)[0]?.text));
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await choose(page, newPassword);

  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => shop.mails.to(email).at(-1)?.subject).toBe('Your Saha password was changed');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('link', { name: 'My Profile' }).click();
  await expect(other).toHaveURL('/login?redirect=%2Fprofile');
  // The page redirects there on its own, which would interrupt another navigation.
  await page.waitForURL('/login');
  await signIn(page, email, newPassword);
});

test('an unknown address gets the same message, and another one can be tried', async ({ page, shop }) => {
  const email = `${newId()}@example.com`;
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Try Different Email' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('');
  expect(shop.mails.to(email)).toEqual([]);
});

test('the done page leads to the sign-in page after 3 seconds', async ({ page, shop }) => {
  const { token } = await aLink(shop.db);
  await page.clock.install();
  await page.goto(`/reset-password?token=${token}`);
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/reset-password/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/login');
});

test('a link works only once', async ({ page, shop }) => {
  const { token, email } = await aLink(shop.db);
  await page.goto(`/reset-password?token=${token}`);
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed' })).toBeVisible();
  await page.goto(`/reset-password?token=${token}`);
  await expectInvalid(page, 'Invalid or expired reset token');
  await page.goto('/login');
  await submitSignIn(page, email, newPassword);
  await expect(page).toHaveURL('/');
});

test('a link that is used up while its form is open says so', async ({ page, shop }) => {
  const { token, userId } = await aLink(shop.db);
  await page.goto(`/reset-password?token=${token}`);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await shop.db.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
  await choose(page, newPassword);
  await expect(page.getByText('Invalid or expired reset token')).toBeVisible();
  await expectAccessible(page);
});

test('a link expires after an hour, and a newer one invalidates it', async ({ page, shop }) => {
  const { token, userId } = await aLink(shop.db);
  const newer = await createResetToken(shop.db, { userId, now: new Date() });
  await page.goto(`/reset-password?token=${token}`);
  await expectInvalid(page, 'Invalid or expired reset token');
  await page.goto(`/reset-password?token=${newer}`);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  const past = new Date(Date.now() - 1_000);
  await shop.db.updateTable('reset_tokens').set({ expires_at: past }).where('user_id', '=', userId).execute();
  await page.reload();
  await expectInvalid(page, 'Invalid or expired reset token');
});

test('a URL without a token says that the token is missing', async ({ page }) => {
  await page.goto('/reset-password');
  await expectInvalid(page, 'Invalid or missing reset token. Please request a new password reset link.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('only the length is enforced, and the checklist marks the rules that are met', async ({
  page,
  shop,
}) => {
  const { token } = await aLink(shop.db);
  await page.goto(`/reset-password?token=${token}`);
  await choose(page, 'seven77');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await choose(page, newPassword, 'Cardamom-and-8-dates');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  const rules = page.getByRole('list', { name: 'A strong password has' }).getByRole('listitem');
  await page.getByLabel('New Password', { exact: true }).fill('abcdefgh');
  await expect(rules.filter({ hasText: 'done' })).toHaveCount(1);
  await choose(page, 'cardamom and figs');
  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed' })).toBeVisible();
});

test('an administrator is told that 12 characters are needed, and can use the link again', async ({
  page,
  shop,
}) => {
  const { token, userId } = await aLink(shop.db);
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute();
  await page.goto(`/reset-password?token=${token}`);
  await choose(page, 'Figs-and-8');
  const length = page.getByRole('listitem').filter({ hasText: 'At least 12 characters' });
  await expect(length).toBeVisible();
  await expect(length).not.toContainText('done');
  const field = page.getByLabel('New Password', { exact: true });
  await expect(field).toHaveAccessibleDescription(/Password must be at least 12 characters/);
  await expect(field).toBeFocused();
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expectAccessible(page);
  await field.fill(newPassword);
  await expect(length).toContainText('done');
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed' })).toBeVisible();
});

test('the page of a mailed link sends its URL to nobody', async ({ page, shop }) => {
  const { token } = await aLink(shop.db);
  const told: string[] = [];
  page.on('request', (request) => {
    const referer = request.headers().referer ?? '';
    const isOurOwnCheck = request.url().includes('/api/auth/reset-password/verify');
    if (referer.includes(token) || (request.url().includes(token) && !request.isNavigationRequest())) {
      if (!isOurOwnCheck || referer.includes(token)) told.push(request.url());
    }
  });
  const reply = await page.goto(`/reset-password?token=${token}`);
  expect(reply?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  expect(told).toEqual([]);
});

async function aLink(db: Db) {
  const { id: userId, email } = await anAccount(db);
  return { userId, email, token: await createResetToken(db, { userId, now: new Date() }) };
}

function linkIn(text = '') {
  const [link = ''] = /http\S+\/reset-password\?token=[\w-]{43}/.exec(text) ?? [];
  return link;
}

async function choose(page: Page, password: string, confirm = password) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirm);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function expectInvalid(page: Page, message: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid or Expired Link' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
}
