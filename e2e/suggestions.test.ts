import type { Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct, productTexts } from '../test/factories.ts';
import { anUnusedWord } from './an-unused-word.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

const phone = { width: 390, height: 844 };

test('the keyboard moves through the suggestions and in the text, and Enter searches for the chosen term', async ({
  page,
  shop,
}) => {
  const { word, beginning } = await aShelf(shop.db);
  await page.goto('/about');
  const field = headerField(page);
  const options = page.getByRole('option');
  await field.pressSequentially(word.slice(1, 6));
  await field.press('ArrowDown');
  await field.press('Home');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press(word.charAt(0));
  await expect(field).toHaveValue(word.slice(0, 6));
  await expect(page.getByRole('option', { name: word, exact: true })).toBeVisible();
  await field.press('End');
  await field.press(word.charAt(6));
  await expect(field).toHaveValue(word.slice(0, 7));
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue(word.slice(0, 7));
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await expectActive(page, word);

  await field.press(word.charAt(7));
  await expect(field).toHaveValue(beginning);
  await expect(options).toHaveText([word, `${word} cream`, `Care ${word}`, /soap/, /100 ml/, /50 ml/]);
  await expect(page.getByRole('status').filter({ hasText: '6 suggestions' })).toBeAttached();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowUp');
  await expectActive(page, /50 ml/);
  await field.press('ArrowDown');
  await expectActive(page, word);
  await field.press('ArrowDown');
  await expectActive(page, `${word} cream`);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page).toHaveURL(`/products?keyword=${word}%20cream`);
  await expect(page.getByRole('listbox')).toBeHidden();
  // Other tests' creams may follow.
  await expect(page.getByRole('article').first()).toContainText(`${word} cream`);
});

test('a click opens a category, a product, or a search that keeps the other filters of the listing', async ({
  page,
  shop,
}) => {
  const { word, beginning, category, soap } = await aShelf(shop.db);
  await page.goto('/about');
  const field = headerField(page);
  await field.pressSequentially(beginning);
  await page.getByRole('option', { name: `Care ${word}` }).click();
  await expect(page).toHaveURL(`/products?category=${category.id}`);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('listbox')).toBeHidden();
  // The address is back before the page, which empties the field once more.
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

  await field.pressSequentially(`${word} soa`);
  const option = page.getByRole('option', { name: /soap/ });
  await expect(option.last()).toContainText('1000.00 DA');
  await option.last().click();
  await expect(page).toHaveURL(new RegExp(`/products/${soap.id}`));
  await expect(page.getByRole('heading', { level: 1, name: soap.name })).toBeVisible();

  await page.goto('/products?inStock=true');
  const fieldOfListing = page.getByRole('main').getByLabel('Search products and brands');
  await fieldOfListing.pressSequentially(beginning);
  await page.getByRole('option', { name: `${word} cream`, exact: true }).click();
  await expect(page).toHaveURL(`/products?keyword=${word}+cream&inStock=true`);
  await expect(fieldOfListing).toHaveValue(`${word} cream`);
  await page.goBack();
  await expect(fieldOfListing).toHaveValue('');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('on a phone the suggestions fit, nothing moves, and a choice closes the search', async ({
  page,
  shop,
}) => {
  const { word, beginning } = await aShelf(shop.db);
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open search' }).click();
  const field = headerField(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await field.pressSequentially(beginning);
  await expect(page.getByRole('option', { name: word, exact: true })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await expectFitting(page);
  await expectAccessible(page);
  const heights = await page.getByRole('option').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.getByRole('option', { name: /soap/ }).last().click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9]{36}/);
  await expect(field).toBeHidden();
});

test('in Arabic the suggestions are in Arabic and run from right to left', async ({ page, shop }) => {
  const { soap, category } = await aShelf(shop.db);
  const word = anArabicWord();
  await productTexts(shop.db, soap, { language: 'ar', name: `صابون ${word}` });
  await shop.db
    .insertInto('category_texts')
    .values({ category_id: category.id, language: 'ar', name: `عناية ${word}` })
    .execute();
  await dropFromCaches(shop.db, ['catalog']);
  await page.setViewportSize(phone);
  await page.goto('/ar/about');
  await page.getByRole('banner').getByRole('button', { name: 'فتح البحث' }).click();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.pressSequentially(word.slice(0, 7));
  const option = page.getByRole('option', { name: `صابون ${word}` });
  await expect(option).toContainText('دج');
  await expect(page.getByRole('option', { name: `عناية ${word}` })).toBeVisible();
  const [picture, name] = [option.locator('span').first(), option.getByText('صابون')];
  const [pictureBox, nameBox] = [await picture.boundingBox(), await name.boundingBox()];
  expect(pictureBox?.x).toBeGreaterThan(nameBox?.x ?? Number.NaN);
  await expectFitting(page);
  await expectAccessible(page);
  for (const name of [word, `عناية ${word}`]) {
    await field.press('ArrowDown');
    await expectActive(page, name);
  }
  await field.press('Enter');
  await expect(page).toHaveURL(`/ar/products?category=${category.id}`);
});

test('suggestions load only when a search is used, and typing on aborts the call before', async ({
  page,
  shop,
}) => {
  const { word } = await aShelf(shop.db);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/about');
  expect(loaded.join(' ')).not.toContain('search-combobox');
  const field = headerField(page);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  expect(loaded.join(' ')).toContain('search-combobox');

  const [early, late] = [word.slice(0, 5), word.slice(0, 8)];
  await page.route(`**/api/search/suggest?q=${early}&*`, () => undefined);
  const [asked] = await Promise.all([page.waitForRequest(/suggest/), field.pressSequentially(early)]);
  const aborted = page.waitForEvent('requestfailed', (request) => request === asked);
  await field.pressSequentially(late.slice(5), { delay: 10 });
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('option', { name: word, exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(page, 'without a choice Enter searches for what is typed').toHaveURL(
    `/products?keyword=${late}`,
  );
  await expect(page.getByRole('listbox')).toBeHidden();

  await page.route('**/api/search/suggest?*', (route) => route.fulfill({ status: 503, json: {} }));
  const refused = page.waitForResponse(/suggest/);
  await field.fill('');
  await field.pressSequentially(word);
  await refused;
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(`/products?keyword=${word}`);
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible();
});

test('recent searches are offered in an empty field, and can be removed', async ({ page, shop }) => {
  const { word } = await aShelf(shop.db);
  await page.goto('/about');
  const field = headerField(page);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  for (const term of [word, `${word} soap`, `${word} cream`]) {
    await field.fill(term);
    await field.press('Enter');
    await expect(page).toHaveURL(`/products?keyword=${encodeURIComponent(term)}`);
  }
  await page.goto('/about');
  await field.click();
  const options = page.getByRole('option');
  await expect(options).toHaveText([`${word} cream`, `${word} soap`, word]);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove “${word} soap” from recent searches` }).click();
  await expect(options).toHaveText([`${word} cream`, word]);
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await field.press('Delete');
  await expect(options).toHaveText([word]);
  await options.click();
  await expect(page).toHaveURL(`/products?keyword=${word}`);
  await page.goto('/about');
  await field.click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).not.toContain(word);
});

function headerField(page: Page) {
  return page.getByRole('banner').getByLabel('Search products', { exact: true }).filter({ visible: true });
}

async function expectActive(page: Page, name: string | RegExp) {
  const active = page.getByRole('option', { selected: true });
  await expect(active).toHaveText(name);
  await expect(page.locator('[aria-activedescendant]')).toHaveAttribute(
    'aria-activedescendant',
    String(await active.getAttribute('id')),
  );
}

function anArabicWord() {
  const letters = 'بتثجحخدذرزسشصضطظعغفقكلمن';
  return [...anUnusedWord()].map((letter) => letters.charAt(letter.charCodeAt(0) % letters.length)).join('');
}

/** Two creams and a soap at 1000 DA in a category, whose names contain a unique word. */
async function aShelf(db: Db) {
  const word = anUnusedWord();
  const category = await aCategory(db, { name: `Care ${word}` });
  const values = { category_id: category.id, description: 'Plain' };
  await aProduct(db, { ...values, name: `${word} cream, 50 ml` });
  await aProduct(db, { ...values, name: `${word} cream, 100 ml` });
  const soap = await aProduct(db, { ...values, name: `${word} soap` });
  await dropFromCaches(db, ['catalog']);
  return { word, beginning: word.slice(0, 8), category, soap };
}
