import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { storeLocalEntries } from './store-local-entries.ts';

const phone = { width: 390, height: 844 };

test('opening a menu closes the other, and three levels of categories open by hovering and by keyboard', async ({
  page,
  shop,
}) => {
  const { main, child, leaf } = await threeLevels(page, shop);
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

  await categories.hover();
  await page.getByRole('banner').getByRole('link', { name: main, exact: true }).hover();
  await expect(page.getByRole('link', { name: child })).toBeVisible();
  await expect(page.getByRole('link', { name: leaf })).toBeVisible();
  await page.mouse.move(600, 800);
  await expect(page.getByRole('link', { name: leaf })).toBeHidden();

  await categories.focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: `Show subcategories of ${main}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: leaf }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?category=/);
  await expect(categories).toHaveAttribute('aria-expanded', 'false');
});

test('a phone searches in the header, in the menu with the main categories, and on the home page', async ({
  page,
  shop,
}) => {
  const { main, child } = await threeLevels(page, shop);
  await page.setViewportSize(phone);
  await page.goto('/cart');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: 'Open search' });
  const field = banner.getByLabel('Search products');
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await field.fill('zinc');
  await field.press('Enter');
  await expect(page).toHaveURL('/products?keyword=zinc');
  await expect(field).toBeHidden();

  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(banner.getByRole('link', { name: main })).toBeVisible();
  await expect(banner.getByRole('link', { name: child })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await field.fill('  crème & gel ');
  await banner.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/products?keyword=cr%C3%A8me%20%26%20gel');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await page.goto('/');
  const onPage = page.getByRole('main').getByLabel('Search products and brands');
  await onPage.fill('  ');
  await onPage.press('Enter');
  await expect(page).toHaveURL('/');
  await onPage.fill(' vitamin c ');
  await onPage.press('Enter');
  await expect(page).toHaveURL('/products?keyword=vitamin+c');
});

test('a blank search does nothing, the field can be cleared, and a barcode leads to its product', async ({
  page,
  request,
  shop,
}) => {
  const { id } = await aProduct(shop.db, { name: 'Marbelune Cream', barcode: '3401360000124' });
  await dropFromCaches(shop.db, ['catalog']);
  const reply = await request.get('/fr/products?keyword=3401360000124', { maxRedirects: 0 });
  expect(reply.status()).toBe(302);
  expect(reply.headers()).toMatchObject({ location: `/fr/products/${id}`, 'cache-control': 'no-store' });
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const field = banner.getByLabel('Search products');
  await field.fill('   ');
  await banner.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await banner.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  const search = banner.getByRole('textbox').or(banner.getByRole('combobox'));
  await search.fill('٣٤٠١٣٦٠٠٠٠١٢٤');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Marbelune Cream' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${id}`));
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the account menu shows the pages of the signed-in user, and signing out forgets the user', async ({
  page,
}) => {
  const admin = { _id: newId(), name: 'Yacine', email: 'yacine@example.com', role: 'admin' };
  await storeLocalEntries(page, { user: admin });
  await page.goto('/cart');
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

/** Creates a main category with a child and a grandchild, and waits until pages show the main one. */
async function threeLevels(page: Page, { db }: Shop) {
  const names = { main: `Main ${newId()}`, child: `Child ${newId()}`, leaf: `Leaf ${newId()}` };
  const main = await aCategory(db, { name: names.main });
  const child = await aCategory(db, { name: names.child, parent_id: main.id, level: 2 });
  await aCategory(db, { name: names.leaf, parent_id: child.id, level: 3 });
  await dropFromCaches(db, ['catalog']);
  // Pages contain all main categories. Their subcategories load when a menu opens.
  const isShown = async () => (await (await page.request.get('/cart')).text()).includes(names.main);
  await expect.poll(isShown).toBe(true);
  return names;
}
