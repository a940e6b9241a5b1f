import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const seller = { name: 'Saha SARL', address: '5 rue Larbi Ben M’hidi\n16000 Alger', nif: '001612345678902' };

/**
 * Invoices of two rates in January and February, one without TVA before it began, a cancellation and a credit note a month
 * after their invoices.
 */
async function aShopWithInvoices() {
  const now = { date: new Date('2026-01-05T12:00:00Z') };
  const { app, db } = await createTestApp({ now: () => now.date });
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const { headers } = await signedInAs(db, 'admin', now.date);
    const reply = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    return reply;
  };
  await ask('PUT', 'settings/seller', { version: 0, regime: 'real', ...seller });
  await ask('PUT', 'settings/invoices', { version: 0, tvaFrom: '2026-01-10' });
  const cream = await aProduct(db, { name: 'Cream' });
  const milk = await aProduct(db, { name: 'Milk', tva_rate: 9 });
  const invoiceAt = async (time: string, quantity: number) => {
    now.date = new Date(time);
    const items = [
      { product_id: cream.id, name: 'Cream', quantity, price_centimes: 133_33 },
      { product_id: milk.id, name: 'Milk', quantity: 3, price_centimes: 77_77 },
    ];
    const order = await anOrder(db, { items, status: 'Shipped', shipping_price_centimes: 450_01 });
    return { order, invoice: (await ask('POST', `orders/${order.id}/invoice`)).json() };
  };
  await invoiceAt('2026-01-05T12:00:00Z', 1);
  const first = await invoiceAt('2026-01-12T12:00:00Z', 2);
  const second = await invoiceAt('2026-01-31T22:59:00Z', 5);
  // 0:30 in Algiers is February.
  await invoiceAt('2026-01-31T23:30:00Z', 7);
  now.date = new Date('2026-02-10T12:00:00Z');
  await ask('POST', `invoices/${first.invoice._id}/cancel`, { reason: 'Wrong name' });
  const lines = [{ position: 0, quantity: 3, restocked: true }];
  await ask('POST', `orders/${second.order.id}/returns`, { reason: 'Broken', lines, refund: 0, seen: 0 });
  return { ask };
}

type Tax = { rate: number; net: number; tva: number; gross: number };
type Invoice = { kind: string; issuedAt: string; total: number; taxes?: Tax[] };

/** The same sums from the printed invoices, in whole centimes. */
function summedUp(invoices: Invoice[]) {
  const sums: Record<string, number[]> = {};
  for (const { kind, issuedAt, total, taxes } of invoices) {
    const month = new Date(Date.parse(issuedAt) + 3_600_000).toISOString().slice(0, 7);
    const stated = taxes ?? [{ rate: 'none', net: total, tva: 0, gross: total }];
    for (const { rate, net, tva, gross } of stated) {
      const key = `${month} ${rate}`;
      const before = sums[key] ?? [0, 0, 0];
      const sign = kind === 'invoice' ? 100 : -100;
      const parts = [net, tva, gross].map((dinars) => Math.round(dinars * sign));
      sums[key] = before.map((sum, place) => sum + (parts[place] ?? 0));
    }
  }
  return sums;
}

test('TVA by month and rate equals that of the printed invoices to the centime', async () => {
  const { ask } = await aShopWithInvoices();
  const { invoices } = (await ask('GET', 'invoices?limit=100')).json();
  expect(invoices.map(({ kind }: Invoice) => kind).sort()).toEqual([
    ...['cancellation', 'credit', 'invoice', 'invoice', 'invoice', 'invoice'],
  ]);
  const printed = await Promise.all(
    invoices.map(async ({ _id }: { _id: string }) => (await ask('GET', `invoices/${_id}`)).json()),
  );
  const { rows, total, ...days } = (await ask('GET', 'reports/tva')).json();
  expect(days).toEqual({ startDate: '2026-01-01', endDate: '2026-02-10' });
  const cents = ({ net, tva, gross }: Tax) => [net, tva, gross].map((dinars) => Math.round(dinars * 100));
  const reported = rows.map((row: Tax & { month: string }) => [
    `${row.month.slice(0, 7)} ${row.rate ?? 'none'}`,
    cents(row),
  ]);
  const expected = summedUp(printed);
  expect(reported.map(([key]: [string]) => key)).toEqual([
    ...['2026-01 19', '2026-01 9', '2026-01 none', '2026-02 19', '2026-02 9'],
  ]);
  expect(Object.fromEntries(reported)).toEqual(expected);
  // Most documents state two rates, and each is counted once.
  expect(total.invoices).toBe(6);
  expect(cents(total)).toEqual(
    [0, 1, 2].map((place) => Object.values(expected).reduce((sum, parts) => sum + (parts[place] ?? 0), 0)),
  );
});

test('days narrow the report, and its file has the same rows', async () => {
  const { ask } = await aShopWithInvoices();
  const { rows, total } = (await ask('GET', 'reports/tva?startDate=2026-02-01&endDate=2026-02-28')).json();
  expect(rows.map(({ month, rate }: { month: string; rate: number }) => [month, rate])).toEqual([
    ['2026-02-01', 19],
    ['2026-02-01', 9],
  ]);
  const file = (await ask('GET', 'reports/tva/export?startDate=2026-02-01')).body.trim().split('\r\n');
  expect(file[0]).toBe('Month,Rate (%),Documents,Without TVA (DA),TVA (DA),Total (DA)');
  expect(file).toHaveLength(4);
  expect(file[3]).toBe(['Total', '', total.invoices, total.net, total.tva, total.gross].join(','));
  const first = (await ask('GET', 'reports/tva/export?startDate=2026-01-01&endDate=2026-01-05')).body;
  expect(first).toContain('2026-01,No TVA stated,1,');
  expect(file[1]).toBe(['2026-02', 19, rows[0].invoices, rows[0].net, rows[0].tva, rows[0].gross].join(','));
});
