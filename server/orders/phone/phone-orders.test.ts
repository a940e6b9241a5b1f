import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nationalNumber } from '../../../shared/values/text.ts';
import { aCourier, aParcel } from '../../../test/couriers/courier-factories.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aDeliveryRate, anOrder, aPickupPoint, aProduct, communeId } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { erasePerson } from '../../accounts/erase-person.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

async function aDesk(env: Record<string, string> = {}) {
  const { app, db, resources } = await createTestApp({ env });
  const admin = await signedInAs(db, 'admin');
  const { user, headers } = await signedInAs(db, 'confirmer');
  const cream = await aProduct(db, { name: 'Cream', stock: 20 });
  const lines = [{ productId: cream.id, quantity: 2 }];
  const place = (address: object = {}, more: object = {}, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/orders/phone',
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      payload: { ...anOrderBody(lines, { ...address }), language: 'ar', ...more },
    });
  const find = async (phone: string) =>
    (
      await app.inject({ method: 'POST', url: '/api/orders/phone/buyer', headers, payload: { phone } })
    ).json();
  const stock = async () =>
    (await db.selectFrom('products').select('stock').where('id', '=', cream.id).executeTakeFirstOrThrow())
      .stock;
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, admin, user, headers, cream, lines, place, find, stock, violations };
}

test('an order on the phone is priced and takes its units like any other, and keeps who took it', async () => {
  const { db, user, headers, app, place, stock, violations } = await aDesk();
  const reply = await place({}, { quotedTotal: 3000 });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({ totalPrice: 3000, isGuest: true, language: 'ar', status: 'Pending' });
  expect(reply.body).not.toContain(user.name);
  expect(await stock()).toBe(18);
  const { _id } = reply.json();
  expect(await db.selectFrom('orders').selectAll().execute()).toMatchObject([
    { source: 'phone', placed_by_id: user.id, placed_by_name: user.name, user_id: null, browser_hash: null },
  ]);
  const history = await app.inject({ url: `/api/orders/${_id}/history`, headers });
  expect(history.json()).toMatchObject([{ action: 'taken', by: user.name }]);
  expect((await app.inject({ url: '/api/orders', headers })).json().orders).toMatchObject([
    { source: 'phone' },
  ]);
  expect(await violations()).toEqual([]);
});

test('an order that the buyer has just confirmed waits for no call and gets no second mail', async () => {
  const { app, db, user, headers, place, violations } = await aDesk();
  const placed = await place({}, { isConfirmed: true }, 'k');
  expect(placed.json()).toMatchObject({ status: 'Processing' });
  expect((await place({}, { isConfirmed: true }, 'k')).json()).toEqual(placed.json());
  expect((await place({}, {}, 'k')).statusCode).toBe(422);
  expect((await place({}, { isConfirmed: 'yes' })).json().fields).toEqual({
    isConfirmed: 'Must be true or false',
  });
  expect(await db.selectFrom('orders').selectAll().execute()).toMatchObject([
    {
      ...{ confirmation: 'confirmed', confirmed_by: user.id, confirmed_name: user.name },
      ...{ status_mail_id: null, told_status: 'Processing' },
    },
  ]);
  const history = await app.inject({ url: `/api/orders/${placed.json()._id}/history`, headers });
  expect(history.json()).toMatchObject([{ action: 'taken' }, { action: 'status', to: 'Processing' }]);
  expect(await violations()).toEqual([]);
});

test('a buyer without an e-mail address gets no mail, and nothing waits for one', async () => {
  const { app, admin, headers, place, violations } = await aDesk();
  const { _id } = (await place({ email: '' })).json();
  const sent = await app.inject({ method: 'POST', url: `/api/orders/${_id}/send-email`, headers });
  expect([sent.statusCode, sent.json().message]).toEqual([409, 'This order has no email address']);
  const delivered = await app.inject({
    method: 'PUT',
    url: `/api/orders/${_id}/status`,
    headers: admin.headers,
    payload: { status: 'Delivered' },
  });
  expect(delivered.statusCode).toBe(200);
  expect(await violations()).toEqual([]);
});

test('an order of the staff needs no postal code, and has that of a chosen commune', async () => {
  const { app, db, lines, place } = await aDesk();
  const unknown = await place({ city: 'Cité nouvelle', postalCode: '' });
  expect([unknown.statusCode, unknown.json().shippingAddress]).toMatchObject([
    201,
    { city: 'Cité nouvelle', postalCode: '' },
  ]);
  const oran = await communeId(db, 'Oran', 31);
  const known = await place({ postalCode: '', communeId: oran });
  expect(known.json().shippingAddress).toMatchObject({ city: 'Oran', postalCode: '31000' });
  expect((await postOrder(app, anOrderBody(lines, { postalCode: '' }))).json().fields).toEqual({
    'shippingAddress.postalCode': 'Postal code is required',
  });
});

test('an erasure of a buyer leaves orders without an e-mail address as they are', async () => {
  const { db, place, violations } = await aDesk();
  await place({ email: '' });
  const { _id } = (await place({ email: 'zohra@example.com', phone: '0770000000' })).json();
  await db
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: new Date(), email_sent_at: new Date() })
    .where('id', '=', _id)
    .execute();
  expect(await erasePerson(db, { who: 'zohra@example.com', apply: true })).toMatchObject({ orders: 1 });
  expect(await violations()).toEqual([]);
});

test('a repeated call places one order, and another one needs another key', async () => {
  const { place, stock } = await aDesk();
  const first = await place({}, {}, 'key-1');
  const again = await place({}, {}, 'key-1');
  expect(again.json()).toEqual(first.json());
  expect(await stock()).toBe(18);
  expect((await place({ city: 'Arzew' }, {}, 'key-1')).statusCode).toBe(422);
  expect((await place({}, { language: 'fr' }, 'key-1')).statusCode).toBe(422);
});

test('the staff is not held up by the limits for fake orders, and does not use them up', async () => {
  const { app, lines, place } = await aDesk({ RATE_LIMITS: 'on' });
  for (let taken = 0; taken < 6; taken++) expect((await place()).statusCode).toBe(201);
  expect((await postOrder(app, anOrderBody(lines))).statusCode).toBe(201);
});

test.each([
  ['no lines', {}, { orderItems: [] }, 400, 'An order needs at least one product'],
  ['no language', {}, { language: undefined }, 400, 'Language is unknown'],
  ['no phone', { phone: '' }, {}, 400, 'Phone is required'],
  ['a wrong e-mail', { email: 'amina@' }, {}, 400, 'Email address is invalid'],
  [
    'a stale total',
    {},
    { quotedTotal: 1 },
    409,
    'The total is 3000 DA now, because a price or an offer has changed. Check it and save again.',
  ],
])('an order with %s is refused', async (...[, address, more, status, message]) => {
  const { place, stock } = await aDesk();
  const reply = await place(address, more);
  expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  expect(await stock()).toBe(20);
});

test('a known buyer is found by the phone number in any notation, with the last different addresses', async () => {
  const { db, find } = await aDesk();
  const old = { created_at: new Date('2026-01-01') };
  await anOrder(db, { ...old, phone: '+213 555 12 34 56', street: 'Old street', status: 'Cancelled' });
  await anOrder(db, { phone: '0555123456', status: 'Delivered', delivered_at: new Date() });
  await anOrder(db, { phone: '0555 12 34 56', street: '12 RUE Didouche Mourad', language: 'fr' });
  await anOrder(db, { phone: '0666123456' });
  for (const phone of ['0555123456', '00213555123456', '٠٥٥٥١٢٣٤٥٦', '+213 (0)555-12-34-56']) {
    const buyer = await find(phone);
    expect(buyer).toMatchObject({ orders: 3, delivered: 1, cancelled: 1 });
    expect(buyer.addresses.map(({ street }: { street: string }) => street)).toEqual([
      '12 RUE Didouche Mourad',
      'Old street',
    ]);
  }
  expect(await find('0777123456')).toEqual({
    ...{ orders: 0, delivered: 0, cancelled: 0, refused: 0 },
    ...{ open: [], addresses: [] },
  });
  expect((await find('12')).message).toBe('Phone number is invalid');
});

test('open orders of a known buyer say whether they can still be changed, and refused ones are counted apart', async () => {
  const { db, find } = await aDesk();
  const mine = { phone: '0555123456' };
  const old = await anOrder(db, { ...mine, created_at: new Date('2026-01-01') });
  const paid = await anOrder(db, { ...mine, status: 'Processing', paid_at: new Date() });
  const sent = await anOrder(db, { ...mine, status: 'Shipped' });
  const { id: courier_id } = await aCourier(db);
  await aParcel(db, { courier_id, order_id: sent.id, status: 'in_transit' });
  const refused = await anOrder(db, { ...mine, status: 'Cancelled' });
  await aParcel(db, { courier_id, order_id: refused.id, status: 'returned' });
  const { open, ...buyer } = await find('0555123456');
  expect(buyer).toMatchObject({ orders: 4, delivered: 0, cancelled: 0, refused: 1 });
  expect(open.at(-1)).toMatchObject({ _id: old.id, status: 'Pending', mayEdit: true });
  expect(new Map(open.map((each: { _id: string; mayEdit: boolean }) => [each._id, each.mayEdit]))).toEqual(
    new Map([
      [sent.id, false],
      [paid.id, false],
      [old.id, true],
    ]),
  );
});

test('an order whose place is not known yet is quoted without its delivery, with what is left of each product', async () => {
  const { app, headers, cream } = await aDesk();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/orders/phone/quote',
    headers,
    payload: { orderItems: [{ productId: cream.id, quantity: 21 }], language: 'en' },
  });
  expect(reply.json()).toMatchObject({
    shippingPrice: 0,
    lines: [{ stock: 20, available: false, message: 'Only 20 left of Cream' }],
  });
});

test('an order whose pickup point is not chosen yet is quoted with its delivery, and is not placed', async () => {
  const { app, db, headers, lines, place } = await aDesk();
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000 });
  await aPickupPoint(db);
  await aPickupPoint(db, { name: 'Second' });
  const shippingAddress = { Wilaya: 'Oran', deliveryKind: 'desk' };
  const payload = { orderItems: lines, shippingAddress, language: 'en' };
  const quote = await app.inject({ method: 'POST', url: '/api/orders/phone/quote', headers, payload });
  expect(quote.json()).toMatchObject({ shippingPrice: 400, totalPrice: 2400 });
  const refused = await place(shippingAddress);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ 'shippingAddress.pickupPointId': 'Please choose a pickup point' });
});

test('the database compares phone numbers as the shop does', async () => {
  const { db } = await createTestApp();
  const typed = fc.string({
    unit: fc.constantFrom(
      ...'0123456789+ ().-/٠١٢٥۰۲۵०५\u2011\u200b＋５',
      '213',
      '00213',
      '0550',
      '+33',
      '0033',
      '555123456',
    ),
    maxLength: 12,
  });
  const digits = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((text) =>
    /\p{Nd}/u.test(text),
  );
  const phones = [
    ...fc.sample(typed, 2000),
    ...digits,
    '',
    '+',
    '0',
    '00',
    '2130555123456',
    '+33 (0)612345678',
  ];
  const { rows } = await sql<{ phone: string; key: string }>`
    select phone, national_number(phone) as key from unnest(${phones}::text[]) as phone`.execute(db);
  expect(rows.map(({ phone, key }) => [phone, key])).toEqual(
    phones.map((phone) => [phone, nationalNumber(phone)]),
  );
});
