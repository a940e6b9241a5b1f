import type { Page } from '@playwright/test';
import { xsrfCookie } from '../server/accounts/sessions/session-token.ts';
import { aCourier } from '../test/couriers/courier-factories.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { papersUrl } from '../web/admin/kit/order-papers.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an order is edited on the phone: a product added, a quantity and the address changed, and its buyer sees it', async ({
  page,
  shop,
  openDevice,
}) => {
  const cream = await aProduct(shop.db, { name: 'Deskedit Cream', stock: 10, price_centimes: 100_000 });
  await aProduct(shop.db, { name: 'Deskedit Lotion', stock: 3, price_centimes: 50_000 });
  const body = anOrderBody([{ productId: cream.id, quantity: 1 }]);
  const placed = await page.request.post('/api/orders', { data: body });
  const { id } = await shop.db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_id', 'id')
    .select('id')
    .where('product_id', '=', cream.id)
    .executeTakeFirstOrThrow();
  expect(placed.status()).toBe(201);
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('link', { name: 'Edit Order' }).click();
  await page.getByLabel('Quantity of Deskedit Cream').fill('2');
  await page.getByLabel('Add a product').fill('deskedit lotion');
  await page.getByRole('button', { name: /Deskedit Lotion/ }).click();
  await page.getByLabel('Quantity of Deskedit Lotion').fill('9');
  await expect(page.getByText('Only 3 left of Deskedit Lotion')).toBeVisible();
  await page.getByLabel('Quantity of Deskedit Lotion').fill('1');
  await expect(page.getByRole('definition').filter({ hasText: '3500.00 DA' })).toBeVisible();
  await expect(page.getByText('Before: 2000.00 DA')).toBeVisible();
  await page.getByRole('button', { name: 'Change the price of Deskedit Lotion' }).click();
  await page.getByLabel('Price of Deskedit Lotion').fill('400');
  await page.getByLabel('Discount, in dinars').fill('2400.01');
  await expect(page.getByText('The discount can be at most 2400 DA')).toBeVisible();
  await page.getByLabel('Discount, in dinars').fill('100');
  await page.getByLabel('Free delivery').check();
  await expect(page.getByRole('definition').filter({ hasText: '2300.00 DA' })).toBeVisible();
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('A reason is required')).toBeVisible();
  await page.getByLabel('Reason').fill('Parcel came late');
  await expect(page.getByText('Phone is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('0661987654');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Order changed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await expect(page.getByText(/total 2000.00 DA → 2300.00 DA.* · Parcel came late/)).toBeVisible();
  await expect(page.getByText('+ 1 × Deskedit Lotion, 400.00 DA')).toBeVisible();

  const buyer = await openDevice();
  await buyer.goto('/track');
  await buyer.getByLabel('Order number').fill(id.slice(-8));
  await buyer.getByLabel('Phone number').fill('0661987654');
  await buyer.getByRole('button', { name: 'Track Order' }).click();
  await expect(buyer.getByText(/We changed this order on .* You see it as it is now\./)).toBeVisible();
  await expect(buyer.getByText('Deskedit Lotion')).toBeVisible();
});

test('an order is taken on the phone for a known buyer, and gets a note with the keyboard alone', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await aProduct(shop.db, { name: 'Phonedesk Balm', stock: 5, price_centimes: 70_000 });
  await anOrder(shop.db, { full_name: 'Malika Phonedesk', phone: '0551987123', street: '3 cité des Pins' });
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New Order' }).click();
  await page.getByLabel('Phone Number').fill('+213 551 98 71 23');
  await expect(page.getByText('1 earlier order: 0 delivered, 0 cancelled')).toBeVisible();
  await expect(page.getByLabel('Street Address')).toHaveValue('3 cité des Pins');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Language of the buyer').selectOption('Arabic');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('An order needs at least one product')).toBeVisible();
  await page.getByLabel('Add a product').fill('phonedesk');
  await page.getByRole('button', { name: /Phonedesk Balm/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: '1700.00 DA' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
  await expect(page.getByText('Taken by Phone')).toBeVisible();
  await expect(page.getByText('No email provided')).toBeVisible();

  await expect(page.getByText('No notes yet.')).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  await page.keyboard.type('Call her after six');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Second floor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Call her after six Second floor')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByLabel('New note')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/admin/orders?keyword=malika+phonedesk');
  await expect(page.getByRole('row').nth(1)).toContainText('Phone');
  await expect(page.getByRole('row').nth(1)).toContainText('1 note');
});

test('two orders of one buyer become one parcel on the page of the first', async ({ page, shop }) => {
  const balm = await aProduct(shop.db, { name: 'Combined Balm', stock: 5, price_centimes: 70_000 });
  const body = anOrderBody([{ productId: balm.id, quantity: 1 }], { phone: '0556123987' });
  const first = await (await page.request.post('/api/orders', { data: body })).json();
  const second = await (await page.request.post('/api/orders', { data: body })).json();
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${first._id}`);
  await page.getByRole('button', { name: 'Combine…' }).click();
  await expect(page.getByText('delivery is charged once')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('2 × Combined Balm');
  await expect(page.getByRole('dialog')).toContainText(/To collect on delivery: [\d,]+\.00 DA/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Combine Orders' }).click();
  await expect(page.getByText('Orders combined', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Combine…' })).toBeHidden();
  await expect(page.getByText(/^Combined with Order/)).toBeVisible();
  await page.goto(`/admin/orders/${second._id}`);
  await expect(page.getByText(/^Combined with Order/)).toBeVisible();
});

test('a delivered cream is exchanged for balms: what was paid is kept, and buyer, slip and parcel know the rest', async ({
  page,
  shop,
}) => {
  const cream = await aProduct(shop.db, { name: 'Swapped Cream', stock: 5, price_centimes: 90_000 });
  await aProduct(shop.db, { name: 'Swapping Balm', stock: 5, price_centimes: 60_000 });
  const body = anOrderBody([{ productId: cream.id, quantity: 2 }]);
  const old = await (await page.request.post('/api/orders', { data: body })).json();
  await shop.db
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: new Date(), paid_at: new Date() })
    .where('id', '=', old._id)
    .execute();
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${old._id}/exchange`);
  await expect(page.getByText('Nothing of this order is waiting for an exchange')).toBeVisible();
  await page.goto(`/admin/orders/${old._id}`);
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  await page.getByLabel('Units (at most 2)').fill('1');
  await expectSumToBeAsked(page);
  await page.getByLabel('Reason').fill('Wrong one');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record Return and Continue' }).dblclick();

  await expect(page.getByText('900.00 DA was kept from the return and pays for this order')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(body.shippingAddress.fullName);
  await expect(page.getByLabel('Wishes of the buyer')).toHaveValue(/^Exchange for order [A-Z2-7]{4}/);
  // The form is opened again from the order.
  await page.getByRole('link', { name: 'Back to the Order' }).click();
  await expect(page.getByText('Kept for an exchange: 900.00 DA')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Note 900.00 DA as Paid Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Place the Exchange' }).click();
  await page.getByLabel('Add a product').fill('swapping balm');
  await page.getByRole('button', { name: /Swapping Balm/ }).click();
  await page.getByLabel('Free delivery').check();
  await expect(figure(page, 'To be paid back')).toHaveText('300.00 DA');
  await page.getByLabel('Reason').fill('Wrong one');
  await page.getByLabel('Quantity of Swapping Balm').fill('2');
  await expect(figure(page, 'Total')).toHaveText('1200.00 DA');
  await expect(figure(page, 'Already paid')).toHaveText('−900.00 DA');
  await expect(figure(page, 'To pay')).toHaveText('300.00 DA');
  await expect(page.getByLabel('Discount, in dinars')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).dblclick();

  await expect(page.getByText('Taken by Phone')).toBeVisible();
  // In the history, and beside what comes back.
  await expect(page.getByText(/^Exchange with Order/)).toHaveCount(2);
  await expect(page.getByText(/^900.00 DA already paid, by /)).toBeVisible();
  await expect(figure(page, 'To pay')).toHaveText('300.00 DA');
  await expect(page.getByText('1 × Swapped Cream', { exact: true })).toBeVisible();
  const id = page.url().slice(-36);
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'To take back' })
    .getByRole('link', { name: /^Exchange with Order/ })
    .click();
  await expect(page).toHaveURL(`/admin/orders/${old._id}`);
  await expect(page.getByText('Returned: 1 item')).toBeHidden();
  await expect(page.getByText('To come back', { exact: true })).toBeVisible();
  await page.goto(`/admin/orders?product=${cream.id}&returned=expected`);
  await expect(page.getByRole('row').filter({ hasText: 'To come back' })).toHaveCount(1);
  const courier = await aCourier(shop.db, { name: 'Swapping Courier' });
  await send(page, `PUT /api/orders/${id}/status`, { status: 'Processing' });
  await send(page, 'POST /api/parcels', { courierId: courier.id, orderIds: [id] });
  const [parcel] = await (await page.request.get(`/api/orders/${id}/parcels`)).json();
  expect(parcel.collected).toBe(300);
  await page.goto(papersUrl('slips', [id]));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('To collect300.00 DA');
  await expect(page.getByRole('article')).toContainText('To take back1 ×Swapped Cream');
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/order-confirmation/${id}`);
  await expect(page.getByText('You pay 300.00 DA in cash when it arrives.')).toBeVisible();
  await expect(page.getByText(/have this ready to hand over .*1\s×\s.?Swapped Cream/)).toBeVisible();
  await expect(figure(page, 'Already paid')).toHaveText('−900.00 DA');

  await page.goto(`/admin/orders/${old._id}`);
  await expect(page.getByText(/^Exchange with Order/)).toHaveCount(1);
  await expect(page.getByText('1 × Swapped Cream: The courier brings it')).toHaveCount(1);
  await page.getByRole('button', { name: 'They Will Not Come…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Return' }).click();
  await expect(page.getByText(/was placed for these products. Cancel that one first/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'They Are Here…' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take In' }).dblclick();
  await expect(page.getByText('1 × Swapped Cream: Back to stock')).toHaveCount(1);
  await expect(page.getByText('Exchanged', { exact: true })).toBeVisible();
  await expect(page.getByText('Returned Products Arrived')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Place the Exchange' })).toBeHidden();
  await send(page, `PUT /api/orders/${id}/status`, { status: 'Cancelled' });
  await page.reload();

  await page.getByRole('link', { name: 'Place the Exchange' }).click();
  await page.getByLabel('Add a product').fill('swapping balm');
  await page.getByRole('button', { name: /Swapping Balm/ }).click();
  await page.getByLabel('Free delivery').check();
  await page.getByLabel('Reason').fill('Wrong one');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('button', { name: 'Note 300.00 DA as Paid Back' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Note as Paid Back' }).dblclick();
  await expect(page.getByText('300.00 DA refunded, by')).toBeVisible();
  await expect(figure(page, 'Already paid')).toHaveText('−600.00 DA');
  await page.goto(`/admin/orders/${old._id}`);
  await expect(page.getByText(/^300\.00 DA refunded · 600\.00 DA credited to order/)).toBeVisible();
});

/** The money of a return of goods for 900 DA: another sum is told, and none is not taken for 0. */
async function expectSumToBeAsked(page: Page) {
  const kept = page.getByLabel('Money Kept for the Exchange (DA)');
  await expect(kept).toHaveValue('900');
  await kept.fill('1000');
  await expect(page.getByText('This is 100.00 DA more than the goods’ value.')).toBeVisible();
  await kept.fill('');
  await expect(page.getByText('Type a sum, or 0 if there is none.')).toBeVisible();
  await kept.fill('900');
}

/** The amount beside a label among the sums. */
function figure(page: Page, label: string) {
  return page
    .locator('dl:visible > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
}

/** A changing call of the signed-in staff, to a method and a path. */
async function send(page: Page, to: string, data: object) {
  const [method = '', path = ''] = to.split(' ');
  const cookies = await page.context().cookies();
  const headers = { 'x-xsrf-token': cookies.find(({ name }) => name === xsrfCookie)?.value ?? '' };
  const reply = await page.request.fetch(path, { method, data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
}
