import { groupedNumber } from '../shared/values/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('Ctrl K finds orders, customers, products and pages, and the keyboard opens them', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: 'Findable Thermometer' });
  const items = [{ product_id: product.id, name: 'Findable Thermometer' }];
  const order = await anOrder(shop.db, { full_name: 'Warda Findable', phone: '0550 98 76 54', items });
  await anOrder(shop.db, { full_name: 'Warda Other', city: 'Tabelbala' });
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The back office has no menus and no cart of the shop.
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search the back office' });
  await expect(search).toBeFocused();
  await search.fill('0550987654');
  const found = page.getByRole('group', { name: 'Orders' }).getByRole('option');
  await expect(found).toContainText(`${groupedNumber(order.id)} · Warda Findable`);
  await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${order.id}`);
  await expect(search).toBeHidden();

  await page.keyboard.press('Control+k');
  await search.fill('findable thermometer');
  await page.getByRole('option', { name: 'Orders with Findable Thermometer' }).click();
  await expect(page).toHaveURL(`/admin/orders?product=${product.id}`);
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();

  await page.keyboard.press('Control+k');
  await search.fill('tabel');
  await expect(found.first()).toContainText('Warda Other');
  await page.getByRole('option', { name: 'Orders to tabel' }).click();
  await expect(page).toHaveURL('/admin/orders?city=tabel');
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Commune: tabel' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await search.fill('needs');
  await expect(
    page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Needs' }),
  ).toBeVisible();
  await search.fill('mail serv');
  const section = page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Mail Server' });
  await section.click();
  await expect(page).toHaveURL('/admin/settings/mail-server');
  await page.keyboard.press('Control+k');
  await search.fill('zzz nobody');
  await expect(page.getByText('Nothing found for “zzz nobody”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('a search that is opened while a page is on its way stays open, and the back button closes it', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/needs**', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Needs' }).click();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search the back office' });
  await search.fill('orders');
  answer();
  await expect(page).toHaveURL('/admin/needs');
  await expect(page.getByRole('heading', { level: 1, name: 'Needs', includeHidden: true })).toHaveCount(1);
  await expect(search).toHaveValue('orders');
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL('/admin/settings');
});

test('the tabs count the orders by status, and a new order is announced while the list stays', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await anOrder(shop.db, { full_name: 'Glance One', status: 'Shipped' });
  await anOrder(shop.db, { full_name: 'Glance Two' });
  await page.goto('/admin/orders?keyword=glance');
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  await expect(tabs.getByRole('link', { name: 'All 2' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Shipped 1' }).click();
  await expect(page).toHaveURL('/admin/orders?keyword=glance&status=Shipped');
  await expect(page.getByText('Showing 1 of 1 orders')).toBeVisible();
  await tabs.getByRole('link', { name: 'All 2' }).click();
  await expect(page.getByText('Showing 2 of 2 orders')).toBeVisible();

  const product = await aProduct(shop.db);
  const newer = page.getByText(/^There (is 1 new order|are \d+ new orders)\./);
  // An order of another journey may be announced first.
  await expect(async () => {
    const body = anOrderBody([{ productId: product.id, quantity: 1 }], { fullName: 'Glance Three' });
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    expect((await fetch(`${shop.url}/api/orders`, init)).status).toBe(201);
    await expect(newer).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('Glance Three')).toHaveCount(0);
  await expect(tabs.getByRole('link', { name: /^All [3-9]/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show Them' }).click();
  await expect(page.getByText('Glance Three').first()).toBeVisible();
  await expect(newer).toBeHidden();
});
