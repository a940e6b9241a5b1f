import { aCourierOffice } from './courier-office.ts';

/** A shop with an order of 3000 DA whose parcel has this status. */
export async function shippedParcel(status: string) {
  const office = await aCourierOffice();
  const { order, id } = await office.parcel((await office.courier())._id);
  await office.send('PUT', `/parcels/${id}/status`, { status });
  return { ...office, office, order, id };
}
