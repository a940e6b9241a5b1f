import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };

test('invoice, credit notes and reports of "3 for 2" with a code agree to the centime', async () => {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    (await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })).json();
  await ask('PUT', 'settings/seller', { version: 0, ...seller });
  await ask('PUT', 'settings/invoices', { version: 0, tvaFrom: '2020-01-01' });
  const product = await aProduct(db, { price_centimes: 33_333, cost_centimes: 10_000 });
  await anOffer(db, { kind: 'quantity', name: '3 for 2', tiers: [{ units: 3, free_units: 1 }] });
  await anOffer(db, { code: 'TEN' });
  const body = { ...anOrderBody([{ productId: product.id, quantity: 3 }]), discountCode: 'TEN' };
  const order = (await postOrder(app, body)).json();
  // 999.99 - 333.33 = 666.66, of which 10 % are 66.67.
  expect(order).toMatchObject({ itemsPrice: 999.99, discountPrice: 400, totalPrice: 1599.99 });
  await ask('PUT', `orders/${order._id}/status`, { status: 'Delivered' });
  const invoice = await ask('POST', `orders/${order._id}/invoice`);
  expect(invoice).toMatchObject({
    lines: [{ quantity: 3, price: 333.33, discount: 400, total: 599.99 }, { total: 1000 }],
    total: 1599.99,
    taxes: [{ rate: 19, gross: 1599.99 }],
  });
  for (const seen of [0, 1, 2]) {
    const lines = [{ position: 0, quantity: 1, restocked: true }];
    await ask('POST', `orders/${order._id}/returns`, { reason: 'Late', lines, refund: 0, seen });
  }
  const rows = await db
    .selectFrom('invoices')
    .select(['kind', 'total_centimes'])
    .orderBy('position')
    .execute();
  const credits = rows.filter(({ kind }) => kind === 'credit').map((row) => row.total_centimes);
  expect(credits).toHaveLength(3);
  expect(credits.reduce((sum, credit) => sum + credit, 0)).toBe(59_999);
  expect((await proveInvariants(db, resources.env)).filter((one) => one.violations.length > 0)).toEqual([]);
});
