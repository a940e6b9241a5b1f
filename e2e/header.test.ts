import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

const phone = { width: 390, height: 844 };

test('opening a menu closes the other, and Escape returns the focus', async ({ page, shop }) => {
  await threeLevels(shop.db);
  await page.goto('/cart');
  const categories = page.getByRole('button', { name: 'Categories', exact: true });
  const account = page.getByRole('button', { name: 'Account' });

  await categories.click();
  await expect(categories).toHaveAttribute('aria-expanded', 'true');
  await account.click();
  await expect(categories).toHaveAttribute('aria-expanded', 'false');
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await expect(account).toBeFocused();
  await account.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
});

test('three levels of categories open by hovering and by keyboard', async ({ page, shop }) => {
  const { main, child, leaf } = await threeLevels(shop.db);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Categories', exact: true }).hover();
  await page.getByRole('banner').getByRole('link', { name: main, exact: true }).hover();
  await expect(page.getByRole('link', { name: child })).toBeVisible();
  await expect(page.getByRole('link', { name: leaf })).toBeVisible();
  await page.mouse.move(600, 800);
  await expect(page.getByRole('link', { name: leaf })).toBeHidden();

  await page.getByRole('button', { name: 'Categories', exact: true }).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: `Show subcategories of ${main}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: leaf }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?category=/);
  await expect(page.getByRole('button', { name: 'Categories', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the mobile menu shows the search and main categories, and closes after a search', async ({
  page,
  shop,
}) => {
  const { main, child } = await threeLevels(shop.db);
  await page.setViewportSize(phone);
  await page.goto('/cart');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: main })).toBeVisible();
  await expect(banner.getByRole('link', { name: child })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Account' }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await banner.getByLabel('Search products').fill('  crème & gel ');
  await banner.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/products?keyword=cr%C3%A8me%20%26%20gel');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a phone searches from the header with one touch, and Escape closes the search', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/cart');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: 'Open search' });
  await button.click();
  const field = banner.getByLabel('Search products');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await field.fill('zinc');
  await field.press('Enter');
  await expect(page).toHaveURL('/products?keyword=zinc');
  await expect(field).toBeHidden();
});

test('a blank search does nothing, and the field can be cleared', async ({ page }) => {
  await page.goto('/cart');
  const banner = page.getByRole('banner');
  const field = banner.getByLabel('Search products');
  await field.fill('   ');
  await banner.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await banner.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('the account menu shows the pages of the signed-in user, and signing out forgets the user', async ({
  page,
}) => {
  const admin = { _id: newId(), name: 'Yacine', email: 'yacine@example.com', role: 'admin' };
  await page.goto('/cart');
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(admin));
  await page.reload();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome, Yacine')).toBeVisible();
  for (const link of ['My Profile', 'My Orders', 'Admin Dashboard']) {
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the header is marked as scrolled beyond 50 pixels', async ({ page }) => {
  await page.goto('/cart');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('an unknown path shows a page that says so', async ({ page }) => {
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Saha');
  await expectAccessible(page);
});

/** A main category with a child and a grandchild, all with unique names. */
async function threeLevels(db: Db) {
  const names = { main: `Main ${newId()}`, child: `Child ${newId()}`, leaf: `Leaf ${newId()}` };
  const main = await aCategory(db, { name: names.main });
  const child = await aCategory(db, { name: names.child, parent_id: main.id, level: 2 });
  await aCategory(db, { name: names.leaf, parent_id: child.id, level: 3 });
  await dropFromCaches(db, ['catalog']);
  return names;
}
