import type { Page } from '@playwright/test';
import { createResetToken } from '../server/accounts/reset-password.ts';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { anAccount, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

const newPassword = 'Cardamom-and-8-figs';

test('a visitor who first asked with an unknown address sets a new password by a mailed link', async ({
  page,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  const unknown = `${newId()}@example.com`;
  await page.clock.install();
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(unknown);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeFocused();
  await expect(page.getByText(unknown)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Different Email' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeFocused();
  await expect.poll(() => shop.mails.to(email)).toHaveLength(1);
  expect(shop.mails.to(unknown)).toEqual([]);

  await page.goto(linkIn(shop.mails.to(email)[0]?.text));
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Password Changed' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => shop.mails.to(email).at(-1)?.subject).toBe('Your Saha password was changed');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/reset-password/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, email, newPassword);
  await expect(page).toHaveURL('/');
});

test('a link without its token leads to a new one, which says so if it is used up while its form is open', async ({
  page,
  shop,
}) => {
  await page.goto('/reset-password');
  await expectInvalid(page, 'Invalid or missing reset token. Please request a new password reset link.');
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  const { token, userId } = await aLink(shop.db);
  await page.goto(`/reset-password?token=${token}`);
  await choose(page, 'seven77');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await choose(page, newPassword, 'Cardamom-and-8-dates');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await shop.db.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
  await choose(page, newPassword);
  await expect(page.getByText('Invalid or expired reset token')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expectInvalid(page, 'Invalid or expired reset token');
});

test('an administrator is told that 12 characters are needed, and the other rules only advise', async ({
  page,
  shop,
}) => {
  const { token, userId } = await aLink(shop.db);
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute();
  await page.goto(`/reset-password?token=${token}`);
  await choose(page, 'Figs-and-8');
  const rules = page.getByRole('list', { name: 'A strong password has' }).getByRole('listitem');
  const length = rules.filter({ hasText: 'At least 12 characters' });
  await expect(length).toBeVisible();
  await expect(length).not.toContainText('done');
  const field = page.getByLabel('New Password', { exact: true });
  await expect(field).toHaveAccessibleDescription(/Password must be at least 12 characters/);
  await expect(field).toBeFocused();
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expectAccessible(page);
  await field.fill('cardamom and figs');
  await expect(length).toContainText('done');
  await expect(rules.filter({ hasText: 'done' })).toHaveCount(1);
  await choose(page, 'cardamom and figs');
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
