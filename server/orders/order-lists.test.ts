import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderSorts } from '../../shared/orders/order-terms.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct, communeId } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function aBackOffice() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const get = (query: string) => app.inject({ url: `/api/orders?${query}`, headers });
  const names = async (query: string) =>
    (await get(query))
      .json()
      .orders.map(
        ({ shippingAddress }: { shippingAddress: { fullName: string } }) => shippingAddress.fullName,
      );
  const file = (query: string) => app.inject({ url: `/api/orders/export?${query}`, headers });
  return { app, db, get, names, file };
}

test('a list shows 20 orders a page, newest first', async () => {
  const { db, get, names } = await aBackOffice();
  for (let n = 0; n < 25; n++) {
    await anOrder(db, { full_name: `Customer ${n}`, created_at: new Date(2026, 0, 1, 0, n) });
  }
  const first = (await get('')).json();
  expect(first).toMatchObject({ count: 25, pages: 2, page: 1 });
  expect(first.orders).toHaveLength(20);
  expect(first.orders[0]).toMatchObject({ orderItems: [{ name: 'Vitamin C 500 mg' }], status: 'Pending' });
  expect(await names('page=2')).toEqual([4, 3, 2, 1, 0].map((n) => `Customer ${n}`));
  expect((await get('page=3')).json()).toMatchObject({ orders: [], count: 25, pages: 2 });
  expect((await get('limit=5&page=5')).json().orders).toHaveLength(5);
});

test('a keyword finds an order by name, e-mail, phone and number, in any case and spacing', async () => {
  const { db, names } = await aBackOffice();
  const order = await anOrder(db, {
    full_name: 'Amélie Bensaïd',
    email: 'Amelie@Example.com',
    phone: '+213 (0)555 12-34-56',
  });
  await anOrder(db, { full_name: 'Karim', email: 'karim@example.com', phone: '0666000000' });
  const found = ['amelie b', 'BENSAID', 'amelie@ex', '555123456', '555 12 34 56', order.id.slice(-8)];
  const grouped = groupedNumber(order.id);
  for (const keyword of [...found, grouped, `#${grouped.replace('\u00a0', ' ')}`]) {
    expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual(['Amélie Bensaïd']);
  }
  for (const keyword of [order.id, order.id.slice(-8).toUpperCase(), `#${order.id.slice(0, 8)}`]) {
    expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual(['Amélie Bensaïd']);
  }
  for (const keyword of ['%', '_', '\\', "'", 'nobody']) {
    expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual([]);
  }
});

test.each(['0550123456', '0550 12 34 56', '+213550123456', '00213550123456', '+213 (0)550-12-34-56'])(
  'an order with the phone %s is found by every way to write it',
  async (phone) => {
    const { db, names } = await aBackOffice();
    await anOrder(db, { full_name: 'Nadia', phone });
    await anOrder(db, { full_name: 'Karim', phone: '0666000000' });
    for (const keyword of [
      '0550123456',
      '+213550123456',
      '+213 550 12 34 56',
      '00213 550123456',
      '+213 550',
    ]) {
      expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual(['Nadia']);
    }
  },
);

test('orders are found by the beginning of their commune, in Latin and in Arabic letters', async () => {
  const { db, names } = await aBackOffice();
  const commune_id = await communeId(db, 'Bab El Oued', 16);
  await anOrder(db, { full_name: 'Amina', city: 'Bab El Oued', commune_id });
  await anOrder(db, { full_name: 'Karim', city: 'Aïn Benian' });
  await anOrder(db, { full_name: 'Nadia', city: 'باب الوادي' });
  const cases = {
    'bab el': ['Amina'],
    'BAB  EL OUED': ['Amina'],
    'ain b': ['Karim'],
    'باب الواد': ['Amina', 'Nadia'],
    benian: [],
    '%': [],
    'ب%': [],
  };
  for (const [city, expected] of Object.entries(cases)) {
    expect((await names(`city=${encodeURIComponent(city)}`)).sort(), city).toEqual(expected);
  }
  expect(await names('city=bab&wilaya=Annaba')).toEqual([]);
});

test('the longest names in any script are stored and found', async () => {
  const { db, names } = await aBackOffice();
  // Four bytes each and all different, so that nothing compresses them.
  const longest = String.fromCodePoint(...Array.from({ length: 200 }, (_, n) => 0x20000 + n * 97));
  const user = await signedInAs(db, 'user');
  const email = `${'e'.repeat(242)}@example.com`;
  const order = await anOrder(db, { user: { ...user.user, name: longest, email }, full_name: longest });
  expect(await names(`keyword=${order.id.slice(-8)}`)).toEqual([longest]);
  expect(await names(`keyword=${encodeURIComponent(longest.slice(0, 20))}&sort=customer`)).toEqual([longest]);
});

test('the first and last day are inclusive, in the shop’s time zone, and a reversed range is empty', async () => {
  const { db, names } = await aBackOffice();
  await anOrder(db, { full_name: 'Late on the 9th', created_at: new Date('2026-03-09T22:59:00Z') });
  await anOrder(db, { full_name: 'Early on the 10th', created_at: new Date('2026-03-09T23:00:00Z') });
  expect(await names('startDate=2026-03-10')).toEqual(['Early on the 10th']);
  expect(await names('endDate=2026-03-09')).toEqual(['Late on the 9th']);
  expect(await names('startDate=2026-03-09&endDate=2026-03-10')).toHaveLength(2);
  expect(await names('startDate=2026-03-10&endDate=2026-03-09')).toEqual([]);
  expect(await names('startDate=1000-01-01&endDate=9999-12-31')).toHaveLength(2);
});

test('customers are sorted by the names on screen', async () => {
  const { db, names } = await aBackOffice();
  const { user } = await signedInAs(db, 'user');
  const [ahmed, zohra] = ['Ahmed', 'Zohra'].map((name) => ({ ...user, name }));
  await anOrder(db, { user: zohra, full_name: 'Aicha' });
  await anOrder(db, { user: ahmed, full_name: 'Zineb' });
  await anOrder(db, { full_name: 'Mina' });
  expect(await names('sort=customer&order=asc')).toEqual(['Zineb', 'Mina', 'Aicha']);
});

test('each column sorts both ways', async () => {
  const { db, names } = await aBackOffice();
  await anOrder(db, { full_name: 'b', status: 'Shipped', items: [{ price_centimes: 300_000 }] });
  await anOrder(db, { full_name: 'A', paid_at: new Date(), items: [{ price_centimes: 100_000 }] });
  await anOrder(db, { full_name: 'c', status: 'Cancelled', items: [{ price_centimes: 200_000 }] });
  const expected = {
    customer: ['A', 'b', 'c'],
    totalPrice: ['A', 'c', 'b'],
    status: ['c', 'A', 'b'],
    createdAt: ['b', 'A', 'c'],
    isPaid: ['b', 'c', 'A'],
  };
  for (const [sort, order] of Object.entries(expected)) {
    expect(await names(`sort=${sort}&order=asc`), sort).toEqual(order);
    expect(await names(`sort=${sort}&order=desc`), sort).toEqual(order.toReversed());
  }
});

test('in every sort the pages add up to the whole list, read from either end', async () => {
  const { db, get, file } = await aBackOffice();
  for (let n = 0; n < 11; n++) {
    await anOrder(db, { full_name: `Customer ${n % 3}`, created_at: new Date(2026, 0, n % 4) });
  }
  const ids = async (query: string) =>
    (await get(query)).json().orders.map(({ _id }: { _id: string }) => _id);
  for (const query of orderSorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`])) {
    const whole = (await file(query)).body.match(/(?<=,)[a-z2-7]{36}/g);
    expect(whole).toHaveLength(11);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ids(`${query}&limit=3&page=${page}`)));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 2, 0]);
    expect(pages.flat(), query).toEqual(whole);
  }
});

test('a long list counts orders placed since the last count', async () => {
  const { db, get } = await aBackOffice();
  const past = new Date(Date.now() - 120_000);
  const first = await anOrder(db, { full_name: 'Nadia', status: 'Shipped', created_at: past });
  await sql`
    insert into orders (id, is_guest, payment_method, items_price_centimes, shipping_price_centimes,
      tax_price_centimes, total_price_centimes, full_name, email, phone, street, city, wilaya, postal_code, country,
      created_at)
    select translate(md5(n::text) || lpad(n::text, 4, '0'), '0189', 'wxyz'), is_guest, payment_method, items_price_centimes,
      shipping_price_centimes, tax_price_centimes, total_price_centimes, full_name, email, phone, street, city, wilaya,
      postal_code, country, created_at
    from orders, generate_series(1, 5000) n where id = ${first.id}`.execute(db);
  const counts = async () =>
    Promise.all(
      ['', 'keyword=nadia', 'keyword=nadia&status=Shipped', 'startDate=2020-01-01'].map(
        async (query) => (await get(query)).json().count,
      ),
    );
  expect(await counts()).toEqual([5001, 5001, 1, 5001]);
  await anOrder(db, { full_name: 'Karim' });
  await anOrder(db, { full_name: 'Nadia', status: 'Shipped' });
  expect(await counts()).toEqual([5003, 5002, 2, 5003]);
});

test('a status filters the list', async () => {
  const { db, names } = await aBackOffice();
  await anOrder(db, { full_name: 'Sent', status: 'Shipped' });
  await anOrder(db, { full_name: 'New' });
  expect(await names('status=Shipped')).toEqual(['Sent']);
});

test.each([
  ['status=Lost', 'Status is unknown'],
  ['sort=phone', 'Sort is unknown'],
  ['order=up', 'Order is asc or desc'],
  ['startDate=yesterday', 'Start date must be a date like 2026-01-31'],
  ['endDate=2026-02-30', 'End date must be a date like 2026-01-31'],
  ['startDate=0000-01-01', 'Start date must be a date like 2026-01-31'],
  ['endDate=0000-12-31', 'End date must be a date like 2026-01-31'],
  ['page=0', 'Page must be a whole number from 1 to 1000000'],
  ['limit=101', 'Limit must be a whole number from 1 to 100'],
])('a list refuses %s', async (query, message) => {
  const { get } = await aBackOffice();
  const reply = await get(query);
  expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
});

test('the export contains all matching orders as CSV without formulas', async () => {
  const { db, file } = await aBackOffice();
  for (let n = 0; n < 1_100; n++) await anOrder(db, { full_name: `Customer ${n}` });
  await anOrder(db, { full_name: '=HYPERLINK("x")', notes: 'Ring,\ntwice "please"', status: 'Shipped' });
  const all = await file('');
  expect(all.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'private, no-store',
  });
  expect(all.body.startsWith('\u{FEFF}Number,Id,Date,')).toBe(true);
  // Once as the customer and once as the recipient.
  expect(all.body.match(/Customer \d+/g)).toHaveLength(2_200);
  const one = await file('status=Shipped');
  expect(one.body.split('\r\n')[1]).toMatch(/,"'=HYPERLINK\(""x""\)",yes,/);
  expect(one.body).toContain('"Ring,\ntwice ""please"""');
  expect((await file('sort=phone')).statusCode).toBe(400);
});

test('orders are listed by wilaya and payment, also together with other filters', async () => {
  const { db, get, names } = await aBackOffice();
  const paid_at = new Date('2026-01-05T10:00:00Z');
  await anOrder(db, { full_name: 'Oran paid', wilaya: 'Oran', paid_at });
  await anOrder(db, { full_name: 'Oran unpaid', wilaya: 'Oran', status: 'Shipped' });
  await anOrder(db, { full_name: 'Alger unpaid', wilaya: 'Alger' });
  expect((await names('wilaya=Oran')).toSorted()).toEqual(['Oran paid', 'Oran unpaid']);
  expect(await names('wilaya=Oran&payment=paid')).toEqual(['Oran paid']);
  expect((await names('payment=unpaid')).toSorted()).toEqual(['Alger unpaid', 'Oran unpaid']);
  expect(await names('payment=unpaid&status=Shipped&wilaya=Oran&keyword=oran')).toEqual(['Oran unpaid']);
  expect((await get('wilaya=&payment=')).json().count).toBe(3);
  expect((await get('wilaya=Paris')).json()).toMatchObject({ fields: { wilaya: 'Wilaya is unknown' } });
  expect((await get('payment=maybe')).statusCode).toBe(400);
});

test('orders are listed by delivery, and the export names commune and pickup point', async () => {
  const { db, get, names, file } = await aBackOffice();
  const commune_id = await communeId(db, 'Es Senia');
  await anOrder(db, { full_name: 'Door' });
  await anOrder(db, {
    ...{ full_name: 'Desk', delivery_kind: 'desk', pickup_point: 'Agence Es Senia', commune_id },
  });
  expect(await names('delivery=desk')).toEqual(['Desk']);
  expect(await names('delivery=home')).toEqual(['Door']);
  expect((await get('delivery=drone')).json().message).toBe('Delivery is home or desk');
  const lines = (await file('delivery=desk')).body.trimEnd().split('\r\n');
  expect(lines[0]).toContain(',Delivery,Pickup point,Commune,');
  expect(lines[1]).toContain(',desk,Agence Es Senia,Es Senia,');
});

test('the papers of orders have the shelf places, references and barcodes of their products', async () => {
  const { app, db } = await aBackOffice();
  const { headers } = await signedInAs(db, 'packer');
  const found = { shelf_place: 'B3', brand: 'Uriage', external_key: 'R-1', barcode: '3282770000006' };
  const [kept, other] = [await aProduct(db, { ...found, variant_label: '1 L' }), await aProduct(db)];
  const items = [kept, other].map(({ id }) => ({ product_id: id }));
  const order = await anOrder(db, { items });
  const payload = { ids: [order.id] };
  const reply = await app.inject({ method: 'POST', url: '/api/orders/read', headers, payload });
  const { goods } = reply.json();
  expect(goods[kept.id]).toEqual({
    ...{ place: 'B3', categories: [expect.any(String)], brand: 'Uriage', label: '1 L' },
    ...{ reference: 'R-1', barcode: '3282770000006' },
  });
  expect(goods[other.id]).toMatchObject({ place: '', reference: '', barcode: '', label: '' });
});

test('a remembered number of orders in a wilaya is not that of another', async () => {
  const { db, get } = await aBackOffice();
  await anOrder(db, { wilaya: 'Oran' });
  expect((await get('wilaya=Oran')).json().count).toBe(1);
  expect((await get('wilaya=Alger')).json().count).toBe(0);
});
