import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an announcement stands above the pages of the shop until the shopper closes it or its text changes', async ({
  page,
  shop,
  openDevice,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings/announcement');
  await page
    .getByRole('textbox', { name: 'Text (optional)', exact: true })
    .fill('Free delivery to Alger until Friday');
  await page.getByRole('textbox', { name: 'Link' }).fill('//evil.example');
  await page.getByLabel('First Day').fill('2026-01-02');
  await page.getByLabel('Last Day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Type the path of a page of this shop, such as /products')).toBeVisible();
  await expect(page.getByText('The last day is before the first')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link' }).fill('/shipping');
  await page.getByLabel('Last Day').fill('2999-01-01');
  await page.getByRole('tab', { name: 'العربية' }).click();
  await page.getByLabel('Text in Arabic').fill('توصيل مجاني إلى الجزائر العاصمة حتى الجمعة');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);

  const shopper = await openDevice();
  const bar = shopper.getByRole('complementary', { name: /^(Announcement|إعلان)$/ });
  await shopper.goto('/ar/shipping');
  await expect(bar).toContainText('توصيل مجاني');
  await shopper.goto('/about');
  await expect(bar).toContainText('Free delivery to Alger until Friday');
  await expectAccessible(shopper);
  await bar.getByRole('link').click();
  await expect(shopper).toHaveURL('/shipping');
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(shopper).toHaveURL('/contact');
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();
  await expect(shopper.locator('#main')).toBeFocused();
  await shopper.goto('/');
  await expect(bar).toBeHidden();
  expect(await layoutShifts(shopper)).toEqual([]);

  await page.getByRole('textbox', { name: 'Text (optional)', exact: true }).fill('Closed on Friday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await shopper.goto('/');
  await expect(bar).toContainText('Closed on Friday');
  expect(await layoutShifts(shopper)).toEqual([]);

  await page.goto('/');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('the announcement is read without JavaScript, and its button is left out', async ({ browser, shop }) => {
  await sql`
    insert into settings (name, id, version, value, changed_at, changed_by)
    values ('announcement', repeat('a', 36), 1, '{"text": "Closed for Eid"}', now(), 'Amina')
  `.execute(shop.db);
  await sql`select pg_notify('cache', 'settings')`.execute(shop.db);
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/shipping');
    await expect(page.getByRole('complementary')).toHaveText('Closed for Eid', { timeout: 200 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Close the announcement' })).toBeHidden();
  await context.close();
});

/** What has moved since the page began to show, as browsers measure it. */
function layoutShifts(page: Page) {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const outline = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 200) : String(node);
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    return (shifts.takeRecords() as Shift[]).map(
      ({ value, sources }) => `${value}: ${sources.map(({ node }) => outline(node)).join()}`,
    );
  });
}
