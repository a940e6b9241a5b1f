import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { groupedNumber } from '../shared/values/ids.ts';
import { anOrder, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { sheetSizes } from './sheet-sizes.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an invoice is made, printed on both papers, read by the buyer, cancelled and listed', async ({
  page,
  shop,
  openDevice,
}) => {
  await signInAs(page, shop, 'admin');
  await storeSeller(shop.db);
  await page.goto('/admin/settings/invoices');
  await page.getByLabel('State TVA from').fill('2026-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  const product = await aProduct(shop.db, { name: 'Invoiced Cream', tva_rate: 9 });
  const items = [{ product_id: product.id, name: 'Invoiced Cream', quantity: 2, price_centimes: 109_000 }];
  const order = await anOrder(shop.db, { items, status: 'Shipped', full_name: 'Amina Facture' });
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.locator('[data-sheet]')).toContainText('ORDER FORM');
  await expect(page.locator('[data-sheet]')).not.toContainText('[');
  await page.getByRole('button', { name: 'Make Invoice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Invoice' }).click();
  const link = page.getByRole('link', { name: /^\d{4}-\d{6}$/ });
  await expect(link).toBeVisible();
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`);
  const sheet = page.getByRole('article');
  for (const text of [
    'Invoicing SARL',
    'Amina Facture',
    'Invoiced Cream',
    // 2 × 1090.00 at 9 %, and 1000.00 at 19 %.
    '2000.00 DA180.00 DA2180.00 DA',
    '840.34 DA159.66 DA1000.00 DA',
    '2840.34 DA339.66 DA3180.00 DA',
    'Arrêtée la présente facture à la somme de : trois mille cent quatre-vingts dinars algériens.',
  ]) {
    await expect(sheet).toContainText(text);
  }
  expect(await sheetSizes(page)).toEqual(['595 842']);
  await page.getByLabel('80 mm').check();
  expect(await sheetSizes(page)).toEqual(['227 842']);

  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Record a Return' }).click();
  await page.getByLabel('Units (at most 2)').fill('1');
  await page.getByLabel('Reason').fill('Damaged');
  await expect(page.getByText(/^The order is not paid: 1090.00 DA less to collect/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Record a Return' }).click();
  await expect(page.getByText('1 × Invoiced Cream: Back to stock')).toBeVisible();
  await expect(page.getByText(/· −1090.00 DA$/)).toBeVisible();
  await expect(page.getByText('Taken off before payment: 1090.00 DA')).toBeVisible();

  const guest = await openDevice();
  await guest.goto(`/order-confirmation/${order.id}`);
  await expect(guest.getByText('Returned: 1 item')).toBeVisible();
  await expect(guest.getByText('Taken off what you pay: 1090.00 DA')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Print Invoice' })).toBeVisible();
  await guest.emulateMedia({ media: 'print' });
  await expect(guest.locator('body')).toContainText(number);

  await page.getByRole('button', { name: 'Cancel Invoice' }).click();
  await page.getByLabel(/^Reason/).fill('Wrong name');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Invoice' }).click();
  await expect(page.getByText(/^Cancelled by/)).toBeVisible();
  await page.goto('/admin/invoices?keyword=Facture');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByText('Total 0.00 DA')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(`Cancellation invoiceof ${number}`);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('listitem').filter({ hasText: 'Amina Facture' }).last();
  await expect(card).toContainText('3180.00 DA');
  await expect(card.getByRole('link', { name: groupedNumber(order.id) })).toBeVisible();
  await page.setViewportSize(size);

  await anOrder(shop.db, { items, status: 'Processing', full_name: 'Karim Packed' });
  await page.goto('/admin/orders?keyword=karim+packed');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Make Invoices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Invoices' }).click();
  await expect(page.getByText('1 invoice made')).toBeVisible();
  await expect(page.getByRole('status').getByRole('link', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoices of Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Invoices' })).toBeHidden();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Make Invoices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Invoices' }).click();
  await expect(page.getByText('1 order got no invoice:')).toBeVisible();
  await page.goto('/admin/reports/tva');
  await expect(page.getByText('A document with several rates counts in the row of each rate')).toBeVisible();
});

test('the page of an invoice shows it in the language of its order', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await storeSeller(shop.db);
  const items = [{ name: 'كريم مرطب', quantity: 1, price_centimes: 50_000 }];
  const order = await anOrder(shop.db, { items, language: 'ar', status: 'Shipped' });
  await page.goto(`/fr/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Établir la facture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Établir la facture' }).click();
  await page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).click();
  const sheet = page.locator('[data-sheet]');
  await expect(sheet).toHaveAttribute('dir', 'rtl');
  for (const text of ['فاتورة', 'التعيين', 'كريم مرطب']) await expect(sheet).toContainText(text);
  await expectAccessible(page);
  await page.getByLabel('80 mm').check();
  await expect(sheet).toHaveAttribute('data-sheet', 'roll');
  await expect(sheet).toContainText('فاتورة');
});

test('the journal names the delivered orders without an invoice and leads to them', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const delivered = { status: 'Delivered', delivered_at: new Date() } as const;
  const { id } = await anOrder(shop.db, { ...delivered, full_name: 'Uninvoiced Buyer' });
  await page.goto('/admin/invoices?startDate=2020-01-01&endDate=2020-01-31');
  await expect(page.getByRole('heading', { name: 'No invoices found' })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'no invoice' })).toHaveCount(0);
  await page.goto('/admin/invoices');
  const note = page
    .getByRole('note')
    .filter({ hasText: /In all, .* delivered orders? (has|have) no invoice/ });
  await expectAccessible(page);
  await note.getByRole('link', { name: 'Show the Orders' }).click();
  await expect(page).toHaveURL('/admin/orders?status=Delivered&invoice=none');
  await expect(page.getByRole('row').filter({ hasText: 'Uninvoiced Buyer' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select #${id.slice(0, 8)}` })).toBeVisible();
});

/** Says who sells, without which there are no lawful invoices. */
async function storeSeller(db: Db) {
  const address = '5 rue des Frères\n16000 Alger';
  const seller = { name: 'Invoicing SARL', address, nif: '001612345678902' };
  const stored = { name: 'seller', version: 1, value: JSON.stringify(seller) } as const;
  await db
    .insertInto('settings')
    .values({ ...stored, id: newId(), changed_at: new Date(), changed_by: 'Amina' })
    .onConflict((known) => known.column('name').doNothing())
    .execute();
  await dropFromCaches(db, ['settings']);
}
