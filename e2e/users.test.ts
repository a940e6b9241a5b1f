import type { Page } from '@playwright/test';
import type { Insertable } from 'kysely';
import { newId } from '../server/platform/db/new-id.ts';
import type { Tables } from '../server/platform/db/tables.ts';
import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const longName = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
const longEmail = `${'very.long.address.'.repeat(3)}@${'department.'.repeat(16)}example.com`;

// The worker's shop is the same for all tests here.
test.beforeEach(({ shop }) => shop.db.deleteFrom('users').execute().then());

async function aUser({ db }: Shop, values: Partial<Insertable<Tables['users']>> = {}) {
  const id = newId();
  const user = { id, name: 'Somebody', email: `${id}@example.com`, ...values };
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

/** Names in the table's rows, from top to bottom. */
const names = (page: Page) => page.getByRole('rowheader');
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

test('the URL holds page, filters and sort of the users, and the back button restores them', async ({
  page,
  shop,
}) => {
  for (let n = 10; n < 30; n++) {
    await aUser(shop, { name: `Zoé ${n}`, created_at: new Date(2027, 0, n) });
  }
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/users');
  const stats = page.getByRole('main').locator('dl');
  for (const text of ['Total Users21', 'Showing20 of 21', 'Pages2']) await expect(stats).toContainText(text);
  await expect(names(page).first()).toHaveText('Zoé 29');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/admin/users?page=2');
  await expect(names(page)).toHaveText(['A adminYou']);

  const keyword = page.getByPlaceholder('Search by name or email...');
  await expect(keyword).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await keyword.fill(' zoe 1 ');
  await page.getByLabel('Role').selectOption('User');
  await expect(page).toHaveURL('/admin/users?page=2');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/admin/users?keyword=zoe+1&role=user');
  await expect(stats).toContainText('Showing10 of 10');
  await expect(page.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    '/api/auth/users/export?keyword=zoe+1&role=user&lang=en',
  );

  const header = page.getByRole('columnheader', { name: 'User' });
  await header.getByRole('link').click();
  await expect(page).toHaveURL('/admin/users?keyword=zoe+1&role=user&sort=name&order=asc');
  await expect(names(page).first()).toHaveText('Zoé 10');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('link').click();
  await expect(names(page).first()).toHaveText('Zoé 19');
  await expect(header).toHaveAttribute('aria-sort', 'descending');

  for (let steps = 0; steps < 3; steps++) await page.goBack();
  await expect(page).toHaveURL('/admin/users?page=2');
  await expect(names(page)).toHaveText(['A adminYou']);
  await expect(keyword).toHaveValue('');
  await page.goForward();
  await expect(keyword).toHaveValue('zoe 1');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(stats).toContainText('Showing20 of 21');

  // After the last user of a page is deleted, the page before is shown.
  await page.goto('/admin/users?sort=name&order=asc&page=2');
  await page.getByRole('button', { name: 'Delete: Zoé 29' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/users?sort=name&order=asc');
  await expect(names(page)).toHaveCount(20);
});

test('a user is promoted and demoted with the keyboard only, but not the administrator who does it', async ({
  page,
  shop,
}) => {
  const { id } = await aUser(shop, { name: 'Amina Benali' });
  const admin = await signInAs(page, shop, 'admin');
  await page.goto('/admin/users');
  const own = rowOf(page, admin.email);
  for (const text of [admin.id.slice(0, 8), 'You', 'Your Account']) await expect(own).toContainText(text);
  await expect(own.getByRole('button')).toHaveCount(0);
  const row = rowOf(page, 'Amina Benali');
  const promote = row.getByRole('button', { name: 'Make Admin: Amina Benali' });
  const dialog = page.getByRole('dialog', { name: 'Make this user an administrator?' });

  await promote.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // The browser reports that a dialog has closed only later, perhaps after the next key.
  await page.evaluate(() => window.addEventListener('close', (event) => event.stopPropagation(), true));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(promote).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('User role updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove Admin: Amina Benali' })).toBeFocused();
  const role = () => shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  expect(await role()).toEqual({ role: 'admin' });

  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Remove admin rights?' })
    .getByRole('button', { name: 'Remove Admin' })
    .click();
  await expect(row.getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  expect(await role()).toEqual({ role: 'user' });
});

test('a user is deleted once and their orders stay; a refusal says why', async ({ page, shop }) => {
  const user = await aUser(shop, { name: 'Karim Haddad' });
  const order = await anOrder(shop.db, { user });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/users?role=user');
  const remove = page.getByRole('button', { name: 'Delete: Karim Haddad' });
  const dialog = page.getByRole('dialog', { name: 'Delete this user?' });

  await page.route('**/api/auth/users/*', (route) => route.fulfill({ status: 502, body: '' }));
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete user');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(names(page)).toHaveText(['Karim Haddad']);

  await page.unroute('**/api/auth/users/*');
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/users/*', async (route) => {
    asked += 1;
    await answer.promise;
    await route.continue();
  });
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer.resolve();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
  expect(asked).toBe(1);
  const kept = await shop.db
    .selectFrom('orders')
    .select(['user_id', 'user_name'])
    .where('id', '=', order.id)
    .executeTakeFirst();
  expect(kept).toEqual({ user_id: null, user_name: 'Karim Haddad' });
});

test('on a phone users are cards, which a select sorts, and long names fit on every screen', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Yacine', 'Amina']) await aUser(shop, { name });
  await aUser(shop, { name: longName, email: longEmail, role: 'admin' });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/users');
  await page.getByLabel('Sort by').selectOption('User, descending');
  await expect(page).toHaveURL('/admin/users?sort=name');
  await expect(page.getByRole('region', { name: 'Users' }).getByRole('listitem')).toHaveText([
    /^Yacine/,
    /^Pneumono/,
    /^Amina/,
    /^A admin/,
  ]);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const shown = page.getByRole(width < 1280 ? 'listitem' : 'row').filter({ hasText: longName });
    await expect(shown).toBeVisible();
    await expectFitting(page);
    const box = await shown.getByRole('button', { name: 'Delete' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), String(width)).toBeLessThanOrEqual(width);
  }
});

test('a list that cannot be read says so and can be tried again; a count that fails shows 0', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.route('**/api/auth/{count,users*}', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch users');
  await page.unroute('**/api/auth/{count,users*}');
  await page.route('**/api/auth/count', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Total Users0');

  await page.goto('/admin/users?keyword=nobody');
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
  await expectAccessible(page);
});
