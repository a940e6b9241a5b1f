import { orderNumber } from '../shared/values/ids.ts';
import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

/** A phone number that no other test has used up. */
const aPhone = () => `0550${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

test('a visitor finds the footer’s link, types number and phone, and reads the state of the order', async ({
  page,
  shop,
}) => {
  const phone = aPhone();
  const order = await anOrder(shop.db, { phone, status: 'Shipped' });
  const number = orderNumber(order.id);
  // The page is never stored and never listed.
  expect((await page.request.get('/track')).headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track an Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track an Order');

  await page.getByLabel('Order number').fill('W4TX');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(
    'An order number has 8 letters and digits',
  );
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('Phone is required');
  await expect(page.getByLabel('Order number')).toBeFocused();

  await page.getByLabel('Order number').fill(`${number.slice(0, 4).toLowerCase()} ${number.slice(4)}`);
  await page.getByLabel('Phone number').fill('0550 99 99 99');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('alert')).toContainText('No order has this number and this phone number');
  await expectAccessible(page);

  await page.getByLabel('Phone number').fill(`+213 ${phone.slice(1)}`);
  await page.getByRole('button', { name: 'Track Order' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Order #${number}`);
  await expect(heading).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('Your order is on its way');
  await expect(main).toContainText('You pay 2000.00 DA in cash when it arrives.');
  await expect(main).toContainText('Vitamin C 500 mg');
  await expect(main).not.toContainText('Didouche Mourad');
  await expect(main).not.toContainText('Amina');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Track Another Order' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue('');
});
