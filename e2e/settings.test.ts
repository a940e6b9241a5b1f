import { sql } from 'kysely';
import { anOrder } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, waitingForReact } from './shop.ts';

test.afterEach(async ({ shop }) => {
  await sql`delete from settings`.execute(shop.db);
  await sql`select pg_notify('cache', 'settings')`.execute(shop.db);
});

test('a saved phone and address show to shoppers in each language', async ({ page, shop, openDevice }) => {
  const shopper = await openDevice();
  await shopper.goto('/contact');
  await expect(shopper.getByRole('contentinfo')).toContainText('Phone: Coming Soon');

  await enterAs(page, shop, 'admin');
  await page.goto('/admin/settings/contact');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Phone number is invalid')).toBeVisible();
  await page.getByLabel('Phone').fill('0555 12 34 56');
  await page.getByLabel('Address of the Shop').fill('Near the station');
  await page.getByRole('tab', { name: 'Français' }).click();
  await page.getByLabel('Address of the Shop in French').fill('Près de la gare');
  await page.getByRole('tab', { name: 'العربية' }).click();
  await page.getByLabel('Address of the Shop in Arabic').fill('قرب المحطة');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  for (const [path, address] of [
    ['/contact', 'Near the station'],
    ['/fr/contact', 'Près de la gare'],
    ['/ar/contact', 'قرب المحطة'],
  ] as const) {
    await shopper.goto(path);
    await expect(shopper.getByRole('main')).toContainText(address);
    await expect(shopper.getByRole('contentinfo')).toContainText(address);
    await expect(
      shopper.getByRole('contentinfo').getByRole('link', { name: '0555 12 34 56' }),
    ).toHaveAttribute('href', 'tel:0555123456');
  }
});

test('what somebody else has saved is not overwritten, and the invoice shows it', async ({ page, shop }) => {
  const user = await enterAs(page, shop, 'admin');
  await page.goto('/admin/settings');
  const other = await waitingForReact(await page.context().newPage());
  await other.goto('/admin/settings');
  for (const [form, name, answer] of [
    [page, 'Saha SARL', 'Settings saved'],
    [other, 'Saha EURL', 'Somebody else has changed these settings in the meantime'],
  ] as const) {
    await form.getByLabel('Legal Name').fill(name);
    await form.getByLabel('Tax Number (NIF)').fill('001612345678902');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(answer)).toBeVisible();
  }
  await other.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(other.getByLabel('Legal Name')).toHaveValue('Saha SARL');

  const order = await anOrder(shop.db, { user });
  await page.goto(`/order/${order.id}`);
  await page.emulateMedia({ media: 'print' });
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText('Saha SARL');
  await expect(invoice).toContainText('NIF: 001612345678902');
  await expect(invoice).toContainText('[Street address]');
  await expect(invoice).not.toContainText('[Trade register and tax number]');
});
