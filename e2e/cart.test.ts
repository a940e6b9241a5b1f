import { newId } from '../server/platform/db/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';

test('an empty cart says so and links to the products', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  await expectAccessible(page);
});

test('a quantity stays between one and the stock, and the sums follow', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { name: 'Zinc 15 mg', stock: 3, price_centimes: 125_050 });
  await fillCart(page, [{ product }]);

  const quantity = page.getByRole('group', { name: 'Quantity of Zinc 15 mg' });
  await expect(quantity.getByRole('button', { name: 'Decrease' })).toBeDisabled();
  await quantity.getByRole('button', { name: 'Increase' }).click();
  await quantity.getByRole('button', { name: 'Increase' }).click();
  await expect(quantity.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await expect(page.getByText('Only 3 in stock')).toBeVisible();
  await expect(page.getByText('3751.50 DA').first()).toBeVisible();
  await expect(page.getByText('4751.50 DA')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('the shipping of the cart is an estimate, and free above 10000 DA', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { price_centimes: 500_000 });
  await fillCart(page, [{ product, quantity: 2 }]);

  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('11000.00 DA')).toBeVisible();
  await expect(summary.getByText('your wilaya decides at checkout')).toBeVisible();
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(summary.getByText('Free', { exact: true })).toBeVisible();
});

test('removing one size keeps the other, and can be undone', async ({ page, shop }) => {
  const product = await aProduct(shop.db, {
    name: 'Lab coat',
    sizes: JSON.stringify([
      { size: 'M', inStock: true },
      { size: 'L', inStock: true },
    ]),
  });
  await fillCart(page, [
    { product, size: 'M' },
    { product, size: 'L' },
  ]);

  await page.getByRole('button', { name: 'Remove Lab coat, size M' }).click();
  await expect(page.getByText('Size: M')).toBeHidden();
  await expect(page.getByText('Size: L')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Lab coat removed from cart');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Size: M')).toBeVisible();
});

test('on a phone each line has a Remove button with text, and nothing scrolls sideways', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { price_centimes: 1_234_500, stock: 9 });
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, [{ product, quantity: 8 }]);

  const word = page.getByRole('main').getByText('Remove', { exact: true });
  const price = page.getByRole('listitem').getByText('98760.00 DA');
  await expect(word).toBeVisible();
  const distance = middleOf(await word.boundingBox()) - middleOf(await price.boundingBox());
  expect(Math.abs(distance), 'in one row').toBeLessThan(3);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(word).toBeVisible();
  await expectFitting(page);
});

test('on a phone the toast of an added product does not cover the sums', async ({ page, shop }) => {
  const product = await aProduct(shop.db);
  // The height that a phone leaves below its address bar.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  const [message, sums] = await Promise.all([
    page.getByText(`${product.name} added to cart!`).boundingBox(),
    page.getByRole('region', { name: 'Order Summary' }).locator('dl').boundingBox(),
  ]);
  expect(message?.y).toBeGreaterThan(0);
  expect(Number(message?.y) + Number(message?.height)).toBeLessThan(Number(sums?.y));
});

test('the cart shows the prices and quantities that changed since a product was added', async ({
  page,
  shop,
}) => {
  const dearer = await aProduct(shop.db, { name: 'Sun cream', price_centimes: 150_000 });
  const rarer = await aProduct(shop.db, { name: 'Hand cream', stock: 2 });
  await fillCart(page, [
    { product: dearer, price: 1200 },
    { product: rarer, stock: 9, quantity: 5 },
  ]);

  await expect(page.getByText('The price changed from 1200.00 DA to 1500.00 DA.')).toBeVisible();
  await expect(page.getByText('Only 2 left in stock, so we lowered the quantity.')).toBeVisible();
  await expect(page.getByText('3500.00 DA')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('a line without stock blocks the checkout until it is removed', async ({ page, shop }) => {
  const soldOut = await aProduct(shop.db, { name: 'Night cream', stock: 0 });
  const available = await aProduct(shop.db, { name: 'Day cream' });
  await fillCart(page, [{ product: soldOut, stock: 4 }, { product: available }]);

  await expect(page.getByRole('alert')).toContainText('Product is out of stock');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Night cream' }).click();
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('a product that is no longer sold keeps its name and says so', async ({ page }) => {
  await fillCart(page, [{ product: { id: newId(), name: 'Old tonic', price_centimes: 90_000, stock: 5 } }]);

  await expect(page.getByRole('alert')).toContainText('This product is no longer sold.');
  await expect(page.getByRole('link', { name: 'Old tonic' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

test('broken local entries count as absent', async ({ page }) => {
  await page.goto('/cart');
  for (const broken of ['{', '"text"', '[{"productId":1}]', 'null']) {
    await page.evaluate((text) => localStorage.setItem('cartItems', text), broken);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  }
});

function middleOf(box: { y: number; height: number } | null) {
  return box ? box.y + box.height / 2 : Number.NaN;
}
