import type { Locator, Page } from '@playwright/test';
import { orderNumber } from '../shared/values/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { papersUrl } from '../web/admin/kit/order-papers.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const first = new Date('2026-01-05T09:00:00Z');
const second = new Date('2026-01-05T10:00:00Z');

test('the papers of the chosen orders are printed: slips two on a sheet, and a pick list', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const product = await aProduct(shop.db, {
    ...{ name: 'Printed Soap', external_key: 'R-40', barcode: '2000000000404' },
  });
  const items = [{ product_id: product.id, name: product.name, quantity: 2 }];
  const [amari, boudiaf, french] = [
    await anOrder(shop.db, { full_name: 'Printed Amari', items, created_at: first }),
    await anOrder(shop.db, {
      ...{ full_name: 'Printed Boudiaf', items: [...items, { name: 'Kit' }], notes: 'Second floor' },
      ...{ paid_at: second, created_at: second },
    }),
    await anOrder(shop.db, { full_name: 'Printed Djamel', language: 'fr' }),
  ];
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.goto('/admin/orders?keyword=Printed&order=asc');
  for (const { id } of [amari, boudiaf, french]) {
    await page.getByRole('checkbox', { name: `Select #${id.slice(0, 8)}` }).click();
  }
  const slips = await opened(page, 'Packing Slips');
  await expect(slips.locator('html')).toHaveAttribute('data-printed', 'true');
  await slips.emulateMedia({ media: 'print' });
  const slip = slips.getByRole('article');
  await expect(slip).toHaveCount(3);
  await expect(slip.nth(0)).toContainText('Printed Amari');
  await expect(slip.nth(0)).toContainText('To collect');
  await expect(slip.nth(1)).toContainText('Paid. Nothing to collect.');
  await expect(slip.nth(1)).toContainText('Second floor');
  await expect(slip.nth(1)).toContainText(orderNumber(boudiaf.id));
  expect(await sheets(slips)).toBe(2);
  await slips.reload();
  await expect(slip).toHaveCount(3);

  const picking = await opened(page, 'Pick List');
  const picked = picking.getByRole('row').filter({ hasText: 'Printed Soap' });
  const inOrders = [amari, boudiaf].map(({ id }) => orderNumber(id));
  // The list is on screen as well.
  for (const [media, numbers] of [
    ['screen', inOrders.join('')],
    ['print', inOrders.join(', ')],
  ] as const) {
    await picking.emulateMedia({ media });
    await expect(picked).toContainText('4Printed Soap');
    await expect(picked).toContainText('R-40');
    await expect(picked).toContainText('2000000000404');
    await expect(picked).toContainText(numbers);
  }
  await page.goto('/admin/orders/print?papers=slips');
  await expect(page.getByText('No Orders to Print')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

test('invoices in three languages are one print, in the order of the batch, and look as on their own pages', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const ids: string[] = [];
  for (const [place, language] of (['ar', 'en', 'fr', 'ar'] as const).entries()) {
    const created_at = new Date(first.getTime() + place * 1000);
    const paid_at = place === 3 ? second : null;
    ids.push((await anOrder(shop.db, { full_name: 'Threefold', language, created_at, paid_at })).id);
  }
  let prints = 0;
  await page.context().exposeFunction('countPrint', () => {
    prints += 1;
  });
  // Without locks, every page that follows the orders has a stream of its own.
  await page.context().addInitScript(`
    window.print = () => window.countPrint();
    Object.defineProperty(navigator, 'locks', { value: undefined });
  `);
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/stream')) streams.push(request.frame().url());
  });
  await page.goto('/admin/orders?keyword=Threefold');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const batch = await opened(page, 'Invoices');
  await expect(batch.getByText('4 orders')).toBeVisible();
  for (const id of ids) await expect(batch.getByRole('link', { name: orderNumber(id) })).toBeVisible();
  await expect.poll(() => prints).toBe(1);
  expect(await batch.evaluate(() => Array.from(document.fonts, ({ status }) => status))).not.toContain(
    'unloaded',
  );
  await expect(batch.getByRole('status').filter({ hasText: 'Preparing' })).toHaveCount(0);
  await expectAccessible(batch);
  expect(batch.frames()).toHaveLength(1);
  expect(new Set(streams)).toEqual(new Set([page.url(), batch.url()]));

  await batch.emulateMedia({ media: 'print' });
  const sheet = batch.getByRole('article');
  await expect(sheet).toHaveCount(4);
  const titles = ['فاتورة', 'INVOICE', 'FACTURE', 'فاتورة'];
  for (const [place, title] of titles.entries()) {
    await expect(sheet.nth(place)).toContainText(title);
    await expect(sheet.nth(place)).toContainText(orderNumber(ids[place] ?? ''));
    await expect(sheet.nth(place).locator('svg')).toHaveCount(1);
  }
  await expect(sheet.nth(2)).toHaveAttribute('lang', 'fr');
  expect(await sheets(batch)).toBe(4);
  const mixed = { ar: await looks(sheet.nth(3)), fr: await looks(sheet.nth(2)) };
  await batch.emulateMedia({ media: null });
  await batch.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => prints).toBe(2);

  const look = async (language: 'ar' | 'fr', others: string[]) => {
    await page.goto(papersUrl('invoices', others, language));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCount(others.length);
    return looks(page.getByRole('article').last());
  };
  expect(mixed.ar).toEqual(await look('ar', [ids[3] ?? '']));
  expect(mixed.fr).toEqual(await look('fr', [ids[2] ?? '']));
  // A French sheet in an Arabic page.
  expect(mixed.fr).toEqual(await look('ar', [ids[0] ?? '', ids[2] ?? '']));
});

/** What differs between languages: direction, fonts and lines of each element of a sheet. */
function looks(sheet: Locator) {
  return sheet.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map((element) => {
      const { direction, fontFamily, fontSize, lineHeight, letterSpacing, textTransform } =
        getComputedStyle(element);
      const height = Math.round(element.getBoundingClientRect().height);
      return [
        element.tagName,
        direction,
        fontFamily,
        fontSize,
        lineHeight,
        letterSpacing,
        textTransform,
        height,
      ];
    }),
  );
}

test('invoices whose page fails or is late are named, and the others can be printed', async ({
  openDevice,
  shop,
}) => {
  const page = await openDevice();
  await signInAs(page, shop, 'admin');
  const english = await anOrder(shop.db, { full_name: 'Unframed', created_at: first });
  const french = await anOrder(shop.db, { full_name: 'Unframed', language: 'fr', created_at: second });
  const arabic = await anOrder(shop.db, { full_name: 'Unframed', language: 'ar' });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  // The page of a visitor who is not signed in any more, which refuses to be framed, and one that never comes.
  const login = `${shop.url}/fr/login`;
  await page.route('**/fr/admin/orders/print*', (route) => route.continue({ url: login }));
  await page.route('**/ar/admin/orders/print*', () => undefined);
  await page.clock.install();
  await page.goto(papersUrl('invoices', [english.id, french.id, arabic.id]));
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await expect(page.getByText('Preparing 1 invoice in Arabic…')).toBeVisible();
  await expect(print).toHaveAttribute('aria-disabled', 'true');
  await expect(print).toHaveAccessibleDescription(/in Arabic…$/);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('1 invoice could not be prepared');
  await expect(alert.getByRole('link', { name: orderNumber(french.id) })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(alert).toContainText('2 invoices could not be prepared');
  await expect(alert.getByRole('link', { name: 'Print 1 more in Arabic' })).toHaveAttribute(
    'href',
    papersUrl('invoices', [arabic.id], 'ar'),
  );
  await expectAccessible(page);
  expect(page.frames()).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('[data-sheet]')).toHaveCount(3);
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await expect(alert).toHaveCount(0);
});

async function opened(page: Page, link: string) {
  const popup = page.waitForEvent('popup');
  const selected = page.getByRole('region', { name: 'Selected orders' });
  await selected.getByLabel('Print', { exact: true }).click();
  await selected.getByRole('link', { name: link }).click();
  return popup;
}

async function sheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(pdf.matchAll(/\/MediaBox/g)).length;
}
