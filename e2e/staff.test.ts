import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../server/accounts/passwords/hash-password.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { anOrder } from '../test/factories.ts';
import { logOut, password, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an invited packer joins and sees the orders to pack, and nothing else', async ({
  page,
  openDevice,
  shop,
}) => {
  const email = `${newId().slice(0, 12)}@example.com`;
  const order = await anOrder(shop.db, { status: 'Processing', email: 'buyer@example.com' });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/staff');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('main').getByLabel('Role', { exact: true }).selectOption('Packer');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw: ${email}` })).toBeVisible();
  await expectAccessible(page);

  await expect.poll(() => shop.mails.to(email)).toHaveLength(1);
  const link = /\S+\/invitation\?token=\S+/.exec(shop.mails.to(email)[0]?.text ?? '')?.[0] ?? '';
  const packer = await openDevice();
  await packer.goto(link);
  await expect(packer.getByText(`You join with ${email} as packer.`)).toBeVisible();
  await expect(packer).toHaveURL('/invitation');
  await packer.getByLabel('Full Name').fill('Lina Haddad');
  await packer.getByLabel('Password', { exact: true }).fill('olive tree in the yard');
  await packer.getByLabel('Confirm Password', { exact: true }).fill('olive tree in the yard');
  await expectAccessible(packer);
  await packer.getByRole('button', { name: 'Join' }).click();

  await expect(packer.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const navigation = packer.getByRole('navigation', { name: 'Back office' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Orders',
    'Parcels',
    'Second step',
    'View shop',
  ]);
  await expect(packer.getByText('Revenue')).toHaveCount(0);
  await expect(packer.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Orders' }).click();
  await expect(packer.getByRole('link', { name: 'Export' })).toHaveCount(0);
  await packer.goto(`/admin/orders/${order.id}`);
  await expect(packer.getByText('buyer@example.com')).toHaveCount(0);
  await expect(packer.getByText('No email provided')).toHaveCount(0);
  for (const name of ['Mark as Paid', 'Send Email']) {
    await expect(packer.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(packer.getByLabel('Order Status').locator('option')).toHaveText(['Processing', 'Shipped']);

  await page.reload();
  await page.getByRole('button', { name: 'Remove: Lina Haddad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Lina Haddad')).toHaveCount(0);
  await packer.goto('/admin/orders');
  await expect(packer).toHaveURL(/\/login\?redirect=/);
});

test('a member of staff sets up a passkey and an app, and signs in with the second step', async ({
  page,
  shop,
}) => {
  const { id, email } = await signInAs(page, shop, 'packer');
  const password_hash = await hashPassword(password);
  await shop.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });
  await page.goto('/second-step');
  await expect(page.getByText('You sign in with your password only.')).toBeVisible();
  await page.getByRole('button', { name: 'Set Up a Second Step' }).click();
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Recovery Codes' })).toBeFocused();
  // As on an address without HTTPS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The codes could not be copied. Write them down.')).toBeVisible();
  const codes = page.getByRole('main').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();

  await page.getByRole('button', { name: 'Add Another' }).click();
  await page.getByRole('button', { name: 'Use an Authenticator App' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code From the App').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is wrong or has been used already');
  await page.getByLabel('Code From the App').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Unused recovery codes: 10')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(2);

  await logOut(page);
  await page.goto('/login?redirect=/admin/orders');
  await submitSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your Sign-in' })).toBeVisible();
  await expectAccessible(page);
  // The password alone opens no page of the back office.
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/second-step?redirect=%2Fadmin%2Forders');
  await page.getByRole('button', { name: 'Use Passkey' }).click();
  await expect(page).toHaveURL('/admin/orders');
  // Otherwise the page that still loads would lead to the sign-in.
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await shop.db.updateTable('sessions').set({ second_step_at: null }).where('user_id', '=', id).execute();
  await page.goto('/admin');
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/admin');
});
