import { sql } from 'kysely';
import { newId } from '../server/platform/db/new-id.ts';
import { anImport } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('the menu counts problems, and an administrator follows one to its page and dismisses both on a phone', async ({
  page,
  ownShop: shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // They depend on the machine and on how the tests start a shop.
  for (const kind of ['disk', 'second-step', 'no-mail-server', 'proxy-unset', 'proxy-unknown'])
    await sql`
      insert into noticed_problems values (${kind}, now(), now(), now(), 'Amina')
      on conflict (id) do update set dismissed_at = now(), dismissed_by = 'Amina'`.execute(shop.db);
  await anImport(shop.db, {
    ...{ file_name: `${'printemps-'.repeat(12)}.csv`, state: 'failed', problem: 'Line 7: broken' },
    finished_at: new Date(),
  });
  await signInAs(page, shop, 'admin');
  await page.goto(`${shop.url}/admin/audit`);
  await page.getByRole('button', { name: 'Audit' }).click();
  await page.getByRole('link', { name: 'Problems 2 problems' }).click();
  await expect(page.getByText(/^The import of “printemps-.*” failed\.$/)).toBeVisible();
  await expect(page.getByText('Line 7: broken')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Report of the import' }).click();
  await expect(page).toHaveURL(/\/admin\/import\/[a-z2-7]{36}$/);
  await page.goBack();

  await page.getByRole('button', { name: /^Dismiss: The import/ }).click();
  await expect(page.getByText('Line 7: broken')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss: The shop knows of no backup.' }).click();
  await expect(page.getByRole('heading', { name: 'No problems.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Problems' }).click();
  await expect(page.getByRole('link', { name: 'Problems', exact: true })).toBeVisible();
});

test('a confirmer finds a message, replies to it and marks it as answered', async ({ page, shop }) => {
  await signInAs(page, shop, 'confirmer');
  const written = { name: 'Amina', subject: 'Which size?', message: 'Hello,\nwhich clogs fit 38?' };
  for (const subject of [written.subject, 'Another'])
    await shop.db
      .insertInto('contact_messages')
      .values({ id: newId(), ...written, email: 'amina+1@example.com', subject })
      .execute();
  await page.goto('/admin/messages');
  await page.getByLabel('Search by Name, Email or Text').fill('which size');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'which clogs fit 38?' });
  await expect(message).toHaveCount(1);
  await expect(message.getByRole('link', { name: 'Reply to Amina' })).toHaveAttribute(
    'href',
    'mailto:amina%2B1@example.com?subject=Re%3A%20Which%20size%3F',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as Answered: Which size?' }).click();
  await expect(message.getByText(/^Answered by /)).toBeVisible();
  await page.getByLabel('State').selectOption('Open');
  await expect(page.getByText('No message matches these filters.')).toBeVisible();
});

test('a key that is added works for as long as its administrator chooses', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/integrations/keys');
  await page.getByRole('button', { name: 'Add Key' }).first().click();
  await page.getByLabel('Name of the program').fill('Accounts');
  await page.getByLabel('See revenue').check();
  await page.getByLabel('How long it works').selectOption('90 days');
  await expectAccessible(page);
  await page.locator('form').getByRole('button', { name: 'Add Key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/works until/)).toBeVisible();
  await sql`update api_keys set expires_at = now()`.execute(shop.db);
  await page.reload();
  await expect(page.getByText(/^Expired /)).toBeVisible();
  await expectAccessible(page);
});
