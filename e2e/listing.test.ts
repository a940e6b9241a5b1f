import type { Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aNeed, aProduct } from '../test/factories.ts';
import { anUnusedWord } from './an-unused-word.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

const phone = { width: 360, height: 740 };

test('filters, sort and page are in the address, and going back restores them', async ({ page, shop }) => {
  const { main, child, leaf } = await aLeafCategory(shop.db, 30);
  await openListing(page, `/products?category=${leaf.id}&minPrice=5&sort=name-desc`, leaf.name);
  const filters = page.getByRole('main');
  const [category, subcategory, third] = [
    filters.getByLabel('Category', { exact: true }),
    filters.getByLabel('Subcategory'),
    filters.getByLabel('Sub-category'),
  ];
  await expect(page.getByRole('heading', { level: 1, name: leaf.name })).toBeVisible();
  await expect(category).toHaveValue(main.id);
  await expect(subcategory).toHaveValue(child.id);
  await expect(third).toHaveValue(leaf.id);
  await expect(filters.getByLabel('Min Price')).toHaveValue('5');
  await expect(filters.getByLabel('Sort By')).toHaveValue('name-desc');
  await filters.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/products');
  await expect(category).toHaveValue('');
  await expect(filters.getByLabel('Min Price')).toHaveValue('');
  await expect(subcategory).toBeHidden();

  await category.selectOption({ label: main.name });
  await expect(page).toHaveURL(`/products?category=${main.id}`);
  await subcategory.selectOption({ label: child.name });
  await third.selectOption({ label: leaf.name });
  await expect(page).toHaveURL(`/products?category=${leaf.id}`);
  await expect(page.getByText('Showing 12 of 30 products')).toBeVisible();
  await expect(page.getByText('Filtered')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`/products?category=${leaf.id}&page=2`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await filters.getByLabel('Sort By').selectOption('price-high');
  await expect(page).toHaveURL(`/products?category=${leaf.id}&sort=price-high`);
  await filters.getByLabel('Min Price').fill('1005');
  await filters.getByLabel('Max Price').fill('1010');
  await filters.getByRole('button', { name: 'Apply Price Filter' }).click();
  await expect(page.getByText('Showing 6 of 6 products')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('1010.00 DA');

  await page.goBack();
  await expect(filters.getByLabel('Min Price')).toHaveValue('');
  await page.goBack();
  await expect(filters.getByLabel('Sort By')).toHaveValue('newest');
  await expect(page.getByText('Showing 12 of 30 products')).toBeVisible();
  await category.selectOption('All Categories');
  await expect(page).toHaveURL('/products');
});

test('a search shows its term, offers categories, and keeps the closest products first when sorted', async ({
  page,
  shop,
}) => {
  const { word, leaf } = await aLeafCategory(shop.db, 2);
  const [other, third] = [await aCategory(shop.db), await aCategory(shop.db)];
  await aProduct(shop.db, { name: `Other ${word}`, category_id: other.id });
  await aProduct(shop.db, { name: 'Aside', description: `Goes with ${word}`, category_id: third.id });
  await dropFromCaches(shop.db, ['catalog']);
  await openListing(page, `/products?keyword=${word}`, word);
  const main = page.getByRole('main');
  const offered = page.getByRole('navigation', { name: 'Search in:' });
  const others = main.getByRole('heading', { name: 'Other Matches' });

  await expect(page.getByText('Showing 4 of 4 products')).toBeVisible();
  await expect(main.getByLabel('Sort By')).toHaveValue('best-match');
  // Named after the word first; the one that only mentions it follows under its own heading.
  await expect(others.locator('~ ul').getByRole('article')).toHaveText([/Aside/]);
  await expect.poll(() => markedWords(page)).toEqual([word, word, word]);
  await expect(offered.getByRole('link')).toHaveText([leaf.name, other.name, third.name]);
  await expectAccessible(page);
  await offered.getByRole('link', { name: leaf.name }).click();
  await expect(page).toHaveURL(`/products?keyword=${word}&category=${leaf.id}`);
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  await expect(offered).toBeHidden();
  await page.goBack();
  await expect(offered).toBeVisible();

  await main.getByLabel('Sort By').selectOption('newest');
  await expect(page).toHaveURL(`/products?keyword=${word}&sort=newest`);
  await expect(others).toBeVisible();
  await expect(others.locator('~ ul').getByRole('article')).toHaveText([/Aside/]);
  await main.getByRole('link', { name: `Clear search for ${word}` }).click();
  await expect(page).toHaveURL('/products?sort=newest');
  expect(await markedWords(page)).toEqual([]);
  await expect(main.getByRole('option', { name: 'Best Match' })).toHaveCount(0);
  await main.getByLabel('Search products and brands').fill(`  ${word} `);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/products?keyword=${word}&sort=newest`);
});

test('a search says how it was read, and that nothing was found or that it is too long', async ({
  page,
  shop,
}) => {
  const { word } = await aLeafCategory(shop.db, 2);
  const misspelt = word.slice(0, -1);
  // A shorter search with an unknown word finds nothing.
  const typed = [`${word}x`, anUnusedWord(), anUnusedWord(), anUnusedWord()].join(' ');
  await openListing(page, `/products?keyword=${encodeURIComponent(typed)}`, word);
  await expect(page.getByText(`Showing results for “${word} `)).toBeVisible();
  await expect(page.getByText('Some match only part of your search.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Search for “${typed}” instead` }).click();
  await expect(page).toHaveURL(
    `/products?keyword=${encodeURIComponent(`"${typed}"`).replaceAll('%20', '+')}`,
  );
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search term')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask the Pharmacist' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.goto(`/products?keyword=${misspelt}`);
  await expect(page.getByRole('link', { name: `Search for “${misspelt}” instead` })).toHaveCount(0);

  const reply = await page.goto(`/products?keyword=${'w'.repeat(201)}`);
  expect(reply?.status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText('Search for at most 200 characters');
  await expect(page.getByText('No products found')).toBeHidden();
  await expectAccessible(page);
});

test('a page beyond the end leads to the first, and hovering over a link fetches its products once', async ({
  page,
  shop,
}) => {
  const { leaf } = await aLeafCategory(shop.db, 13);
  await openListing(page, `/products?category=${leaf.id}&page=99`, leaf.name);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page.getByText('Showing 12 of 13 products')).toBeVisible();
  expect(page.viewportSize()?.width).toBe(1280);
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);

  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products?')) requested.push(request.url());
  });
  const next = page.getByRole('link', { name: 'Page 2' });
  const prefetched = page.waitForRequest(/api\/products\?.*pageNumber=2/);
  await next.hover();
  await prefetched;
  await next.click();
  await expect(page.getByText('Showing 1 of 13 products')).toBeVisible();
  expect(requested.filter((url) => url.includes('pageNumber=2'))).toHaveLength(1);
});

test('a minimum price above the maximum filters as if typed the other way round, and a note says so', async ({
  page,
  shop,
}) => {
  const { leaf } = await aLeafCategory(shop.db, 3);
  await openListing(page, `/products?category=${leaf.id}`, leaf.name);
  const [min, max] = [page.getByLabel('Min Price'), page.getByLabel('Max Price')];
  const message = 'The minimum is above the maximum, so prices from 1000.00 DA to 2000.00 DA are shown.';
  await min.fill('2000');
  await max.fill('1000');
  await max.press('Enter');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page).toHaveURL(`/products?category=${leaf.id}&minPrice=2000&maxPrice=1000`);
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible();
  await expectAccessible(page);

  await min.fill('1.500');
  await max.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Type a price like 1500 or 1500.50');
  await expect(min).toBeFocused();

  await min.fill('1001');
  await expect(page.getByRole('alert')).toBeHidden();
  await max.fill('1001');
  await max.press('Enter');
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(`/products?category=${leaf.id}&minPrice=2000&maxPrice=1000`);
  await expect(page.getByText(message)).toBeVisible();
  await expect(min).toHaveValue('2000');
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible();
});

test('on a phone the first card of each list is near the top, in every language and with all notices', async ({
  page,
  shop,
}) => {
  const { main, leaf, word } = await aLeafCategory(shop.db, 3);
  const longest = `${'Extraordinarily long '.repeat(10)}1`;
  const product = await aProduct(shop.db, { name: longest, category_id: leaf.id });
  await aProduct(shop.db, { name: `Elsewhere ${word}`, category_id: (await aCategory(shop.db)).id });
  const description = 'A sentence of advice with about sixty characters in a row. '.repeat(4);
  const { slug } = await aNeed(shop.db, { description, products: [product] });
  await dropFromCaches(shop.db, ['catalog']);
  await page.setViewportSize({ width: 390, height: 844 });
  await openListing(page, `/products?category=${main.id}`, 'Extraordinarily');
  const corrected = `/products?keyword=${[`${word}x`, anUnusedWord(), anUnusedWord(), anUnusedWord()].join('+')}`;
  const inCategory = `&category=${leaf.id}`;
  const lists = [
    `/products?category=${main.id}`,
    `/products?keyword=${word}`,
    corrected,
    corrected + inCategory,
    `/needs/${slug}`,
  ];
  const addresses = ['', '/fr', '/ar'].flatMap((language) => lists.map((list) => language + list));
  for (const address of [...addresses, `${corrected}${'thick'.repeat(20)}${inCategory}`]) {
    await page.goto(address);
    expect((await page.getByRole('article').first().boundingBox())?.y, address).toBeLessThan(330);
  }
  await expectFitting(page);
  await expect(page.getByRole('note')).toContainText(`“${word} `);
  await page.getByRole('link', { name: `Remove filter: ${leaf.name}` }).click();
  await expect(page.getByRole('navigation', { name: 'Search in:' })).toBeVisible();
});

test('on a phone the filters are a sheet that counts them and closes', async ({ page, shop }) => {
  const { main } = await aLeafCategory(shop.db, 4);
  await page.setViewportSize(phone);
  await openListing(page, `/products?category=${main.id}`, main.name);
  const summary = page.getByRole('main').locator('summary');
  const show = page.getByRole('button', { name: 'Show 4 products' });
  await expect(summary).toContainText('1 active');
  await expect(page.getByLabel('Min Price')).toBeHidden();
  await summary.click();
  await expect(page.getByLabel('Min Price')).toBeVisible();
  await page.getByRole('main').getByLabel('Subcategory').selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  await expect(show).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(show).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.click();
  // Above the sheet is only the shade, which closes it.
  await page.mouse.click(200, 30);
  await expect(show).toBeHidden();
  await summary.click();
  await show.click();
  await expect(page.getByLabel('Min Price')).toBeHidden();
  await expectFitting(page);
});

test('filters for brands, offers and stock show counts, chips remove them, and a hint follows the hundredth brand', async ({
  page,
  shop,
}) => {
  const { leaf, word } = await aLeafCategory(shop.db, 1);
  const [first, second] = [`Bahia ${word}`, `Nour, Sons ${word}`];
  const product = (values: object) => aProduct(shop.db, { category_id: leaf.id, ...values });
  await product({ name: `Reduced ${word}`, brand: first, discounted_price_centimes: 80_000 });
  await product({ name: `Sold out ${word}`, brand: first, stock: 0 });
  await product({ name: `Other ${word}`, brand: second });
  await dropFromCaches(shop.db, ['catalog']);
  await openListing(page, `/products?category=${leaf.id}`, `Sold out ${word}`);
  const filters = page.getByRole('main');
  const brands = filters.getByRole('group', { name: 'Brand' });
  const brand = (name: string) => filters.getByRole('checkbox', { name: `${name} ` });
  await expect(brands).toContainText(`${first}2`);

  await brand(second).check();
  await expect(page).toHaveURL(
    `/products?category=${leaf.id}&brand=${encodeURIComponent('Nour\\,')}+Sons+${word}`,
  );
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible();
  // The only reduced product has the other brand.
  await expect(filters.getByRole('checkbox', { name: 'On offer 0' })).toBeDisabled();
  await brand(first).check();
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible();
  await filters.getByRole('checkbox', { name: /^In stock/ }).check();
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText([`Sold out ${word}`]);
  await page.getByRole('link', { name: `Remove filter: ${second}` }).click();
  await expect(brand(second)).not.toBeChecked();
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible();
  await page.goBack();
  await expect(brand(second)).toBeChecked();
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  await expectAccessible(page);

  const others = Array.from({ length: 99 }, (_, place) => `Brand ${place} ${word}`);
  await Promise.all(others.map((brand) => product({ brand })));
  await dropFromCaches(shop.db, ['catalog']);
  await openListing(page, `/products?category=${leaf.id}`, 'Show 100 of 101');
  await brands.getByRole('button', { name: 'Show 100 of 101' }).click();
  await expect(brands.getByRole('checkbox')).toHaveCount(100);
  await expect(brands).toContainText('To find another brand, use the search.');
});

test('without JavaScript a shopper searches, filters the products and reads one', async ({
  browser,
  shop,
}) => {
  const { word, main, child, leaf } = await aLeafCategory(shop.db, 14);
  await aProduct(shop.db, {
    ...{ name: `Shelf ${word}`, category_id: leaf.id, price_centimes: 100_350 },
    ...{ description: 'Dissolve in water.' },
  });
  await dropFromCaches(shop.db, ['catalog']);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/about');
  const search = page.getByRole('banner').getByLabel('Search products', { exact: true });
  await search.filter({ visible: true }).fill(word);
  await search.filter({ visible: true }).press('Enter');
  await expect(page).toHaveURL(`/products?keyword=${word}`);
  await expect(page.getByText('Showing 12 of 15 products')).toBeVisible();

  await openListing(page, `/products?category=${main.id}`, main.name);
  await page.getByLabel('Subcategory').selectOption({ label: child.name });
  await page.getByLabel('Max Price').fill('1003.5');
  await page.getByRole('button', { name: 'Apply Price Filter' }).click();
  await expect(page.getByText('Showing 5 of 5 products')).toBeVisible();
  await page.getByLabel('Sub-category').selectOption({ label: leaf.name });
  await page.getByLabel('Sort By').selectOption('price-high');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page.getByLabel('Sub-category')).toHaveValue(leaf.id);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('1003.50 DA');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shelf');
  await expect(page.getByText('Dissolve in water.')).toBeVisible();
  const sku = new URL(page.url()).pathname.split('/')[2]?.slice(-8).toUpperCase() ?? '';
  await expect(page.getByText(sku)).toBeVisible();
  await context.close();
});

/** The words in names that are highlighted. */
function markedWords(page: Page) {
  return page.evaluate(() => Array.from(CSS.highlights.get('searched') ?? [], String));
}

/** Creates products at 1000 DA, 1001 DA and so on in a third-level category. All names contain a unique word. */
async function aLeafCategory(db: Db, count: number) {
  const word = anUnusedWord();
  const main = await aCategory(db, { name: `Main ${word}` });
  const child = await aCategory(db, { name: `Child ${word}`, parent_id: main.id, level: 2 });
  const leaf = await aCategory(db, { name: `Leaf ${word}`, parent_id: child.id, level: 3 });
  for (let place = 0; place < count; place += 1) {
    await aProduct(db, {
      name: `Shelf ${place} ${word}`,
      category_id: leaf.id,
      price_centimes: 100_000 + place * 100,
    });
  }
  await dropFromCaches(db, ['catalog']);
  return { word, main, child, leaf };
}

/**
 * Opens an address until its page shows the text, because the caches drop their entries a moment later. A test that uses the
 * tree of categories waits for the name of one: new products appear without it.
 */
async function openListing(page: Page, url: string, text: string) {
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('main')).toContainText(text, { timeout: 1_000 });
  }).toPass();
}
