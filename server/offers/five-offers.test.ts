import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

/*
 * On paper, in dinars:
 *
 *   7 creams at 450.00, struck from 500.00          3150.00
 *   2 soaps at 300.00                                600.00
 *   1 balm, the gift                                 250.00
 *   items                                           4000.00
 *   3 creams for 1200.00, twice: 2 × 150.00         -300.00
 *   the gift                                        -250.00
 *   code: 10 % of 3150.00 + 600.00 - 300.00         -345.00
 *   delivery: 1000.00, free from 3500.00               0.00
 *   total                                           3105.00
 *
 * Of the code 285.00 falls on the creams (10 % of 2850.00) and 60.00 on the soaps.
 */
test('five offers at once add up as on paper, from the quote to the credit notes', async () => {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    (await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })).json();
  const cream = await aProduct(db, {
    ...{ name: 'Cream', price_centimes: 50_000, discounted_price_centimes: 45_000 },
  });
  const soap = await aProduct(db, { name: 'Soap', price_centimes: 30_000 });
  const balm = await aProduct(db, { name: 'Balm', price_centimes: 25_000 });
  await anOffer(db, {
    ...{ kind: 'quantity', name: '3 for 1200', tiers: [{ units: 3, set_centimes: 120_000 }] },
    targets: [{ product_id: cream.id }],
  });
  await anOffer(db, { code: 'TEN', name: 'Ten percent' });
  await anOffer(db, { kind: 'gift', name: 'Free balm', gift_product_id: balm.id, min_centimes: 350_000 });
  await anOffer(db, { kind: 'delivery', name: 'Free delivery', min_centimes: 350_000 });
  const lines = [
    { productId: cream.id, quantity: 7 },
    { productId: soap.id, quantity: 2 },
  ];
  const body = { ...anOrderBody(lines), discountCode: 'ten' };
  const figures = {
    ...{ itemsPrice: 4000, discountPrice: 895, shippingPrice: 0, totalPrice: 3105 },
    discounts: expect.arrayContaining([
      { name: '3 for 1200', amount: 300 },
      { name: 'Ten percent', code: 'TEN', amount: 345 },
      { name: 'Free balm', amount: 250 },
      { name: 'Free delivery', amount: 0, delivery: 1000 },
    ]),
  };
  expect(await send('POST', 'orders/quote', body)).toMatchObject(figures);
  const order = (await postOrder(app, { ...body, quotedTotal: 3105 })).json();
  expect(order).toMatchObject({
    ...figures,
    orderItems: [
      { price: 450, quantity: 7, discount: 585 },
      { price: 300, quantity: 2, discount: 60 },
      { price: 250, quantity: 1, discount: 250, isGift: true },
    ],
  });

  const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };
  await send('PUT', 'settings/seller', { version: 0, ...seller });
  await send('PUT', 'settings/invoices', { version: 0, tvaFrom: '2020-01-01' });
  await send('PUT', `orders/${order._id}/status`, { status: 'Delivered' });
  const invoice = await send('POST', `orders/${order._id}/invoice`);
  expect(invoice).toMatchObject({ total: 3105, lines: [{ total: 2565 }, { total: 540 }, { total: 0 }] });
  const returned = [7, 2, 1].map((quantity, position) => ({ position, quantity, restocked: true }));
  const kept = { reason: 'Late', lines: returned.slice(0, 2), refund: 0, seen: 0 };
  expect(await send('POST', `orders/${order._id}/returns`, kept)).toMatchObject({
    code: 'gift-not-returned',
    message: expect.stringContaining('Balm'),
  });
  await send('POST', `orders/${order._id}/returns`, { reason: 'Late', lines: returned, refund: 0, seen: 0 });
  const credits = await db
    .selectFrom('invoices')
    .select('total_centimes')
    .where('kind', '=', 'credit')
    .execute();
  expect(credits).toEqual([{ total_centimes: 310_500 }]);
  expect((await proveInvariants(db, resources.env)).filter((one) => one.violations.length > 0)).toEqual([]);
});
