import type { Browser } from '@playwright/test';
import { aProduct } from '../test/factories.ts';
import { expectFitting } from './expect-fitting.ts';
import { keepTariff } from './keep-tariff.ts';
import { expect, test } from './shop.ts';
import { withTwoWays } from './with-two-ways.ts';

keepTariff();

async function withoutScripts(browser: Browser, baseURL: string) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport });
  return context.newPage();
}

test('a phone without JavaScript orders in Arabic, and a wrong commune is answered with the nearest names', async ({
  browser,
  shop: { db, url },
}) => {
  await withTwoWays(db);
  const { id } = await aProduct(db, { name: 'Magnesium B6', price_centimes: 145_000, stock: 5 });
  const page = await withoutScripts(browser, url);
  await page.goto(`/ar/buy/${id}?utm_source=plain`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked();
  await page.getByLabel('الاسم الكامل').fill('أمينة بن علي');
  await page.getByLabel('رقم الهاتف').fill('0550 12 34 61');
  await page.getByLabel('الولاية').selectOption('Tindouf');
  await page.getByLabel('البلدية').fill('Tinduf');
  await page.getByRole('radio', { name: /مكتب/ }).check();
  await page.getByRole('button', { name: 'مراجعة الطلبية' }).click();
  await expect(page).toHaveURL(`/ar/buy/${id}?utm_source=plain#order`);
  await expect(page.getByText('أقرب الأسماء')).toBeVisible();
  await expect(page.getByLabel('الاسم الكامل')).toHaveValue('أمينة بن علي');
  await expectFitting(page);
  await page.getByLabel('البلدية').fill('tindouf');
  await page.getByRole('button', { name: 'مراجعة الطلبية' }).click();
  await page.getByLabel('مكتب التوصيل', { exact: true }).selectOption({ label: 'Agence Tindouf، Rue 1' });
  await page.getByRole('button', { name: 'مراجعة الطلبية' }).click();
  await expect(page.getByRole('heading', { name: 'مراجعة طلبيتك' })).toBeVisible();
  await expect(page.getByText('2 350,00 دج')).toBeVisible();
  await expect(page.getByText('Agence Tindouf')).toBeVisible();
  await expectFitting(page);
  await page.getByRole('button', { name: 'تعديل' }).click();
  await expect(page.getByLabel('رقم الهاتف')).toHaveValue('0550 12 34 61');
  await page.getByRole('button', { name: 'مراجعة الطلبية' }).click();
  await page.getByRole('button', { name: 'إرسال الطلبية' }).click();
  await expect(page.getByText('رقم الطلبية').first()).toBeVisible();
  await expectFitting(page);
  const orders = await db.selectFrom('orders').selectAll().where('utm_source', '=', 'plain').execute();
  expect(orders).toMatchObject([
    {
      ...{ source: 'quick', email: '', city: 'Tindouf', delivery_kind: 'desk', language: 'ar' },
      ...{ total_price_centimes: 235_000, landing_path: `/ar/buy/${id}` },
    },
  ]);
});

test('errors stand at their fields, and a new price is shown before the order', async ({
  browser,
  shop: { db, url },
}) => {
  await withTwoWays(db);
  const page = await withoutScripts(browser, url);
  const { id } = await aProduct(db, { price_centimes: 100_000, stock: 2 });
  await page.goto(`/buy/${id}`);
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Phone Number').fill('0550 12 34 62');
  await page.getByLabel('Wilaya').selectOption('Tindouf');
  await page.getByLabel('City').fill('Tindouf');
  await page.getByRole('radio', { name: /To your door/ }).check();
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Street is required']);
  await page.getByLabel('Street Address').fill('Cité 5');
  await page.getByRole('button', { name: 'Check the Order' }).click();
  await expect(page.getByText('2400.00 DA')).toBeVisible();
  await db.updateTable('products').set({ price_centimes: 120_000 }).where('id', '=', id).execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Nothing was ordered yet')).toBeVisible();
  await expect(page.getByText('2600.00 DA')).toBeVisible();
  await db.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('This cannot be ordered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  const placed = await db.selectFrom('orders').select('id').where('phone', '=', '0550 12 34 62').execute();
  expect(placed).toEqual([]);
});

const filled = {
  ...{
    fullName: 'Amina <b>Benali</b>',
    phone: '0550123463',
    Wilaya: 'Tindouf',
    city: 'Tindouf',
    quantity: '1',
  },
  ...{ street: 'Cité 5', deliveryKind: 'home', key: 'a-key-of-this-browser-1', step: 'order' },
};

test('the answer is kept nowhere, a repeated form orders once, and other sites cannot send it', async ({
  request,
  shop: { db },
}) => {
  await withTwoWays(db);
  const { id } = await aProduct(db, { price_centimes: 100_000, stock: 5 });
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post(`/buy/${id}`, { form, headers });
  const orders = () => db.selectFrom('orders').select('id').where('phone', '=', filled.phone).execute();

  const unseen = await send(filled);
  expect(unseen.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const page = await unseen.text();
  expect(page, 'an order without the total on screen is shown first').toContain('Check Your Order');
  expect(page).not.toContain('<b>Benali');
  expect(page).not.toMatch(/<script(?! data-facts)/);
  expect(await orders()).toEqual([]);

  const order = { ...filled, quotedTotal: '2400' };
  expect((await send(order, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await send(order, { 'sec-fetch-site': 'same-site' })).status()).toBe(403);
  const json = await request.post(`/buy/${id}`, { data: order });
  expect(json.status()).toBe(415);
  expect(await orders()).toEqual([]);
  for (const answer of [await send(order), await send(order)])
    expect(await answer.text()).toContain('Thank you for your order');
  expect(await orders()).toHaveLength(1);

  expect((await send({ ...order, fullName: 'x'.repeat(20_000) })).status()).toBe(413);
  expect(await (await send({})).text()).toContain('Full name is required');
  const strange = {
    ...order,
    key: 'another-key-of-a-browser',
    quantity: '-1',
    size: '\u0000',
    city: '\u0000\ud800',
  };
  expect(await (await send(strange)).text()).toContain('We cannot find this commune');
  expect(await (await request.get(`/buy/${id}`)).text()).not.toContain('Amina');
});
