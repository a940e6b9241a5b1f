import { expect, test } from 'vitest';
import { aCourierOffice } from '../../../test/couriers/courier-office.ts';
import { anOrderBody } from '../../../test/order-body.ts';

/** An order of 2000 DA whose parcel its courier knows. */
async function aSentOrder() {
  const office = await aCourierOffice();
  const { send, courier, parcel } = office;
  const { order, batch } = await parcel((await courier())._id, { Wilaya: 'Alger', city: 'Alger' });
  await send('GET', `/parcels/sheets/${batch}/export`);
  const { email: _email, ...address } = anOrderBody([], { Wilaya: 'Alger', city: 'Alger' }).shippingAddress;
  const correct = async ({ shippingAddress = {}, ...more }: Record<string, unknown>) => {
    const { version } = (await send('GET', `/orders/${order._id}/form`)).body;
    const orderItems = [{ productId: order.product.id, quantity: 2 }];
    const body = {
      version,
      orderItems,
      shippingAddress: { ...address, ...(shippingAddress as object) },
      ...more,
    };
    expect((await send('PUT', `/orders/${order._id}`, body)).status).toBe(200);
  };
  const toTell = async () => (await send('GET', `/orders/${order._id}/courier-to-tell`)).body.toTell;
  const told = (at: string) => send('POST', `/orders/${order._id}/courier-told`, { at });
  /** Whether the lists of orders and of parcels mark it. */
  const marks = async () => [
    (await send('GET', '/orders')).body.orders[0].parcel.isUntold,
    (await send('GET', '/parcels')).body.parcels[0].isUntold,
  ];
  const waiting = async () => [
    (await send('GET', '/dashboard')).body.tasks.untold,
    ...(await send('GET', '/orders?parcel=untold')).body.orders.map(({ _id }: { _id: string }) => _id),
  ];
  return { ...office, id: order._id as string, correct, toTell, told, waiting, marks };
}

const corrections = (discount: number) => ({ discount, freeDelivery: false, prices: [], reason: 'Agreed' });

test('a corrected order waits until somebody notes that its courier knows the sum, the phone and the street', async () => {
  const { send, id, parcels, correct, toTell, told, waiting, marks } = await aSentOrder();
  expect([await toTell(), await waiting()]).toEqual([null, [0]]);
  expect(await marks()).toEqual([undefined, undefined]);
  await correct({ corrections: corrections(300) });
  const { at: first } = await toTell();
  await correct({
    corrections: corrections(500),
    shippingAddress: { phone: '0661987654', street: '7 rue Neuve' },
  });
  const [{ reference }] = await parcels(id);
  const left = await toTell();
  expect(left).toMatchObject({
    ...{ courier: 'Rapid Livraison', reference, collected: 1500, collectedBefore: 2000 },
    address: ['phone', 'street'],
  });
  expect(await waiting()).toEqual([1, id]);
  expect(await marks()).toEqual([true, true]);
  expect(await told(first)).toMatchObject({ status: 409, body: { code: 'order-changed' } });
  expect((await told(left.at)).status).toBe(200);
  expect([await toTell(), await waiting()]).toEqual([null, [0]]);
  expect(await marks()).toEqual([undefined, undefined]);
  const history = (await send('GET', `/orders/${id}/history`)).body;
  expect(history.at(-1)).toMatchObject({ action: 'courierTold', by: history.at(-2).by });
  expect((await told(left.at)).status).toBe(409);
  await correct({
    corrections: corrections(600),
    shippingAddress: { phone: '0661987654', street: '7 rue Neuve' },
  });
  expect(await toTell()).toMatchObject({ collected: 1400, collectedBefore: 1500, address: [] });
});

test('nothing is to be told of a parcel that has arrived', async () => {
  const { send, id, correct, toTell, waiting } = await aSentOrder();
  await correct({ corrections: corrections(300) });
  await send('PUT', `/orders/${id}/status`, { status: 'Delivered' });
  expect([await toTell(), await waiting()]).toEqual([null, [0]]);
});

test('only the reason of a discount changes nothing for the courier', async () => {
  const { correct, toTell, told } = await aSentOrder();
  await correct({ corrections: corrections(300) });
  await told((await toTell()).at);
  await correct({ corrections: { ...corrections(300), reason: 'Agreed at the door' } });
  expect(await toTell()).toBeNull();
});
