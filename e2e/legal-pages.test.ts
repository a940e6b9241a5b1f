import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aNeed } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const requiredTexts: Record<string, (string | RegExp)[]> = {
  '/terms': [
    'Last updated August 3, 2025',
    /governed by Algerian law/,
    /include taxes/,
    /by card or cash on delivery/,
  ],
  '/privacy': [
    'Last updated August 3, 2025',
    /governed by Algerian law/,
    /GDPR/,
    ...['Access', 'Rectification', 'Erasure', 'Restriction', 'Objection', 'Portability'].map(
      (right) => new RegExp(`^${right}:`),
    ),
  ],
  '/refund': [
    'Last updated August 3, 2025',
    /within 7 days from receipt/,
    /7-14 business days/,
    /at your cost, unless the error is ours or the product is defective/,
    /^opened hygiene items/,
    /^used supplements/,
    /^damaged products/,
    /^temperature-sensitive items/,
    /^the product in its original condition/,
    /^its original packaging/,
    /^proof of purchase/,
    /^your order number/,
    /^the product’s reference/,
    /^the reason for the return/,
    /e-mail to our support address/,
  ],
};

test('the legal pages contain the required texts, and Back returns to the page before', async ({ page }) => {
  const main = page.getByRole('main');
  const supportAddress = main.getByRole('link', { name: /@/ });
  await page.goto('/about');
  for (const [path, texts] of Object.entries(requiredTexts)) {
    await page.goto(path);
    for (const text of texts) await expect(main.getByText(text).first(), path).toBeVisible();
    if (path !== '/terms') await expect(supportAddress, path).toHaveAttribute('href', /^mailto:.+@.+/);
    await main.getByRole('button', { name: 'Back' }).click();
    await expect(page, path).toHaveURL('/about');
  }
});

test('Shipping shows the price of each wilaya, above a footer with contact, networks and the pages of the shop', async ({
  page,
  shop,
}) => {
  const need = await aNeed(shop.db);
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto('/shipping');
  const main = page.getByRole('main');
  await main.getByText('Show all 69 wilayas').click();
  await expect(main.getByRole('listitem').filter({ hasText: 'In Guezzam' })).toContainText('1000.00 DA');
  await expect(main.getByRole('listitem').filter({ hasText: /^Alger/ })).toContainText('Free');
  const barika = main.getByRole('listitem').filter({ hasText: 'Barika' });
  await expect(barika).toHaveText('Barikaaddress: Batna1000.00 DA');
  await expectAccessible(page);

  const footer = page.getByRole('contentinfo');
  for (const network of ['Facebook', 'Instagram'])
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  const quick = footer.getByRole('navigation', { name: 'Quick Links' });
  await expect(quick.getByRole('link')).toHaveText([
    'Home',
    'Products',
    'Needs',
    'About Us',
    'Contact',
    'Blog',
  ]);
  const legal = footer.getByRole('navigation', { name: 'Legal' });
  for (const name of ['Terms of Service', 'Privacy Policy', 'Refund Policy']) {
    await expect(legal.getByRole('link', { name })).toBeVisible();
  }
  await shop.db.deleteFrom('needs').where('id', '=', need.id).execute();
  await dropFromCaches(shop.db, ['catalog']);
});

test('footer links open pages without a full load, even after a visit to the back office', async ({
  page,
  shop,
}) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await footer.getByRole('link', { name: 'Privacy Policy' }).press('Enter');
  await expect(page).toHaveURL('/privacy');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/terms');

  await signInAs(page, shop, 'admin');
  await page.goto('/admin');
  await expect(footer.getByRole('link')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'View shop' })
    .click();
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
});
