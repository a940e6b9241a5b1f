import { anInvoice, anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a part of the price is promised, named in the morning and paid back, and the buyer reads the truth', async ({
  page,
  shop,
  openDevice,
}) => {
  const now = new Date();
  const { id } = await anOrder(shop.db, {
    ...{ full_name: 'Nadia Promised', phone: '0551000001', is_guest: true },
    ...{ status: 'Delivered', delivered_at: now, paid_at: now },
    items: [{ name: 'Crushed Cream', price_centimes: 200_000 }],
  });
  await anInvoice(shop.db, id);
  await signInAs(page, shop, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/orders/${id}`);

  await page.getByRole('button', { name: 'Correct…' }).click();
  await page.getByRole('dialog').getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save Correction' }).click();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('dialog').getByLabel('Phone').fill('0661 98 76 54');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Correction' }).click();
  await expect(page.getByRole('link', { name: '0661 98 76 54' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Goodwill…' }).click();
  await page.getByLabel('Sum (DA)').fill('90000');
  await page.getByLabel('Reason').fill('Crushed box');
  await page.getByLabel('The Buyer').selectOption('Gets it later');
  await page.getByRole('button', { name: 'Give It Back' }).click();
  await expect(page.getByText(/^At most [\d.]+ DA can still be refunded$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Sum (DA)').fill('300');
  await page.getByRole('button', { name: 'Give It Back' }).dblclick();
  await expect(page.getByText('To pay back: 300.00 DA')).toBeVisible();
  await expect(page.getByText(/· −300.00 DA$/)).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);

  const buyer = await openDevice();
  await buyer.goto(`/order-confirmation/${id}`);
  await expect(buyer.getByText('To be paid back to you: 300.00 DA')).toBeVisible();
  await expect(buyer.getByText(/We will pay you back 300.00 DA\.$/)).toBeVisible();
  await expect(buyer.getByText(/^Refunded/)).toBeHidden();
  await expect(buyer.getByText('Crushed box')).toBeHidden();
  await expectAccessible(buyer);

  await page.goto('/admin');
  await page.getByRole('link', { name: /^To Pay Back to Buyers 300\.00 DA/ }).click();
  await expect(page).toHaveURL('/admin/orders?payment=owed');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nadia Promised' });
  await expect(listed).toContainText('To pay back 300.00 DA');
  await expectAccessible(page);
  await expectFitting(page);

  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Note 300.00 DA as Paid Back' }).click();
  await page.getByRole('button', { name: 'Note as Paid Back' }).click();
  await expect(page.getByText('Refunded: 300.00 DA')).toBeVisible();
  await expect(page.getByText('Money to pay back')).toBeHidden();
  await page.goto('/admin/orders?payment=owed&keyword=Nadia+Promised');
  await expect(page.getByText('No orders found')).toBeVisible();

  await buyer.reload();
  await expect(buyer.getByText('Refunded: 300.00 DA')).toBeVisible();
  await expect(buyer.getByText(/pay you back|To be paid back/)).toBeHidden();
});
