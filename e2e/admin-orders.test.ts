import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { groupedNumber, orderNumber } from '../shared/values/ids.ts';
import { anOrder, communeId } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const noon = new Date('2025-08-03T12:05:00Z');
const evening = new Date('2025-08-03T19:30:00Z');

test('the URL holds filters, sort and page of the list, and the back button restores them', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  for (let n = 1; n <= 21; n++) {
    await anOrder(shop.db, { full_name: `Zineb ${n}`, items: [{ quantity: n }], status: 'Processing' });
  }
  await anOrder(shop.db, { full_name: 'Zineb sent', status: 'Shipped' });
  await page.goto('/admin/orders');
  await page.getByLabel('Search', { exact: true }).fill(' zineb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders?keyword=zineb');
  await expect(page.getByText('Showing 20 of 22 orders')).toBeVisible();

  await page.getByLabel('Status', { exact: true }).selectOption('Processing');
  await expect(page).toHaveURL('/admin/orders?keyword=zineb&status=Processing');
  const total = page.getByRole('columnheader', { name: 'Total' });
  // A click during a navigation would replace it, and leave one step less to go back.
  await total.getByRole('link').click();
  await expect(page).toHaveURL(/&sort=totalPrice$/);
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await total.getByRole('link').click();
  await expect(page).toHaveURL(/&sort=totalPrice&order=asc$/);
  await total.getByRole('link').click();
  await expect(page).toHaveURL(/&sort=totalPrice$/);
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('Zineb 21');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('Zineb 1');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Zineb 1');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Processing');

  for (let back = 0; back < 5; back++) await page.goBack();
  await expect(page).toHaveURL('/admin/orders?keyword=zineb');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
});

test('orders are filtered by day, wilaya and payment, and without a match the filters can be cleared', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const items = [
    { name: 'Filtered Soap', quantity: 2 },
    { name: 'Kit', size: '38' },
  ];
  const boudiaf = { full_name: 'Tahar Boudiaf', wilaya: 'Alger', items, paid_at: noon, created_at: noon };
  const { id } = await anOrder(shop.db, boudiaf);
  await anOrder(shop.db, { full_name: 'Tahar Amari', wilaya: 'Djanet', created_at: noon });
  await anOrder(shop.db, { full_name: 'Tahar Cherif', wilaya: 'Djanet', paid_at: noon });
  await page.goto('/admin/orders?keyword=tahar');
  await page.getByLabel('From').fill('2025-08-03');
  await page.getByLabel('To', { exact: true }).fill('2025-08-03');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  const ofTheDay = '/admin/orders?keyword=tahar&startDate=2025-08-03&endDate=2025-08-03';
  await expect(page).toHaveURL(ofTheDay);
  await expect(page.getByText('Showing 2 of 2 orders')).toBeVisible();
  await expect(rowOf(page, id)).toContainText('Aug 3, 2025, 1:05 PM');
  await expect(rowOf(page, id)).toContainText('Oran, Alger2 × Filtered Soap, 1 × 38 · Kit');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Wilaya', { exact: true }).selectOption('Djanet');
  await expect(page).toHaveURL(ofTheDay.replace('tahar', 'tahar&wilaya=Djanet'));
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();
  await expect(rowOf(page, id)).toBeHidden();
  await page.getByLabel('Wilaya', { exact: true }).selectOption('');
  await expect(page).toHaveURL(ofTheDay);
  await page.getByLabel('Payment', { exact: true }).selectOption('paid');
  await expect(page).toHaveURL(ofTheDay.replace('tahar', 'tahar&payment=paid'));
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();
  await expect(rowOf(page, id)).toBeVisible();

  await page.getByLabel('Search', { exact: true }).fill('nobody is called so');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

test('a status that is chosen in the list is stored, but Cancelled only after a confirmation', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { id } = await anOrder(shop.db);
  await page.clock.install();
  // The search accepts the short name of an order.
  await page.goto(`/admin/orders?keyword=${encodeURIComponent(`#${id.slice(0, 8)}`)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: `#${id.slice(0, 8)}` }).focus();
  await page.keyboard.press('Tab');
  await expect(statusOf(page, id)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  // Arrow keys open the select and do not change its value.
  await expect(statusOf(page, id)).toHaveValue('Pending');
  expect(await storedStatus(shop, id)).toBe('Pending');

  await statusOf(page, id).selectOption('Shipped');
  const message = page.getByText(`Order #${id.slice(0, 8)} status updated to Shipped`);
  await expect(message).toBeVisible();
  expect(await storedStatus(shop, id)).toBe('Shipped');
  await expectAccessible(page);
  await page.clock.runFor(10_000);
  await expect(message).toBeHidden();
  await expect(statusOf(page, id)).toHaveValue('Shipped');

  const refusal = { status: 409, json: { message: 'Vitamin C has only 1 left' } };
  await page.route('**/api/orders/*/status', (route) => route.fulfill(refusal), { times: 1 });
  await statusOf(page, id).selectOption('Delivered');
  await expect(page.getByText('Failed to update order status: Vitamin C has only 1 left')).toBeVisible();
  await expect(statusOf(page, id)).toHaveValue('Shipped');

  await statusOf(page, id).focus();
  await statusOf(page, id).selectOption('Cancelled');
  const dialog = page.getByRole('dialog', { name: `Cancel order ${groupedNumber(id)}?` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // Turning the device shows cards instead of the table.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Keep Order' }).click();
  await expect(dialog).toBeHidden();
  await expect(statusOf(page, id)).toBeFocused();
  await expect(statusOf(page, id)).toHaveValue('Shipped');
  expect(await storedStatus(shop, id)).toBe('Shipped');

  await statusOf(page, id).selectOption('Cancelled');
  await dialog.getByLabel('Reason').selectOption('Takes too long');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText(`Order #${id.slice(0, 8)} status updated to Cancelled`)).toBeVisible();
  await expect(statusOf(page, id)).toHaveValue('Cancelled');
  expect(await storedStatus(shop, id)).toBe('Cancelled');
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByText(/· Takes too long$/)).toBeVisible();
});

test('the list shows each buyer in full on a laptop in each language, and each order as a card on a phone', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const name = 'Zahia Amrani';
  const place = { phone: '0550 12 34 56', wilaya: 'Constantine' };
  const { id } = await anOrder(shop.db, { full_name: name, ...place });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/ar/admin/orders?keyword=${name}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const shortId = page.getByRole('row').getByText(`#${id.slice(0, 8)}`);
  await expect(shortId).toHaveCSS('direction', 'ltr');
  for (const [path, wilaya] of [
    ['/ar/admin/orders', 'قسنطينة'],
    ['/fr/admin/orders', 'Constantine'],
    ['/admin/orders', 'Constantine'],
  ]) {
    await page.goto(`${path}?keyword=${name}`);
    const line = page.getByRole('row').getByText(new RegExp(`0550 12 34 56 · .*${wilaya}`));
    for (const text of [page.getByRole('row').getByText(name), line]) {
      await expect(text, path).toBeVisible();
      expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    }
    expect(await page.getByRole('table').evaluate(isScrolled), path).toBe(false);
  }

  const commune_id = await communeId(shop.db, 'El Khroub', 25);
  await shop.db.updateTable('orders').set({ city: 'El Khroub', commune_id }).where('id', '=', id).execute();
  await page.goto(`/ar/admin/orders/${id}`);
  await expect(page.getByRole('definition').getByText('الخروب')).toBeVisible();
  await expect(page.getByText('El Khroub')).toHaveCount(0);
  await page.goto(`/admin/orders?keyword=${name}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Total, descending');
  await expect(page).toHaveURL(/&sort=totalPrice$/);
  await page.getByRole('link', { name: `#${id.slice(0, 8)}` }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
});

test('a list or an order that cannot be read says so, and an unknown order is not found', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { id } = await anOrder(shop.db, { full_name: 'Nadia' });
  await page.route(/\/api\/orders[?/]/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Order');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch order details');
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/admin/orders');

  await page.goto('/admin/orders?keyword=nadia');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch orders');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('nadia');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(rowOf(page, id)).toBeVisible();

  const reply = await page.goto(`/admin/orders/${'a'.repeat(36)}`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Found');
  await expect(page.getByRole('alert')).toContainText("The order you're looking for doesn't exist.");
  await expectAccessible(page);
});

test('an order shows everything that is known of it, and prints only its invoice', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  const order = await anOrder(shop.db, {
    items: [{ name: 'Ward Clogs', size: '38', quantity: 2 }, { name: 'Aspirin' }],
    status: 'Delivered',
    created_at: noon,
    delivered_at: evening,
    paid_at: evening,
    email_sent_at: noon,
    notes: 'Please ring twice.',
  });
  await page.goto(`/admin/orders/${order.id}`);
  const title = `Order ${orderNumber(order.id)} #${order.id.slice(0, 8)}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const expected = {
    'Order Management': ['Delivered', 'Mark as Unpaid', 'Confirmation email sent on Aug 3, 2025, 1:05 PM'],
    'Customer Information': ['Amina Benali (Guest)', 'amina@example.com', '0555 12 34 56', 'Aug 3, 2025'],
    'Shipping Information': [
      '12 rue Didouche Mourad',
      '31000',
      'Algeria',
      'Delivered on Aug 3, 2025, 8:30 PM',
    ],
    'Payment Information': ['Cash on Delivery', 'Paid', 'Payment received on Aug 3, 2025, 8:30 PM'],
    'Order Items (3 items)': ['Ward Clogs', 'Size: 38', '2 × 1000.00 DA', '2000.00 DA'],
    'Order Summary': ['Items Total3000.00 DA', 'Shipping1000.00 DA', 'TaxIncluded', 'Total4000.00 DA'],
    'Order Timeline': ['Order Created', 'Email Sent', 'Payment Received', 'Delivered'],
    'Customer Notes': ['Please ring twice.'],
  };
  for (const [title, texts] of Object.entries(expected)) {
    for (const text of texts) await expect(card(page, title), title).toContainText(text);
  }
  await expect(card(page, 'Payment Information')).not.toContainText('Transaction Details');

  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body');
  await expect(sheet).toContainText('INVOICE', { useInnerText: true });
  await expect(sheet).toContainText(`Invoice number: ${orderNumber(order.id)}`, { useInnerText: true });
  for (const text of ['Order Management', 'Dashboard', 'Saha. All rights reserved.']) {
    await expect(sheet).not.toContainText(text, { useInnerText: true });
  }
});

test('payment, e-mail and status of an order are changed on its page, and the timeline names the administrator', async ({
  page,
  shop,
}) => {
  const admin = await signInAs(page, shop, 'admin');
  const order = await anOrder(shop.db, { email: `${newId()}@example.com` });
  await page.goto(`/admin/orders/${order.id}`);
  await expect(card(page, 'Customer Notes')).toContainText('No special notes provided by the customer.');

  await page.getByRole('button', { name: 'Mark as Paid' }).press('Enter');
  await expect(page.getByText('Order marked as paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Unpaid' })).toBeFocused();
  const payment = card(page, 'Payment Information');
  await expect(payment).toContainText(/Transaction DetailsIDadmin-\d+Statuscompleted/);
  await expect(payment).toContainText(`Email${admin.email}`);
  await page.getByRole('button', { name: 'Mark as Unpaid' }).click();
  await expect(page.getByText('Order marked as unpaid')).toBeVisible();
  await expect(payment).not.toContainText('Transaction Details');

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/orders/*/send-email', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { message: 'The mail server is away.' } });
  });
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Sending the email…' })).toBeVisible();
  answer.resolve();
  await expect(page.getByText('Failed to send email: The mail server is away.')).toBeVisible();
  await expect(page.getByText('Sending the email…')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText('Order confirmation email sent successfully')).toBeVisible();
  await expect.poll(() => shop.mails.to(order.email)).toHaveLength(1);
  expect(shop.mails.to(order.email)[0]?.subject).toContain(groupedNumber(order.id));
  await expect(card(page, 'Order Management')).toContainText('Confirmation email sent on');

  // Until the history shows the change, no other status can be chosen: it would be lost.
  const history = Promise.withResolvers<void>();
  await page.route('**/api/orders/*/history', async (route) => {
    await history.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start Processing' }).click();
  await expect(page.getByText('Order status updated to Processing')).toBeVisible();
  await expect(page.getByLabel('Order Status')).toBeDisabled();
  history.resolve();
  await page.getByLabel('Order Status').selectOption('Cancelled');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(card(page, 'Order Timeline').getByRole('listitem')).toHaveText([
    /^Order Created/,
    /^Payment Received.*by A admin$/,
    /^Marked as Unpaid.*by A admin$/,
    /^Email Sent.*by A admin$/,
    /^Processing.*from Pending, by A admin$/,
    /^Cancelled.*from Processing, by A admin$/,
  ]);
});

function rowOf(page: Page, id: string) {
  return page.getByRole('row', { name: `#${id.slice(0, 8)}` });
}

function statusOf(page: Page, id: string) {
  return page.getByRole('combobox', { name: `Status of order #${id.slice(0, 8)}` });
}

function card(page: Page, title: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function storedStatus({ db }: Shop, id: string) {
  const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
  return order?.status;
}

function isScrolled({ parentElement }: Element) {
  return parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth;
}
