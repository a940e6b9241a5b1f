import type { Page } from '@playwright/test';
import { xsrfCookie } from '../server/accounts/sessions/session-token.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aProduct } from '../test/factories.ts';
import { expect, test } from './shop.ts';
import { endSessionsOf, signInAs } from './sign-in-as.ts';

test('a private page sends a guest to sign in, and the back office sends a customer home', async ({
  page,
  shop,
}) => {
  await page.goto('/shipping');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
  await page.goBack();
  await expect(page).toHaveURL('/shipping');
  await signInAs(page, shop);
  await page.goto('/shipping');
  await clickLinkTo(page, '/admin/users');
  await expect(page).toHaveURL('/');
});

test('pages of the shop lead to the back office in their language', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  for (const [language, name] of [
    ['fr', 'Comptes'],
    ['ar', 'حسابات المستخدمين'],
  ]) {
    await page.goto(`/${language}/shipping`);
    await clickLinkTo(page, '/admin/users?pageNumber=2');
    await expect(page).toHaveURL(`/${language}/admin/users?pageNumber=2`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/${language}/shipping`);
  }
});

test('a link and a form ask for sign-in when the session ended elsewhere', async ({ page, shop }) => {
  const user = await signInAs(page, shop);
  await page.goto('/');
  await endSessionsOf(shop, user);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
  expect(await storedUser(page)).toBeNull();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();

  const again = await signInAs(page, shop);
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Amina Benali');
  await endSessionsOf(shop, again);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
});

test('a private page restores the user entry, the XSRF cookie, and itself only while the session exists', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  expect(await storedUser(page)).toMatchObject({ _id: user.id, role: 'user' });

  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.context().clearCookies({ name: xsrfCookie });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status());
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  expect(answers).toEqual([403, 200]);

  await endSessionsOf(shop, user);
  // Simulates the back/forward cache, which the browser of the tests does not have.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
});

test('signing out removes private pages from other tabs and from the back button', async ({ page, shop }) => {
  const user = await signInAs(page, shop);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify([aLine()]));
  await page.evaluate(() => localStorage.setItem('shippingAddress', JSON.stringify({ street: 'Rue A' })));
  await logOut(page);

  await expect(other).toHaveURL('/login?redirect=%2Fprofile');
  await expect(other.getByText(user.email)).toBeHidden();
  const entries = await page.evaluate(() => Object.keys(localStorage));
  expect(entries).toContain('cartItems');
  expect(entries).not.toContain('user');
  expect(entries).not.toContain('shippingAddress');
  const sessions = await shop.db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', user.id)
    .execute();
  expect(sessions).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
});

test('signing out forgets the user even if the shop does not answer', async ({ page, shop }) => {
  await signInAs(page, shop);
  await page.goto('/');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await logOut(page);
  expect(await storedUser(page)).toBeNull();
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  // A full page load, even from the home page.
  const home = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await home;
  await expect(page).toHaveURL('/');
}

function storedUser(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as object | null);
}

/** Navigates within the page, as a link of React Router does. */
async function clickLinkTo(page: Page, path: string) {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate(to);
  }, path);
}

function aLine() {
  return { productId: newId(), name: 'Vitamin C', image: '', imageUrl: '', price: 1, stock: 1, quantity: 1 };
}

test('everyone gets the same bytes of a public page', async ({ page, shop }) => {
  const { id, name } = await aProduct(shop.db, { name: `Zinc ${newId()}` });
  await dropFromCaches(shop.db, ['catalog']);
  const list = async () => (await page.request.get(`${shop.url}/products`)).text();
  await expect.poll(list).toContain(name);
  const paths = ['/', '/products', `/products/${id}`, '/cart', '/contact', '/terms'];
  const read = () =>
    Promise.all(paths.map(async (path) => (await page.request.get(`${shop.url}${path}`)).text()));
  const strangers = await read();
  await signInAs(page, shop, 'admin');
  expect(await read()).toEqual(strangers);
});
