import { groupedNumber } from '../shared/values/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { signedInAs } from '../test/signed-in-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const openCall = (id: string) => `/admin/confirmation?order=${id}`;

const stateOf = (shop: Shop, id: string) =>
  shop.db
    .selectFrom('orders')
    .select(['status', 'confirmation', 'end_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a buyer is called on a phone, with a message in the language of the order, and confirms at last', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, shop, 'confirmer');
  const { id } = await anOrder(shop.db, {
    full_name: 'Yacine Appelé',
    phone: '0557 11 22 33',
    language: 'fr',
  });
  await page.goto(openCall(id));
  await expect(page.getByRole('heading', { name: 'Yacine Appelé' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Call 0557 11 22 33' })).toHaveAttribute(
    'href',
    'tel:+213557112233',
  );
  await page.getByLabel('WhatsApp').click();
  const message = page.getByRole('link', { name: 'We tried to call' });
  await expect(message).toHaveAttribute('href', /^https:\/\/wa\.me\/213557112233\?text=Bonjour%20Yacine/);
  // On a phone the script is folded, because products, total and place matter more.
  await page.getByText('What to say').click();
  await expect(page.getByText('Bonjour, je parle bien à Yacine Appelé')).toBeVisible();
  const bar = page.getByRole('region', { name: 'How did the call end?' });
  await bar.getByRole('button', { name: 'More…' }).click();
  await page.getByRole('button', { name: 'Postponed…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tomorrow 10:00' }).click();
  await expect(page.getByText(/^Recorded\. Next call/)).toBeVisible();
  expect(await stateOf(shop, id)).toMatchObject({ status: 'Pending', confirmation: 'postponed' });

  // After its last try, the order is called from the list of unreachable ones.
  const soon = new Date(Date.now() + 60_000);
  await shop.db.updateTable('orders').set({ ends_at: soon }).where('id', '=', id).execute();
  await page.goto('/admin/confirmation/unreachable');
  await page.getByRole('link', { name: 'Call Now Yacine Appelé' }).click();
  await expect(page.getByRole('heading', { name: 'Yacine Appelé' })).toBeVisible();
  await bar.getByRole('button', { name: 'Confirmed' }).click();
  await expect(page.getByText('Recorded: Confirmed.')).toBeVisible();
  expect(await stateOf(shop, id)).toMatchObject({ status: 'Processing', confirmation: 'confirmed' });

  // A wrong press is put right on the page of the order.
  await page.getByRole('button', { name: `Open ${groupedNumber(id)}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await page.getByLabel('Order Status').selectOption('Pending');
  await expect.poll(() => stateOf(shop, id)).toMatchObject({ status: 'Pending', confirmation: 'new' });
});

test('calls are recorded with the keyboard alone, and one of two same orders is ended with one touch', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'confirmer');
  const { id } = await anOrder(shop.db, { full_name: 'Lila Clavier' });
  await page.goto(openCall(id));
  await expect(page.getByRole('heading', { name: 'Lila Clavier' })).toBeFocused();
  await page.keyboard.press('Alt+Digit2');
  await expect(page.getByText(/^Recorded\. Next call/)).toBeVisible();
  await page.getByRole('button', { name: `Open ${groupedNumber(id)}` }).click();
  await expect(page.getByText('Tries without an answer: 1 of 9')).toBeVisible();
  await page.keyboard.press('Alt+Digit9');
  await expect(page.getByRole('dialog', { name: 'Did not order' })).toBeVisible();
  await page.getByRole('button', { name: 'Record the Call' }).press('Enter');
  await expect(page.getByText('Recorded: Did not order.')).toBeVisible();
  expect(await stateOf(shop, id)).toMatchObject({ status: 'Cancelled', confirmation: 'fake' });

  const items = [{ name: 'Doublecall Syrup', product_id: 'd'.repeat(36) }];
  const first = await anOrder(shop.db, { phone: '0558 44 55 66', items });
  const second = await anOrder(shop.db, { phone: '+213558445566', items });
  await page.goto(openCall(first.id));
  await expect(page.getByRole('heading', { name: 'May be the same order twice' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep This One' }).click();
  await expect(page.getByText('Recorded: Duplicate.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'May be the same order twice' })).toBeHidden();
  expect(await stateOf(shop, second.id)).toMatchObject({ status: 'Cancelled', confirmation: 'duplicate' });
  expect(await stateOf(shop, first.id)).toMatchObject({ status: 'Pending' });
});

test('an order is changed during the call, and no call overlooks another confirmer or a buyer who cancels', async ({
  page,
  shop,
  request,
}) => {
  const cream = await aProduct(shop.db, { name: 'Callchange Cream', stock: 10, price_centimes: 100_000 });
  const placed = await page.request.post('/api/orders', {
    data: anOrderBody([{ productId: cream.id, quantity: 1 }]),
  });
  const { _id: id } = await placed.json();
  const { headers } = await signedInAs(shop.db, 'confirmer');
  const another = async (action: string) =>
    (await request.post(`/api/confirmation/${id}/${action}`, { headers })).status();
  expect(await another('claim')).toBe(200);
  await signInAs(page, shop, 'confirmer');
  await page.goto(openCall(id));
  await expect(page.getByText('A confirmer has this order on the screen')).toBeVisible();
  expect(await another('release')).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: 'Change the Order' }).click();
  expect(await another('claim')).toBe(409);
  await page.getByLabel('Quantity of Callchange Cream').fill('3');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('3 × Callchange Cream').first()).toBeVisible();

  const asked = await request.post(`${shop.url}/api/orders/${id}/cancel-request`);
  expect(asked.status()).toBe(200);
  await page.keyboard.press('Alt+Digit1');
  await expect(page.getByText('The buyer asked to cancel this order in the meantime').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('The buyer has asked to cancel this order.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelled…' }).click();
  await page.getByRole('button', { name: 'Changed their mind' }).click();
  await expect(page.getByText('Recorded: Cancelled.')).toBeVisible();
  expect(await stateOf(shop, id)).toEqual({
    status: 'Cancelled',
    confirmation: 'cancelled',
    end_reason: 'mind',
  });
});

test('a number is looked up in any notation, blocked with a reason and unblocked', async ({ page, shop }) => {
  await signInAs(page, shop, 'confirmer');
  await anOrder(shop.db, { phone: '0559 77 66 55', status: 'Cancelled', confirmation: 'fake' });
  await page.goto('/admin/confirmation/phones');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Phone number is invalid')).toBeVisible();
  await page.getByLabel('Phone').fill('+213 559 77 66 55');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Not ordered').first()).toBeVisible();
  await page.getByLabel('Reason').selectOption('Orders that nobody placed');
  await page.getByRole('button', { name: 'Block for 12 Months' }).click();
  await expect(page.getByText('This number is blocked.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock +213 559 77 66 55' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('The number is no longer blocked')).toBeVisible();
  await expect(page.getByText('This number is blocked.')).toBeHidden();
});

test('a held order stands above the queue; its release takes the units, and the order can be confirmed', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'confirmer');
  const product = await aProduct(shop.db, { name: 'Held Cream', stock: 5 });
  const { id } = await anOrder(shop.db, {
    full_name: 'Samir Attend',
    hold_reason: 'products',
    items: [{ product_id: product.id, name: 'Held Cream', quantity: 5 }],
  });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /Held for Review/ })).toHaveAttribute(
    'href',
    '/admin/orders?review=held',
  );
  await page.goto('/admin/confirmation');
  await page.getByRole('link', { name: 'Show Them' }).click();
  await expect(page.getByLabel('Review')).toHaveValue('held');
  await expect(page.getByText('Samir Attend').first()).toBeVisible();
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByText(/^Held for review: its units are not taken/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(openCall(id));
  await expect(page.getByText(/it would sell out many products/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Release and Take the Units' }).click();
  await expect(page.getByText('The order has its units now')).toBeVisible();
  await expect(page.getByText(/it would sell out many products/)).toBeHidden();
  const { stock } = await shop.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
  await page.keyboard.press('Alt+Digit1');
  await expect(page.getByText('Recorded: Confirmed.')).toBeVisible();
});

test('the buyer of a held order reads that the shop calls first', async ({ page, shop }) => {
  const { id } = await anOrder(shop.db, { hold_reason: 'units' });
  await page.goto(`/order-confirmation/${id}`);
  await expect(page.getByText(/We will call you before we prepare your order\./)).toBeVisible();
  await expectAccessible(page);
});
