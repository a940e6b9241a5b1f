import { expect, test } from 'vitest';
import { aCourier, aParcel } from '../../test/couriers/courier-factories.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { erasePerson } from '../accounts/erase-person.ts';
import { newId } from '../platform/db/new-id.ts';

const delivered = { status: 'Delivered', delivered_at: new Date() } as const;

async function anOffice() {
  const { app, db } = await createTestApp();
  const { user, headers } = await signedInAs(db, 'admin');
  const get = async (path = '') => (await app.inject({ url: `/api/customers${path}`, headers })).json();
  const names = async (query = '') =>
    (await get(`?${query}`)).customers.map(({ name }: { name: string }) => name);
  const post = (id: string, act: string, other: unknown) =>
    app.inject({ method: 'POST', url: `/api/customers/${id}/${act}`, headers, payload: { other } });
  return { app, db, user, headers, get, names, post };
}

const day = (n: number) => ({ created_at: new Date(2026, 0, n) });

test('a customer is a phone number in any notation, with the figures of all orders', async () => {
  const { db, get } = await anOffice();
  const { user } = await signedInAs(db, 'user');
  await anOrder(db, { ...day(1), ...delivered, phone: '0550 11 22 33', full_name: 'Old name' });
  const refused = await anOrder(db, { ...day(2), phone: '+213550112233', status: 'Cancelled' });
  const courier = await aCourier(db);
  await aParcel(db, { order_id: refused.id, courier_id: courier.id, status: 'returned' });
  await anOrder(db, { ...day(3), ...delivered, phone: '00213550112233', items: [{ quantity: 3 }] });
  const last = await anOrder(db, { ...day(4), phone: '0550112233', user: { ...user, name: 'Nadia' } });
  const other = await anOrder(db, { ...day(5), phone: '0660112233', full_name: 'Karim' });
  await db
    .insertInto('order_notes')
    .values({ order_id: last.id, by_id: user.id, by_name: 'A', text: 'Kind' })
    .execute();
  expect(await get()).toMatchObject({
    count: 2,
    pages: 1,
    page: 1,
    customers: [
      { _id: other.id, name: 'Karim', orders: 1, refused: 0, hasAccount: false },
      {
        _id: last.id,
        name: 'Nadia',
        phone: '0550112233',
        email: user.email,
        hasAccount: true,
        orders: 4,
        delivered: 2,
        cancelled: 1,
        refused: 1,
        deliveredTotal: 6000,
        lastOrderAt: last.created_at.toISOString(),
        notes: 1,
      },
    ],
  });
  const detail = await get(`/${last.id}`);
  expect(detail).toMatchObject({
    orders: 4,
    refused: 1,
    accounts: [{ email: user.email }],
    notes: [{ orderId: last.id, text: 'Kind' }],
    phones: [{ orders: 4 }],
    doubles: [],
  });
  expect(detail.history.map(({ status }: { status: string }) => status)).toEqual([
    'Pending',
    'Delivered',
    'Cancelled',
    'Delivered',
  ]);
});

test('customers are searched by phone in any notation, name and e-mail, sorted and paged', async () => {
  const { db, get, names } = await anOffice();
  for (let n = 1; n <= 3; n++) {
    for (let placed = 0; placed < n; placed++) {
      const values = { phone: `066000000${n}`, full_name: `Buyer ${n}`, email: `buyer${n}@example.com` };
      await anOrder(db, { ...day(10 - n), ...values, ...(placed === 0 && delivered) });
    }
  }
  expect(await names()).toEqual(['Buyer 1', 'Buyer 2', 'Buyer 3']);
  expect(await names('sort=orders')).toEqual(['Buyer 3', 'Buyer 2', 'Buyer 1']);
  expect(await names('sort=total&order=asc')).toEqual(['Buyer 3', 'Buyer 2', 'Buyer 1']);
  for (const keyword of ['0660000002', '+213660000002', '٠٦٦٠٠٠٠٠٠٢', 'buyer 2', 'BUYER2@example']) {
    expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual(['Buyer 2']);
  }
  // A match in one order shows the figures of all.
  const found = await get('?keyword=buyer3');
  expect(found).toMatchObject({ count: 1, customers: [{ orders: 3, delivered: 1 }] });
  expect(await get('?limit=2&page=2')).toMatchObject({
    count: 3,
    pages: 2,
    customers: [{ name: 'Buyer 3' }],
  });
  expect(await get('?limit=2&page=9')).toMatchObject({ count: 3, pages: 2, customers: [] });
  expect(await get('?keyword=nobody')).toMatchObject({ count: 0, pages: 0, customers: [] });
  expect((await get('?sort=phone')).message).toBe('Sort is unknown');
  const courier = await aCourier(db);
  for (const phone of ['0660000002', '0660000002', '0660000003']) {
    const refused = await anOrder(db, {
      ...day(1),
      phone,
      full_name: `Buyer ${phone.at(-1)}`,
      status: 'Cancelled',
    });
    await aParcel(db, { order_id: refused.id, courier_id: courier.id, status: 'returned' });
  }
  expect(await names('sort=refused')).toEqual(['Buyer 2', 'Buyer 3', 'Buyer 1']);
});

test('the delivered total leaves out what was refunded, and what is kept for another order', async () => {
  const { db, get } = await anOffice();
  const order = await anOrder(db, { ...day(1), ...delivered, phone: '0550000001' });
  const paid = async () => (await get()).customers[0].deliveredTotal;
  const whole = await paid();
  const giveBack = (refund_centimes: number, for_exchange: boolean) => {
    const values = { order_id: order.id, reason: 'Damaged', made_by: 'Amina', refund_centimes, for_exchange };
    const id = newId();
    return db
      .insertInto('order_returns')
      .values({ id, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
  };
  await giveBack(36_000, false);
  expect(await paid()).toBe(whole - 360);
  const kept = await giveBack(59_000, true);
  expect(await paid()).toBe(whole - 360 - 590);
  await db
    .insertInto('returns_paid_back')
    .values({ id: newId(), return_id: kept.id, centimes: 23_000 })
    .execute();
  expect(await paid()).toBe(whole - 360 - 590);
  const [listed] = (await get(`/${order.id}`)).history;
  expect(listed).toMatchObject({ totalPrice: whole, refunded: 590, kept: 360 });
});

test('merged numbers are one customer until they are separated, and both are audited without numbers', async () => {
  const { db, user, get, names, post } = await anOffice();
  const first = await anOrder(db, { ...day(1), ...delivered, phone: '0550000001', full_name: 'Samia' });
  const second = await anOrder(db, { ...day(2), ...delivered, phone: '0550000002', full_name: 'Samia B.' });
  const third = await anOrder(db, { ...day(3), phone: '0550000003', full_name: 'Samia C.' });
  const reply = await post(first.id, 'merge', second.id);
  expect(reply.json()).toMatchObject({
    orders: 2,
    deliveredTotal: 4000,
    phones: [{ phone: '0550000001' }, { phone: '0550000002', merged: { by: user.name } }],
  });
  expect(await get()).toMatchObject({ count: 2, customers: [{ orders: 1 }, { _id: second.id, orders: 2 }] });
  expect(await names('keyword=0550000001')).toEqual(['Samia B.']);
  // Merging a merged customer into a third one leaves no chain.
  expect((await post(third.id, 'merge', second.id)).json()).toMatchObject({ orders: 3 });
  expect(await get()).toMatchObject({ count: 1 });
  expect((await get(`/${first.id}`)).orders).toBe(3);

  const again = await post(third.id, 'merge', first.id);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'These orders already belong to one customer',
  ]);
  expect((await post(third.id, 'separate', second.id)).json()).toMatchObject({ orders: 2 });
  expect((await post(first.id, 'separate', first.id)).json()).toMatchObject({ orders: 1 });
  const main = await post(third.id, 'separate', third.id);
  expect([main.statusCode, main.json().message]).toEqual([409, 'This phone number is not merged']);
  expect(await get()).toMatchObject({ count: 3 });

  const audited = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  expect(audited.map(({ action, changes }) => [action, changes])).toEqual([
    ['customer.merged', { order: [null, second.id] }],
    ['customer.merged', { order: [null, second.id] }],
    ['customer.separated', { order: [second.id, null] }],
    ['customer.separated', { order: [first.id, null] }],
  ]);
});

test('merges at the same time never build a chain', async () => {
  const { db, get, post } = await anOffice();
  const orders = await Promise.all([0, 1, 2, 3, 4].map((n) => anOrder(db, { phone: `055000001${n}` })));
  await Promise.all(
    orders.flatMap(({ id }, n) =>
      orders.map((other, m) => (n === m ? undefined : post(id, 'merge', other.id))),
    ),
  );
  expect(await get()).toMatchObject({ count: 1, customers: [{ orders: 5 }] });
  const links = await db.selectFrom('customer_links').selectAll().execute();
  expect(new Set(links.map(({ main_key }) => main_key)).size).toBe(1);
});

test('other numbers of an account are offered as doubles', async () => {
  const { db, get } = await anOffice();
  const { user } = await signedInAs(db, 'user');
  const first = await anOrder(db, { user, phone: '0550000001' });
  const second = await anOrder(db, { user, phone: '0770000001', full_name: 'At work' });
  expect((await get(`/${first.id}`)).doubles).toEqual([
    { _id: second.id, phone: '0770000001', name: user.name, orders: 1 },
  ]);
});

test('an unknown order and an erased person are no customer', async () => {
  const { db, get, post } = await anOffice();
  const order = await anOrder(db, { phone: '' });
  for (const id of [newId(), order.id]) {
    expect(await get(`/${id}`)).toMatchObject({ message: 'Customer not found' });
    expect((await post(id, 'merge', order.id)).statusCode).toBe(404);
  }
  expect((await post(newId(), 'merge', 'x')).statusCode).toBe(400);
  expect(await get()).toMatchObject({ count: 0 });
});

test('an erasure removes a person from the customers, with merges and notes', async () => {
  const { db, get, post } = await anOffice();
  const kept = await anOrder(db, { ...delivered, phone: '0550000001', email: 'kept@example.com' });
  const erased = await anOrder(db, { ...delivered, phone: '0550000002', email: 'gone@example.com' });
  await post(kept.id, 'merge', erased.id);
  await erasePerson(db, { who: 'gone@example.com', apply: true });
  expect(await db.selectFrom('customer_links').selectAll().execute()).toEqual([]);
  expect(await get()).toMatchObject({ count: 1, customers: [{ _id: kept.id, orders: 1 }] });
});

test('the export has all matching customers, with phones and names that no spreadsheet runs', async () => {
  const { app, db, headers } = await anOffice();
  await anOrder(db, { ...delivered, phone: '+213550000001', full_name: '=SUM(A1)' });
  await anOrder(db, { phone: '0550000002', full_name: 'Other' });
  const file = await app.inject({ url: '/api/customers/export?keyword=550000001', headers });
  expect(file.headers['content-disposition']).toContain('customers.csv');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^0550 00 00 01,'=SUM\(A1\),amina@example.com,no,1,1,0,0,2000,/);
});

test('for a period, the list and its file have the customers who ordered in it, with the results of these orders', async () => {
  const { app, db, headers, get, names } = await anOffice();
  const courier = await aCourier(db);
  const refuse = async (n: number, values: object) => {
    const order = await anOrder(db, { ...day(n), status: 'Cancelled', ...values });
    await aParcel(db, { order_id: order.id, courier_id: courier.id, status: 'returned' });
  };
  const [amel, karim] = [
    { phone: '0550112233', full_name: 'Amel' },
    { phone: '0660112233', full_name: 'Karim' },
  ];
  await refuse(1, amel);
  await refuse(2, amel);
  await anOrder(db, { ...day(10), ...delivered, ...amel });
  await refuse(10, karim);
  await anOrder(db, { ...day(20), ...delivered, phone: '0770112233', full_name: 'Lina' });
  const days = 'startDate=2026-01-10&endDate=2026-01-10&sort=refused';
  expect(await get(`?${days}`)).toMatchObject({
    count: 2,
    customers: [
      { name: 'Karim', orders: 1, refused: 1, delivered: 0 },
      { name: 'Amel', orders: 1, refused: 0, delivered: 1, deliveredTotal: 2000 },
    ],
  });
  expect(await names('sort=refused')).toEqual(['Amel', 'Karim', 'Lina']);
  expect(await names('startDate=2026-01-11')).toEqual(['Lina']);
  const file = await app.inject({ url: `/api/customers/export?${days}`, headers });
  expect(file.body.split('\r\n').filter((line) => /Amel|Karim|Lina/.test(line))).toHaveLength(2);
});
