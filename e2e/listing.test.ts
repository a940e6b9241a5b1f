import type { Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aFamily, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

const phone = { width: 360, height: 740 };

test('filters, sort and page are in the address, and going back restores them', async ({ page, shop }) => {
  const { main, child, leaf } = await aLeafCategory(shop.db, 30);
  await openListing(page, '/products', main.name);
  const filters = page.getByRole('main');

  await filters.getByLabel('Category', { exact: true }).selectOption({ label: main.name });
  await expect(page).toHaveURL(`/products?category=${main.id}`);
  await filters.getByLabel('Subcategory').selectOption({ label: child.name });
  await filters.getByLabel('Sub-category').selectOption({ label: leaf.name });
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
  await filters.getByLabel('Category', { exact: true }).selectOption('All Categories');
  await expect(page).toHaveURL('/products');
});

test('the filters show the category of the address and those above it', async ({ page, shop }) => {
  const { main, child, leaf } = await aLeafCategory(shop.db, 1);
  await openListing(page, `/products?category=${leaf.id}&minPrice=5&sort=name-desc`, leaf.name);

  const filters = page.getByRole('main');
  await expect(filters.getByLabel('Category', { exact: true })).toHaveValue(main.id);
  await expect(filters.getByLabel('Subcategory')).toHaveValue(child.id);
  await expect(filters.getByLabel('Sub-category')).toHaveValue(leaf.id);
  await expect(filters.getByLabel('Min Price')).toHaveValue('5');
  await expect(filters.getByLabel('Sort By')).toHaveValue('name-desc');
  await expect(page.getByRole('heading', { level: 1, name: leaf.name })).toBeVisible();

  await filters.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/products');
  await expect(filters.getByLabel('Category', { exact: true })).toHaveValue('');
  await expect(filters.getByLabel('Min Price')).toHaveValue('');
  await expect(filters.getByLabel('Subcategory')).toBeHidden();
});

test('a search shows its term, and best match exists only with it', async ({ page, shop }) => {
  const { word } = await aLeafCategory(shop.db, 2);
  await openListing(page, `/products?keyword=${word}`, word);
  const main = page.getByRole('main');

  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  await expect(main.getByLabel('Sort By')).toHaveValue('best-match');
  await expect.poll(() => markedWords(page)).toEqual([word, word]);
  await main.getByLabel('Sort By').selectOption('newest');
  await expect(page).toHaveURL(`/products?keyword=${word}&sort=newest`);
  await main.getByRole('link', { name: `Clear search for ${word}` }).click();
  await expect(page).toHaveURL('/products?sort=newest');
  expect(await markedWords(page)).toEqual([]);
  await expect(main.getByRole('option', { name: 'Best Match' })).toHaveCount(0);

  await main.getByLabel('Search products and brands').fill(`  ${word} `);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/products?keyword=${word}&sort=newest`);
});

test('a search offers to search in the categories of its best products', async ({ page, shop }) => {
  const [{ word, leaf }, other] = [await aLeafCategory(shop.db, 2), await aCategory(shop.db)];
  await aProduct(shop.db, { name: `Other ${word}`, category_id: other.id });
  await dropFromCaches(shop.db, ['catalog']);
  await openListing(page, `/products?keyword=${word}`, word);
  const links = page.getByRole('navigation', { name: 'Search in:' });
  await expect(links.getByRole('link')).toHaveText([leaf.name, other.name]);
  await expectAccessible(page);
  await links.getByRole('link', { name: leaf.name }).click();
  await expect(page).toHaveURL(`/products?keyword=${word}&category=${leaf.id}`);
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  await expect(links).toBeHidden();
});

test('hovering over a link fetches its products, and the click does not fetch them again', async ({
  page,
  shop,
}) => {
  const { leaf } = await aLeafCategory(shop.db, 13);
  await openListing(page, `/products?category=${leaf.id}`, leaf.name);
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

test('a search says which words it read otherwise or left out, and leads to the search as typed', async ({
  page,
  shop,
}) => {
  const { word } = await aLeafCategory(shop.db, 2);
  const misspelt = word.slice(0, -1);
  const typed = `${word}x ${anUnusedWord()}`;
  await openListing(page, `/products?keyword=${encodeURIComponent(typed)}`, word);
  await expect(page.getByText(`Showing results for “${word} `)).toBeVisible();
  await expect(page.getByText('so some are shown without')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Search for “${typed}” instead` }).click();
  await expect(page).toHaveURL(
    `/products?keyword=${encodeURIComponent(`"${typed}"`).replaceAll('%20', '+')}`,
  );
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.goto(`/products?keyword=${misspelt}`);
  await expect(page.getByRole('link', { name: `Search for “${misspelt}” instead` })).toHaveCount(0);
});

test('a search without results says so and links to the contact page', async ({ page }) => {
  await page.goto(`/products?keyword=${anUnusedWord()}&minPrice=1`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search term')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expectAccessible(page);
});

test('an address with invalid values still shows products', async ({ page, shop }) => {
  const { leaf } = await aLeafCategory(shop.db, 13);
  await openListing(page, `/products?category=${leaf.id}&page=-1&minPrice=abc&sort=stock`, leaf.name);
  await expect(page.getByText('Showing 12 of 13 products')).toBeVisible();

  await page.goto(`/products?category=${leaf.id}&page=99`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page.getByText('Showing 12 of 13 products')).toBeVisible();
});

test('a minimum price above the maximum shows an error at its fields and filters nothing', async ({
  page,
  shop,
}) => {
  const { leaf } = await aLeafCategory(shop.db, 3);
  await openListing(page, `/products?category=${leaf.id}`, leaf.name);
  const [min, max] = [page.getByLabel('Min Price'), page.getByLabel('Max Price')];
  const message = 'Min Price must not be higher than Max Price';
  await min.fill('2000');
  await max.fill('1000');
  await max.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(min).toBeFocused();
  for (const field of [min, max]) await expect(field).toHaveAccessibleDescription(message);
  await expect(page).toHaveURL(`/products?category=${leaf.id}`);
  await expectAccessible(page);

  await min.fill('1001');
  await expect(page.getByRole('alert')).toBeHidden();
  await max.fill('1001');
  await max.press('Enter');
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(`/products?category=${leaf.id}&minPrice=2000&maxPrice=1000`);
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(min).toHaveValue('2000');
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible();
});

test('a phone collapses the filters, counts them and never scrolls sideways', async ({ page, shop }) => {
  const { leaf } = await aLeafCategory(shop.db, 3);
  await aProduct(shop.db, { name: `${'Extraordinarily long '.repeat(10)}1`, category_id: leaf.id });
  await page.setViewportSize(phone);
  await openListing(page, `/products?category=${leaf.id}`, leaf.name);

  const summary = page.getByRole('main').locator('summary');
  await expect(summary).toContainText('1 active');
  await expect(page.getByLabel('Min Price')).toBeHidden();
  await summary.click();
  await expect(page.getByLabel('Min Price')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(page.getByLabel('Min Price')).toBeHidden();
  await expectFitting(page);
});

test('of more than a hundred brands, the most frequent are shown, and a hint says how to find the others', async ({
  page,
  shop,
}) => {
  const { leaf, word } = await aLeafCategory(shop.db, 1);
  const brands = Array.from({ length: 101 }, (_, place) => `Brand ${place} ${word}`);
  await Promise.all(brands.map((brand) => aProduct(shop.db, { category_id: leaf.id, brand })));
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/products?category=${leaf.id}`);
  const brand = page.getByRole('group', { name: 'Brand' });
  await brand.getByRole('button', { name: 'Show 100 of 101' }).click();
  await expect(brand.getByRole('checkbox')).toHaveCount(100);
  await expect(brand).toContainText('To find another brand, use the search.');
});

test('filters for brands, offers and stock show counts, and chips remove them', async ({ page, shop }) => {
  const { leaf, word } = await aLeafCategory(shop.db, 1);
  const [first, second] = [`Bahia ${word}`, `Nour, Sons ${word}`];
  const product = (values: object) => aProduct(shop.db, { category_id: leaf.id, ...values });
  await product({ name: `Reduced ${word}`, brand: first, discounted_price_centimes: 80_000 });
  await product({ name: `Sold out ${word}`, brand: first, stock: 0 });
  await product({ name: `Other ${word}`, brand: second });
  await dropFromCaches(shop.db, ['catalog']);
  await openListing(page, `/products?category=${leaf.id}`, `Sold out ${word}`);
  const filters = page.getByRole('main');
  const brand = (name: string) => filters.getByRole('checkbox', { name: `${name} ` });
  await expect(filters.getByRole('group', { name: 'Brand' })).toContainText(`${first}2`);

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
  await expectAccessible(page);
});

test('a family is one card, with its lowest price and a link to choose', async ({ page, shop }) => {
  const { leaf, word } = await aLeafCategory(shop.db, 0);
  const family = await aFamily(shop.db, { name: `Sun milk ${word}` });
  for (const [place, label] of ['100 ml', '200 ml', '400 ml'].entries()) {
    await aProduct(shop.db, {
      name: `Sun milk ${label} ${word}`,
      category_id: leaf.id,
      family_id: family.id,
      variant_label: label,
      family_position: place,
      price_centimes: 59_000 + place * 10_000,
    });
  }
  await dropFromCaches(shop.db, ['catalog']);
  await openListing(page, `/products?keyword=${word}`, `Sun milk ${word}`);
  await expect(page.getByText('Showing 1 of 1 products (3 with options)')).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText('From590.00 DA3 sizes');
  await card.getByRole('link', { name: `Choose Size: Sun milk ${word}` }).click();
  await expect(page.getByRole('navigation', { name: 'Size' }).getByRole('link')).toHaveCount(3);
});

test('on a phone the first card is near the top, and the filters are a sheet that Escape closes', async ({
  page,
  shop,
}) => {
  const { main } = await aLeafCategory(shop.db, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await openListing(page, `/products?category=${main.id}`, main.name);
  const top = (await page.getByRole('article').first().boundingBox())?.y;
  expect(top).toBeLessThan(330);

  const summary = page.getByRole('main').locator('summary');
  await summary.click();
  await page.getByRole('main').getByLabel('Subcategory').selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('button', { name: 'Show 3 products' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show 3 products' })).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.click();
  // Above the sheet is only the shade, which closes it.
  await page.mouse.click(200, 30);
  await expect(page.getByRole('button', { name: 'Show 3 products' })).toBeHidden();
});

test('a search term that is too long is refused with a message', async ({ page }) => {
  const reply = await page.goto(`/products?keyword=${'w'.repeat(201)}`);
  expect(reply?.status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText('Search for at most 200 characters');
  await expect(page.getByText('No products found')).toBeHidden();
  await expectAccessible(page);
});

test('a row has four cards from 1280 pixels', async ({ page, shop }) => {
  const { leaf } = await aLeafCategory(shop.db, 5);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openListing(page, `/products?category=${leaf.id}`, leaf.name);
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test('the first HTML contains the products, and its forms filter without JavaScript', async ({
  browser,
  shop,
}) => {
  const { main, child, leaf } = await aLeafCategory(shop.db, 14);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await openListing(page, `/products?category=${main.id}`, main.name);

  await page.getByLabel('Subcategory').selectOption({ label: child.name });
  await page.getByLabel('Max Price').fill('1003');
  await page.getByRole('button', { name: 'Apply Price Filter' }).click();
  await expect(page.getByText('Showing 4 of 4 products')).toBeVisible();
  await page.getByLabel('Sub-category').selectOption({ label: leaf.name });
  await page.getByLabel('Sort By').selectOption('price-high');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page.getByLabel('Sub-category')).toHaveValue(leaf.id);
  await expect(page.getByRole('article').first()).toContainText('1003.00 DA');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shelf');
  await context.close();
});

/** The words in names that are highlighted. */
function markedWords(page: Page) {
  return page.evaluate(() => Array.from(CSS.highlights.get('searched') ?? [], String));
}

/** Without digits, at which words end, so that no part of it is found elsewhere. */
function anUnusedWord() {
  return `w${newId().replace(/\d/g, '').slice(0, 12)}`;
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

/** Opens an address until its page shows the text, because the page cache drops its entries a moment later. */
async function openListing(page: Page, url: string, text: string) {
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('main')).toContainText(text, { timeout: 1_000 });
  }).toPass();
}

test('a barcode in the search leads to its product, with and without JavaScript', async ({
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
  const search = banner.getByRole('textbox').or(banner.getByRole('combobox'));
  await search.fill('٣٤٠١٣٦٠٠٠٠١٢٤');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Marbelune Cream' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${id}`));
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
