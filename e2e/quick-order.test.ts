import type { Locator, Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { keepTariff } from './keep-tariff.ts';
import { expect, test } from './shop.ts';
import { withTwoWays } from './with-two-ways.ts';

keepTariff();

// Robots are not counted, and the browser of the tests calls itself one.
test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
});

type Shop = Parameters<typeof aProduct>[0];

test('an advertisement leads a new buyer to an order in Arabic on a phone in at most 12 touches', async ({
  page,
  shop: { db },
}) => {
  await withTwoWays(db);
  const { id } = await aProduct(db, { name: 'Magnesium B6', price_centimes: 145_000, stock: 5 });
  let touches = 0;
  const tap = async (locator: Locator) => {
    touches += 1;
    await locator.click();
  };
  const type = async (locator: Locator, text: string) => {
    await tap(locator);
    await locator.fill(text);
  };
  const choose = async (locator: Locator, value: string) => {
    touches += 2;
    await locator.selectOption(value);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ar/buy/${id}?utm_source=facebook&utm_medium=paid&utm_campaign=${'س'.repeat(300)}`);
  await expect(page.getByRole('navigation'), 'there is no menu').toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await type(page.getByLabel('الاسم الكامل'), 'أمينة بن علي');
  await type(page.getByLabel('رقم الهاتف'), '0550 12 34 56');
  await choose(page.getByLabel('الولاية'), 'Tindouf');
  const kinds = page.getByRole('radio');
  await expect(kinds).toHaveCount(2);
  for (const kind of await kinds.all())
    await expect(kind, 'nothing is chosen for the buyer').not.toBeChecked();
  await expect(page.getByLabel('البلدية').getByRole('option')).not.toHaveCount(1);
  const [commune = ''] = await communeNames(page);
  await choose(page.getByLabel('البلدية'), commune);
  await tap(kinds.first());
  await type(page.getByLabel('العنوان'), 'حي 5 جويلية');
  await expect(page.getByText('2 850,00 دج')).toBeVisible();
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'مراجعة الطلبية' }));
  await expect(page.getByRole('heading', { name: 'مراجعة طلبيتك' })).toBeFocused();
  await expect(page.getByText('2 850,00 دج')).toBeVisible();
  await expectFitting(page);
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'إرسال الطلبية' }));
  await page.waitForURL(/order-confirmation/);
  await expect(page.getByText('2 850,00 دج').first()).toBeVisible();
  await expect(page.getByText('في طريقه إلى'), 'no mail is promised without an address').toHaveCount(0);
  expect(touches).toBeLessThanOrEqual(12);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('utm_source', '=', 'facebook')
    .executeTakeFirst();
  expect(order).toMatchObject({
    ...{ source: 'quick', email: '', wilaya: 'Tindouf', utm_medium: 'paid', language: 'ar' },
    ...{ utm_campaign: 'س'.repeat(200), landing_path: `/ar/buy/${id}` },
  });
  const visits = await db.selectFrom('visits').selectAll().where('source', '=', 'facebook').execute();
  expect(visits, 'counted for the report').toMatchObject([
    { campaign: 'س'.repeat(200), views: 1, starts: 1 },
  ]);
});

function communeNames(page: Page) {
  return page
    .getByLabel('البلدية')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
}

test('errors stand at their fields, a new price is shown before the order, and a double click orders once', async ({
  page,
  shop: { db },
}) => {
  await withTwoWays(db);
  const { id } = await aProduct(db, { price_centimes: 100_000, stock: 3 });
  await page.goto(`/buy/${id}`);
  await page.getByRole('button', { name: 'Check the Order' }).click();
  const missing = ['Full name', 'Phone', 'Wilaya', 'City'];
  await expect(page.getByRole('alert')).toHaveText(missing.map((part) => `${part} is required`));
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Phone Number').fill('0550 12 34 57');
  await page.getByLabel('Wilaya').selectOption('Tindouf');
  await page.getByLabel('City').selectOption('Tindouf');
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Please choose how we deliver']);
  await page.getByRole('radio', { name: /To a pickup point/ }).check();
  await expect(page.getByLabel('Street Address')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Please choose a pickup point']);
  await page.getByLabel('Pickup point', { exact: true }).selectOption({ label: 'Agence Tindouf · Rue 1' });
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByText('2900.00 DA')).toBeVisible();

  await db.updateTable('products').set({ price_centimes: 120_000 }).where('id', '=', id).execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Nothing was ordered yet')).toBeVisible();
  await expect(page.getByText('3300.00 DA')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Benali');
  await page.getByRole('radio', { name: /To a pickup point/ }).check();
  await page.getByLabel('Pickup point', { exact: true }).selectOption({ label: 'Agence Tindouf · Rue 1' });
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await page.getByRole('button', { name: 'Place Order' }).dblclick();
  await page.waitForURL(/order-confirmation/);
  const orders = await db
    .selectFrom('orders')
    .select('total_price_centimes')
    .where('phone', '=', '0550 12 34 57')
    .execute();
  expect(orders).toEqual([{ total_price_centimes: 330_000 }]);
});

test('a product page offers it if the settings say so, with the address of the last order', async ({
  page,
  ownShop: { db, url },
}) => {
  const { id } = await aProduct(db, { price_centimes: 100_000, stock: 3 });
  const button = page.getByRole('button', { name: 'Order Now, Pay on Delivery' });
  await page.goto(`${url}/products/${id}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await expect(button).toHaveCount(0);

  await setQuickOrder(db, 'all');
  await expect(async () => {
    await page.goto(`${url}/products/${id}`);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate((address) => localStorage.setItem('shippingAddress', JSON.stringify(address)), {
    ...{ fullName: 'Amina Benali', phone: '0550 12 34 58', Wilaya: 'Oran', city: 'Arzew', street: 'Cité 5' },
  });
  await page.reload();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Order Now' })).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Arzew');
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-confirmation/);

  await setQuickOrder(db, 'off');
  await expect(async () => {
    await page.goto(`${url}/buy/${id}`);
    await expect(page).toHaveURL(`${url}/products/${id}`, { timeout: 500 });
  }).toPass();
});

async function setQuickOrder(db: Shop, quickOrder: string, quickOrderCategories: string[] = []) {
  const value = JSON.stringify({ quickOrder, quickOrderCategories });
  const row = { name: 'delivery', id: newId(), version: 1, value, changed_at: new Date(), changed_by: 'A' };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await dropFromCaches(db, ['settings']);
}

test('the pages of a chosen category and of those below it have the button', async ({
  page,
  ownShop: { db, url },
}) => {
  const care = await aCategory(db, { name: 'Care' });
  const face = await aCategory(db, { name: 'Face', parent_id: care.id, level: 2 });
  const below = await aProduct(db, { category_id: face.id });
  const elsewhere = await aProduct(db, { category_id: (await aCategory(db)).id });
  await setQuickOrder(db, 'categories', [care.id]);
  const button = page.getByRole('button', { name: 'Order Now, Pay on Delivery' });
  await expect(async () => {
    await page.goto(`${url}/products/${below.id}`);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`${url}/products/${elsewhere.id}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.goto(`${url}/buy/${elsewhere.id}`);
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('the form asks for a size, and a sold-out product has no form', async ({ page, shop: { db } }) => {
  const sizes = JSON.stringify([{ size: 'M', inStock: true }]);
  const coat = await aProduct(db, { name: 'Lab coat', sizes });
  await page.goto(`/buy/${coat.id}`);
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Phone Number').fill('0550 12 34 59');
  await page.getByLabel('Wilaya').selectOption('Oran');
  await page.getByLabel('City').selectOption('Arzew');
  await page.getByLabel('Street Address').fill('Cité 5');
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Please select a size']);
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  await db.updateTable('products').set({ stock: 0 }).where('id', '=', coat.id).execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Nothing was ordered yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();

  const { id } = await aProduct(db, { stock: 0 });
  await page.goto(`/buy/${id}`);
  await expect(page.getByRole('link', { name: 'Notify Me' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
});
