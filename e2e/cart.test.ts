import { newId } from '../server/platform/db/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';

test('a cart without lines, or with entries that cannot be read, says that it is empty', async ({ page }) => {
  await page.goto('/cart');
  const empty = page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' });
  await expect(empty).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  await expectAccessible(page);
  for (const broken of ['{', '"text"', '[{"productId":1}]', 'null']) {
    await page.evaluate((text) => localStorage.setItem('cartItems', text), broken);
    await page.reload();
    await expect(empty, broken).toBeVisible();
  }
});

test('a quantity stays between one and the stock, and the sums follow, with an estimate of the shipping', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Zinc 15 mg', stock: 3, price_centimes: 500_050 });
  await fillCart(page, [{ product }]);

  const quantity = page.getByRole('group', { name: 'Quantity of Zinc 15 mg' });
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(quantity.getByRole('button', { name: 'Decrease' })).toBeDisabled();
  await expect(summary.getByText('6000.50 DA')).toBeVisible();
  await expect(summary.getByText('depends on your wilaya')).toBeVisible();
  await quantity.getByRole('button', { name: 'Increase' }).click();
  await expect(summary.getByText('Free', { exact: true })).toBeVisible();
  await quantity.getByRole('button', { name: 'Increase' }).click();
  await expect(quantity.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await expect(page.getByText('Only 3 in stock')).toBeVisible();
  await expect(page.getByText('15001.50 DA').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('on a phone removing one size keeps the other, can be undone, and nothing scrolls sideways', async ({
  page,
  shop,
}) => {
  const sizes = ['M', 'L'].map((size) => ({ size, inStock: true }));
  const values = { name: 'Lab coat', price_centimes: 1_234_500, sizes: JSON.stringify(sizes) };
  const product = await aProduct(shop.db, values);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, [
    { product, size: 'M', quantity: 8 },
    { product, size: 'L' },
  ]);

  const word = page.getByRole('main').getByText('Remove', { exact: true }).first();
  const price = page.getByRole('listitem').getByText('98760.00 DA');
  await expect(word).toBeVisible();
  const distance = middleOf(await word.boundingBox()) - middleOf(await price.boundingBox());
  expect(Math.abs(distance), 'in one row').toBeLessThan(3);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(word).toBeVisible();
  await expectFitting(page);

  await page.getByRole('button', { name: 'Remove Lab coat, size M' }).click();
  await expect(page.getByText('Size: M')).toBeHidden();
  await expect(page.getByText('Size: L')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Lab coat removed from cart');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Size: M')).toBeVisible();
});

test('the cart shows what changed since a product was added, and lines that cannot be sold block the checkout', async ({
  page,
  shop,
}) => {
  const costlier = await aProduct(shop.db, { name: 'Sun cream', price_centimes: 150_000 });
  const rarer = await aProduct(shop.db, { name: 'Hand cream', stock: 2 });
  const soldOut = await aProduct(shop.db, { name: 'Night cream', stock: 0 });
  await fillCart(page, [
    { product: costlier, price: 1200 },
    { product: rarer, stock: 9, quantity: 5 },
    { product: soldOut, stock: 4 },
    { product: { id: newId(), name: 'Old tonic', price_centimes: 90_000, stock: 5 } },
  ]);

  await expect(page.getByText('The price changed from 1200.00 DA to 1500.00 DA.')).toBeVisible();
  await expect(page.getByText('Only 2 left in stock, so we lowered the quantity.')).toBeVisible();
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: 'Product is out of stock' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'This product is no longer sold.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Old tonic' })).toBeVisible();
  const blocked = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(blocked).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Night cream' }).click();
  await expect(alerts).toHaveText(/no longer sold/);
  await expect(blocked).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Old tonic' }).click();
  await expect(page.getByText('3500.00 DA')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
});

function middleOf(box: { y: number; height: number } | null) {
  return box ? box.y + box.height / 2 : Number.NaN;
}
