import { anAccount, password, signIn, submitSignIn } from './an-account.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('saving a profile shows a message for three seconds, and the menu shows the new name', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop);
  await page.clock.install();
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Phone Number').fill('0550 12 34 56');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await expect(page.getByLabel('Wilaya').locator('option')).toHaveCount(59);
  await page.getByRole('button', { name: 'Save Changes' }).click();
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

test('each field of a new password gets the required messages', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await signIn(page, email);
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
  await page.getByLabel('Current Password').fill(password);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
});

test('changing the password needs the current one, and the new one signs in', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  await signIn(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password').fill('not it');
  await page.getByLabel('New Password').fill('Rosemary-8!');
  await page.getByLabel('Confirm Password').fill('Rosemary-8!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
  await expect(page.getByLabel('New Password')).toHaveValue('Rosemary-8!');
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('New Password')).toHaveValue('');

  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await submitSignIn(page, email, 'Rosemary-8!');
  await expect(page).toHaveURL('/profile');
});

test('a new e-mail address needs the password and must not be taken', async ({ page, shop }) => {
  const { email } = await anAccount(shop.db);
  const taken = await anAccount(shop.db);
  await signIn(page, email);
  await page.goto('/profile');
  await expect(page.getByLabel('Current Password')).toBeHidden();
  await page.getByLabel('Email Address').fill(taken.email.toUpperCase());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Current password is required');
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel('Email Address')).toHaveValue(taken.email.toUpperCase());

  await page.getByLabel('Email Address').fill(`new-${email}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(`new-${email}`);
});

test("an administrator's new password needs 12 characters, and the form says so", async ({ page, shop }) => {
  const { email } = await anAccount(shop.db, { role: 'admin' });
  await signIn(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('At least 12 characters')).toBeVisible();
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password').fill('Rosemary-8!');
  await page.getByLabel('Confirm Password').fill('Rosemary-8!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('New password must be at least 12 characters');
});

test('a user of Google sign-in sets a password without a current one', async ({ page, shop }) => {
  await enterAs(page, shop);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set a Password' }).click();
  await expect(page.getByLabel('Current Password')).toBeHidden();
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
});

test('a failed save keeps the draft, and a save without an answer ends after ten seconds', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop);
  await page.clock.install();
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update your profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Benali');

  await page.unroute('**/api/auth/profile');
  await page.route('**/api/auth/profile', () => undefined);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await page.clock.runFor(10_100);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('a profile that cannot be loaded can be tried again', async ({ page, shop }) => {
  const user = await enterAs(page, shop);
  await page.route('**/api/auth/profile', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Busy');
  await page.unroute('**/api/auth/profile');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
});

test('a person sees on which devices they are signed in and signs another one out', async ({
  page,
  browser,
  shop,
}) => {
  const { email } = await anAccount(shop.db);
  const other = await browser.newContext({ baseURL: shop.url });
  const otherPage = await other.newPage();
  await signIn(otherPage, email);
  await signIn(page, email);
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
  await otherPage.goto('/profile');
  await expect(otherPage).toHaveURL(/\/login\?redirect=/);
  await other.close();
});
