import type { Locator } from '@playwright/test';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aFamily, aNeed, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('a product page shows the product, its tabs by keyboard and its picture enlarged', async ({
  page,
  shop,
}) => {
  const supplements = await aCategory(shop.db, { name: 'Supplements' });
  const category = await aCategory(shop.db, { name: 'Vitamins', parent_id: supplements.id, level: 2 });
  const product = await aProduct(shop.db, {
    name: 'Vitamin C 1000 mg',
    brand: 'Vitalys',
    category_id: category.id,
    price_centimes: 150_000,
    discounted_price_centimes: 120_000,
    features: ['Sugar free'],
    description: 'Dissolve in water.',
    image_url: '/favicon.ico',
  });
  await dropFromCaches(shop.db, ['catalog']);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(async () => {
    await page.goto(`/products/${product.id}`);
    await expect(breadcrumb).toContainText('Supplements', { timeout: 1_000 });
  }).toPass();

  await expect(page).toHaveTitle('Vitamin C 1000 mg | Saha');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${shop.url}/products/${product.id}/vitamin-c-1000-mg`,
  );
  const steps = ['Home', 'Products', 'Supplements', 'Vitamins', product.name];
  await expect(breadcrumb.getByRole('listitem')).toHaveText(steps);
  for (const { id, name } of [supplements, category]) {
    const link = breadcrumb.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/products?category=${id}`);
  }
  const main = page.getByRole('main');
  for (const words of ['−20%', 'In Stock', '1200.00 DA', '1500.00 DA', 'Sugar free', 'Key Benefits']) {
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  }
  for (const words of ['Authentic Product', 'Fast Delivery', 'Easy Returns', 'Delivery Information']) {
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  }

  await expect(page.getByRole('tabpanel')).toHaveText('Dissolve in water.');
  await page.getByRole('tab', { name: 'Description' }).focus();
  await page.keyboard.press('ArrowRight');
  const specifications = page.getByRole('tab', { name: 'Specifications' });
  await expect(specifications).toBeFocused();
  await expect(specifications).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(product.id.slice(-8).toUpperCase());
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: `Enlarged picture of ${product.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
});

test('a size in stock must be chosen, in a quantity between one and the stock', async ({ page, shop }) => {
  const category = await aCategory(shop.db, { name: 'Lab Coats' });
  const product = await aProduct(shop.db, {
    name: 'Lab coat',
    stock: 2,
    category_id: category.id,
    sizes: JSON.stringify([
      { size: 'M', inStock: true },
      { size: 'L', inStock: true },
      { size: 'XL', inStock: false },
    ]),
  });
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByText('Please select a size')).toBeVisible();
  await page.getByRole('button', { name: 'Select Size First' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a size');
  await expect(page.getByRole('radio', { name: 'M' })).toBeFocused();
  await expect(page).toHaveURL(`/products/${product.id}`);
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'L' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Decrease' })).toBeDisabled();
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(page.getByRole('button', { name: 'Increase' })).toBeDisabled();
  // The second click happens before the cart page is shown.
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).dblclick();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Size: L');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

const pictures = ['front', 'back', 'open'].map((name) => `/favicon.ico?${name}`);

test('thumbnails, arrows and keys choose a picture, and a button enlarges it', async ({ page, shop }) => {
  const { id, name } = await aProduct(shop.db, {
    image_url: pictures[0],
    more_image_urls: pictures.slice(1),
  });
  await page.goto(`/products/${id}`);
  const strip = page.getByRole('region', { name: `Pictures of ${name}` });
  const thumbnail = (place: number) => page.getByRole('button', { name: `Show picture ${place} of 3` });
  const isShown = async (place: number) => {
    await expect(thumbnail(place)).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBeCloseTo(place - 1, 1);
  };
  await isShown(1);
  await thumbnail(3).click();
  await isShown(3);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await isShown(1);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await isShown(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  const enlarged = page.getByRole('region', { name: `Enlarged picture of ${name}, picture 2` });
  await expect(enlarged.getByRole('img')).toHaveAttribute('src', pictures[1] as string);
  await page.keyboard.press('Escape');
  await isShown(2);
});

test('a family is one card with its lowest price, and its picker leads to each member by keyboard, and back', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db);
  const family = await aFamily(shop.db, { name: 'Sun Milk' });
  const member = (label: string, values = {}) =>
    aProduct(shop.db, {
      name: `Sun Milk ${label}`,
      category_id: category.id,
      family_id: family.id,
      variant_label: label,
      ...values,
    });
  const small = await member('75 ml', { net_quantity: 75, unit: 'ml' });
  const large = await member('200 ml', { stock: 0, family_position: 1, price_centimes: 190_000 });
  await dropFromCaches(shop.db, ['catalog']);
  const card = page.getByRole('article');
  await expect(async () => {
    await page.goto(`/products?category=${category.id}`);
    await expect(card).toContainText('From1000.00 DA2 sizes', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Showing 1 of 1 products (2 including all options)')).toBeVisible();
  await card.getByRole('link', { name: 'Choose Size: Sun Milk' }).click();
  await expect(page.getByText('1333.33 DA / 100 ml')).toBeVisible();
  const picker = page.getByRole('navigation', { name: 'Size: 75 ml' });
  await expect(picker.getByRole('link')).toHaveText(['75 ml1000.00 DA', '200 mlOut of Stock']);
  // The picker is renamed when another member is chosen.
  const [current, other] = ['75 ml', '200 ml'].map((label) =>
    page.getByRole('navigation', { name: 'Size' }).getByRole('link', { name: label }),
  ) as [Locator, Locator];
  await expect(current).toHaveAttribute('aria-current', 'page');
  await current.focus();
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${large.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sun Milk 200 ml');
  await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await expect(other).toBeFocused();
  await expect(other).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(`/products/${small.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sun Milk 75 ml');
});

test('on a phone each fact opens on its own, and a bar with the button appears when that of the page is out of view', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, {
    ...{ ingredients: 'Aqua, Glycerin', warnings: 'Avoid the eyes' },
    description: 'Long text.\n'.repeat(60),
  });
  await page.goto(`/products/${product.id}`);
  await expect(page.getByText('Aqua, Glycerin')).toBeVisible();
  // The height that a phone leaves below its address bar.
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByText('Aqua, Glycerin')).toBeHidden();
  await page.getByText('Ingredients').click();
  await expect(page.getByText('Aqua, Glycerin')).toBeVisible();
  await expect(page.getByText('Avoid the eyes')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Avoid the eyes'), 'on paper').toBeVisible();
  await page.emulateMedia({ media: null });

  const bar = page.getByRole('button', { name: `Add to Cart: ${product.name}` });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('tab', { name: 'Description' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // The bar has its own place at the end of the page, so it never covers the footer.
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  const gap = async () => ((await footer.boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.y ?? 0);
  await expect.poll(gap).toBeGreaterThan(40);
  await page.mouse.wheel(0, -900);
  await bar.click();
  await expect(page).toHaveURL('/cart');
  const [message, sums] = await Promise.all([
    page.getByText(`${product.name} added to cart!`).boundingBox(),
    page.getByRole('region', { name: 'Order Summary' }).locator('dl').first().boundingBox(),
  ]);
  expect(message?.y).toBeGreaterThan(0);
  expect(Number(message?.y) + Number(message?.height), 'the toast does not cover the sums').toBeLessThan(
    Number(sums?.y),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(`${product.name} added to cart!`)).toBeVisible();
  // Less time than the toast stays.
  await page.getByRole('button', { name: 'Go' }).click({ trial: true, timeout: 2_000 });
});

test('the products viewed before are shown, sold-out ones too', async ({ page, shop }) => {
  const [first, second] = [
    await aProduct(shop.db, { name: 'Rose Water', stock: 0 }),
    await aProduct(shop.db, { name: 'Clay Mask' }),
  ];
  const viewed = page.getByRole('region', { name: 'Recently Viewed' });
  await page.goto(`/products/${first.id}`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed')))
    .toBe(JSON.stringify([first.id]));
  await expect(viewed).toBeHidden();
  await page.goto(`/products/${second.id}`);
  await expect(viewed.getByRole('article')).toHaveCount(1);
  await expect(viewed).toContainText('Rose Water');
  await expect(viewed).toContainText('Out of Stock');
  await expectAccessible(page);
  await shop.db.deleteFrom('products').where('id', '=', first.id).execute();
  await dropFromCaches(shop.db, ['catalog']);
  await expect(async () => {
    await page.reload();
    await expect(viewed).toBeHidden({ timeout: 1_000 });
  }).toPass();
});

test('the next request shows a changed product', async ({ request, shop }) => {
  const product = await aProduct(shop.db, { stock: 3 });
  const read = async () => (await request.get(`/products/${product.id}`)).text();
  expect(await read()).toContain('3 left in stock');
  await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', product.id).execute();
  await dropFromCaches(shop.db, [`product:${product.id}`]);
  await expect.poll(read).toMatch(/<button[^>]* disabled=""[^>]*>[^<]*Out of Stock/);
});

test('a product without sizes of its own is offered in the default sizes of its category', async ({
  request,
  shop,
}) => {
  const category = await aCategory(shop.db, { name: 'Walking Canes' });
  const product = await aProduct(shop.db, { category_id: category.id });
  const html = await (await request.get(`/products/${product.id}`)).text();
  const radios = Array.from(
    html.matchAll(/<input(?=[^>]* type="radio")[^>]* value="([^"]+)"/g),
    ([, size]) => size,
  );
  expect(radios).toEqual(['Small', 'Medium', 'Large']);
});

test('four related products come from the category, those above it, the needs and the brand, in this order', async ({
  page,
  shop,
}) => {
  const { db } = shop;
  const main = await aCategory(db, { name: 'Slings and supports' });
  const own = await aCategory(db, { name: 'Slings', parent_id: main.id, level: 2 });
  const product = await aProduct(db, { name: 'Arm sling', category_id: own.id, brand: 'Orthosling' });
  await aProduct(db, { name: 'Of its category', category_id: own.id, stock: 0 });
  const above = await aProduct(db, { name: 'Of the category above', category_id: main.id });
  await aNeed(db, {
    name: 'Broken arm',
    products: [product, await aProduct(db, { name: 'Of its need' }), above],
  });
  await aProduct(db, { name: 'Of its brand', brand: 'Orthosling' });
  await aProduct(db, { name: 'Of its brand too', brand: 'Orthosling' });
  await dropFromCaches(db, ['catalog']);
  const related = page.getByRole('region', { name: 'Related Products' }).getByRole('heading', { level: 3 });
  const names = ['Of its category', 'Of the category above', 'Of its need', /^Of its brand/];
  await expect(async () => {
    await page.goto(`/products/${product.id}`);
    await expect(related).toHaveText(names, { timeout: 1_000 });
  }).toPass();
});
