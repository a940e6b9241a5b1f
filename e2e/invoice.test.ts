import type { Page } from '@playwright/test';
import { orderNumber } from '../shared/values/ids.ts';
import { anOrder } from '../test/factories.ts';
import { sheetSizes } from './sheet-sizes.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const noon = new Date('2025-08-03T12:05:00Z');

test('printing opens the print dialog and prints an invoice on one A4 sheet, and nothing else of the page', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const items = [
    { name: 'Ward Clogs', size: '38', quantity: 2, price_centimes: 320_050 },
    { name: 'Aspirin' },
  ];
  const order = await anOrder(shop.db, { user, items, created_at: noon, paid_at: noon });
  await openOrder(page, order.id);
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.print = () => resolve('printed');
      }),
  );
  await page.getByRole('button', { name: 'Print Invoice' }).click();
  expect(await printed).toBe('printed');
  expect(await sheetSizes(page)).toEqual(['595 842']);
  await page.emulateMedia({ media: 'print' });
  const lines = [
    'Saha',
    '[Street address]',
    '[Postal code and city], Algeria',
    '[Phone]',
    '[Trade register and tax number]',
    'INVOICE',
    `Invoice number: ${orderNumber(order.id)}`,
    'Date: Aug 3, 2025, 1:05 PM',
    'Status: Pending',
    'PAID',
    'BILL TO',
    'Amina Benali',
    '12 rue Didouche Mourad',
    '31000 Oran',
    'Oran, Algeria',
    '0555123456',
    'PAYMENT',
    'Method: Cash on Delivery',
    'Status: Paid',
    'Paid on: Aug 3, 2025, 1:05 PM',
    ...['Description', 'Qty', 'Unit Price', 'Size', 'Total'],
    ...['Ward Clogs', '2', '3200.50 DA', '38', '6401.00 DA'],
    ...['Aspirin', '1', '1000.00 DA', '—', '1000.00 DA'],
    ...['Subtotal', '7401.00 DA'],
    ...['Shipping', '1000.00 DA'],
    ...['Total', '8401.00 DA'],
    'Thank you for your order!',
    `Questions about this invoice? Write to us at ${new URL(shop.url).host}/contact.`,
  ];
  await expect(page.locator('body')).toHaveText(lines.join(' '), { useInnerText: true });
});

test('a guest prints the confirmation on one A4 sheet, without the frame of the shop and its buttons', async ({
  page,
  shop,
}) => {
  const order = await anOrder(shop.db, { items: [{ name: 'Aspirin' }, { name: 'Ward Clogs' }] });
  await page.goto(`/order-confirmation/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sheetSizes(page)).toEqual(['595 842']);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'search', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  await expect(page.getByText('Continue Shopping')).toBeHidden();
  await expect(page.getByText('Aspirin')).toBeVisible();
  await expect(page.getByText('0555123456')).toBeVisible();
});

test('an unpaid order has no PAID mark, shipping of 0 is shown as free, and a long order needs a second sheet', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const items = Array.from({ length: 25 }, (_, place) => ({ name: `Cream ${place}` }));
  const values = { shipping_price_centimes: 0, status: 'Cancelled' as const };
  const order = await anOrder(shop.db, { user, items, ...values });
  await openOrder(page, order.id);
  expect(await sheetSizes(page)).toEqual(['595 842', '595 842']);
  await page.emulateMedia({ media: 'print' });
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText('Status: Cancelled');
  await expect(invoice).toContainText('Status: Unpaid');
  await expect(invoice).toContainText('ShippingFree');
  await expect(invoice).not.toContainText('PAID');
});

async function openOrder(page: Page, id: string) {
  await page.goto(`/order/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderNumber(id)}`);
  await expect(page.locator('[data-sheet]')).toBeAttached();
}
