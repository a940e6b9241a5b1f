import { expect, test } from 'vitest';
import { aCourierOffice } from '../../test/couriers/courier-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('several parcels get one state, and those that have ended or that an interface tells are named', async () => {
  const { db, send, courier, parcel, statusOf } = await aCourierOffice();
  const { _id: courierId } = await courier();
  const [first, second, ended, told] = [
    await parcel(courierId),
    await parcel(courierId),
    await parcel(courierId),
    await parcel(courierId),
  ];
  await send('PUT', `/parcels/${ended.id}/status`, { status: 'lost' });
  await db.updateTable('shipments').set({ tracking: 'yal-1' }).where('id', '=', told.id).execute();
  const { _id: other } = await courier({ name: 'Other' });
  await db.updateTable('couriers').set({ kind: 'yalidine' }).where('id', '=', other).execute();
  await db.updateTable('shipments').set({ courier_id: other }).where('id', '=', told.id).execute();

  const ids = [first.id, second.id, ended.id, told.id];
  const { status, body } = await send('PUT', '/parcels/status', { ids, status: 'delivered' });
  expect(status).toBe(200);
  expect(body.done).toEqual([first.id, second.id]);
  expect(body.refused).toMatchObject([
    { _id: ended.id, reason: 'The parcel has ended already' },
    { _id: told.id, reason: 'Its courier tells the state by its interface' },
  ]);
  expect(await statusOf(first.order._id)).toBe('Delivered');
  expect(await statusOf(told.order._id)).toBe('Processing');
});

test('a packer hands parcels over, but ends no order', async () => {
  const { app, db, courier, parcel, statusOf } = await aCourierOffice();
  const { order, id } = await parcel((await courier())._id);
  const { headers } = await signedInAs(db, 'packer');
  const tell = async (status: string) => {
    const payload = { ids: [id], status };
    return (await app.inject({ method: 'PUT', url: '/api/parcels/status', headers, payload })).json();
  };
  expect((await tell('in_transit')).done).toEqual([id]);
  expect(await statusOf(order._id)).toBe('Shipped');
  expect((await tell('delivered')).refused).toMatchObject([{ _id: id }]);
});

test('a whole list of parcels is chosen, and one that left it meanwhile is refused', async () => {
  const { send, courier, parcel } = await aCourierOffice();
  const { _id: courierId } = await courier();
  const [first, second] = [await parcel(courierId), await parcel(courierId)];
  await parcel((await courier({ name: 'Other' }))._id);
  const filter = { courier: courierId, show: 'waiting' };
  const found = await send('GET', `/parcels/ids?courier=${courierId}&show=waiting`);
  expect(found.body).toEqual({
    ids: [second.id, first.id],
    orderIds: [second.order._id, first.order._id],
    count: 2,
  });
  await send('PUT', `/parcels/${first.id}/status`, { status: 'in_transit' });
  const told = await send('PUT', '/parcels/status', { ids: found.body.ids, status: 'delivered', filter });
  expect(told.body).toMatchObject({
    done: [second.id],
    refused: [{ _id: first.id, reason: 'It no longer matches the filter' }],
  });
});
