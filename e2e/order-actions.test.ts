import { dropFromCaches } from '../server/platform/db/notify.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('ordering again, at the second try, fills the cart with what is available and names what is not', async ({
  page,
  shop,
}) => {
  const [cream, soap] = [
    await aProduct(shop.db, { name: 'Hand Cream', price_centimes: 120_000, stock: 1 }),
    await aProduct(shop.db, { name: 'Sold Soap', stock: 0 }),
  ];
  await dropFromCaches(shop.db, ['catalog']);
  const items = [
    { product_id: cream.id, name: 'Hand Cream', quantity: 2 },
    { product_id: soap.id, name: 'Sold Soap' },
    { name: 'Gone Gel' },
  ];
  const { id } = await anOrder(shop.db, { status: 'Shipped', items });
  await page.goto(`/order-confirmation/${id}#again`);
  const button = page.getByRole('button', { name: 'Order Again' });
  await expect(button).toBeInViewport();
  const result = page.getByRole('alert');
  await page.route('**/api/products/*', (route) => route.abort());
  await button.click();
  await expect(result).toContainText('The products could not be loaded. Please try again.');
  await page.unroute('**/api/products/*');
  await button.click();
  await expect(result).toContainText('Added to your cart: 1 item.');
  await expect(result.getByRole('listitem')).toHaveText([
    'Hand Cream now costs 1200.00 DA instead of 1000.00 DA.',
    'Hand Cream: only 1 left.',
    'Sold Soap is out of stock.',
    'Gone Gel is no longer sold.',
  ]);
  await expectAccessible(page);
  await result.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
  await expect(page.getByRole('main')).toContainText('Hand Cream');
  await expect(page.getByRole('main')).not.toContainText('Sold Soap');
});

test('a guest asks to cancel a new order, and the administrator sees it', async ({ page, shop }) => {
  const { id } = await anOrder(shop.db);
  await page.goto(`/order-confirmation/${id}`);
  await page.getByText('Cancel this order').click();
  await page.getByRole('button', { name: 'Ask to Cancel' }).click();
  await expect(page.getByText('You have asked us to cancel this order.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('You have asked us to cancel this order.')).toBeVisible();

  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders?keyword=${id}`);
  await expect(page.getByRole('row', { name: `#${id.slice(0, 8)}` })).toContainText('Cancellation Requested');
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('alert')).toContainText('Cancellation Requested');

  await shop.db.updateTable('orders').set({ status: 'Processing' }).where('id', '=', id).execute();
  await page.goto(`/order-confirmation/${id}`);
  await expect(page.getByRole('button', { name: 'Order Again' })).toBeVisible();
  await expect(page.getByText('Cancel this order')).toBeHidden();
});

test('Order Again opens the cart, from the list of orders or from one, or names the lines that differ', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const balm = await aProduct(shop.db, { name: 'Listed Balm' });
  await dropFromCaches(shop.db, ['catalog']);
  const item = { product_id: balm.id, name: 'Listed Balm' };
  const whole = await anOrder(shop.db, { user, items: [item] });
  const part = await anOrder(shop.db, { user, items: [item, { name: 'Gone Gel' }] });
  const again = ({ id }: { id: string }) =>
    page.getByRole('button', { name: `Order Again: ${id.slice(-8).toUpperCase()}` }).locator('visible=true');
  await page.goto('/myorders');
  await again(part).click();
  const result = page.getByRole('alert');
  await expect(result).toContainText('Added to your cart: 1 item.');
  await expect(result.getByRole('listitem')).toHaveText(['Gone Gel is no longer sold.']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await again(whole).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('2 items');

  await page.goto(`/order/${whole.id}`);
  await page.getByRole('button', { name: 'Order Again' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('3 items');
});
