import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { anInvoice, anOrder, aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import { newId } from '../../platform/db/new-id.ts';

type Line = { position: number; quantity: number; restocked: boolean };

/** A delivered and paid order of three creams (1000 DA each) and one soap (300 DA), with 1000 DA for its delivery. */
async function aDelivery({ paid = true, status = 'Delivered' } = {}) {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, { name: 'Cream', stock: 10 });
  const soap = await aProduct(db, { name: 'Soap', stock: 5, price_centimes: 30_000 });
  const lines = [
    { productId: cream.id, quantity: 3 },
    { productId: soap.id, quantity: 1 },
  ];
  const id: string = (await postOrder(app, anOrderBody(lines))).json()._id;
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const url = `/api/orders/${path}`;
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  if (status !== 'Pending') await ask('PUT', `${id}/status`, { status });
  if (paid) await ask('PUT', `${id}/pay`, {});
  const giveBack = (returned: Line[], values: object = {}) =>
    ask('POST', `${id}/returns`, { reason: 'Damaged', lines: returned, refund: 0, seen: 0, ...values });
  const stock = async () =>
    (await db.selectFrom('products').select('stock').orderBy('name').execute()).map((row) => row.stock);
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, id, ask, giveBack, stock, violations };
}

const oneCream = { position: 0, quantity: 1, restocked: true };

test('units go back to the stock or are written off, and the money is noted', async () => {
  const { app, db, id, ask, giveBack, stock, violations } = await aDelivery();
  expect(await stock()).toEqual([7, 4]);
  const lines = [
    { position: 0, quantity: 2, restocked: true },
    { position: 1, quantity: 1, restocked: false },
  ];
  const { status, body } = await giveBack(lines, { refund: 2300 });
  expect(status).toBe(201);
  expect(body).toMatchObject([{ reason: 'Damaged', by: 'A admin', refund: 2300, lines }]);
  expect(await stock()).toEqual([9, 4]);
  expect((await giveBack([oneCream], { refund: 1000, seen: 1 })).status).toBe(201);
  expect(await stock()).toEqual([10, 4]);
  expect(await violations()).toEqual([]);
  const shown = (await app.inject({ url: `/api/orders/guest/${id}` })).json();
  expect(shown.returns).toMatchObject([
    { units: 3, refund: 2300 },
    { units: 1, refund: 1000 },
  ]);
  expect((await ask('GET', `${id}/returns`)).body).toHaveLength(2);
  const entries = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'order.returned')
    .orderBy('id')
    .execute();
  expect(entries[0]?.changes).toEqual({
    reason: [null, 'Damaged'],
    lines: [null, ['2 × Cream (stock)', '1 × Soap (written off)']],
    refund: [null, 2300],
  });
});

test('the dashboard’s revenue stays what the specification says', async () => {
  const { ask, giveBack } = await aDelivery();
  const before = (await ask('GET', 'summary')).body.total;
  await giveBack([oneCream], { refund: 1000 });
  expect((await ask('GET', 'summary')).body.total).toBe(before);
});

test('no more comes back than was bought, and no more money than was paid', async () => {
  const { giveBack, stock, violations } = await aDelivery();
  const message = async (lines: Line[], values: object = {}) => {
    const { status, body } = await giveBack(lines, values);
    return `${status} ${body.message}`;
  };
  expect(await message([{ ...oneCream, quantity: 4 }])).toBe('400 Only 3 of Cream can still come back');
  expect(await message([{ ...oneCream, position: 2 }])).toBe('400 The order has no such line');
  expect(await message([oneCream], { refund: undefined })).toBe('400 Type the sum, or 0 if there is none');
  expect(await message([oneCream], { refund: 4300.01 })).toBe('400 At most 4300 DA can still be refunded');
  await giveBack([{ ...oneCream, quantity: 2 }], { refund: 4000 });
  expect(await message([{ ...oneCream, quantity: 2 }], { seen: 1 })).toBe(
    '400 Only 1 of Cream can still come back',
  );
  expect(await message([oneCream], { seen: 1, refund: 300.5 })).toBe(
    '400 At most 300 DA can still be refunded',
  );
  expect(await stock()).toEqual([9, 4]);
  expect(await violations()).toEqual([]);
});

test('of many calls at once one is recorded, and a repeated one never counts twice', async () => {
  const { giveBack, stock, violations } = await aDelivery();
  const replies = await Promise.all(Array.from({ length: 8 }, () => giveBack([oneCream], { refund: 1000 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect((await giveBack([oneCream], { refund: 1000 })).body.message).toBe(
    'Somebody else has recorded a return in the meantime',
  );
  expect(await stock()).toEqual([8, 4]);
  expect(await violations()).toEqual([]);
});

test('an unpaid order is refunded nothing, but its goods can come back', async () => {
  const { giveBack, stock } = await aDelivery({ paid: false, status: 'Shipped' });
  const refused = await giveBack([oneCream], { refund: 1 });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This order is not paid, so nothing can be refunded',
  ]);
  expect((await giveBack([oneCream])).status).toBe(201);
  expect(await stock()).toEqual([8, 4]);
});

test.each(['Pending', 'Processing', 'Cancelled'])('nothing of a %s order can be returned', async (status) => {
  const { giveBack } = await aDelivery({ paid: false, status });
  expect((await giveBack([oneCream])).body.message).toBe('Only a shipped or delivered order can be returned');
});

test('an order with returns cannot be cancelled, marked as unpaid or edited', async () => {
  const { id, ask, giveBack, violations } = await aDelivery();
  await giveBack([oneCream], { refund: 1000 });
  expect((await ask('PUT', `${id}/status`, { status: 'Cancelled' })).body.message).toBe(
    'An order with returns cannot be cancelled',
  );
  expect((await ask('PUT', `${id}/unpay`)).body.message).toBe('An order with returns stays paid');
  expect((await ask('PUT', `${id}/status`, { status: 'Shipped' })).status).toBe(200);
  expect(await violations()).toEqual([]);
});

test('a return of an invoiced order credits its lines, and a cancellation takes back only the rest', async () => {
  const { app, db, id, giveBack, violations } = await aDelivery();
  const invoice = await anInvoice(db, id);
  await giveBack([{ ...oneCream, quantity: 2 }], { refund: 2000 });
  const { headers } = await signedInAs(db, 'admin');
  const cancelled = await app.inject({
    method: 'POST',
    url: `/api/invoices/${invoice.id}/cancel`,
    headers,
    payload: { reason: 'Wrong name' },
  });
  expect(cancelled.statusCode).toBe(201);
  const all = await app.inject({ url: `/api/orders/${id}/invoices`, headers });
  expect(all.json()).toMatchObject([
    { number: '2026-000001', total: 4300, cancelledBy: { number: '2026-000003' } },
    {
      number: '2026-000002',
      kind: 'credit',
      cancels: { number: '2026-000001' },
      reason: 'Damaged',
      lines: [{ name: 'Cream', quantity: 2, total: 2000 }],
      // 2000 / 1.19 = 1680.67
      taxes: [{ rate: 19, net: 1680.67, tva: 319.33, gross: 2000 }],
      closing: 'Arrêté le présent avoir à la somme de\u00a0: deux mille dinars algériens.',
    },
    {
      number: '2026-000003',
      kind: 'cancellation',
      total: 2300,
      lines: [
        { name: 'Cream', quantity: 1 },
        { name: 'Soap', quantity: 1 },
        { name: '', total: 1000 },
      ],
    },
  ]);
  expect(await violations()).toEqual([]);
});

test('an order with returns gets its invoice, each time with credit notes of what came back before', async () => {
  const { app, db, id, ask, giveBack, violations } = await aDelivery();
  const { headers } = await signedInAs(db, 'admin');
  const payload = { version: 0, name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902' };
  await app.inject({ method: 'PUT', url: '/api/settings/seller', headers, payload });
  await giveBack([oneCream], { refund: 1000 });
  await giveBack([{ ...oneCream, position: 1 }], { refund: 300, seen: 1 });
  const make = async () => (await ask('POST', `${id}/invoice`)).body;
  const first = await make();
  expect(first).toMatchObject({ kind: 'invoice', total: 4300 });
  const url = `/api/invoices/${first._id}/cancel`;
  await app.inject({ method: 'POST', url, headers, payload: { reason: 'Wrong name' } });
  expect(await make()).toMatchObject({ kind: 'invoice', total: 4300 });
  const credits = [
    { kind: 'credit', total: 1000, lines: [{ name: 'Cream', quantity: 1 }] },
    { kind: 'credit', total: 300, lines: [{ name: 'Soap', quantity: 1 }] },
  ];
  expect((await ask('GET', `${id}/invoices`)).body).toMatchObject([
    ...[{ kind: 'invoice', total: 4300 }, ...credits],
    { kind: 'cancellation', total: 3000 },
    ...[{ kind: 'invoice', total: 4300 }, ...credits],
  ]);
  expect(await violations()).toEqual([]);
});

test('returns of single units add up to the invoice, which then has nothing left to cancel', async () => {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  // 3 × 99.99 at 19 %: 252.08 and 47.89. A single unit has 84.03 and 15.96.
  const items = [{ quantity: 3, price_centimes: 99_99 }];
  const { id } = await anOrder(db, { items, status: 'Shipped', shipping_price_centimes: 0 });
  const invoice = await anInvoice(db, id);
  for (const seen of [0, 1, 2]) {
    const payload = { reason: 'Damaged', lines: [{ ...oneCream, restocked: false }], refund: 0, seen };
    const reply = await app.inject({ method: 'POST', url: `/api/orders/${id}/returns`, headers, payload });
    expect(reply.statusCode, reply.body).toBe(201);
  }
  const all = (await app.inject({ url: `/api/orders/${id}/invoices`, headers })).json();
  const taxes = all.map((each: { taxes: object[] }) => each.taxes[0]);
  expect(taxes).toEqual([
    { rate: 19, net: 252.08, tva: 47.89, gross: 299.97 },
    { rate: 19, net: 84.03, tva: 15.96, gross: 99.99 },
    { rate: 19, net: 84.02, tva: 15.97, gross: 99.99 },
    { rate: 19, net: 84.03, tva: 15.96, gross: 99.99 },
  ]);
  const cancel = { method: 'POST', url: `/api/invoices/${invoice.id}/cancel`, headers } as const;
  const refused = await app.inject({ ...cancel, payload: { reason: 'Wrong name' } });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The invoice 2026-000001 is credited in full, so nothing is left to cancel',
  ]);
  const found = await proveInvariants(db, resources.env);
  expect(found.filter(({ name, violations }) => name.startsWith('I10') && violations.length > 0)).toEqual([]);
  await sql`alter table invoices disable trigger user`.execute(db);
  await sql`update invoices set snapshot = jsonb_set(snapshot, '{taxes,0,net}', '8404') where kind = 'credit'`.execute(
    db,
  );
  const broken = await proveInvariants(db, resources.env);
  expect(broken.filter(({ violations }) => violations.length > 0).map(({ name }) => name)).toContain(
    'I10 rates',
  );
});

test('a gift that comes back takes no credit note, and an invoice of which only gifts are left is credited in full', async () => {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const gift = { is_gift: true, price_centimes: 30_000, discount_centimes: 30_000 };
  const { id } = await anOrder(db, {
    ...{ items: [{}, gift], status: 'Shipped', shipping_price_centimes: 0 },
    ...{ discount_centimes: 30_000, total_price_centimes: 100_000 },
  });
  const invoice = await anInvoice(db, id);
  const giveBack = async (position: number, seen: number) => {
    const lines = [{ position, quantity: 1, restocked: false }];
    const payload = { reason: 'Damaged', lines, refund: 0, seen };
    await app.inject({ method: 'POST', url: `/api/orders/${id}/returns`, headers, payload });
    return (await app.inject({ url: `/api/orders/${id}/invoices`, headers })).json();
  };
  expect(await giveBack(1, 0)).toMatchObject([{ kind: 'invoice' }]);
  expect(await giveBack(0, 1)).toMatchObject([{ total: 1000 }, { kind: 'credit', total: 1000 }]);
  const cancel = { method: 'POST', url: `/api/invoices/${invoice.id}/cancel`, headers } as const;
  const refused = await app.inject({ ...cancel, payload: { reason: 'Wrong name' } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'invoice-credited']);
  const found = await proveInvariants(db, resources.env);
  expect(found.filter(({ name, violations }) => name.startsWith('I10') && violations.length > 0)).toEqual([]);
});

test.each([
  [{ reason: ' ' }, 'A reason is required'],
  [{ reason: 'x'.repeat(201) }, 'Must be at most 200 characters'],
  [{ lines: [] }, 'Choose at least one line'],
  [{ lines: 'all' }, 'Choose at least one line'],
  [{ lines: [oneCream, oneCream] }, 'A line can be named only once'],
  [{ lines: [{ ...oneCream, quantity: 0 }] }, 'Quantity must be at least 1'],
  [{ lines: [{ ...oneCream, quantity: 1.5 }] }, 'Quantity must be a whole number'],
  [{ lines: [{ ...oneCream, restocked: 'yes' }] }, 'Must be true or false'],
  [{ refund: -1 }, 'Refund must be a number from 0'],
  [{ refund: '5' }, 'Refund must be a number from 0'],
  [{ seen: undefined }, 'Send the number of returns that you have seen'],
])('a return with %o is refused', async (wrong, message) => {
  const { giveBack, db } = await aDelivery();
  const { status, body } = await giveBack([oneCream], wrong);
  expect([status, body.message]).toEqual([400, message]);
  expect(await db.selectFrom('order_returns').selectAll().execute()).toEqual([]);
});

test('an unknown order has no returns to record, and stored ones never change', async () => {
  const { db, ask, giveBack } = await aDelivery();
  const body = { reason: 'x', lines: [oneCream], refund: 0, seen: 0 };
  expect((await ask('POST', `${newId()}/returns`, body)).status).toBe(404);
  expect((await ask('GET', `${newId()}/returns`)).status).toBe(404);
  await giveBack([oneCream]);
  for (const [statement, problem] of [
    ['update order_returns set refund_centimes = 1', 'append-only'],
    ['update order_return_lines set restocked = null', 'append-only'],
    ['delete from order_return_lines', 'append-only'],
    ['delete from order_returns', 'order_return_lines_return_id_fkey'],
  ] as const) {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(problem);
  }
});

test('the history has the return with its refund for those who see payments, and not for others', async () => {
  const { app, db, id, ask, giveBack } = await aDelivery();
  await giveBack([oneCream], { refund: 900 });
  const { body } = await ask('GET', `${id}/history`);
  expect(body.at(-1)).toMatchObject({ action: 'returned', by: 'A admin', to: '900' });
  const { headers } = await signedInAs(db, 'confirmer');
  const seen = (await app.inject({ url: `/api/orders/${id}/history`, headers })).json();
  expect(seen.length).toBe(body.length - 1);
  expect(seen.map(({ action }: { action: string }) => action)).not.toContain('returned');
});
