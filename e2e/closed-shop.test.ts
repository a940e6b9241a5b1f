import type { Page } from '@playwright/test';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { address, fillAddress } from './fill-address.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const sentence = 'The shop takes no orders at the moment.';

test('a merchant closes the shop for orders and opens it again, and a checkout in between loses nothing', async ({
  page,
  shop,
  openDevice,
}) => {
  const product = await aProduct(shop.db, { name: 'Magnesium B6', stock: 5 });
  const buyer = await openDevice();
  await fillCart(buyer, [{ product, quantity: 2 }]);
  await buyer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(buyer);
  await buyer.getByRole('button', { name: 'Continue to Payment' }).click();
  await buyer.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(buyer.getByRole('button', { name: 'Place Order' })).toBeEnabled();

  await signInAs(page, shop, 'admin');
  // With an order, the steps of the first day are folded.
  await anOrder(shop.db);
  await page.goto('/admin');
  await page.getByText(/of 12 steps are done/).click();
  await expect(page.getByText('Buyers can order already.')).toBeVisible();
  await page.getByRole('link', { name: 'Close the shop until it is ready.' }).click();
  await page.getByRole('checkbox', { name: 'Buyers can order' }).uncheck();
  await page.getByRole('textbox', { name: 'Message (optional)', exact: true }).fill('We open on Sunday.');
  await expect(page.getByText(`${sentence} We open on Sunday.`)).toBeVisible();
  await page.getByRole('tab', { name: 'العربية' }).click();
  await page.getByLabel('Message in Arabic').fill('نفتح يوم الأحد.');
  await expect(page.getByText('لا يستقبل المتجر الطلبيات حاليًا. نفتح يوم الأحد.')).toBeVisible();
  await expectAccessible(page);
  await save(page);

  await buyer.getByRole('button', { name: 'Place Order' }).click();
  await expect(buyer.getByRole('alert').filter({ hasText: 'Nothing was ordered yet' })).toContainText(
    sentence,
  );
  await expect(buyer.getByText(address.street)).toBeVisible();

  const visitor = await openDevice();
  const notice = visitor.getByRole('complementary', { name: sentence });
  await visitor.goto('/');
  await expect(notice).toHaveText(`${sentence} We open on Sunday.`);
  await expectAccessible(visitor);
  await fillCart(visitor, [{ product }]);
  await expect(notice).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await expect(visitor.getByRole('button', { name: 'Proceed to Checkout' })).toHaveAccessibleDescription(
    `${sentence} We open on Sunday.`,
  );
  await expectAccessible(visitor);
  await visitor.goto(`/buy/${product.id}`);
  await expect(notice).toBeVisible();
  await expect(visitor.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(visitor.getByLabel('Full Name')).toHaveCount(0);
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 320, height: 640 });
  await visitor.goto('/ar/shipping');
  await expect(visitor.getByRole('complementary').first()).toHaveText(
    'لا يستقبل المتجر الطلبيات حاليًا. نفتح يوم الأحد.',
  );
  await expectFitting(visitor);

  await buyer.goto('/checkout?step=review');
  await expect(buyer.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await expect(buyer.getByRole('alert')).toContainText(sentence);
  await buyer.goto('/checkout');
  await expect(buyer.getByLabel('Street Address')).toHaveValue(address.street);

  await page.goto('/admin');
  await expect(page.getByRole('complementary', { name: sentence })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open it.' }).click();
  await page.getByRole('checkbox', { name: 'Buyers can order' }).check();
  await save(page);

  await buyer.goto('/checkout?step=review');
  await expect(buyer.getByRole('complementary', { name: sentence })).toHaveCount(0);
  await buyer.getByRole('button', { name: 'Place Order' }).click();
  await buyer.waitForURL(/order-confirmation/);
});

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
}
