import type { Page } from '@playwright/test';
import { groupedNumber, orderNumber } from '../shared/values/ids.ts';
import { anOrder } from '../test/factories.ts';
import { adminConfirmationWords as call } from '../web/words-ar/admin-confirmation-words.ts';
import { adminOrdersWords as orders } from '../web/words-ar/admin-orders-words.ts';
import { backOfficeWords as office } from '../web/words-ar/back-office-words.ts';
import { orderWords } from '../web/words-ar/order-words.ts';
import { signInWords } from '../web/words-ar/sign-in-words.ts';
import { anAccount, password } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

test('staff who read Arabic sign in on a phone, confirm an order and pack it, from right to left', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await anAccount(shop.db, { role: 'admin' });
  const order = await anOrder(shop.db, {
    ...{ full_name: 'سمير بن عربي', phone: '0559 77 66 55', wilaya: 'Oran', language: 'ar' },
    items: [{ name: 'Arabic Desk Soap', quantity: 2 }],
  });
  const number = groupedNumber(order.id);

  await page.goto('/ar/admin/orders');
  await page.getByLabel(signInWords.login.email).fill(email);
  await page.getByLabel(signInWords.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signInWords.login.submit, exact: true }).click();
  await expect(page).toHaveURL('/ar/admin/orders');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectGood(page);

  // Pages are found without the article, the order by its phone number.
  const search = page.getByRole('combobox', { name: office.find.label });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await search.fill('طلبيات');
  await expect(page.getByRole('option', { name: office.orders, exact: true })).toBeVisible();
  await search.fill('0559776655');
  await expectAccessible(page);
  await page.getByRole('option', { name: number }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber(order.id).slice(4));
  await expect(page.getByRole('main').getByText('0559 77 66 55').first()).toHaveCSS('direction', 'ltr');
  await expectGood(page);

  await page.goto(`/ar/admin/confirmation?order=${order.id}`);
  await expect(page.getByRole('heading', { name: 'سمير بن عربي' })).toBeVisible();
  await page.getByRole('heading', { name: call.script }).click();
  await expect(page.getByText('السلام عليكم، معي \u2068سمير بن عربي\u2069')).toBeVisible();
  await expectGood(page);
  const outcomes = page.getByRole('region', { name: call.outcome });
  await outcomes.getByRole('button', { name: call.outcomes.confirmed }).click();
  await expect(page.getByText(call.recorded.ended(call.ended.confirmed))).toBeVisible();

  await page.goto('/ar/admin/orders?status=Processing&keyword=0559776655');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'سمير' })).toContainText(
    orderWords.status.Processing,
  );
  await page.getByRole('checkbox', { name: office.selection.page }).check();
  const popup = page.waitForEvent('popup');
  const selected = page.getByRole('region', { name: orders.selection.label });
  await selected.getByLabel(orders.papers.print, { exact: true }).click();
  await selected.getByRole('link', { name: orders.papers.slips }).click();
  const slips = await popup;
  await slips.emulateMedia({ media: 'print' });
  const slip = slips.getByRole('article');
  await expect(slip).toContainText('Arabic Desk Soap');
  await expect(slip).toContainText(orders.papers.collect);
  await expect(slip).toHaveCSS('direction', 'rtl');
});

/** Nothing is wider than a phone, a tablet or a laptop, and axe finds nothing. */
async function expectGood(page: Page) {
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFitting(page);
  }
  await expectAccessible(page);
}
