import { expect, test } from 'vitest';
import { aCourierOffice, aYalidineOffice } from '../../../test/couriers/courier-office.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

test('the parcel of a courier without an interface is under way with its order, and back with it', async () => {
  const office = await aCourierOffice();
  const { send, courier, parcel, parcels } = office;
  const { _id: courierId } = await courier();
  const { order, id } = await parcel(courierId);
  const set = async (status: string) => {
    await send('PUT', '/orders/status', { ids: [order._id], status });
    const [{ status: shown, problem }] = await parcels(order._id);
    return [shown, problem];
  };
  expect(await set('Shipped')).toEqual(['in_transit', undefined]);
  expect(await set('Processing')).toEqual(['created', undefined]);
  expect(await set('Shipped')).toEqual(['in_transit', undefined]);
  await send('PUT', `/parcels/${id}/status`, { status: 'out_for_delivery' });
  await send('PUT', `/parcels/${id}/status`, { status: 'in_transit' });
  expect(await set('Processing')).toEqual(['in_transit', 'order']);
  expect(await set('Delivered')).toEqual(['delivered', undefined]);
  const findings = await proveInvariants(office.db, office.resources.env);
  expect(findings.flatMap((finding) => finding.violations)).toEqual([]);
});

test('a courier with an interface tells where its parcel is, whatever the order says', async () => {
  const { send, made, parcels } = await aYalidineOffice();
  const { order } = await made();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Shipped' });
  expect((await parcels(order._id))[0].status).toBe('created');
});
