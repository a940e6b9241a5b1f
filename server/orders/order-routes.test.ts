import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';

test('a quantity must be a whole number from 1 to 99', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const cases = [
    [0, 'Quantity must be at least 1'],
    [-1, 'Quantity must be at least 1'],
    [1.5, 'Quantity must be a whole number'],
    [1e9, 'Quantity must be at most 99'],
    ['2', 'Quantity must be a whole number'],
    [null, 'Quantity must be a whole number'],
    [undefined, 'Quantity must be a whole number'],
  ];
  for (const [quantity, message] of cases) {
    const orderItems = [{ productId: product.id, quantity }];
    const answer = await postOrder(app, { ...anOrderBody([]), orderItems });
    expect(answer.json()).toMatchObject({ message, fields: { 'orderItems.0.quantity': message } });
    expect(answer.statusCode).toBe(400);
  }
});

test('more than 99 units of a line are refused, also split into two lines', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 500 });
  const line = { productId: product.id, quantity: 50 };
  const answer = await postOrder(app, anOrderBody([line, line]));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ 'orderItems.0.quantity': 'Quantity must be at most 99' });
});

test('a size is required if the product has sizes or its category requires them', async () => {
  const { app, db } = await createTestApp();
  const clogs = await aCategory(db, { name: 'Clogs' });
  const clog = await aProduct(db, { name: 'Clog', category_id: clogs.id });
  const sizes = JSON.stringify([
    { size: 'S', inStock: true },
    { size: 'M', inStock: false },
  ]);
  const sock = await aProduct(db, { name: 'Sock', sizes });
  const cream = await aProduct(db, { name: 'Cream' });
  const cases = [
    { line: { productId: clog.id, quantity: 1 }, status: 400, message: 'Please select a size for Clog' },
    { line: { productId: clog.id, quantity: 1, size: 'S' }, status: 400, message: 'Clog has no size S' },
    {
      line: { productId: sock.id, quantity: 1, size: '' },
      status: 400,
      message: 'Please select a size for Sock',
    },
    { line: { productId: sock.id, quantity: 1, size: 'L' }, status: 400, message: 'Sock has no size L' },
    {
      line: { productId: sock.id, quantity: 1, size: 'M' },
      status: 409,
      message: 'Sock in size M is out of stock',
    },
    { line: { productId: cream.id, quantity: 1, size: 'S' }, status: 400, message: 'Cream has no size S' },
  ];
  for (const { line, status, message } of cases) {
    const answer = await postOrder(app, anOrderBody([line]));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { message, fields: { 'orderItems.0.size': message } },
    ]);
  }
  const right = [
    { productId: clog.id, quantity: 1, size: '38' },
    { productId: sock.id, quantity: 1, size: 'S' },
  ];
  expect((await postOrder(app, anOrderBody(right))).statusCode).toBe(201);
});

test('an unknown product id of any form is not found', async () => {
  const { app } = await createTestApp();
  for (const productId of ['a'.repeat(36), 'no-id', "' or 1=1 --", 'a\u0000b', '\ud800', '../../etc']) {
    const answer = await postOrder(app, anOrderBody([{ productId, quantity: 1 }]));
    expect([productId, answer.statusCode, answer.json().message]).toEqual([
      productId,
      404,
      'Product not found',
    ]);
  }
});

test('invalid bodies are bad input, never a server error', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const line = { productId: product.id, quantity: 1 };
  const bodies: unknown[] = [
    {},
    null,
    [],
    'text',
    { orderItems: 'all', shippingAddress: {} },
    anOrderBody([]),
    { ...anOrderBody([]), orderItems: [{ quantity: 1 }] },
    { ...anOrderBody([]), orderItems: [null] },
    { ...anOrderBody([]), orderItems: [{ ...line, productId: 'x'.repeat(10_000) }] },
    { ...anOrderBody([]), orderItems: Array.from({ length: 101 }, () => line) },
    { ...anOrderBody([line]), shippingAddress: null },
    { ...anOrderBody([line]), notes: 'a\u0000b' },
    { ...anOrderBody([line]), notes: 'x'.repeat(1001) },
    { ...anOrderBody([line]), quotedTotal: '3000' },
    { ...anOrderBody([line]), paymentMethod: 'Card' },
    anOrderBody([{ ...line, size: 'a\u0000b' }]),
    anOrderBody([line], { fullName: 'Amina \ud800' }),
    anOrderBody([line], { fullName: 'Amina\u0000' }),
    anOrderBody([line], { fullName: ' ' }),
    anOrderBody([line], { street: 'x'.repeat(301) }),
    anOrderBody([line], { city: { $ne: 1 } }),
    anOrderBody([line], { Wilaya: 'Paris' }),
    anOrderBody([line], { country: 'France' }),
    anOrderBody([line], { email: 'amina@example.com\r\nBcc: all@example.com' }),
    anOrderBody([line], { phone: 'call me' }),
  ];
  for (const [index, body] of bodies.entries()) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect([index, answer.statusCode, typeof answer.json().message]).toEqual([index, 400, 'string']);
  }
  expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('broken JSON and other content types are refused', async () => {
  const { app } = await createTestApp();
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/orders', headers: { 'content-type': type }, payload });
  expect((await send('application/json', '{"orderItems": [')).statusCode).toBe(400);
  expect((await send('text/plain', '{}')).statusCode).toBe(415);
  expect((await send('application/x-www-form-urlencoded', 'a=b')).statusCode).toBe(415);
  expect((await send('application/json', JSON.stringify({ notes: 'x'.repeat(300_000) }))).statusCode).toBe(
    413,
  );
});

test('unknown fields are ignored', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const line = { productId: product.id, quantity: 1, price: 0.01, discount: 99, _id: 'mine' };
  const answer = await postOrder(app, {
    ...anOrderBody([line]),
    status: 'Delivered',
    isPaid: true,
    role: 'admin',
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ status: 'Pending', isPaid: false, itemsPrice: 1000 });
});

test('a phone gets five orders an hour, and a network address thirty', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const product = await aProduct(db, { stock: 1000 });
  const order = (phone: string) =>
    postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }], { phone }));
  const samePhone = [
    '0555123456',
    '+213 555 12 34 56',
    '00213555123456',
    '+213(0)555123456',
    '0021305 55 12 34 56',
  ];
  for (const phone of samePhone) expect((await order(phone)).statusCode).toBe(201);
  const sixth = await order('0555 123 456');
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
  const others = await Promise.all(Array.from({ length: 30 }, (_, index) => order(`06601000${index + 10}`)));
  const statuses = others.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(25);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(30);
});

test('a refused order does not count against limits', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const gone = await aProduct(db, { stock: 0 });
  const there = await aProduct(db);
  for (let tries = 0; tries < 10; tries++) {
    expect((await postOrder(app, anOrderBody([{ productId: gone.id, quantity: 1 }]))).statusCode).toBe(409);
  }
  expect((await postOrder(app, anOrderBody([{ productId: there.id, quantity: 1 }]))).statusCode).toBe(201);
});
