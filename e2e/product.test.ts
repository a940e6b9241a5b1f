import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('a product page shows the product and its breadcrumb', async ({ page, shop }) => {
  const supplements = await aCategory(shop.db, { name: 'Supplements' });
  const category = await aCategory(shop.db, { name: 'Vitamins', parent_id: supplements.id, level: 2 });
  const product = await aProduct(shop.db, {
    name: 'Vitamin C 1000 mg',
    brand: 'Vitalys',
    category_id: category.id,
    price_centimes: 150_000,
    discounted_price_centimes: 120_000,
    features: ['Sugar free'],
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
    `${shop.url}/products/${product.id}`,
  );
  const steps = ['Home', 'Products', 'Supplements', 'Vitamins', product.name];
  await expect(breadcrumb.getByRole('listitem')).toHaveText(steps);
  for (const { id, name } of [supplements, category]) {
    const link = breadcrumb.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/products?category=${id}`);
  }
  const main = page.getByRole('main');
  for (const words of ['-20%', 'In Stock', '1200.00 DA', '1500.00 DA', 'Sugar free', 'Key Benefits']) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  for (const words of ['Authentic Product', 'Fast Delivery', 'Easy Returns', 'Delivery Information']) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
});

test('arrow keys move between the tabs', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { description: 'Dissolve in water.' });
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('tabpanel')).toHaveText('Dissolve in water.');

  await page.getByRole('tab', { name: 'Description' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Specifications' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Specifications' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(product.id.slice(-8).toUpperCase());
  await expectAccessible(page);
});

test('a size must be chosen, and only sizes in stock are offered', async ({ page, shop }) => {
  const category = await aCategory(shop.db, { name: 'Lab Coats' });
  const product = await aProduct(shop.db, {
    name: 'Lab coat',
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
  await page.getByRole('button', { name: 'Increase' }).click();
  // The second click happens before the cart page is shown.
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).dblclick();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Size: L');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a product without sizes of its own is offered in the default sizes of its category', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db, { name: 'Walking Canes' });
  const product = await aProduct(shop.db, { category_id: category.id });
  await page.goto(`/products/${product.id}`);
  for (const size of ['Small', 'Medium', 'Large']) {
    await expect(page.getByRole('radio', { name: size })).toBeVisible();
  }
});

test('the quantity stays between one and the stock', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { stock: 2 });
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('button', { name: 'Decrease' })).toBeDisabled();
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(page.getByRole('button', { name: 'Increase' })).toBeDisabled();
});

test('a product without stock cannot be ordered', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { stock: 0 });
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await expectAccessible(page);
});

test('a button enlarges the picture and Escape undoes it', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { image_url: '/favicon.ico' });
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: `Enlarged picture of ${product.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
});

test('an unknown product is not found', async ({ page }) => {
  for (const id of [newId(), 'nonsense']) {
    const reply = await page.goto(`/products/${id}`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByText('Product not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
  }
  await expectAccessible(page);
});

test('description and specifications are both shown without JavaScript', async ({ browser, shop }) => {
  const product = await aProduct(shop.db, { description: 'Dissolve in water.', brand: 'Vitalys' });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto(`/products/${product.id}`);
  await expect(page.getByText('Dissolve in water.')).toBeVisible();
  await expect(page.getByText(product.id.slice(-8).toUpperCase())).toBeVisible();
  await context.close();
});

test('the next request shows a changed product', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { stock: 3 });
  await page.goto(`/products/${product.id}`);
  await expect(page.getByText('3 left in stock')).toBeVisible();
  await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', product.id).execute();
  await dropFromCaches(shop.db, [`product:${product.id}`]);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
