import { expect, test } from 'vitest';
import { aCourierOffice } from '../../test/couriers/courier-office.ts';
import { anExchangeDesk } from '../../test/orders/an-exchange-desk.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

type Office = Awaited<ReturnType<typeof aCourierOffice>>;

async function listed({ send }: Pick<Office, 'send'>, id: string) {
  const { orders } = (await send('GET', '/orders')).body;
  return orders.find(({ _id }: { _id: string }) => _id === id);
}

test('a listed order tells who carries it and how far the parcel is, but not of a cancelled parcel', async () => {
  const office = await aCourierOffice();
  const { send, courier, confirmed, parcel } = office;
  const { _id: courierId } = await courier({ name: 'Tlemcen Express' });
  const unsent = await confirmed();
  expect(await listed(office, unsent._id)).not.toHaveProperty('parcel');
  const { order, id } = await parcel(courierId);
  const shown = async () => (await listed(office, order._id)).parcel;
  const reference = order._id.slice(-8).toUpperCase();
  expect(await shown()).toEqual({ courier: 'Tlemcen Express', reference, status: 'created' });
  const found = async (query: string) =>
    (await send('GET', `/orders?${query}`)).body.orders.map(({ _id }: { _id: string }) => _id);
  expect(await found('parcel=some')).toEqual([order._id]);
  expect(await found('parcel=none&status=Processing')).toEqual([unsent._id]);
  await send('PUT', `/parcels/${id}/status`, { status: 'cancelled' });
  expect(await shown()).toBeUndefined();
  expect(await found('parcel=some')).toEqual([]);

  const second = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  await send('PUT', `/parcels/${second.body.made[0]._id}/status`, { status: 'lost' });
  expect(await shown()).toMatchObject({ reference: `${reference}-2`, status: 'lost' });
  await send('PUT', `/orders/${order._id}/status`, { status: 'Processing' });
  const third = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  await send('PUT', `/orders/${order._id}/status`, { status: 'Pending' });
  expect(await shown()).toEqual({
    ...{ courier: 'Tlemcen Express', reference: `${reference}-3`, status: 'created' },
    problem: 'order',
  });
  expect(third.body.made).toHaveLength(1);
});

test('a listed order tells whether a part of it came back, and whether its exchange waits or was placed', async () => {
  const { ask, old, giveBack, exchange } = await anExchangeDesk();
  const marks = async () => {
    const { orders } = (await ask('GET', 'orders')).body;
    return Object.fromEntries(
      orders.map(({ _id, returned }: { _id: string; returned?: string }) => [_id, returned]),
    );
  };
  expect(await marks()).toEqual({ [old]: undefined });
  await giveBack(1, { forExchange: false });
  expect(await marks()).toEqual({ [old]: 'part' });
  expect((await ask('GET', 'orders?returned=some')).body.count).toBe(1);
  await giveBack(1, { seen: 1 });
  expect(await marks()).toEqual({ [old]: 'waiting' });
  const { _id } = (await exchange()).body;
  expect(await marks()).toEqual({ [old]: 'exchanged', [_id]: undefined });
  expect((await ask('GET', 'orders?returned=some')).body.orders).toMatchObject([{ _id: old }]);
});

test('of the chosen orders those on the way become Delivered with their parcels, and the others are named', async () => {
  const office = await aCourierOffice();
  const { send, courier, order, confirmed, parcel, parcels, statusOf } = office;
  const { _id: courierId } = await courier();
  const [pending, unsent] = [await order(), await confirmed()];
  const [sent, comingBack] = [await parcel(courierId), await parcel(courierId)];
  await send('PUT', `/parcels/${comingBack.id}/status`, { status: 'return_in_transit' });
  const handedOver = await confirmed();
  await send('PUT', `/orders/${handedOver._id}/status`, { status: 'Shipped' });
  const cancelled = await order();
  await send('PUT', `/orders/${cancelled._id}/status`, { status: 'Cancelled' });
  const refused = [pending._id, unsent._id, comingBack.order._id, cancelled._id];
  const before = await Promise.all(refused.map(statusOf));
  const done = [sent.order._id, handedOver._id];

  const body = { ids: [...refused, ...done], status: 'Delivered', onTheWay: true };
  const [first, second] = await Promise.all([
    send('PUT', '/orders/status', body),
    send('PUT', '/orders/status', body),
  ]);
  const reason =
    'Only an order that is Shipped, or whose parcel is created or under way to the buyer, can be marked as delivered';
  for (const { status, body } of [first, second]) {
    expect([status, body.done]).toEqual([200, done]);
    expect(body.refused).toMatchObject(refused.map((_id) => ({ _id, reason })));
  }
  expect(await Promise.all(refused.map(statusOf))).toEqual(before);
  expect(await Promise.all(done.map(statusOf))).toEqual(['Delivered', 'Delivered']);
  expect(await parcels(sent.order._id)).toMatchObject([{ status: 'delivered' }]);
  const history = (await send('GET', `/orders/${sent.order._id}/history`)).body;
  expect(history.filter(({ to }: { to?: string }) => to === 'Delivered')).toHaveLength(1);
  const proved = await proveInvariants(office.db, office.resources.env);
  expect(proved.flatMap(({ violations }) => violations)).toEqual([]);
});

test('staff that may not mark one order as delivered cannot mark several, and onTheWay must be true or false', async () => {
  const { app, db, send, courier, parcel, statusOf } = await aCourierOffice();
  const { order } = await parcel((await courier())._id);
  const body = { ids: [order._id], status: 'Delivered', onTheWay: true };
  const { headers } = await signedInAs(db, 'packer');
  const reply = await app.inject({ method: 'PUT', url: '/api/orders/status', headers, payload: body });
  expect(reply.json()).toMatchObject({
    done: [],
    refused: [{ _id: order._id, reason: 'You can only set the next status, up to Shipped' }],
  });
  const bad = await send('PUT', '/orders/status', { ...body, onTheWay: 'yes' });
  expect([bad.status, bad.body.fields]).toEqual([400, { onTheWay: 'Must be true or false' }]);
  expect(await statusOf(order._id)).toBe('Processing');
});
