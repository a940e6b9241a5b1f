import { expect, test } from 'vitest';
import { aCourierOffice } from '../../test/couriers/courier-office.ts';

test('a parcel is found by any part of its tracking number, its reference, its buyer and the phone', async () => {
  const { send, db, courier, parcel } = await aCourierOffice();
  const { _id: courierId } = await courier();
  const { id } = await parcel(courierId, { fullName: 'Amel Cherif', phone: '0771 22 33 44' });
  await parcel(courierId);
  await db.updateTable('shipments').set({ tracking: 'Exs-105_DZ' }).where('id', '=', id).execute();
  const { reference } = await db
    .selectFrom('shipments')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = async (keyword: string) =>
    (await send('GET', `/parcels?${new URLSearchParams({ keyword })}`)).body.parcels.map(
      ({ _id }: { _id: string }) => _id,
    );
  for (const keyword of ['EXS-105_DZ', 'exs-105', '105_', '5_dz', reference, 'amel', '+213771223344']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [id]]);
  }
  expect(await found('EXS-105%DZ')).toEqual([]);
});
