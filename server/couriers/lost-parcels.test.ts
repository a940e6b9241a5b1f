import { expect, test } from 'vitest';
import { aCourierOffice } from '../../test/couriers/courier-office.ts';

/** A parcel with the tracking number c-1 that its courier has lost. */
async function lostParcel() {
  const office = await aCourierOffice();
  const { send, db, courier, parcel } = office;
  const { _id: courierId } = await courier();
  const { order, id } = await parcel(courierId);
  await db.updateTable('shipments').set({ tracking: 'c-1' }).where('id', '=', id).execute();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Shipped' });
  await send('PUT', `/parcels/${id}/status`, { status: 'lost' });
  const attention = async () => {
    const [list, dashboard] = [await send('GET', '/parcels?show=attention'), await send('GET', '/dashboard')];
    expect(dashboard.body.parcels).toBe(list.body.count);
    return list.body.parcels;
  };
  return { ...office, courierId, order, id, attention };
}

test.each(['Cancelled', 'Delivered'])(
  'a lost parcel needs somebody until its order is %s',
  async (status) => {
    const { send, order, id, attention } = await lostParcel();
    expect(await attention()).toMatchObject([{ _id: id, isLost: true }]);
    await send('PUT', `/orders/${order._id}/status`, { status });
    expect(await attention()).toEqual([]);
  },
);

test('a lost parcel needs nobody once its order is sent again', async () => {
  const { send, courierId, order, attention } = await lostParcel();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Processing' });
  expect(await attention()).toHaveLength(1);
  const { body } = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  expect(await attention()).toEqual([]);
  await send('PUT', `/parcels/${body.made[0]._id}/status`, { status: 'cancelled' });
  expect(await attention()).toHaveLength(1);
});

test('money for a lost parcel is a compensation of which nothing was expected, and settles it once accepted', async () => {
  const { send, courierId, attention } = await lostParcel();
  const body = { reference: 'B-1', paidOn: '2026-03-10', csv: 'tracking,amount\nc-1,3000\n', apply: true };
  const line = { difference: 'undelivered', isCompensation: true, amount: 3_000, expected: 0 };
  const read = (await send('POST', `/couriers/${courierId}/payouts`, body)).body;
  expect(read.found).toMatchObject([line]);
  expect((await send('GET', `/payouts/${read.payoutId}`)).body.found).toMatchObject([line]);
  expect(await attention()).toHaveLength(1);
  await send('POST', `/payouts/${read.payoutId}/lines/2/accept`, { reason: 'damage' });
  expect(await attention()).toEqual([]);
});
