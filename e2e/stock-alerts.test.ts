import type { Page, Route } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aFamily, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const soon = { timeout: 15_000 };
const newEmail = () => `${newId()}@example.com`;

async function aSoldOutProduct({ db }: Shop, values: object = {}) {
  const product = await aProduct(db, { name: 'Night Cream', stock: 0, ...values });
  await dropFromCaches(db, ['catalog']);
  return product;
}

/** Opens the page of a sold-out product and then its form, by keyboard. */
async function openForm(page: Page, { id }: { id: string }) {
  await page.goto(`/products/${id}`);
  await page.getByRole('link', { name: 'Notify Me' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notify Me' })).toBeVisible();
}

/** The path of the link to this page in the only mail so far. */
async function linkIn({ mails }: Shop, email: string, path: string) {
  await expect.poll(() => mails.to(email), soon).toHaveLength(1);
  const [, link = ''] = new RegExp(`(http\\S+${path}\\S+)`).exec(mails.to(email)[0]?.text ?? '') ?? [];
  return link.replace(/^http:\/\/[^/]+/, '');
}

test('a visitor asks by keyboard and confirms by mail', async ({ page, shop }) => {
  const product = await aSoldOutProduct(shop);
  const email = newEmail();
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, product);
  await page.getByLabel('Email Address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectFitting(page);
  await expectAccessible(page);

  const link = await linkIn(shop, email, '/stock-alert/confirm');
  // A mail scanner opens the link, which confirms nothing.
  expect((await page.request.get(link)).status()).toBe(200);
  const alert = () =>
    shop.db.selectFrom('stock_alerts').selectAll().where('email', '=', email).executeTakeFirst();
  expect((await alert())?.confirmed_at).toBeNull();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Alert Confirmed' })).toBeFocused();
  await expectAccessible(page);
  expect((await alert())?.confirmed_at).not.toBeNull();
});

test('a visitor leaves a phone number, after a wrong one and refusals that keep it, and goes back to the product', async ({
  page,
  shop,
}) => {
  const product = await aSoldOutProduct(shop);
  await openForm(page, product);
  await page.getByRole('radio', { name: 'By Email' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Email Address')).toBeHidden();
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('12');
  await page.getByRole('button', { name: 'Notify Me' }).click();
  await expect(page.getByRole('alert')).toHaveText('Phone number is invalid');
  await expect(phone).toBeFocused();

  await phone.fill('0555 12 34 56');
  const json = { message: 'Too many attempts. Please wait and try again.' };
  const answers = [
    (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json }),
    (route: Route) => route.abort(),
    (route: Route) => route.continue(),
  ];
  await page.route('**/api/stock-alerts?*', (route) => answers.shift()?.(route));
  await page.getByRole('button', { name: 'Notify Me' }).click();
  await expect(page.getByRole('alert')).toContainText('You can try again in 1 hour.');
  await page.getByRole('button', { name: 'Notify Me' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(phone).toHaveValue('0555 12 34 56');
  await page.getByRole('button', { name: 'Notify Me' }).click();
  await expect(page.getByRole('heading', { name: 'We Will Call You' })).toBeFocused();
  await expect(page.getByText('0555 12 34 56')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/products/${product.id}`);
  await expect(page.getByRole('link', { name: 'Notify Me' })).toBeVisible();
});

test('a signed-in user asks for the shown member of a family, and stops the alert by the other link of the mail', async ({
  page,
  shop,
}) => {
  const family = await aFamily(shop.db);
  const member = (name: string, values: object) =>
    aSoldOutProduct(shop, { name, family_id: family.id, variant_label: name, ...values });
  const small = await member('Cream 50 ml', { stock: 3 });
  const large = await member('Cream 200 ml', { family_position: 1 });
  const { email } = await signInAs(page, shop);
  expect((await page.goto(`/notify-me/${newId()}`))?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('Product not found');
  await expect(page.getByRole('link', { name: 'View All Products' })).toBeVisible();
  await page.goto(`/notify-me/${small.id}`);
  await page.getByRole('link', { name: 'See the Product' }).click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notify Me' })).toHaveCount(0);

  await page.goto(`/products/${large.id}`);
  await page.getByRole('link', { name: 'Notify Me' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByRole('main').getByText('Cream 200 ml')).toBeVisible();
  await page.getByRole('button', { name: 'Notify Me' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const stored = shop.db.selectFrom('stock_alerts').select('product_id').where('email', '=', email);
  expect(await stored.execute()).toEqual([{ product_id: large.id }]);

  await page.goto(await linkIn(shop, email, '/stock-alert/stop'));
  await page.getByRole('button', { name: 'Stop the Alert' }).click();
  await expect(page.getByRole('heading', { name: 'Alert Stopped' })).toBeFocused();
  expect(await stored.execute()).toEqual([]);
  await page.goto(await linkIn(shop, email, '/stock-alert/confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid.');
  await expectAccessible(page);
});

test('an administrator finds the awaited products, and closes a number after the call', async ({
  page,
  shop,
}) => {
  const name = `Cream ${newId()}`;
  const product = await aSoldOutProduct(shop, { name });
  const alert = () => ({ id: newId(), product_id: product.id, confirmed_at: new Date() });
  await shop.db
    .insertInto('stock_alerts')
    .values([
      { ...alert(), email: newEmail() },
      { ...alert(), phone: '0555 00 00 01', phone_key: '555000001' },
      { ...alert(), phone: '0555 00 00 02', phone_key: '555000002' },
    ])
    .execute();
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/products');
  await page.getByLabel('Stock', { exact: true }).selectOption('Awaited');
  await page.getByRole('row', { name }).getByText('3 waiting').waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('1 person gets an email when units come in.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitting(page);
  await expectAccessible(page);
  const called = page.getByRole('button', { name: /^Called/ });
  await expect(called).toHaveCount(2);
  await page.route('**/called', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 });
  await called.first().click();
  await expect(page.getByText('Failed to mark the number as called')).toBeVisible();
  await page.getByRole('button', { name: 'Called 0555 00 00 01' }).press('Enter');
  await expect(called).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('link', { name: '0555 00 00 02' })).toHaveAttribute(
    'href',
    'tel:+213555000002',
  );
  await called.press('Enter');
  await expect(page.getByText('There are no numbers to call.')).toBeVisible();
});
