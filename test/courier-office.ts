import { expect } from 'vitest';
import type { CourierBody } from '../shared/couriers.ts';
import { sheetFields, usualHeadings } from '../shared/parcel-terms.ts';
import { createTestApp } from './create-test-app.ts';
import { aProduct } from './factories.ts';
import { anOrderBody, postOrder } from './order-body.ts';
import { signedInAs } from './signed-in-as.ts';

/** The settings of a courier with a sheet of all columns. */
export function aCourierBody(values: Partial<CourierBody> = {}): CourierBody {
  return {
    name: 'Rapid Livraison',
    kind: 'sheet',
    fromWilaya: 16,
    returnFee: 250,
    maxCollected: null,
    baseUrl: '',
    secrets: { id: '', token: '', webhook: '' },
    sheetColumns: sheetFields.map((field) => ({ field, heading: usualHeadings[field] })),
    isActive: true,
    ...values,
  };
}

/** A shop with an administrator, who makes couriers, confirmed orders and parcels. */
export async function aCourierOffice(options: Parameters<typeof createTestApp>[0] = {}) {
  const shop = await createTestApp(options);
  const { app, db } = shop;
  const { user, headers } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
  };
  const courier = async (values: Partial<CourierBody> = {}) => {
    const { status, body } = await send('POST', '/couriers', aCourierBody(values));
    expect(status, JSON.stringify(body)).toBe(201);
    return body as { _id: string; version: number };
  };
  /** An order of two units of a product of its own. */
  const order = async (address: Record<string, unknown> = {}, stock = 10) => {
    const product = await aProduct(db, { stock });
    const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 2 }], address));
    expect(placed.statusCode, placed.body).toBe(201);
    return { ...(placed.json() as { _id: string; totalPrice: number }), product };
  };
  const confirmed = async (address: Record<string, unknown> = {}) => {
    const placed = await order(address);
    await send('PUT', `/orders/${placed._id}/status`, { status: 'Processing' });
    return placed;
  };
  const parcels = async (orderId: string) => (await send('GET', `/orders/${orderId}/parcels`)).body;
  /** A confirmed order with its parcel. */
  const parcel = async (courierId: string, address: Record<string, unknown> = {}) => {
    const order = await confirmed(address);
    const { status, body } = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.refused).toEqual([]);
    return { order, id: body.made[0]._id as string, batch: body.batch as string };
  };
  const statusOf = async (id: string) => {
    const found = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
    return found?.status;
  };
  return { ...shop, user, headers, send, courier, order, confirmed, parcels, parcel, statusOf };
}
