import { aCourierOffice } from './courier-office.ts';

/** A shop whose courier delivered parcels of 3000 DA each, with the tracking numbers c-1, c-2 and so on. */
export async function aShopWithParcels(statuses: string[]) {
  const office = await aCourierOffice();
  const { _id: courierId } = await office.courier();
  const { db, send } = office;
  const orders: string[] = [];
  for (const [place, status] of statuses.entries()) {
    const { order, id } = await office.parcel(courierId);
    await db
      .updateTable('shipments')
      .set({ tracking: `c-${place + 1}` })
      .where('id', '=', id)
      .execute();
    if (status !== 'created') await send('PUT', `/parcels/${id}/status`, { status });
    orders.push(order._id);
  }
  const read = (csv: string, values: object = {}) =>
    send('POST', `/couriers/${courierId}/payouts`, {
      reference: 'B-1',
      paidOn: '2026-03-10',
      csv,
      apply: true,
      ...values,
    });
  const isPaid = async (place: number) => {
    const order = await db
      .selectFrom('orders')
      .select('paid_at')
      .where('id', '=', orders[place - 1] ?? '')
      .executeTakeFirst();
    return order?.paid_at !== null;
  };
  return { ...office, courierId, orders, read, isPaid };
}
