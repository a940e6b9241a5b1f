import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

test('editing, placing and cancelling at once neither oversells nor loses a unit', async () => {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const products = await Promise.all(Array.from({ length: 3 }, () => aProduct(db, { stock: 20 })));
  const lines = (quantity: number, from = 0) =>
    products.map((_, place) => ({
      productId: products[(place + from) % products.length]?.id ?? '',
      quantity,
    }));
  const place = async (quantity: number, from: number) => postOrder(app, anOrderBody(lines(quantity, from)));
  const placed = await Promise.all(Array.from({ length: 6 }, (_, index) => place(2, index)));
  const ids: string[] = placed.map((reply) => reply.json()._id);
  const edit = async (id: string, quantity: number, from: number) => {
    const form = (await app.inject({ url: `/api/orders/${id}/form`, headers })).json();
    const { email: _email, ...shippingAddress } = anOrderBody([]).shippingAddress;
    const payload = { version: form.version, orderItems: lines(quantity, from), shippingAddress };
    return app.inject({ method: 'PUT', url: `/api/orders/${id}`, headers, payload });
  };
  const become = (id: string, status: string) =>
    app.inject({ method: 'PUT', url: `/api/orders/${id}/status`, headers, payload: { status } });

  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const id = ids[index % ids.length] ?? '';
      switch (index % 4) {
        case 0:
          return place(1 + (index % 3), index);
        case 1:
          return become(id, index % 3 ? 'Cancelled' : 'Processing');
        default:
          return edit(id, 1 + (index % 5), index);
      }
    }),
  );
  const statuses = new Set(replies.map(({ statusCode }) => statusCode));
  expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  expect(replies.some(({ statusCode }, index) => statusCode === 200 && index % 4 > 1)).toBe(true);
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('of two editors who want the last unit, one gets it', async () => {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const scarce = await aProduct(db, { name: 'Scarce', stock: 3 });
  const body = anOrderBody([{ productId: scarce.id, quantity: 1 }]);
  const orders = await Promise.all([postOrder(app, body), postOrder(app, body)]);
  const { email: _email, ...shippingAddress } = body.shippingAddress;
  const replies = await Promise.all(
    orders.map((order) =>
      app.inject({
        method: 'PUT',
        url: `/api/orders/${order.json()._id}`,
        headers,
        payload: { version: 1, orderItems: [{ productId: scarce.id, quantity: 2 }], shippingAddress },
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toBe('Only 1 left of Scarce');
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
