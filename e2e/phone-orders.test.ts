import type { Page } from '@playwright/test';
import {
  aDeliveryRate,
  anOrder,
  aPickupPoint,
  aProduct,
  communeId,
  productTexts,
} from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

async function openForm(page: Page, shop: Shop) {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/orders/new');
  await expect(page.getByLabel('Phone Number')).toBeFocused();
}

test('digits typed right after New Order was pressed are in the phone number', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New Order' }).click();
  await expect(page.getByRole('heading', { name: 'New Phone Order' })).toBeVisible();
  await page.keyboard.type('0551987');
  await expect(page.getByLabel('Phone Number')).toHaveValue('0551987');
});

test('a commune is known in any spelling, a similar name is only proposed, and no postal code is asked for', async ({
  page,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Kiffan Balm', stock: 5, price_centimes: 70_000 });
  await openForm(page, shop);
  const city = page.getByLabel('City');
  const code = page.getByLabel('Postal Code');
  await page.getByLabel('Wilaya').selectOption('Alger');
  for (const typed of ['BORDJ EL KIFFAN', 'برج الكيفان', 'Bordj el kiffan']) {
    await city.fill(typed);
    await expect(page.getByText('In the list of communes: Bordj El Kiffan')).toBeVisible();
    await expect(code).toHaveValue('16031');
  }
  await code.focus();
  await expect(city).toHaveValue('Bordj El Kiffan');
  const unknown = page.getByText('Not in the list of communes of Alger');
  await city.fill('Bordj el kif');
  await expect(unknown).toBeHidden();
  await city.fill('Bordj el kifane');
  await expect(unknown).toBeVisible();
  await expect(code).toHaveValue('');
  await city.press('Enter');
  await expect(unknown).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Did you mean Bordj El Kiffan?' }).click();
  await expect(city).toHaveValue('Bordj El Kiffan');
  await expect(city).toBeFocused();
  await expect(code).toHaveValue('16031');

  await city.fill('Cité nouvelle');
  await page.getByLabel('Phone Number').fill('0551987200');
  await page.getByLabel('Full Name').fill('Samia');
  await page.getByLabel('Street Address').fill('Bloc 4');
  await page.getByLabel('Add a product').fill('kiffan balm');
  await page.getByRole('button', { name: /Kiffan Balm/ }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').getByText('Cité nouvelle')).toBeVisible();
});

test('a scanner adds products one after the other, and a product with sizes goes on with its size', async ({
  page,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Scanned Cream', barcode: '3401360000131', stock: 9 });
  await aProduct(shop.db, { name: 'Scanned Soap', barcode: '3401360000148', stock: 9 });
  const sizes = JSON.stringify([
    { size: '38', inStock: true },
    { size: '39', inStock: true },
  ]);
  await aProduct(shop.db, { name: 'Scanned Sandals', barcode: '3401360000155', stock: 9, sizes });
  await openForm(page, shop);
  await page.getByLabel('Wilaya').selectOption('Alger');
  const search = page.getByLabel('Add a product');
  // Answers that take long do not mix up the codes.
  await page.route('**/api/products?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await search.focus();
  for (const code of ['3401360000131', '3401360000148', '3401360000131']) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByLabel('Quantity of Scanned Cream')).toHaveValue('2');
  await expect(page.getByLabel('Quantity of Scanned Soap')).toHaveValue('1');
  await expect(page.getByRole('status').filter({ hasText: 'Added: Scanned Cream' })).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();

  await page.keyboard.type('scanned');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Scanned Sandals/ })).toBeVisible();
  await search.fill('3401360000155');
  await page.keyboard.press('Enter');
  const size = page.getByLabel('Size of Scanned Sandals');
  await expect(size).toBeFocused();
  await expect(page.getByRole('button', { name: /Scanned/ }).filter({ hasText: 'left' })).toHaveCount(0);
  const problem = page.getByText('Please select a size for Scanned Sandals');
  await expect(page.getByRole('definition').filter({ hasText: /DA/ }).first()).toBeVisible();
  await expect(problem).toBeHidden();
  await page.getByLabel('Quantity of Scanned Sandals').fill('12');
  await expect(page.getByText('9 left', { exact: true }).last()).toHaveClass(/text-danger/);
  await page.keyboard.press('Tab');
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);
  await size.selectOption('39');
  await expect(problem).toBeHidden();
});

test('Enter that leaves a doubt leads to the first product, where a second one adds it', async ({
  page,
  shop,
}) => {
  for (const name of ['Doubtful Lotion', 'Doubtful Tonic', 'Certain Gel']) {
    await aProduct(shop.db, { name, stock: 9 });
  }
  await openForm(page, shop);
  await page.route('**/api/products?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const search = page.getByLabel('Add a product');
  const offers = page.getByRole('button', { name: /9 left/ });
  const quantities = page.getByLabel(/^Quantity of/);
  await search.focus();
  await page.keyboard.type('doubtful');
  await page.keyboard.press('Enter');
  await expect(offers.first()).toBeFocused();
  await expect(quantities).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.type('certain gel');
  await expect(search).toHaveValue('certain gel');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quantity of Certain Gel')).toHaveValue('1');
  await expect(search).toHaveValue('');

  // The focus stays with a person who typed on or went to another field.
  await page.keyboard.type('doubt');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type('ful');
  await expect(offers).toHaveCount(2);
  await expect(search).toHaveValue('doubtful');
  await expect(search).toBeFocused();
  await search.fill('doubtful l');
  await page.keyboard.press('Enter');
  await page.getByLabel('Quantity of Certain Gel').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone is required')).toBeVisible();
  await expect(quantities).toHaveCount(1);

  await search.fill('doubtful');
  await expect(offers).toHaveCount(2);
  await search.press('Enter');
  await page.keyboard.press('Enter');
  await expect(quantities).toHaveCount(2);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('a line says what is left before the place is known, and the total stays on the screen', async ({
  page,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Rare Serum', stock: 3, price_centimes: 100_000 });
  await aProduct(shop.db, { name: 'Gone Serum', stock: 0 });
  await openForm(page, shop);
  const search = page.getByLabel('Add a product');
  await search.fill('gone serum');
  await expect(page.getByRole('button', { name: /Gone Serum.*Sold out/ })).toBeVisible();
  await search.fill('rare serum');
  // It is no longer offered in the moment in which it is chosen, so that a double click adds it once.
  const named = await page
    .getByRole('button', { name: /Rare Serum.*3 left/ })
    .evaluate((offer: HTMLElement) => {
      offer.click();
      return [...document.querySelectorAll('li')].filter((each) => each.textContent?.includes('Rare Serum'))
        .length;
    });
  expect(named).toBe(1);
  const line = page.getByRole('listitem').filter({ hasText: 'Rare Serum' });
  await expect(line).toContainText('3 left');
  await page.getByLabel('Quantity of Rare Serum').fill('4');
  await expect(line.getByText('Only 3 left of Rare Serum')).toBeVisible();
  await page.getByLabel('Quantity of Rare Serum').fill('500');
  await expect(line.getByText('Enter a whole number from 1 to 99')).toBeVisible();
  await expect(page.getByLabel('Quantity of Rare Serum')).toHaveValue('500');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Phone is required')).toBeVisible();
  await expect(page.getByLabel('Quantity of Rare Serum')).toHaveValue('500');
  await page.getByLabel('Quantity of Rare Serum').fill('2');
  await expect(page.getByText('without shipping').first()).toBeVisible();
  for (const [width, total] of [
    [1280, page.getByRole('definition').getByText('2000.00 DA').last()],
    [390, page.getByText('Total: 2000.00 DA')],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const end of [0, 99_999]) {
      await page.evaluate((end) => scrollTo(0, end), end);
      await expect(total).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport();
    }
    await expectFitting(page);
  }
});

test('an earlier city that is no commune gets one by the keyboard', async ({ page, shop }) => {
  await anOrder(shop.db, { phone: '0551987303', wilaya: 'Alger', city: 'Alger' });
  await openForm(page, shop);
  await page.getByLabel('Phone Number').fill('0551987303');
  const city = page.getByLabel('City');
  await expect(city).toHaveValue('Alger');
  await expect(page.getByText('Not in the list of communes')).toBeHidden();
  await city.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Did you mean Alger Centre?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Alger Centre');
  await expect(city).toHaveAccessibleDescription('In the list of communes: Alger Centre');
  await expect(city).toBeFocused();
});

test('an order that is saved right after a discount was typed waits for its total', async ({
  page,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Hasty Cream', stock: 5, price_centimes: 100_000 });
  await openForm(page, shop);
  await page.getByLabel('Phone Number').fill('0551987511');
  await page.getByLabel('Full Name').fill('Samia');
  await page.getByLabel('Street Address').fill('Bloc 4');
  await page.getByLabel('Wilaya').selectOption('Alger');
  await page.getByLabel('City').fill('Bab Ezzouar');
  await page.getByLabel('Add a product').fill('hasty cream');
  await page.getByRole('button', { name: /Hasty Cream/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: '1000.00 DA' }).first()).toBeVisible();
  await page.getByLabel('Reason').fill('Late parcel');
  await page.getByLabel('Discount, in dinars').fill('100');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
});

test('a discount above the price of the products is refused at its field, and their sum stays', async ({
  page,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Cheap Cream', stock: 5, price_centimes: 100_000 });
  await openForm(page, shop);
  await page.getByLabel('Phone Number').fill('0551987512');
  await page.getByLabel('Full Name').fill('Samia');
  await page.getByLabel('Street Address').fill('Bloc 4');
  await page.getByLabel('Wilaya').selectOption('Alger');
  await page.getByLabel('City').fill('Bab Ezzouar');
  await page.getByLabel('Add a product').fill('cheap cream');
  await page.getByRole('button', { name: /Cheap Cream/ }).click();
  const discount = page.getByLabel('Discount, in dinars');
  const refused = 'The discount can be at most 1000 DA, because the products cost no more';
  await discount.fill('1500');
  await expect(discount).toHaveAccessibleDescription(refused);
  await expect(page.getByRole('definition').filter({ hasText: '1000.00 DA' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('Late parcel');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(discount).toBeFocused();
  await expect(page.getByText(refused)).toHaveCount(1);
  await discount.fill('1000');
  await expect(page.getByText(refused)).toHaveCount(0);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
});

test('a refusal in Arabic names the product in Arabic, apart from the number', async ({ page, shop }) => {
  const vitamin = await aProduct(shop.db, { name: 'Bidi Vitamin D3 1 000 UI, 60', stock: 5 });
  await productTexts(shop.db, vitamin, { language: 'ar', name: 'فيتامين D3 1 000 UI، 60 كبسولة' });
  await signInAs(page, shop, 'admin');
  await page.goto('/ar/admin/orders/new');
  await page.locator('input[type=search]').last().fill('Bidi Vitamin D3');
  await page.getByRole('button', { name: /فيتامين D3/ }).click();
  await page.locator('input[name="quantities.0"]').fill('9');
  await expect(
    page.getByText('الكمية المتبقية من \u2068فيتامين D3 1 000 UI، 60 كبسولة\u2069: 5'),
  ).toBeVisible();
});

test('the open orders of a number are named before a second one is placed', async ({ page, shop }) => {
  const { id } = await anOrder(shop.db, { phone: '0551987401' });
  await openForm(page, shop);
  await page.getByLabel('Phone Number').fill('0551987401');
  const notice = page.getByRole('alert').filter({ hasText: 'This buyer has an open order' });
  await expect(notice).toContainText('Pending');
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Edit This Order' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}/edit`);
});

test('a missing size and a reason that a discount needs are told when the order is saved', async ({
  page,
  shop,
}) => {
  const sizes = JSON.stringify([{ size: '38', inStock: true }]);
  await aProduct(shop.db, { name: 'Sizeless Clogs', stock: 9, sizes });
  await openForm(page, shop);
  await page.getByLabel('Add a product').fill('sizeless clogs');
  await page.getByRole('button', { name: /Sizeless Clogs/ }).click();
  await expect(page.getByLabel('Size of Sizeless Clogs')).toBeFocused();
  await expect(page.getByLabel('Reason (needed for a correction)')).toBeVisible();
  await page.getByLabel('Discount, in dinars').fill('100');
  await expect(page.getByLabel('Reason', { exact: true })).toBeVisible();
  await page.getByLabel('Discount, in dinars').fill('');
  await expect(page.getByLabel('Reason (needed for a correction)')).toBeVisible();
  for (const [name, text] of [
    ['Phone Number', '0551987201'],
    ['Full Name', 'Samia'],
    ['Street Address', 'Bloc 4'],
  ] as const) {
    await page.getByLabel(name).fill(text);
  }
  await page.getByLabel('Wilaya').selectOption('Oran');
  await page.getByLabel('City').fill('Oran');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Please select a size for Sizeless Clogs')).toBeVisible();
  await expect(page.getByLabel('Size of Sizeless Clogs')).toBeFocused();
  await page.getByLabel('Size of Sizeless Clogs').selectOption('38');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
});

test('the only earlier address of a number is filled in, and another number takes it out again', async ({
  page,
  shop,
}) => {
  await anOrder(shop.db, { full_name: 'Nadia Only', phone: '0551987301', street: '5 rue Only' });
  for (const street of ['1 rue Two', '2 rue Two']) {
    await anOrder(shop.db, { full_name: 'Nadia Two', phone: '0551987302', street });
  }
  await openForm(page, shop);
  const phone = page.getByLabel('Phone Number');
  const street = page.getByLabel('Street Address');
  const filled = page.getByText('Filled in from an earlier order with this number.');
  const choices = page.getByRole('button', { name: 'Use this address' });
  await phone.fill('0551987301');
  await expect(street).toHaveValue('5 rue Only');
  await expect(filled).toBeVisible();
  await expect(choices).toHaveCount(0);
  await phone.fill('0551987302');
  await expect(choices).toHaveCount(2);
  await expect(street).toHaveValue('');
  await expect(filled).toBeHidden();
  await street.fill('Typed street');
  await phone.fill('0551987301');
  await expect(choices).toHaveCount(1);
  await expect(street).toHaveValue('Typed street');
});

test('the sums do not wait for the pickup point, and the field says that it is missing', async ({
  page,
  shop,
}) => {
  const commune_id = await communeId(shop.db, 'Tindouf', 37);
  await aDeliveryRate(shop.db, { kind: 'desk', wilaya_code: 37, price_centimes: 40_000 });
  for (const name of ['Agence Tindouf', 'Agence Hai Nasr']) await aPickupPoint(shop.db, { commune_id, name });
  await aProduct(shop.db, { name: 'Desk Cream', stock: 5, price_centimes: 70_000 });
  await openForm(page, shop);
  await page.getByLabel('Phone Number').fill('0551987611');
  await page.getByLabel('Full Name').fill('Samia');
  await page.getByLabel('Wilaya').selectOption('Tindouf');
  await page.getByLabel('City').fill('Tindouf');
  await page.getByLabel('Delivery', { exact: true }).selectOption('desk');
  await page.getByLabel('Add a product').fill('desk cream');
  await page.getByRole('button', { name: /Desk Cream/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: '1100.00 DA' }).first()).toBeVisible();
  const point = page.getByLabel('Pickup Point');
  await expect(point).toHaveAccessibleDescription(/Ask which one the buyer goes to/);
  await page.getByLabel('City').fill('Cité nouvelle');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(point).toBeFocused();
  await expect(point).toHaveAccessibleDescription('Please choose a pickup point');
  await expectAccessible(page);
  await point.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
});
