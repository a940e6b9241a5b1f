import { expect, test } from 'vitest';
import { aCourierOffice } from '../../../test/couriers/courier-office.ts';
import { anOrderBody } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

/** An order of 2000 DA whose parcel its courier knows. */
async function aSentOrder() {
  const office = await aCourierOffice();
  const { app, db, send, courier, parcel, resources } = office;
  const { order, batch } = await parcel((await courier())._id, { Wilaya: 'Alger', city: 'Alger' });
  await send('GET', `/parcels/sheets/${batch}/export`);
  const { email: _email, ...address } = anOrderBody([], { Wilaya: 'Alger', city: 'Alger' }).shippingAddress;
  const correct = async (
    { units = 2, ...more }: Record<string, unknown> & { units?: number },
    headers = office.headers,
  ) => {
    const form = (await send('GET', `/orders/${order._id}/form`)).body;
    const { shippingAddress = {}, ...rest } = more;
    const payload = {
      version: form.version,
      orderItems: [{ productId: order.product.id, quantity: units }],
      shippingAddress: { ...address, ...(shippingAddress as object) },
      ...rest,
    };
    const reply = await app.inject({ method: 'PUT', url: `/api/orders/${order._id}`, headers, payload });
    return [reply.statusCode, reply.json().message ?? reply.json().totalPrice];
  };
  const violations = async () =>
    (await proveInvariants(db, resources.env)).flatMap((finding) => finding.violations);
  return { ...office, order, correct, violations };
}

const corrections = { discount: 300, freeDelivery: false, prices: [], reason: 'Agreed at the door' };
const fixed =
  'The parcel has left: only name, phone, street and a lower price can still be changed. To change more, cancel the parcel and set the order to Processing.';

test('a courier that has the parcel already is told of a corrected address and a lower price, and the history says so', async () => {
  const { send, parcels, order, correct, violations } = await aSentOrder();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Shipped' });
  const [{ reference }] = await parcels(order._id);
  const form = (await send('GET', `/orders/${order._id}/form`)).body;
  expect(form).toMatchObject({
    isSent: true,
    parcel: { courier: 'Rapid Livraison', reference, collected: 2000 },
  });
  const shippingAddress = { phone: '0661987654', street: '7 rue Neuve' };
  expect(await correct({ shippingAddress, corrections })).toEqual([200, 1700]);
  expect((await parcels(order._id))[0].collected).toBe(1700);
  const history = (await send('GET', `/orders/${order._id}/history`)).body;
  expect(history.at(-1)).toMatchObject({
    ...{ action: 'edited', from: '2000', to: '1700', reason: 'Agreed at the door' },
    ...{ discount: [0, 300], parcel: `Rapid Livraison ${reference}` },
    address: [
      { part: 'phone', values: [expect.any(String), '0661987654'] },
      { part: 'street', values: [expect.any(String), '7 rue Neuve'] },
    ],
  });
  expect(await violations()).toEqual([]);
});

test('of a sent order, neither its goods nor its place nor a higher price can be corrected', async () => {
  const { send, order, correct } = await aSentOrder();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Shipped' });
  expect(await correct({ units: 1 })).toEqual([409, fixed]);
  expect(await correct({ shippingAddress: { Wilaya: 'Oran', city: 'Oran' } })).toEqual([409, fixed]);
  const prices = [{ productId: order.product.id, size: null, price: 2000 }];
  expect(await correct({ corrections: { ...corrections, discount: 0, prices } })).toEqual([409, fixed]);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Delivered' });
  expect(await correct({ shippingAddress: { phone: '0661987654' } })).toEqual([
    409,
    'Only an order that has not ended can be changed',
  ]);
});

test('a confirmer corrects the address of a sent order that is not paid, but no price', async () => {
  const { db, send, order, correct } = await aSentOrder();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Shipped' });
  const { headers } = await signedInAs(db, 'confirmer');
  const shippingAddress = { phone: '0661987654' };
  expect(await correct({ shippingAddress }, headers)).toEqual([200, 2000]);
  expect((await correct({ corrections }, headers))[0]).toBe(403);
});
