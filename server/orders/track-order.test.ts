import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const at = new Date('2026-03-10T12:00:00Z');

async function aTrackedOrder(values: Parameters<typeof anOrder>[1] = {}, env: Record<string, string> = {}) {
  const { app, db } = await createTestApp({ env });
  const order = await anOrder(db, { phone: '0550 12 34 56', ...values });
  const number = order.id.slice(-8).toUpperCase();
  const track = (body: object, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: '/api/orders/track', payload: body, remoteAddress });
  return { app, db, order, number, track };
}

test('number and phone show the state of an order without its buyer, its id and its street', async () => {
  const { order, number, track } = await aTrackedOrder({
    status: 'Delivered',
    delivered_at: at,
    paid_at: at,
    notes: 'Ring twice',
  });
  const found = await track({ number, phone: '0550123456' });
  expect(found.statusCode).toBe(200);
  expect(found.json()).toEqual({
    number,
    language: 'en',
    status: 'Delivered',
    isPaid: true,
    paidAt: at.toISOString(),
    createdAt: order.created_at.toISOString(),
    itemsPrice: 1000,
    shippingPrice: 1000,
    taxPrice: 0,
    totalPrice: 2000,
    city: 'Oran',
    cityArabic: 'وهران',
    Wilaya: 'Oran',
    steps: [{ status: 'Delivered', at: at.toISOString() }],
    orderItems: [expect.objectContaining({ name: 'Vitamin C 500 mg', quantity: 1, price: 1000 })],
  });
  expect(found.body).not.toContain(order.id);
  expect(found.headers['cache-control']).toBe('private, no-store');
  expect(found.headers['x-robots-tag']).toBe('noindex');
});

test('what came back is in the timeline of a tracked order, as on its own page', async () => {
  const { app, db, order, number, track } = await aTrackedOrder({ status: 'Delivered', delivered_at: at });
  const { headers } = await signedInAs(db, 'admin');
  const lines = [{ position: 0, quantity: 1, restocked: false }];
  const payload = { reason: 'Damaged', lines, refund: 0, seen: 0 };
  await app.inject({ method: 'POST', url: `/api/orders/${order.id}/returns`, headers, payload });
  const own = (await app.inject({ url: `/api/orders/guest/${order.id}` })).json();
  const tracked = (await track({ number, phone: '0550123456' })).json();
  expect(tracked.returns).toMatchObject([
    { units: 1, refund: 0, lines: [{ quantity: 1, name: 'Vitamin C 500 mg' }] },
  ]);
  expect(tracked.returns).toEqual(own.returns);
});

test('number and phone are found in every notation', async () => {
  const id = `${'a'.repeat(28)}ob2iw3bo`;
  const { track } = await aTrackedOrder({ id, phone: '+213 550 12 34 56' });
  const number = id.slice(-8);
  const grouped = `${number.slice(0, 4)} ${number.slice(4)}`;
  for (const typed of [
    number,
    number.toUpperCase(),
    grouped,
    ` #${grouped} `,
    grouped.replace(' ', '\u00a0'),
    grouped.replace(' ', '-'),
  ]) {
    expect((await track({ number: typed, phone: '0550123456' })).statusCode, typed).toBe(200);
  }
  expect((await track({ number: '0821 W38O', phone: '0550123456' })).statusCode).toBe(200);
  for (const phone of [
    '0550 12 34 56',
    '+213550123456',
    '00213 550 12 34 56',
    '213550123456',
    '٠٥٥٠١٢٣٤٥٦',
  ]) {
    expect((await track({ number, phone })).statusCode, phone).toBe(200);
  }
});

test('every miss has the same answer', async () => {
  const { db, number, track } = await aTrackedOrder();
  const { user } = await signedInAs(db, 'user');
  const erased = await anOrder(db, { user, phone: '' });
  const misses = [
    { number, phone: '0550123457' },
    { number: 'AAAAAAAA', phone: '0550123456' },
    { number: erased.id.slice(-8), phone: '0550123456' },
  ];
  for (const body of misses) {
    const answer = await track(body);
    expect([answer.statusCode, answer.body]).toMatchObject([
      404,
      '{"code":"order-not-traced","message":"No order has this number and this phone number"}',
    ]);
  }
});

test('a text that cannot be an order number or a phone number is refused at its field', async () => {
  const { track, number } = await aTrackedOrder();
  const wrong: [object, object][] = [
    [{}, { number: 'Order number is required', phone: 'Phone is required' }],
    [{ number: 'W4TX WDR', phone: '0550123456' }, { number: 'An order number has 8 letters and digits' }],
    [{ number: 'W4TX WDR!', phone: '0550123456' }, { number: 'An order number has 8 letters and digits' }],
    [{ number, phone: '12' }, { phone: 'Phone number is invalid' }],
    [{ number: 12345678, phone: '0550123456' }, { number: 'Order number is required' }],
  ];
  for (const [body, fields] of wrong) {
    const answer = await track(body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  }
});

test('after twenty misses an address is refused, and so is a number from any address', async () => {
  const { number, track } = await aTrackedOrder({}, { RATE_LIMITS: 'on' });
  const right = { number, phone: '0550123456' };
  for (let misses = 0; misses < 20; misses++) {
    const wrong = { number, phone: `05501299${String(misses).padStart(2, '0')}` };
    expect((await track(wrong, `192.0.2.${misses % 2}`)).statusCode).toBe(404);
  }
  expect((await track(right, '192.0.2.9')).statusCode).toBe(429);
  for (let misses = 0; misses < 20; misses++) {
    const wrong = {
      number: 'AAAAAAAA'.slice(misses % 8) + 'BBBBBBBB'.slice(0, misses % 8),
      phone: '0550123456',
    };
    expect((await track(wrong, '192.0.2.7')).statusCode).toBe(404);
  }
  expect((await track({ number: 'CCCCCCCC', phone: '0550123456' }, '192.0.2.7')).statusCode).toBe(429);
});
