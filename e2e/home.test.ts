import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aFamily, aProduct } from '../test/factories.ts';
import { expect, test } from './shop.ts';

test('the home page links to the categories and to the first eight products, and each card adds to the cart', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db, { name: `Sun care ${newId()}` });
  const names = Array.from({ length: 9 }, (_, place) => `Product ${place} ${newId()}`);
  for (const name of names) await aProduct(shop.db, { name, stock: 1, category_id: category.id });
  await dropFromCaches(shop.db, ['catalog']);

  const main = page.getByRole('main');
  await expect(async () => {
    await page.goto('/');
    await expect(main.getByRole('link', { name: category.name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // A category without a picture shows an icon.
  await expect(main.getByRole('link', { name: category.name }).locator('svg')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const words of ['1000+', '24/7']) await expect(main.getByText(words)).toBeVisible();
  const featured = main.getByRole('region', { name: 'Featured Products' });
  await expect(featured.getByRole('article')).toHaveCount(8);
  for (const name of names.slice(1)) await expect(featured.getByRole('heading', { name })).toBeVisible();
  await expect(featured.getByRole('link', { name: 'View All Products' })).toHaveAttribute(
    'href',
    '/products',
  );

  const add = page.getByRole('button', { name: `Add to Cart: ${names[8]}` });
  const header = page.getByRole('banner');
  await add.click();
  await expect(page.getByRole('status')).toContainText(`${names[8]} added to cart!`);
  await expect(header.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await add.click();
  await expect(page.getByRole('status')).toContainText('Everything we have in stock is already in your cart');
  await expect(header.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await main.getByRole('link', { name: category.name }).click();
  await expect(page).toHaveURL(`/products?category=${category.id}`);
  await expect(page.getByText('Showing 9 of 9 products')).toBeVisible();
});

test('featured products come first, offers and new arrivals below, and none is shown twice', async ({
  page,
  shop,
}) => {
  const { id: category_id } = await aCategory(shop.db);
  const add = (name: string, more = {}) =>
    aProduct(shop.db, { name: `${name} ${newId()}`, category_id, ...more });
  const chosen = await add('Chosen', { featured: true, created_at: new Date('2020-01-01') });
  // The newest offer. The nine newer products keep it out of the featured ones.
  const reduced = await add('Reduced', { discounted_price_centimes: 50_000 });
  for (let place = 0; place < 9; place += 1) await add('Newer');
  const family = await aFamily(shop.db, { name: `Family ${newId()}` });
  const member = { family_id: family.id, created_at: new Date('2020-01-03') };
  await add('Featured member', { ...member, variant_label: '1', featured: true });
  await add('Newer member', { ...member, variant_label: '2', created_at: new Date() });
  await dropFromCaches(shop.db, ['catalog']);
  const main = page.getByRole('main');
  const card = (row: string, name: string) =>
    main.getByRole('region', { name: row }).getByRole('heading', { name });
  await expect(async () => {
    await page.goto('/');
    await expect(card('Featured Products', chosen.name)).toBeVisible({ timeout: 1_000 });
    await expect(card('On offer', reduced.name)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(main.getByRole('region', { name: 'Featured Products' }).getByRole('article')).toHaveCount(8);
  await expect(main.getByRole('region', { name: 'New arrivals' }).getByRole('article').first()).toBeVisible();
  const headings = main.getByRole('article').getByRole('heading');
  // Products of other tests may have the same name, so the addresses are compared.
  const addresses = await headings.getByRole('link').evaluateAll((links) => links.map(String));
  expect(addresses.length).toBeGreaterThan(8);
  expect(new Set(addresses).size).toBe(addresses.length);
  const names = await headings.allTextContents();
  expect(names.filter((name) => name === family.name || name.includes('member'))).toHaveLength(1);
  await main.getByRole('link', { name: 'See all: On offer' }).click();
  await expect(page).toHaveURL('/products?onOffer=true');
});

test('Learn More scrolls to How it works, and the header is marked as scrolled beyond 50 pixels', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});
