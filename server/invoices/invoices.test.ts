import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { newId } from '../platform/db/new-id.ts';

const seller = { name: 'Saha SARL', address: '5 rue Larbi Ben M’hidi\n16000 Alger', nif: '001612345678902' };

/** A shop whose seller is known, and an administrator who makes invoices. */
async function anOffice(settings: object = {}) {
  const now = { date: new Date('2026-03-10T12:00:00Z') };
  const { app, db, resources } = await createTestApp({ now: () => now.date });
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    // A new session, because a session ends when the clock moves on by days.
    const { headers } = await signedInAs(db, 'admin', now.date);
    const reply = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
    return {
      status: reply.statusCode,
      body: reply.headers['content-type']?.includes('json') ? reply.json() : reply.body,
    };
  };
  await ask('PUT', 'settings/seller', { version: 0, regime: 'real', ...seller });
  await ask('PUT', 'settings/invoices', { version: 0, ...settings });
  const make = (id: string) => ask('POST', `orders/${id}/invoice`);
  const cancel = (id: string, reason = 'Wrong address') => ask('POST', `invoices/${id}/cancel`, { reason });
  const series = async () =>
    (await db.selectFrom('invoices').select('number').orderBy('number').execute()).map(
      ({ number }) => number,
    );
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, now, ask, make, cancel, series, violations };
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, place) => `2026-${String(place + 1).padStart(6, '0')}`);

test('an invoice keeps seller, buyer, lines and total as they were, whatever changes later', async () => {
  const { db, ask, make } = await anOffice();
  const product = await aProduct(db);
  const items = [
    {
      product_id: product.id,
      name: 'Ward Clogs',
      name_as_read: 'Sabots',
      size: '38',
      quantity: 2,
      price_centimes: 320_050,
    },
  ];
  const order = await anOrder(db, { items, status: 'Shipped', language: 'fr' });
  await ask('PUT', 'settings/contact', { version: 0, email: 'bonjour@saha.example' });
  const made = await make(order.id);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    number: '2026-000001',
    kind: 'invoice',
    issuedAt: '2026-03-10T12:00:00.000Z',
    seller: { name: 'Saha SARL', nif: '001612345678902', email: 'bonjour@saha.example' },
    buyer: { fullName: 'Amina Benali', city: 'Oran' },
    lines: [
      { name: 'Sabots', size: '38', quantity: 2, price: 3200.5, total: 6401 },
      { name: '', quantity: 1, price: 1000, total: 1000 },
    ],
    total: 7401,
    inWords: 'sept mille quatre cent un dinars algériens',
  });
  for (const name of ['taxes', 'stampDuty']) expect(made.body).not.toHaveProperty(name);
  await ask('PUT', 'settings/seller', { version: 1, ...seller, name: 'Another SARL' });
  await db.updateTable('orders').set({ full_name: 'Another' }).execute();
  expect((await ask('GET', `orders/${order.id}/invoice`)).body.invoice).toEqual(made.body);
  expect((await ask('GET', `invoices/${made.body._id}`)).body).toEqual(made.body);
  const read = await ask('POST', 'orders/read', { ids: [order.id] });
  expect(read.body.orders[0].invoice).toEqual(made.body);
});

test('32 orders at once get 32 numbers without a gap, and 32 calls for one order make one', async () => {
  const { db, make, series, violations } = await anOffice();
  const product = await aProduct(db, { stock: 0 });
  const items = [{ product_id: product.id }];
  const orders = await Promise.all(
    Array.from({ length: 32 }, () => anOrder(db, { items, status: 'Processing' })),
  );
  const made = await Promise.all(orders.map(({ id }) => make(id)));
  expect(made.map(({ status }) => status)).toEqual(orders.map(() => 201));
  expect(await series()).toEqual(numbers(32));
  const one = await anOrder(db, { items, status: 'Processing' });
  const answers = await Promise.all(Array.from({ length: 32 }, () => make(one.id)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(31);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['409 This order already has the invoice 2026-000033']),
  );
  expect(await series()).toEqual(numbers(33));
  const names = (await violations()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('I10'))).toEqual([]);
});

test('a crash before, after or at the commit of an invoice leaves no gap', async () => {
  const { db, make, series } = await anOffice();
  await sql`
    create function crash() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(1);
      return null;
    end $$`.execute(db);
  await make((await anOrder(db, { status: 'Shipped' })).id);
  const order = await anOrder(db, { status: 'Shipped' });
  for (const table of ['invoice_series', 'invoices', 'audit_entries']) {
    for (const moment of [
      'trigger crash after insert or update on',
      'constraint trigger crash after insert or update on',
    ]) {
      const late = moment.startsWith('constraint') ? 'deferrable initially deferred' : '';
      await sql.raw(`create ${moment} ${table} ${late} for each row execute function crash()`).execute(db);
      expect((await make(order.id)).status).toBe(503);
      await sql.raw(`drop trigger crash on ${table}`).execute(db);
      expect(await series()).toEqual(['2026-000001']);
    }
  }
  expect((await make(order.id)).body.number).toBe('2026-000002');
});

test('an invoice is cancelled once, by one of the same series that names it, and the order can get another', async () => {
  const { db, ask, make, cancel } = await anOffice();
  const order = await anOrder(db, { status: 'Delivered', delivered_at: new Date() });
  const first = (await make(order.id)).body;
  const results = await Promise.all([cancel(first._id), cancel(first._id)]);
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [won, lost] = results[0]?.status === 201 ? results : [results[1], results[0]];
  expect(lost?.body.message).toBe('The invoice 2026-000001 is already cancelled');
  expect(won?.body).toMatchObject({
    number: '2026-000002',
    kind: 'cancellation',
    cancels: { _id: first._id, number: '2026-000001' },
    reason: 'Wrong address',
    total: first.total,
  });
  expect((await cancel(first._id)).status).toBe(409);
  expect((await cancel(won?.body._id)).body.message).toBe('Only an invoice can be cancelled');
  expect((await ask('GET', `orders/${order.id}/invoice`)).body).toEqual({ invoice: null });
  expect((await make(order.id)).body.number).toBe('2026-000003');
  const all = (await ask('GET', `orders/${order.id}/invoices`)).body;
  expect(
    all.map(({ number, cancelledBy }: { number: string; cancelledBy?: { number: string } }) => [
      number,
      cancelledBy?.number,
    ]),
  ).toEqual([
    ['2026-000001', '2026-000002'],
    ['2026-000002', undefined],
    ['2026-000003', undefined],
  ]);
});

test.each([
  ['update invoices set total_centimes = 1', 'invoices is append-only'],
  [`update invoices set snapshot = '{}'`, 'invoices is append-only'],
  ['delete from invoices', 'invoices is append-only'],
  ['truncate invoices', 'invoices is append-only'],
  ['update invoice_series set last = last + 2', 'only moves on by one'],
  ['update invoice_series set last = last - 1', 'only moves on by one'],
  ['delete from invoice_series', 'only moves on by one'],
])('the database refuses: %s', async (statement, problem) => {
  const { db, make } = await anOffice();
  await make((await anOrder(db, { status: 'Shipped' })).id);
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(problem);
});

test('each year of the shop’s time zone has its own series', async () => {
  const { db, now, make } = await anOffice();
  const ids = await Promise.all(
    Array.from({ length: 3 }, async () => (await anOrder(db, { status: 'Shipped' })).id),
  );
  now.date = new Date('2026-12-31T22:59:59Z');
  expect((await make(ids[0] ?? '')).body.number).toBe('2026-000001');
  now.date = new Date('2026-12-31T23:00:00Z');
  expect((await make(ids[1] ?? '')).body.number).toBe('2027-000001');
  expect((await make(ids[2] ?? '')).body.number).toBe('2027-000002');
});

test('an order is invoiced once it is confirmed, and only with the seller’s details', async () => {
  const { db, ask, make } = await anOffice();
  const pending = await anOrder(db);
  expect((await make(pending.id)).body.message).toBe('A pending order gets no invoice: confirm it first');
  const cancelled = await anOrder(db, { status: 'Cancelled' });
  expect((await make(cancelled.id)).body.message).toBe('A cancelled order gets no invoice');
  expect((await make(newId())).status).toBe(404);
  const shipped = await anOrder(db, { status: 'Shipped' });
  await ask('PUT', 'settings/seller', { version: 1, ...seller, nif: '' });
  const refused = await make(shipped.id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Enter the seller’s name, address and NIF in the settings first',
  ]);
  expect((await ask('POST', `invoices/${newId()}/cancel`, { reason: 'x' })).status).toBe(404);
});

test('a reason is required to cancel', async () => {
  const { db, ask, make } = await anOffice();
  const invoice = (await make((await anOrder(db, { status: 'Shipped' })).id)).body;
  for (const payload of [
    {},
    { reason: ' ' },
    { reason: 'x'.repeat(201) },
    { reason: 'a\nb' },
    { reason: 5 },
  ]) {
    expect((await ask('POST', `invoices/${invoice._id}/cancel`, payload)).status).toBe(400);
  }
});

test('delivering makes the invoice if the settings want it, and cancelling the order cancels it', async () => {
  const { app, db, ask, series, violations } = await anOffice({ automatic: true });
  const product = await aProduct(db);
  const order = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]))).json();
  const set = (status: string) => ask('PUT', `orders/${order._id}/status`, { status });
  await set('Shipped');
  expect(await series()).toEqual([]);
  await set('Delivered');
  expect((await ask('GET', `orders/guest/${order._id}/invoice`)).body.invoice.number).toBe('2026-000001');
  await set('Shipped');
  await set('Delivered');
  expect(await series()).toEqual(numbers(1));
  await set('Cancelled');
  const { invoices } = (await ask('GET', 'invoices')).body;
  expect(invoices).toMatchObject([
    { number: '2026-000002', kind: 'cancellation', total: -2000 },
    { number: '2026-000001', total: 2000, cancelledBy: { number: '2026-000002' } },
  ]);
  expect(await violations()).toEqual([]);
});

test('without the seller’s details an order is delivered, and gets no invoice', async () => {
  const { app, db, ask, series } = await anOffice({ automatic: true });
  await ask('PUT', 'settings/seller', { version: 1, name: 'Saha' });
  const product = await aProduct(db);
  const order = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]))).json();
  expect((await ask('PUT', `orders/${order._id}/status`, { status: 'Delivered' })).status).toBe(200);
  expect(await series()).toEqual([]);
});

test('TVA is stated by rate from its first day on, and the stamp duty from its own', async () => {
  const { db, now, make } = await anOffice({ tvaFrom: '2026-03-11', stampFrom: '2026-03-12' });
  const cream = await aProduct(db, { name: 'Cream' });
  const milk = await aProduct(db, { name: 'Milk', tva_rate: 9 });
  const items = [
    { product_id: cream.id, name: 'Cream', quantity: 3, price_centimes: 100_00 },
    { product_id: milk.id, name: 'Milk', price_centimes: 109_00 },
  ];
  const invoiceOn = async (day: string) => {
    now.date = new Date(`${day}T12:00:00Z`);
    const order = await anOrder(db, { items, status: 'Shipped', shipping_price_centimes: 119_00 });
    return (await make(order.id)).body;
  };
  const before = await invoiceOn('2026-03-10');
  expect([before.taxes, before.stampDuty, before.lines[0].rate]).toEqual([undefined, undefined, undefined]);
  const withTva = await invoiceOn('2026-03-11');
  // 300 + 119 at 19 %: 419 / 1.19 = 352.10; 109 at 9 %: 100.
  expect(withTva.taxes).toEqual([
    { rate: 19, net: 352.1, tva: 66.9, gross: 419 },
    { rate: 9, net: 100, tva: 9, gross: 109 },
  ]);
  expect(
    withTva.lines.map((line: LawfulInvoice['lines'][number]) => [line.rate, line.net, line.netPrice]),
  ).toEqual([
    [19, 252.1, 84.03],
    [9, 100, 100],
    [19, 100, 100],
  ]);
  expect([withTva.stampDuty, withTva.total]).toEqual([undefined, 528]);
  const stamped = await invoiceOn('2026-03-12');
  // 528 DA are six begun hundreds of 1 DA.
  expect([stamped.stampDuty, stamped.total]).toEqual([6, 528]);
});

test('under the IFU no TVA is stated', async () => {
  const { db, ask, make } = await anOffice({ tvaFrom: '2026-01-01' });
  await ask('PUT', 'settings/seller', { version: 1, ...seller, regime: 'ifu' });
  const made = await make((await anOrder(db, { status: 'Shipped' })).id);
  expect(made.body).not.toHaveProperty('taxes');
});

test('the list finds invoices by day, kind, number, buyer and order, and the export adds up', async () => {
  const { db, now, ask, make, cancel } = await anOffice({ tvaFrom: '2026-03-11' });
  const orders: { order: { number: string }; invoice: { _id: string } }[] = [];
  for (const day of ['2026-03-10', '2026-03-11', '2026-03-12']) {
    now.date = new Date(`${day}T12:00:00Z`);
    const order = await anOrder(db, {
      status: 'Shipped',
      full_name: `=Buyer ${day.slice(-1)}`,
      shipping_price_centimes: 0,
    });
    orders.push({ order, invoice: (await make(order.id)).body });
  }
  await cancel(orders[0]?.invoice._id ?? '', 'Wrong name');
  const found = async (query: string) => {
    const { status, body } = await ask('GET', `invoices?${query}`);
    expect(status).toBe(200);
    return body.invoices.map(({ number }: { number: string }) => number.slice(-1)).join('');
  };
  expect((await ask('GET', 'invoices')).body).toMatchObject({ count: 4, pages: 1, total: 2000 });
  expect(await found('')).toBe('4321');
  expect(await found('startDate=2026-03-11&endDate=2026-03-11')).toBe('2');
  expect(await found('kind=cancellation')).toBe('4');
  expect(await found('keyword=2026-000003')).toBe('3');
  expect(await found('keyword=buyer 2')).toBe('3');
  expect(await found(`keyword=${orders[1]?.order.number}`)).toBe('2');
  expect(await found('limit=1&page=2')).toBe('3');
  expect(await found('keyword=%25')).toBe('');
  for (const query of ['kind=bill', 'startDate=2026-02-30', 'page=0', 'keyword=%00']) {
    expect((await ask('GET', `invoices?${query}`)).status).toBe(400);
  }
  const lines = (await ask('GET', 'invoices/export')).body.trim().split('\r\n');
  expect(
    lines.slice(1).map((line: string) => line.split(',').slice(0, 4).concat(line.split(',').slice(7, 13))),
  ).toEqual([
    ['2026-000001', '2026-03-10', 'invoice', '', "'=Buyer 0", '1000', '0', '1000', '', 'A admin'],
    ['2026-000002', '2026-03-11', 'invoice', '', "'=Buyer 1", '840.34', '159.66', '1000', '', 'A admin'],
    ['2026-000003', '2026-03-12', 'invoice', '', "'=Buyer 2", '840.34', '159.66', '1000', '', 'A admin'],
    [
      '2026-000004',
      '2026-03-12',
      'cancellation invoice',
      '2026-000001',
      "'=Buyer 0",
      '-1000',
      '0',
      '-1000',
      '',
      'A admin',
    ],
    ['Total', '', '', '', '', '1680.68', '319.32', '2000', '', ''],
  ]);
});

test('an old order shows a stranger no invoice, because that has the whole address', async () => {
  const { app, db, now, make } = await anOffice();
  const order = await anOrder(db, { status: 'Shipped', created_at: new Date('2026-02-20T12:00:00Z') });
  await make(order.id);
  const show = async () => (await app.inject({ url: `/api/orders/guest/${order.id}/invoice` })).json();
  expect((await show()).invoice.number).toBe('2026-000001');
  now.date = new Date('2026-03-25T12:00:00Z');
  expect(await show()).toEqual({ invoice: null });
});

test('each invoice and cancellation is in the audit', async () => {
  const { db, make, cancel } = await anOffice();
  const order = await anOrder(db, { status: 'Shipped' });
  const invoice = (await make(order.id)).body;
  await cancel(invoice._id, 'Wrong name');
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('action', 'like', 'invoice.%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'invoice.made', changes: { number: [null, '2026-000001'], order: [null, order.id] } },
    {
      action: 'invoice.cancellation',
      changes: {
        number: [null, '2026-000002'],
        order: [null, order.id],
        cancels: [null, '2026-000001'],
        reason: [null, 'Wrong name'],
      },
    },
  ]);
});

test('no invoice is made while the last one is dated ahead of the clock, and a delivery does not fail for it', async () => {
  const { db, now, ask, make, cancel, series } = await anOffice({ automatic: true });
  const early = await anOrder(db, { status: 'Shipped' });
  now.date = new Date('2026-04-10T12:00:00Z');
  const first = await make(early.id);
  now.date = new Date('2026-03-10T12:00:00Z');
  const order = await anOrder(db, { status: 'Shipped' });
  const message = 'The last invoice is dated ahead of the server’s clock. Set the clock right first.';
  expect(await make(order.id)).toMatchObject({ status: 409, body: { message } });
  expect(await cancel(first.body._id)).toMatchObject({ status: 409, body: { message } });
  expect((await ask('PUT', `orders/${order.id}/status`, { status: 'Delivered' })).status).toBe(200);
  expect(await series()).toEqual(numbers(1));
  // Clocks of two processes may differ by some minutes.
  now.date = new Date('2026-04-10T11:56:00Z');
  expect(await make(order.id)).toMatchObject({
    status: 201,
    body: { number: '2026-000002', issuedAt: '2026-04-10T12:00:00.000Z' },
  });
});
