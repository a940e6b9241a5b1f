import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { anExchangeDesk } from '../../test/orders/an-exchange-desk.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function anExport(query: string, ...orders: Parameters<typeof anOrder>[1][]) {
  const { app, db } = await createTestApp();
  for (const order of orders) await anOrder(db, order);
  const { headers } = await signedInAs(db, 'admin');
  const { body, statusCode } = await app.inject({ url: `/api/orders/export?${query}`, headers });
  expect(statusCode).toBe(200);
  const delimiter = body.includes(';') ? ';' : ',';
  const [names = [], ...rows] = body
    .replace('\u{FEFF}', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(delimiter));
  return rows.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place]])));
}

test('phones and postal codes stay texts, and days are those of the shop', async () => {
  const [row] = await anExport('', {
    ...{ phone: '0565541622', postal_code: '01000', full_name: 'Recipient', user_name: 'Account' },
    created_at: new Date('2026-11-27T23:30:00Z'),
  });
  expect(row).toMatchObject({
    ...{ Phone: '0565 54 16 22', 'Postal code': "'01000", Date: '2026-11-28 00:30' },
    ...{ Customer: 'Account', Recipient: 'Recipient', Products: '1 × Vitamin C 500 mg' },
  });
});

test('a reader in French gets semicolons, decimal commas, and headings and states in French', async () => {
  const order = {
    total_price_centimes: 143_350,
    items_price_centimes: 43_350,
    shipping_price_centimes: 100_000,
  };
  const [row] = await anExport('lang=fr', { ...order, status: 'Shipped', phone: '+213 21 65 43 21' });
  expect(row).toMatchObject({
    ...{ Statut: 'Expédiée', Payée: 'non', 'Articles (DA)': '433,5', 'Total (DA)': '1433,5' },
    ...{ Téléphone: '021 65 43 21', 'Mode de livraison': 'domicile' },
  });
});

test('what was paid before for an exchange stands beside the total', async () => {
  const [row] = await anExport('', { credit_centimes: 90_050 });
  expect(row).toMatchObject({ 'Paid before (DA)': '900.5' });
});

test('what came back, what was refunded and what is left stand at the end of the row', async () => {
  const { app, db, giveBack, exchange } = await anExchangeDesk();
  await giveBack(1, { refund: 900, forExchange: false });
  await giveBack(1, { refund: 1000, seen: 1 });
  await exchange(6);
  const { headers } = await signedInAs(db, 'admin');
  const { body } = await app.inject({ url: '/api/orders/export', headers });
  const [names = '', newer, older] = body.trimEnd().split('\r\n');
  expect(names).toMatch(
    /,Products,Returned \(at price\) \(DA\),Refunded \(DA\),For another order \(DA\),Net of refunds \(DA\),To collect \(DA\)$/,
  );
  expect([newer, older]).toEqual([
    expect.stringMatching(/,0,0,0,1800,0$/),
    expect.stringMatching(/,2000,900,1000,100,0$/),
  ]);
});

test('with a row for each item, the amounts of an order stand once', async () => {
  const items = [
    { name: 'First', quantity: 2, price_centimes: 10_050 },
    { name: 'Second', size: 'S', quantity: 1, price_centimes: 5_000 },
  ];
  const rows = await anExport('rows=items', { items, total_price_centimes: 125_100 }, {});
  expect(rows).toHaveLength(3);
  const two = rows.filter((row) => row.Product !== 'Vitamin C 500 mg');
  expect(two).toMatchObject([
    {
      Product: 'First',
      Quantity: '2',
      'Unit price (DA)': '100.5',
      'Line total (DA)': '201',
      'Total (DA)': '1251',
    },
    { Product: 'Second', Size: 'S', 'Line total (DA)': '50', 'Total (DA)': '0' },
  ]);
});

test('a workbook has the columns and rows of the CSV file', async () => {
  const { app, db } = await createTestApp();
  await anOrder(db, {
    phone: '0565541622',
    postal_code: '01000',
    full_name: '=1+1',
    shipping_price_centimes: 143_350,
  });
  const { headers } = await signedInAs(db, 'admin');
  const reply = await app.inject({ url: '/api/orders/export?format=xlsx&lang=fr', headers });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="commandes.xlsx"',
  });
  const { sheets } = await readXlsx(reply.rawPayload);
  const [names = [], cells = []] = sheets[0]?.rows ?? [];
  expect(Object.fromEntries(names.map((name, place) => [name, cells[place]]))).toMatchObject({
    ...{ Téléphone: '0565 54 16 22', 'Code postal': '01000', Destinataire: '=1+1', 'Livraison (DA)': 1433.5 },
    Date: expect.any(Date),
  });
});

test('an unknown format is refused', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const reply = await app.inject({ url: '/api/orders/export?format=pdf', headers });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fieldCodes).toMatchObject({ format: { code: 'file-format-unknown' } });
});
