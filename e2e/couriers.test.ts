import { orderNumber } from '../shared/values/ids.ts';
import { aCourier, aParcel } from '../test/couriers/courier-factories.ts';
import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('confirmed orders go to a courier by a sheet, its tracking numbers come back, and the order follows its parcel', async ({
  page,
  shop,
}) => {
  const name = 'Courrier Tlemcenien';
  const [confirmed] = [
    await anOrder(shop.db, { full_name: 'Zoulikha Bensalah', status: 'Processing' }),
    await anOrder(shop.db, { full_name: 'Zoulikha Bensalah' }),
  ];
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/couriers/new');
  await page.getByRole('textbox', { name: 'Name' }).first().fill(name);
  await page.getByText('Columns of the sheet (').click();
  await page.getByRole('button', { name: 'Remove Exchange' }).click();
  await page.getByLabel('Heading of Phone').fill('Tel');
  await page.getByRole('button', { name: 'Add Courier' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.goto('/admin/orders?keyword=Zoulikha');
  await page
    .getByRole('checkbox', { name: /on this page/i })
    .first()
    .check();
  await page.getByLabel('Send to courier').selectOption(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('1 order got no parcel')).toBeVisible();
  await expect(page.getByText(/Only a confirmed order with the status Processing/)).toBeVisible();

  await page.goto('/admin/couriers/parcels?keyword=Zoulikha');
  await expect(page.getByText('No tracking number yet')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: new RegExp(`^Download Sheet: ${name}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^parcels-[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Import Tracking Numbers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Courier').selectOption(name);
  const file = (csv: string) => ({ name: 'suivi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const reference = orderNumber(confirmed.id);
  await dialog
    .getByLabel('Choose the CSV or Excel File')
    .setInputFiles(file('reference;tracking\nNOTOURS;tlm-1\n'));
  await expect(dialog.getByText('Line 2: No parcel of this courier has the reference NOTOURS')).toBeVisible();
  await dialog
    .getByLabel('Choose the CSV or Excel File')
    .setInputFiles(file(`reference;tracking\n${reference};tlm-1\nNOTOURS;tlm-2\n`));
  await expect(dialog.getByText(`${reference}, Zoulikha Bensalah: tlm-1`)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Import the other line' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('list', { name: 'Parcels' }).getByText('tlm-1')).toBeVisible();

  await page.goto(`/admin/orders/${confirmed.id}`);
  const card = page.getByRole('region', { name: reference });
  await card.getByLabel(`Set the state of ${reference}`).selectOption('Returned');
  await page.getByRole('dialog').getByLabel('Reason').fill('absent');
  await page.getByRole('dialog').getByRole('button', { name: 'Set' }).click();
  await expect(card.getByText('Inspect the units', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Inspect the Units' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Inspect the Units' })).toBeHidden();
});

test('marking an order as paid asks first while a courier owes money for its parcel', async ({
  page,
  shop,
}) => {
  const { db } = shop;
  const courier = await aCourier(db, { name: 'Messagerie Soummam' });
  const order = await anOrder(db, {
    full_name: 'Lyes Amrane',
    status: 'Delivered',
    delivered_at: new Date(),
  });
  const ended = { status: 'delivered' as const, ended_at: new Date() };
  await aParcel(db, { order_id: order.id, courier_id: courier.id, ...ended });
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/orders/${order.id}`);
  const pay = page.getByRole('button', { name: 'Mark as Paid' });
  const dialog = page.getByRole('dialog');
  await pay.click();
  await expect(dialog.getByText(/^Messagerie Soummam owes 2000\.00 DA for this parcel\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await pay.click();
  await dialog.getByRole('button', { name: 'Mark as Paid' }).click();
  await expect(page.getByText('Order marked as paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Unpaid' })).toBeVisible();
});

test('a payout makes its orders paid, and its difference is found', async ({ page, shop }) => {
  const { db } = shop;
  const courier = await aCourier(db, { name: 'Messagerie Kabyle' });
  const paid = await anOrder(db, { full_name: 'Dihia Ouali', status: 'Delivered', delivered_at: new Date() });
  const short = await anOrder(db, {
    full_name: 'Dihia Ouali',
    status: 'Delivered',
    delivered_at: new Date(),
  });
  const ended = { status: 'delivered' as const, ended_at: new Date(Date.now() - 20 * 86_400_000) };
  const parcels = [
    await aParcel(db, { order_id: paid.id, courier_id: courier.id, ...ended }),
    await aParcel(db, { order_id: short.id, courier_id: courier.id, ...ended }),
  ];
  const [full, part] = parcels.map(({ tracking }) => tracking);
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/couriers/payouts');
  const unpaid = page.getByRole('region', { name: 'Delivered and unpaid for 14 days' });
  await expect(unpaid.getByText('Dihia Ouali')).toHaveCount(2);
  await page.getByRole('button', { name: 'Import a Payout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Courier').selectOption('Messagerie Kabyle');
  await dialog.getByLabel('Reference of the payout').fill('Bordereau dihia');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Choose the courier and the file first.')).toBeVisible();
  const choose = (csv: string) =>
    dialog
      .getByLabel('Choose the CSV or Excel File')
      .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const csv = `Suivi;Montant;Frais\n${full};2000;500\n${part};1500;500\n`;
  await choose(csv.replace('1500', 'abc'));
  await expect(dialog.getByText('Line 3: “abc” is not an amount that can be read')).toBeVisible();
  await expect(dialog.getByText('Correct the file, then choose it again.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Record' })).toBeDisabled();
  await choose(csv);
  await expect(dialog.getByText(`Line 3: ${part}: Less than the parcel`)).toBeVisible();
  await expect(dialog.getByText('Choose the courier and the file first.')).toBeHidden();
  await expect(dialog.getByText('Total 3500.00 DA, fees 1000.00 DA, net 2500.00 DA')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('1 parcel is paid out')).toBeVisible();
  await expect(unpaid.getByText('Dihia Ouali')).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Bordereau dihia/ })).toContainText('2500.00 DA');

  await page.getByRole('button', { name: 'Import a Payout' }).click();
  await dialog.getByLabel('Courier').selectOption('Messagerie Kabyle');
  await dialog.getByLabel('Reference of the payout').fill('Bordereau dihia encore');
  await choose(csv);
  await expect(
    dialog.getByText('2 of 2 parcels of this sheet were already paid, with the same amounts, by:'),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Payout Bordereau dihia of / })).toBeVisible();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText(/Confirm that the courier really paid them again/)).toBeVisible();
  await expect(dialog.getByLabel(/The courier really paid this again/)).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/admin/orders/${paid.id}`);
  const unpay = page.getByRole('button', { name: 'Mark as Unpaid' });
  await unpay.click();
  await expect(
    dialog.getByText(/^Payout Bordereau dihia of Messagerie Kabyle paid this order\./),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep as Paid' }).click();
  await expect(unpay).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Bordereau dihia' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`^${part}`) }).getByText('Less than the parcel'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Accept the difference of ${part}` }).click();
  await page.getByLabel('Reason').selectOption('Paid for damage or loss');
  await page.getByRole('dialog').getByLabel('Note').fill('Lid broken on the way');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('1 difference accepted')).toBeVisible();
  await expect(page.getByRole('table').getByText(/^Accepted by /)).toBeVisible();
  await expectAccessible(page);
  const paidAt = async (id: string) =>
    (await db.selectFrom('orders').select('paid_at').where('id', '=', id).executeTakeFirst())?.paid_at;
  expect(await paidAt(short.id)).not.toBeNull();
  await page.getByRole('button', { name: `Undo the acceptance of ${part}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 difference', { exact: true })).toBeVisible();
  expect(await paidAt(short.id)).toBeNull();
  expect(await paidAt(paid.id)).not.toBeNull();

  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^Withdrawn by /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept|^Withdraw/ })).toHaveCount(0);
  expect(await paidAt(paid.id)).toBeNull();
  await page.getByRole('link', { name: 'Back to Payouts' }).click();
  const owed = page.getByRole('region', { name: 'Cash with couriers' });
  await expect(owed.getByRole('row', { name: /Messagerie Kabyle/ })).toContainText('4000.00 DA');
});

test('several parcels of a courier without an interface are marked at once, and those that ended are listed', async ({
  page,
  shop,
}) => {
  const { db } = shop;
  const courier = await aCourier(db, { name: 'Messagerie Hodna' });
  const statuses = ['in_transit', 'in_transit', 'returned'] as const;
  const orders = await Promise.all(statuses.map(() => anOrder(db, { status: 'Shipped' })));
  for (const [place, { id }] of orders.entries()) {
    await aParcel(db, { order_id: id, courier_id: courier.id, status: statuses[place] ?? 'in_transit' });
  }
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/couriers/parcels?courier=${courier.id}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const chosen = page.getByRole('region', { name: 'Chosen parcels' });
  await expect(chosen.getByText('3 parcels chosen')).toBeVisible();
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByText('2 parcels marked')).toBeVisible();
  await expect(page.getByText('1 parcel stays as it was:')).toBeVisible();
  const delivered = await db
    .selectFrom('orders')
    .select('id')
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('status', '=', 'Delivered')
    .execute();
  expect(delivered).toHaveLength(2);
});

test('all parcels of a filter are chosen beyond the page', async ({ page, shop }) => {
  const { db } = shop;
  const courier = await aCourier(db, { name: 'Messagerie Tell' });
  for (let n = 0; n < 21; n++) {
    const { id } = await anOrder(db, { status: 'Shipped' });
    await aParcel(db, { order_id: id, courier_id: courier.id, status: 'created' });
  }
  await signInAs(page, shop, 'admin');
  await page.goto(`/admin/couriers/parcels?courier=${courier.id}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 21 parcels that match this filter' }).click();
  const chosen = page.getByRole('region', { name: 'Chosen parcels' });
  await expect(chosen.getByText('21 parcels chosen')).toBeVisible();
  await expectAccessible(page);
  const slips = await chosen.getByRole('link', { name: 'Packing Slips' }).getAttribute('href');
  expect(slips?.split('#')[1]?.split('.')).toHaveLength(21);
  await chosen.getByRole('button', { name: 'Handed Over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Handed Over' }).click();
  await expect(page.getByText('21 parcels marked')).toBeVisible();
});

test('a parcel with a problem is rescued on a phone, with a message in the buyer’s language, and with the keyboard', async ({
  page,
  shop,
}) => {
  const { db } = shop;
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, shop, 'confirmer');
  const courier = await aCourier(db, { name: 'Livreur des Aurès' });
  const problem = async (name: string, hoursAgo: number) => {
    const order = await anOrder(db, {
      ...{ full_name: name, phone: '0556 10 20 30', language: 'ar', status: 'Shipped' },
    });
    const since = new Date(Date.now() - hoursAgo * 3_600_000);
    const target = new Date(since.getTime() + 3_600_000);
    return aParcel(db, {
      ...{ order_id: order.id, courier_id: courier.id, status: 'delivery_attempted' },
      ...{ rescue_since: since, rescue_target: target },
    });
  };
  const [late, fresh] = [await problem('Tassadit Enretard', 90), await problem('Messaoud Récent', 89)];
  await page.goto('/admin/confirmation/rescue');
  const row = page.getByRole('listitem').filter({ hasText: 'Tassadit Enretard' });
  await expect(row.getByText('Overdue', { exact: true })).toBeVisible();
  await expect(row.getByText('Tentative échouée · absent')).toBeVisible();
  await expect(row.getByRole('link', { name: '0556 10 20 30' })).toHaveAttribute('href', 'tel:+213556102030');
  await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/213556102030\?text=%D8/,
  );
  await row.getByRole('link', { name: /^Take It/ }).click();
  await expect(page.getByRole('heading', { name: 'Tassadit Enretard' })).toBeFocused();
  await expectAccessible(page);
  const bar = page.getByRole('region', { name: 'What did you agree on?' });
  await bar.getByRole('button', { name: 'More…' }).click();
  await page.getByRole('button', { name: 'New Phone or Address…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(
    dialog.getByText('Write down the new phone number or address given to the courier'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What you told the courier').fill('0770 99 88 77');
  await dialog.getByRole('button', { name: 'Record' }).click();
  // The next oldest is on the screen at once.
  await expect(page.getByRole('heading', { name: 'Messaoud Récent' })).toBeFocused();
  await page.keyboard.press('Alt+Digit3');
  await page.getByRole('button', { name: 'Tomorrow' }).press('Enter');
  await expect(page.getByText(/^Recorded: New date\. To review/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messaoud Récent' })).toBeHidden();
  const steps = await db
    .selectFrom('rescue_steps')
    .select(['shipment_id', 'outcome'])
    .where('shipment_id', 'in', [late.id, fresh.id])
    .orderBy('id')
    .execute();
  expect(steps).toEqual([
    { shipment_id: late.id, outcome: 'newcontact' },
    { shipment_id: fresh.id, outcome: 'newdate' },
  ]);
  await page.goto(`/admin/orders/${late.order_id}`);
  await expect(page.getByText('0770 99 88 77')).toBeVisible();
  const shipped = page.getByRole('link', { name: 'WhatsApp · On its way' });
  await expect(shipped).toHaveAttribute('href', /^https:\/\/wa\.me\/213556102030\?text=%D8/);
});
