import { expect, test } from 'vitest';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function anOrderAndItsAdministrator() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const product = await aProduct(db);
  const { id } = await anOrder(db, { items: [{ product_id: product.id }] });
  const become = async (...statuses: OrderStatus[]) => {
    for (const status of statuses) {
      const url = `/api/orders/${id}/status`;
      expect((await app.inject({ method: 'PUT', url, headers, payload: { status } })).statusCode).toBe(200);
    }
    const { steps } = (await app.inject(`/api/orders/guest/${id}`)).json();
    return steps as { status: OrderStatus; at?: string }[];
  };
  return { app, db, id, headers, become };
}

const statusesOf = (steps: { status: OrderStatus }[]) => steps.map(({ status }) => status);

test('the steps of an order are the statuses that led to the present one, each with its time', async () => {
  const { app, id, headers, become } = await anOrderAndItsAdministrator();
  const begun = Date.now();
  expect(await become()).toEqual([]);
  expect(statusesOf(await become('Processing'))).toEqual(['Processing']);
  const steps = await become('Shipped', 'Delivered');
  expect(statusesOf(steps)).toEqual(['Processing', 'Shipped', 'Delivered']);
  for (const { at = '' } of steps) {
    expect(Date.parse(at)).toBeGreaterThan(begun - 5000);
    expect(Date.parse(at)).toBeLessThan(Date.now() + 5000);
  }
  const asAdmin = await app.inject({ url: `/api/orders/${id}`, headers });
  expect(asAdmin.json().steps).toEqual(steps);
});

test('a status that was taken back is no step', async () => {
  const { become } = await anOrderAndItsAdministrator();
  expect(statusesOf(await become('Processing', 'Delivered', 'Processing', 'Shipped'))).toEqual([
    'Processing',
    'Shipped',
  ]);
  expect(statusesOf(await become('Delivered', 'Cancelled'))).toEqual(['Processing', 'Shipped', 'Cancelled']);
  expect(statusesOf(await become('Processing'))).toEqual(['Processing']);
  expect(await become('Pending')).toEqual([]);
});

test('an order whose changes nobody recorded shows its present status without a time', async () => {
  const { db, id, become } = await anOrderAndItsAdministrator();
  const set = (values: { status: OrderStatus; delivered_at?: Date }) =>
    db.updateTable('orders').set(values).where('id', '=', id).execute();
  await set({ status: 'Shipped' });
  expect(await become()).toEqual([{ status: 'Shipped' }]);
  const delivered_at = new Date('2026-03-10T12:00:00Z');
  await set({ status: 'Delivered', delivered_at });
  expect(await become()).toEqual([{ status: 'Delivered', at: delivered_at.toISOString() }]);
});
