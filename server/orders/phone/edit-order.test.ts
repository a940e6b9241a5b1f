import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import {
  aCategory,
  aDeliveryRate,
  anInvoice,
  aPickupPoint,
  aProduct,
  communeId,
  productTexts,
} from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import { newId } from '../../platform/db/new-id.ts';

type Line = { productId: string; quantity: number; size?: string };

/** A placed order of two creams, in a shop with a soap. */
async function aDesk({ Wilaya = 'Oran' } = {}) {
  const { app, db, resources } = await createTestApp();
  const { user, headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, { name: 'Cream', stock: 10, price_centimes: 100_000 });
  const soap = await aProduct(db, { name: 'Soap', stock: 5, price_centimes: 30_000 });
  const placed = anOrderBody([{ productId: cream.id, quantity: 2 }], { Wilaya });
  const id: string = (await postOrder(app, placed)).json()._id;
  const { email: _email, ...address } = placed.shippingAddress;
  const ask = (method: 'PUT' | 'POST' | 'GET', path: string, payload?: object) =>
    app.inject({ method, url: `/api/orders/${path}`, headers, ...(payload && { payload }) });
  const edit = (orderItems: Line[], values: Record<string, unknown> = {}) => {
    const { shippingAddress = {}, ...more } = values;
    const body = { version: 1, orderItems, shippingAddress: { ...address, ...(shippingAddress as object) } };
    return ask('PUT', id, { ...body, ...more });
  };
  const stock = async (productId: string) =>
    (await db.selectFrom('products').select('stock').where('id', '=', productId).executeTakeFirstOrThrow())
      .stock;
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, user, headers, cream, soap, id, ask, edit, stock, violations };
}

test('a long list that was counted knows the new name of an edited order at once', async () => {
  const { app, db, headers, cream, id, edit } = await aDesk();
  await sql`update orders set created_at = now() - interval '2 minutes', full_name = 'Nadia'`.execute(db);
  await sql`
    insert into orders (id, is_guest, payment_method, items_price_centimes, shipping_price_centimes,
      tax_price_centimes, total_price_centimes, full_name, email, phone, street, city, wilaya, postal_code, country,
      created_at)
    select translate(md5(n::text) || lpad(n::text, 4, '0'), '0189', 'wxyz'), is_guest, payment_method, items_price_centimes,
      shipping_price_centimes, tax_price_centimes, total_price_centimes, full_name, email, phone, street, city, wilaya,
      postal_code, country, created_at
    from orders, generate_series(1, 5001) n where id = ${id}`.execute(db);
  const count = async () => (await app.inject({ url: '/api/orders?keyword=nadia', headers })).json().count;
  expect(await count()).toBe(5002);
  const saved = await edit([{ productId: cream.id, quantity: 2 }], {
    shippingAddress: { fullName: 'Karim' },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await count()).toBe(5001);
});

test('lines of the order keep the price of the day it was placed, new ones take the price of today', async () => {
  const { db, cream, soap, id, ask, edit, stock, violations } = await aDesk();
  await db
    .updateTable('products')
    .set({ price_centimes: 500_000, name: 'Cream XL' })
    .where('id', '=', cream.id)
    .execute();
  const orderItems = [
    { productId: cream.id, quantity: 3 },
    { productId: soap.id, quantity: 4 },
  ];
  const quoted = await ask('POST', `${id}/quote`, { orderItems, shippingAddress: { Wilaya: 'Oran' } });
  expect(quoted.json()).toMatchObject({
    itemsPrice: 4200,
    shippingPrice: 1000,
    totalPrice: 5200,
    lines: [
      { name: 'Cream', price: 1000, stock: 10, available: true },
      { name: 'Soap', price: 300, stock: 5, available: true },
    ],
  });
  expect(await stock(cream.id)).toBe(8);

  const reply = await edit(orderItems, { quotedTotal: 5200 });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    totalPrice: 5200,
    changedAt: expect.any(String),
    orderItems: [
      { name: 'Cream', price: 1000, quantity: 3 },
      { name: 'Soap', price: 300, quantity: 4 },
    ],
  });
  expect([await stock(cream.id), await stock(soap.id)]).toEqual([7, 1]);
  expect(await violations()).toEqual([]);
});

test('a line that is taken out returns its units, and the address changes with the price of delivery', async () => {
  const { db, user, cream, soap, id, edit, stock, violations, ask } = await aDesk();
  const reply = await edit([{ productId: soap.id, quantity: 1 }], {
    shippingAddress: { Wilaya: 'Alger', city: 'Kouba', phone: '٠٦٦١٩٨٧٦٥٤', street: '7 rue Hassiba' },
  });
  expect(reply.json()).toMatchObject({
    totalPrice: 300,
    shippingPrice: 0,
    shippingAddress: { Wilaya: 'Alger', phone: '0661987654', email: 'amina@example.com' },
    orderItems: [{ name: 'Soap' }],
  });
  expect([await stock(cream.id), await stock(soap.id)]).toEqual([10, 4]);
  expect(await violations()).toEqual([]);
  const audited = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'changes'])
    .where('action', '=', 'order.edited')
    .executeTakeFirstOrThrow();
  expect(audited).toEqual({
    actor_id: user.id,
    changes: {
      items: [['2 × Cream, 1000'], ['1 × Soap, 300']],
      address: ['', 'street, phone, wilaya, city'],
      totalPrice: [3000, 300],
    },
  });
  const lines = { removed: ['2 × Cream, 1000'], added: ['1 × Soap, 300'] };
  expect((await ask('GET', `${id}/history`)).json()).toMatchObject([
    { action: 'edited', from: '3000', to: '300', lines },
  ]);
});

test('saving the same contents changes nothing, and lines of the same product are added up', async () => {
  const { db, cream, id, edit, ask } = await aDesk();
  const same = [
    { productId: cream.id, quantity: 1 },
    { productId: cream.id, quantity: 1 },
  ];
  expect((await edit(same)).json().changedAt).toBeUndefined();
  expect((await ask('GET', `${id}/form`)).json()).toMatchObject({ version: 1, lines: [{ quantity: 2 }] });
  expect(await db.selectFrom('audit_entries').selectAll().execute()).toEqual([]);
});

test('what is hidden, deleted or out of stock can stay in an order or become less, but not more', async () => {
  const { db, cream, soap, edit, stock, violations } = await aDesk();
  await db.updateTable('categories').set({ is_active: false }).where('id', '=', cream.category_id).execute();
  const more = await edit([{ productId: cream.id, quantity: 3 }]);
  expect([more.statusCode, more.json().fields]).toEqual([
    409,
    { 'orderItems.0.productId': 'Cream is no longer for sale' },
  ]);
  const kept = [
    { productId: cream.id, quantity: 1 },
    { productId: soap.id, quantity: 1 },
  ];
  expect((await edit(kept)).statusCode).toBe(200);
  expect(await stock(cream.id)).toBe(9);
  await db.deleteFrom('products').where('id', '=', cream.id).execute();
  const gone = await edit([{ productId: cream.id, quantity: 2 }], { version: 2 });
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'Product not found']);
  expect((await edit([{ productId: soap.id, quantity: 2 }], { version: 2 })).statusCode).toBe(200);
  expect(await violations()).toEqual([]);
});

test('bad lines are refused, each with its reason, and nothing moves', async () => {
  const { db, cream, soap, edit, stock, violations } = await aDesk();
  const hidden = await aCategory(db, { is_active: false });
  const secret = await aProduct(db, { name: 'Secret', category_id: hidden.id });
  const coat = await aProduct(db, {
    name: 'Coat',
    sizes: JSON.stringify([{ size: 'M', inStock: true }]),
  });
  const cases: [Line[], number, string][] = [
    [[], 400, 'An order needs at least one product'],
    [[{ productId: newId(), quantity: 1 }], 404, 'Product not found'],
    [[{ productId: secret.id, quantity: 1 }], 409, 'Secret is no longer for sale'],
    [[{ productId: soap.id, quantity: 6 }], 409, 'Only 5 left of Soap'],
    [[{ productId: cream.id, quantity: 11 }], 409, 'Only 10 left of Cream'],
    [[{ productId: cream.id, quantity: 0 }], 400, 'Quantity must be at least 1'],
    [[{ productId: cream.id, quantity: 100 }], 400, 'Quantity must be at most 99'],
    [[{ productId: coat.id, quantity: 1 }], 400, 'Please select a size for Coat'],
    [[{ productId: coat.id, quantity: 1, size: 'XXL' }], 400, 'Coat has no size XXL'],
  ];
  for (const [lines, status, message] of cases) {
    const reply = await edit(lines);
    expect([reply.statusCode, reply.json().message], message).toEqual([status, message]);
  }
  const address = await edit([{ productId: cream.id, quantity: 2 }], {
    shippingAddress: { phone: '12', Wilaya: 'Atlantis' },
  });
  expect([address.statusCode, address.json().fields]).toEqual([
    400,
    { 'shippingAddress.phone': 'Phone number is invalid', 'shippingAddress.Wilaya': 'Wilaya is required' },
  ]);
  expect([await stock(cream.id), await stock(soap.id)]).toEqual([8, 5]);
  expect(await violations()).toEqual([]);
});

test('a second editor is told and gets the present contents', async () => {
  const { cream, id, ask, edit } = await aDesk();
  const orderItems = [{ productId: cream.id, quantity: 4 }];
  expect((await edit(orderItems)).statusCode).toBe(200);
  const changed = { by: expect.any(String), at: expect.any(String) };
  const quote = { version: 1, orderItems, shippingAddress: { Wilaya: 'Oran' } };
  expect((await ask('POST', `${id}/quote`, quote)).json()).toMatchObject({ order: { version: 2 }, changed });
  const late = await edit([{ productId: cream.id, quantity: 1 }]);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message: 'This order has changed in the meantime',
    order: { version: 2, lines: [{ quantity: 4 }], totalPrice: 5000 },
    changed,
  });
});

test('an edit is refused after the buyer asked to cancel, until the editor has seen it', async () => {
  const { app, cream, id, ask, edit } = await aDesk();
  await app.inject({ method: 'POST', url: `/api/orders/${id}/cancel-request` });
  await app.inject({ method: 'POST', url: `/api/orders/${id}/cancel-request` });
  const lines = [{ productId: cream.id, quantity: 1 }];
  const refused = await edit(lines);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().changed).toEqual({ at: expect.any(String) });
  const form = (await ask('GET', `${id}/form`)).json();
  expect(form).toMatchObject({ version: 2, cancelRequestedAt: expect.any(String) });
  expect((await edit(lines, { version: 2 })).statusCode).toBe(200);
});

test.each(['Delivered', 'Cancelled'])('a %s order can no longer be changed', async (status) => {
  const { cream, id, ask, edit, stock } = await aDesk();
  await ask('PUT', `${id}/status`, { status });
  const before = await stock(cream.id);
  const reply = await edit([{ productId: cream.id, quantity: 1 }]);
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'Only an order that has not ended can be changed',
  ]);
  expect(await stock(cream.id)).toBe(before);
});

test('a paid order keeps its total, but its address can change', async () => {
  const { cream, id, ask, edit, violations } = await aDesk();
  await ask('PUT', `${id}/pay`, {});
  const more = await edit([{ productId: cream.id, quantity: 3 }]);
  expect([more.statusCode, more.json().message]).toEqual([
    409,
    'This order is paid, so its total must stay the same',
  ]);
  const place = { city: 'Arzew', postalCode: '' };
  const moved = await edit([{ productId: cream.id, quantity: 2 }], { shippingAddress: place });
  expect([moved.statusCode, moved.json().shippingAddress]).toMatchObject([200, place]);
  expect(await violations()).toEqual([]);
});

test('a total that differs from the one on screen changes nothing', async () => {
  const { cream, soap, db, edit, stock } = await aDesk();
  const lines = [
    { productId: cream.id, quantity: 2 },
    { productId: soap.id, quantity: 1 },
  ];
  await db.updateTable('products').set({ price_centimes: 40_000 }).where('id', '=', soap.id).execute();
  const reply = await edit(lines, { quotedTotal: 3300 });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    message: 'The total is 3400 DA now, because a price or an offer has changed. Check it and save again.',
  });
  expect(await stock(soap.id)).toBe(5);
});

test('an unknown order has no form, no quote and takes no change', async () => {
  const { cream, ask } = await aDesk();
  const orderItems = [{ productId: cream.id, quantity: 1 }];
  expect((await ask('GET', `${newId()}/form`)).statusCode).toBe(404);
  const quote = await ask('POST', `${newId()}/quote`, { orderItems, shippingAddress: { Wilaya: 'Oran' } });
  expect(quote.statusCode).toBe(404);
  const { shippingAddress } = anOrderBody(orderItems);
  const reply = await ask('PUT', newId(), { version: 1, orderItems, shippingAddress });
  expect(reply.statusCode).toBe(404);
});

test('a quote of the staff names products in the language of its reader', async () => {
  const { db, id, cream, ask } = await aDesk();
  await productTexts(db, cream, { language: 'ar', name: 'كريم' });
  const body = { orderItems: [{ productId: cream.id, quantity: 13 }], shippingAddress: { Wilaya: 'Oran' } };
  const line = { code: 'stock-short', values: { product: 'كريم', left: 10 } };
  expect((await ask('POST', `${id}/quote?lang=ar`, body)).json()).toMatchObject({ lines: [line] });
  const taken = await ask('POST', 'phone/quote?lang=ar', { ...body, language: 'fr' });
  expect(taken.json()).toMatchObject({ lines: [{ ...line, values: { product: 'كريم', left: 8 } }] });
});

test('delivery to the same place never costs more, and another place takes the tariff of today', async () => {
  const { db, cream, id, ask, edit, violations } = await aDesk();
  const commune_id = await communeId(db, 'Arzew');
  await aDeliveryRate(db, { commune_id, price_centimes: 130_000 });
  await db
    .updateTable('delivery_rates')
    .set({ price_centimes: 180_000 })
    .where('wilaya_code', '=', 31)
    .where('commune_id', 'is', null)
    .execute();
  await db.updateTable('delivery_terms').set({ version: 99 }).execute();
  const orderItems = [{ productId: cream.id, quantity: 3 }];
  const kept = await ask('POST', `${id}/quote`, { orderItems, shippingAddress: { Wilaya: 'Oran' } });
  expect(kept.json()).toMatchObject({ shippingPrice: 1000, tariffShipping: 1800 });
  const elsewhere = { Wilaya: 'Oran', communeId: commune_id };
  const moved = await ask('POST', `${id}/quote`, { orderItems, shippingAddress: elsewhere });
  expect(moved.json()).toMatchObject({ shippingPrice: 1300 });
  expect(moved.json()).not.toHaveProperty('tariffShipping');
  const more = await edit([{ productId: cream.id, quantity: 3 }]);
  expect(more.json()).toMatchObject({ shippingPrice: 1000, totalPrice: 4000 });
  const arzew = await edit([{ productId: cream.id, quantity: 3 }], {
    version: 2,
    shippingAddress: { communeId: commune_id, city: 'somewhere' },
  });
  expect(arzew.json()).toMatchObject({
    shippingPrice: 1300,
    shippingAddress: { city: 'Arzew', communeId: commune_id },
  });
  const wrong = await edit([{ productId: cream.id, quantity: 3 }], {
    version: 3,
    shippingAddress: { Wilaya: 'Alger', communeId: commune_id },
  });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'This commune is in another wilaya']);
  expect(await violations()).toEqual([]);
});

test('an invoiced order cannot be changed until its invoice is cancelled', async () => {
  const { db, cream, id, ask, edit, stock } = await aDesk();
  await ask('PUT', `${id}/status`, { status: 'Processing' });
  await anInvoice(db, id);
  const refused = await edit([{ productId: cream.id, quantity: 3 }]);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Cancel the invoice 2026-000001 before you change the order',
  ]);
  expect(await stock(cream.id)).toBe(8);
  const form = (await ask('GET', `${id}/form`)).json();
  expect(form).toMatchObject({ invoice: { number: '2026-000001' }, isReturned: false });
});

test('an edit tells the sums of a delivery whose pickup point is still to be chosen, and is saved with one', async () => {
  const { db, cream, id, ask, edit } = await aDesk();
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000 });
  const point = await aPickupPoint(db);
  await aPickupPoint(db, { name: 'Second' });
  const orderItems = [{ productId: cream.id, quantity: 2 }];
  const desk = { Wilaya: 'Oran', deliveryKind: 'desk' };
  const quoted = await ask('POST', `${id}/quote`, { orderItems, shippingAddress: desk });
  expect(quoted.json()).toMatchObject({ shippingPrice: 400, totalPrice: 2400 });
  expect((await edit(orderItems, { shippingAddress: desk })).statusCode).toBe(400);
  const saved = await edit(orderItems, { shippingAddress: { ...desk, pickupPointId: point.id } });
  expect(saved.json()).toMatchObject({ shippingPrice: 400 });
});
