import type { Page } from '@playwright/test';
import { hashPassword } from '../server/accounts/passwords/hash-password.ts';
import { hashToken, newToken } from '../server/accounts/sessions/session-token.ts';
import { anAccount, password } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a profile is saved after failures that keep the draft, and the menu shows the new name', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  await page.clock.install();
  const calls = '**/api/auth/profile*';
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Busy');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);

  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Phone Number').fill('0550 12 34 56');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await expect(page.getByLabel('Wilaya').locator('option')).toHaveCount(59);
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update your profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Benali');
  // A save without an answer ends after ten seconds.
  await page.unroute(calls);
  await page.route(calls, () => undefined);
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await page.clock.fastForward(10_100);
  await expect(save).toBeEnabled();

  await page.unroute(calls);
  await save.click();
  const news = page.getByRole('status').filter({ hasText: 'Profile updated successfully' });
  await expect(news).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(news).toBeHidden();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Amina Benali');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome, Amina Benali')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('0550 12 34 56');
  await expect(page.getByLabel('Wilaya')).toHaveValue('Oran');
});

test('a new password needs the current one, and each of its fields gets the required messages', async ({
  page,
  shop,
}) => {
  await enterWithPassword(page, shop);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Current password is required',
    'New password is required',
    'Confirm password is required',
  ]);
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('New Password').fill('Rosemary-8');
  await expect(page.getByText('Strong')).toBeHidden();
  await page.getByLabel('New Password').fill('Rosemary-8!');
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('Rosemary-8');
  await page.getByLabel('Current Password').fill('not it');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await page.getByLabel('Confirm Password').fill('Rosemary-8!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
  await expect(page.getByLabel('New Password')).toHaveValue('Rosemary-8!');
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('New Password')).toHaveValue('');
});

test('a new e-mail address needs the password and must not be taken', async ({ page, shop }) => {
  const { email } = await enterWithPassword(page, shop);
  const taken = await anAccount(shop.db);
  await page.goto('/profile');
  await expect(page.getByLabel('Current Password')).toBeHidden();
  await page.getByLabel('Email Address').fill(taken.email.toUpperCase());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Current password is required');
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists');
  await expect(page.getByLabel('Email Address')).toHaveValue(taken.email.toUpperCase());

  await page.getByLabel('Email Address').fill(`new-${email}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(`new-${email}`);
});

test('an administrator who signs in with Google sets a password of 12 characters, without a current one', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set a Password' }).click();
  await expect(page.getByLabel('Current Password')).toBeHidden();
  await expect(page.getByText('At least 12 characters')).toBeVisible();
  await page.getByLabel('New Password').fill('Rosemary-8!');
  await page.getByLabel('Confirm Password').fill('Rosemary-8!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('New password must be at least 12 characters');
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
});

test('a person sees on which devices they are signed in, signs another one out, and then all', async ({
  page,
  shop,
}) => {
  const { id } = await signInAs(page, shop);
  const now = new Date();
  await shop.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(newToken()), user_id: id, created_at: now, last_seen_at: now })
    .execute();
  await page.goto('/profile');
  const show = page.getByRole('button', { name: 'Show my devices' });
  await show.click();
  await expect(show).toHaveAttribute('aria-expanded', 'true');
  const devices = page.getByRole('listitem').filter({ hasText: 'Last used' });
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first().getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await devices
    .last()
    .getByRole('button', { name: /^Sign out: / })
    .click();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  const sessions = shop.db.selectFrom('sessions').select('token_hash').where('user_id', '=', id);
  expect(await sessions.execute()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page).toHaveURL('/');
  expect(await sessions.execute()).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
});

/** Signs the browser in as a new user with that password, without the form. */
async function enterWithPassword(page: Page, shop: Shop) {
  const user = await signInAs(page, shop);
  const password_hash = await hashPassword(password);
  await shop.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
  return user;
}
