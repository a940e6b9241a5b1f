import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('a guest pays the prices of the database, not those of the client', async () => {
  const { app, db } = await createTestApp();
  const cream = await aProduct(db, {
    name: 'Cream',
    price_centimes: 120_050,
    image_url: '/uploads/cream.webp',
  });
  const soap = await aProduct(db, {
    name: 'Soap',
    price_centimes: 50_000,
    discounted_price_centimes: 40_000,
  });
  const answer = await postOrder(app, {
    ...anOrderBody([
      { productId: cream.id, quantity: 2 },
      { productId: soap.id, quantity: 1 },
    ]),
    itemsPrice: 1,
    shippingPrice: 0,
    taxPrice: 0,
    totalPrice: 1,
    isGuest: false,
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    status: 'Pending',
    isGuest: true,
    isPaid: false,
    isDelivered: false,
    emailSent: false,
    paymentMethod: 'Cash on Delivery',
    itemsPrice: 2801,
    shippingPrice: 1000,
    taxPrice: 0,
    totalPrice: 3801,
    orderItems: [
      { productId: cream.id, name: 'Cream', imageUrl: '/uploads/cream.webp', quantity: 2, price: 1200.5 },
      { productId: soap.id, name: 'Soap', quantity: 1, price: 400 },
    ],
  });
  expect(answer.json()).not.toHaveProperty('user');
});

test('an order takes its units and records the stock moves', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 5 });
  const answer = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 3 }]));
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  const moves = await db
    .selectFrom('stock_moves')
    .select(['delta', 'reason', 'order_id'])
    .orderBy('id')
    .execute();
  expect(stock).toBe(2);
  expect(moves).toEqual([
    { delta: 5, reason: 'opening', order_id: null },
    { delta: -3, reason: 'order', order_id: answer.json()._id },
  ]);
});

test('delivery to Alger is free', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }], { Wilaya: 'Alger' });
  const answer = await postOrder(app, body);
  expect(answer.json()).toMatchObject({ itemsPrice: 1000, shippingPrice: 0, totalPrice: 1000 });
});

test('lines of the same product and size are merged', async () => {
  const { app, db } = await createTestApp();
  const sizes = JSON.stringify([
    { size: 'S', inStock: true },
    { size: 'M', inStock: true },
  ]);
  const product = await aProduct(db, { sizes });
  const line = (size: string, quantity: number) => ({ productId: product.id, size, quantity });
  const answer = await postOrder(app, anOrderBody([line('S', 1), line('M', 2), line('S', 3)]));
  expect(answer.json().orderItems).toMatchObject([
    { size: 'S', quantity: 4 },
    { size: 'M', quantity: 2 },
  ]);
});

test('too few units: the answer names the product and the units left, and nothing is ordered', async () => {
  const { app, db } = await createTestApp();
  const plenty = await aProduct(db, { name: 'Soap' });
  const scarce = await aProduct(db, { name: 'Cream', stock: 2 });
  const gone = await aProduct(db, { name: 'Balm', stock: 0 });
  const short = await postOrder(
    app,
    anOrderBody([
      { productId: plenty.id, quantity: 1 },
      { productId: scarce.id, quantity: 3 },
    ]),
  );
  expect(short.statusCode).toBe(409);
  expect(short.json()).toMatchObject({
    message: 'Only 2 left of Cream',
    fields: { 'orderItems.1.quantity': 'Only 2 left of Cream' },
  });
  const none = await postOrder(app, anOrderBody([{ productId: gone.id, quantity: 1 }]));
  expect(none.statusCode).toBe(409);
  expect(none.json().message).toBe('Balm is out of stock');
  const stocks = await db.selectFrom('products').select(['name', 'stock']).orderBy('name').execute();
  expect(stocks).toEqual([
    { name: 'Balm', stock: 0 },
    { name: 'Cream', stock: 2 },
    { name: 'Soap', stock: 10 },
  ]);
  expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('all sizes of a product share its stock', async () => {
  const { app, db } = await createTestApp();
  const clogs = await aCategory(db, { name: 'Clogs' });
  const product = await aProduct(db, { name: 'Clog', stock: 3, category_id: clogs.id });
  const answer = await postOrder(
    app,
    anOrderBody([
      { productId: product.id, quantity: 2, size: '38' },
      { productId: product.id, quantity: 2, size: '39' },
    ]),
  );
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('Only 3 left of Clog');
});

test('products of an inactive category and of its subcategories cannot be bought', async () => {
  const { app, db } = await createTestApp();
  const hidden = await aCategory(db, { is_active: false });
  const below = await aCategory(db, { parent_id: hidden.id, level: 2 });
  for (const category of [hidden, below]) {
    const product = await aProduct(db, { name: 'Old syrup', category_id: category.id });
    const answer = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Old syrup is no longer for sale');
  }
});

test('a stale total is refused with the new quote', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { price_centimes: 110_000 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const stale = await postOrder(app, { ...body, quotedTotal: 2000 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    message: 'Prices have changed. Please review your order again.',
    quote: { totalPrice: 2100, lines: [{ productId: product.id, price: 1100, available: true }] },
  });
  const agreed = await postOrder(app, { ...body, quotedTotal: stale.json().quote.totalPrice });
  expect(agreed.statusCode).toBe(201);
});

test('a guest must give an e-mail address', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const answer = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }], { email: '' }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: 'Email is required',
    fields: { 'shippingAddress.email': 'Email is required' },
  });
});

test('a signed-in user’s order records the user and needs no e-mail address', async () => {
  const { app, db } = await createTestApp();
  const { user, headers } = await signedInAs(db, 'user');
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }], { email: undefined });
  const answer = await postOrder(app, { ...body, isGuest: true }, headers);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    isGuest: false,
    user: { name: user.name, email: user.email },
    shippingAddress: { email: user.email },
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a first order fills the empty address of the profile, and a later one leaves it', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const { headers } = await signedInAs(db, 'user');
  const order = (address = {}) =>
    postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }], address), headers);
  const savedAddress = async () => (await app.inject({ url: '/api/auth/profile', headers })).json().address;
  expect(await savedAddress()).toMatchObject({ street: '', city: '', Wilaya: '', postalCode: '' });
  await order();
  const first = {
    street: '12 rue Didouche Mourad',
    city: 'Oran',
    Wilaya: 'Oran',
    postalCode: '31000',
    country: 'Algeria',
  };
  expect(await savedAddress()).toEqual(first);
  await order({ street: '5 rue de la Paix', city: 'Blida', Wilaya: 'Blida', postalCode: '09000' });
  expect(await savedAddress()).toEqual(first);
});

test('an address that is only partly filled in stays as the customer saved it', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const { user, headers } = await signedInAs(db, 'user');
  await db.updateTable('users').set({ wilaya: 'Blida' }).where('id', '=', user.id).execute();
  await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]), headers);
  expect((await app.inject({ url: '/api/auth/profile', headers })).json().address).toEqual({
    street: '',
    city: '',
    Wilaya: 'Blida',
    postalCode: '',
    country: 'Algeria',
  });
});

test('a quote lists the prices of an order and the lines that cannot be sold', async () => {
  const { app, db } = await createTestApp();
  const cream = await aProduct(db, { name: 'Cream', price_centimes: 120_050 });
  const scarce = await aProduct(db, { name: 'Balm', stock: 1 });
  const payload = anOrderBody([
    { productId: cream.id, quantity: 2 },
    { productId: scarce.id, quantity: 2 },
    { productId: 'unknown', quantity: 1 },
  ]);
  const answer = await app.inject({ method: 'POST', url: '/api/orders/quote', payload });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    itemsPrice: 4401,
    shippingPrice: 1000,
    taxPrice: 0,
    totalPrice: 5401,
    lines: [
      { productId: cream.id, name: 'Cream', quantity: 2, price: 1200.5, stock: 10, available: true },
      {
        productId: scarce.id,
        name: 'Balm',
        quantity: 2,
        price: 1000,
        stock: 1,
        available: false,
        message: 'Only 1 left of Balm',
      },
      {
        productId: 'unknown',
        name: '',
        quantity: 1,
        price: 0,
        stock: 0,
        available: false,
        message: 'Product not found',
      },
    ],
  });
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', cream.id)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(10);
});
