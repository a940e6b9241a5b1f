import { expect, test } from 'vitest';
import { anOffer } from '../../../test/offers/an-offer.ts';
import { aPhoneDesk } from '../../../test/orders/a-phone-desk.ts';
import { erasePerson } from '../../accounts/erase-person.ts';

const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };

test('a phone order takes an agreed price, a discount and free delivery, and its papers agree to the centime', async () => {
  const { db, cream, soap, ask, orderOf, violations } = await aPhoneDesk();
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  const lines = [
    { productId: cream.id, quantity: 3 },
    { productId: soap.id, quantity: 1 },
  ];
  const prices = [{ productId: cream.id, price: 900.01 }];
  const corrections = { discount: 100.5, freeDelivery: true, prices };
  const quoted = await ask('POST', 'orders/phone/quote', {
    body: { orderItems: lines, shippingAddress: { Wilaya: 'Oran' }, language: 'fr', corrections },
  });
  const figures = {
    itemsPrice: 3000.03,
    discountPrice: 100.5,
    shippingPrice: 0,
    totalPrice: 2899.53,
    discounts: [
      { name: 'Remise', amount: 100.5 },
      { name: 'Livraison offerte', amount: 0, delivery: 1000 },
    ],
  };
  expect(quoted.body).toMatchObject(figures);
  const body = {
    ...orderOf(lines),
    ...{ language: 'fr', quotedTotal: 2899.53 },
    corrections: { ...corrections, reason: 'Box arrived damaged' },
  };
  const placed = await ask('POST', 'orders/phone', { body, key: 'k' });
  expect([placed.status, placed.body]).toMatchObject([201, figures]);
  expect(JSON.stringify(placed.body)).not.toContain('damaged');
  const guest = await ask('GET', `orders/guest/${placed.body._id}`);
  expect(guest.body).toMatchObject({ discounts: figures.discounts });
  expect(JSON.stringify(guest.body)).not.toContain('damaged');
  // The same call again is the same order, and one with another correction is refused.
  expect((await ask('POST', 'orders/phone', { body, key: 'k' })).body._id).toBe(placed.body._id);
  const other = { ...body, corrections: { ...body.corrections, discount: 100 } };
  expect((await ask('POST', 'orders/phone', { body: other, key: 'k' })).status).toBe(422);

  const history = await ask('GET', `orders/${placed.body._id}/history`);
  expect(history.body).toMatchObject([{ action: 'taken', reason: 'Box arrived damaged' }]);
  const entry = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'order.taken')
    .executeTakeFirstOrThrow();
  expect(entry.changes).toEqual({
    prices: [['Cream, 1000'], ['Cream, 900.01']],
    discount: [0, 100.5],
    freeDelivery: [false, true],
    reason: [null, 'Box arrived damaged'],
  });

  await ask('PUT', `orders/${placed.body._id}/status`, { body: { status: 'Delivered' } });
  const invoice = await ask('POST', `orders/${placed.body._id}/invoice`);
  expect(invoice.body).toMatchObject({ total: 2899.53, lines: [{ price: 900.01 }, { price: 300 }] });
  for (const seen of [0, 1, 2]) {
    const returned = {
      reason: 'Late',
      lines: [{ position: 0, quantity: 1, restocked: true }],
      refund: 0,
      seen,
    };
    expect((await ask('POST', `orders/${placed.body._id}/returns`, { body: returned })).status).toBe(201);
  }
  const credits = await db
    .selectFrom('invoices')
    .select('total_centimes')
    .where('kind', '=', 'credit')
    .execute();
  const [creamLine] = invoice.body.lines;
  expect(credits.reduce((sum, each) => sum + each.total_centimes, 0)).toBe(Math.round(creamLine.total * 100));
  expect(await violations()).toEqual([]);
});

test('only those who handle money grant anything, with a reason, and a confirmer’s edit keeps what was granted', async () => {
  const { cream, soap, confirmer, ask, orderOf, edit, violations } = await aPhoneDesk();
  const corrections = { discount: 200, freeDelivery: true, reason: 'Promised on the phone' };
  const refused = await ask('POST', 'orders/phone', { body: { ...orderOf(), corrections }, by: confirmer });
  expect([refused.status, refused.body.code]).toEqual([403, 'corrections-administrators-only']);
  const without = await ask('POST', 'orders/phone', {
    body: { ...orderOf(), corrections: { discount: 200 } },
  });
  expect([without.status, without.body.fields]).toEqual([
    400,
    { 'corrections.reason': expect.stringContaining('eason') },
  ]);
  const { body: order } = await ask('POST', 'orders/phone', { body: { ...orderOf(), corrections } });
  expect(order).toMatchObject({ totalPrice: 1800, shippingPrice: 0 });
  const lines = [
    { productId: cream.id, quantity: 1 },
    { productId: soap.id, quantity: 1 },
  ];
  expect((await edit(order._id, lines, { corrections, by: confirmer })).status).toBe(403);
  expect((await edit(order._id, lines, { by: confirmer })).body).toMatchObject({
    ...{ itemsPrice: 1300, discountPrice: 200, shippingPrice: 0, totalPrice: 1100 },
    discounts: [{ name: 'Discount', amount: 200 }, { name: 'Free delivery' }],
  });
  expect((await ask('GET', `orders/${order._id}/form`)).body.corrections).toEqual(corrections);
  expect(await violations()).toEqual([]);
});

test('staff read discounts in the language of their page, and buyers as they were granted', async () => {
  const { app, db, ask, orderOf, cream } = await aPhoneDesk();
  await anOffer(db, { kind: 'code', code: 'TEN', name: 'Ten', name_fr: 'Dix', name_ar: 'عشرة' });
  await anOffer(db, { kind: 'quantity', name: '2 for 1', tiers: [{ units: 2, free_units: 1 }] });
  const { body: order } = await ask('POST', 'orders/phone', {
    body: {
      ...orderOf([{ productId: cream.id, quantity: 3 }]),
      ...{ language: 'ar', discountCode: 'TEN' },
      corrections: { discount: 5, freeDelivery: true, reason: 'Late' },
    },
  });
  await db
    .updateTable('promotions')
    .set({ name_ar: 'عرض', name_fr: 'Dix pour cent' })
    .where('name', '=', 'Ten')
    .execute();
  const namesIn = async (lang: string) => {
    const { body } = await ask('GET', `orders/${order._id}?lang=${lang}`);
    return body.discounts.map(({ name }: { name: string }) => name).sort();
  };
  const asRead = ['2 for 1', 'عشرة', 'تخفيض', 'توصيل مجاني'].sort();
  expect(await namesIn('ar')).toEqual(asRead);
  expect(await namesIn('fr')).toEqual(['2 for 1', 'Dix pour cent', 'Livraison offerte', 'Remise']);
  expect(await namesIn('en')).toEqual(['2 for 1', 'Discount', 'Free delivery', 'Ten']);
  const guest = await app.inject({ url: `/api/orders/guest/${order._id}` });
  expect(
    guest
      .json()
      .discounts.map(({ name }: { name: string }) => name)
      .sort(),
  ).toEqual(asRead);
});

test('a correction that is taken back charges the delivery and the prices agreed before', async () => {
  const { cream, ask, orderOf, edit, violations } = await aPhoneDesk();
  const lines = [{ productId: cream.id, quantity: 2 }];
  const reason = 'Late parcel';
  const { body: order } = await ask('POST', 'orders/phone', { body: orderOf() });
  const prices = [{ productId: cream.id, price: 0.01 }];
  const granted = await edit(order._id, lines, { corrections: { freeDelivery: true, prices, reason } });
  expect(granted.body).toMatchObject({ itemsPrice: 0.02, shippingPrice: 0, totalPrice: 0.02 });
  // The line keeps its agreed price.
  expect((await edit(order._id, lines, { corrections: { reason } })).body).toMatchObject({
    itemsPrice: 0.02,
    shippingPrice: 1000,
    totalPrice: 1000.02,
  });
  const back = { prices: [{ productId: cream.id, price: 1000 }], reason: 'Not late at all' };
  const last = await edit(order._id, lines, { corrections: back });
  expect(last.body.totalPrice).toBe(3000);
  expect(last.body.discounts).toBeUndefined();
  const history = await ask('GET', `orders/${order._id}/history`);
  expect(history.body.map(({ reason }: { reason?: string }) => reason)).toEqual([
    undefined,
    reason,
    reason,
    'Not late at all',
  ]);
  expect(await violations()).toEqual([]);
});

test('a discount above what offers leave is refused, also when an edit leaves too little', async () => {
  const { db, cream, soap, ask, orderOf, edit, violations } = await aPhoneDesk();
  await anOffer(db, { kind: 'quantity', name: '2 for 1', tiers: [{ units: 2, free_units: 1 }] });
  const place = (discount: number) =>
    ask('POST', 'orders/phone', {
      body: { ...orderOf(), corrections: { discount, reason: 'Regular buyer' } },
    });
  const refused = await place(1000.01);
  expect([refused.status, refused.body]).toMatchObject([
    400,
    {
      fields: {
        'corrections.discount': 'The discount can be at most 1000 DA, because the products cost no more',
      },
    },
  ]);
  const quoted = await ask('POST', 'orders/phone/quote', {
    body: { orderItems: orderOf().orderItems, language: 'fr', corrections: { discount: 1000.01 } },
  });
  expect([quoted.status, quoted.body]).toMatchObject([
    200,
    { itemsPrice: 2000, discountPrice: 1000, discountProblem: { code: 'order-discount-above-rest' } },
  ]);
  const { status, body } = await place(1000);
  expect([status, body]).toMatchObject([201, { discountPrice: 2000, totalPrice: 1000 }]);
  const smaller = await edit(body._id, [{ productId: soap.id, quantity: 1 }]);
  expect([smaller.status, smaller.body.code]).toEqual([400, 'order-discount-above-rest']);
  const larger = [
    { productId: cream.id, quantity: 2 },
    { productId: soap.id, quantity: 1 },
  ];
  expect((await edit(body._id, larger)).body).toMatchObject({ discountPrice: 2000, totalPrice: 1300 });
  expect(await violations()).toEqual([]);
});

test.each([
  { corrections: { discount: -1 }, field: 'corrections.discount' },
  { corrections: { discount: 1.005 }, field: 'corrections.discount' },
  { corrections: { discount: '12x' }, field: 'corrections.discount' },
  { corrections: { discount: 1e12 }, field: 'corrections.discount' },
  { corrections: { freeDelivery: 'yes' }, field: 'corrections.freeDelivery' },
  { corrections: { prices: [{ productId: 'a', price: 0 }] }, field: 'corrections.prices.0.price' },
  { corrections: { reason: '\u200b ' }, field: 'corrections.reason' },
  { corrections: { reason: 'x'.repeat(201) }, field: 'corrections.reason' },
  { corrections: 'all', field: 'corrections' },
])('$corrections is refused at $field', async ({ corrections, field }) => {
  const { ask, orderOf } = await aPhoneDesk();
  const given = typeof corrections === 'string' ? corrections : { reason: 'Promised', ...corrections };
  const reply = await ask('POST', 'orders/phone', { body: { ...orderOf(), corrections: given } });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
});

test('a price of a line that is not in the order is refused, and so are two of one line', async () => {
  const { cream, soap, ask, orderOf } = await aPhoneDesk();
  const place = async (...prices: object[]) =>
    (
      await ask('POST', 'orders/phone', {
        body: { ...orderOf(), corrections: { prices, reason: 'Promised' } },
      })
    ).body.code;
  expect(await place({ productId: soap.id, price: 1 })).toBe('order-line-unknown');
  expect(await place({ productId: cream.id, size: 'S', price: 1 })).toBe('order-line-unknown');
  expect(await place({ productId: cream.id, price: 1 }, { productId: cream.id, size: '', price: 2 })).toBe(
    'line-twice',
  );
});

test('paid and invoiced orders refuse corrections as other changes of their total', async () => {
  const { cream, ask, orderOf, edit } = await aPhoneDesk();
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  const { body: order } = await ask('POST', 'orders/phone', { body: orderOf() });
  const lines = [{ productId: cream.id, quantity: 2 }];
  const correct = async () =>
    (await edit(order._id, lines, { corrections: { discount: 1, reason: 'Promised' } })).body.code;
  await ask('PUT', `orders/${order._id}/pay`, { body: {} });
  expect(await correct()).toBe('paid-total-fixed');
  await ask('PUT', `orders/${order._id}/unpay`);
  await ask('PUT', `orders/${order._id}/status`, { body: { status: 'Processing' } });
  await ask('POST', `orders/${order._id}/invoice`);
  expect(await correct()).toBe('cancel-invoice-first');
});

test('an erasure of the buyer leaves no reason behind', async () => {
  const { db, ask, orderOf, violations } = await aPhoneDesk();
  const corrections = { discount: 1, reason: 'Amina Benali complained' };
  const { body: order } = await ask('POST', 'orders/phone', { body: { ...orderOf(), corrections } });
  await ask('PUT', `orders/${order._id}/status`, { body: { status: 'Delivered' } });
  await erasePerson(db, { who: '0555123456', apply: true });
  expect(await db.selectFrom('order_corrections').select('reason').execute()).toEqual([{ reason: 'Erased' }]);
  expect(await violations()).toEqual([]);
});
